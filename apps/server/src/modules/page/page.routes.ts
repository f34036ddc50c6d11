import { setTimeout as sleep } from 'node:timers/promises';
import { stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maintenanceAddress, manifestPath, type PageCookie, type PageRequest } from '@halls/contract/page';
import type { Clock } from '@halls/service';
import type { Translate } from '#platform/http/dispatcher.ts';
import { limitRequests, shareCount } from '@halls/service';
import { readFacts } from '#platform/http/facts.ts';
import {
  maintenanceAt,
  retryAfterSeconds,
  type Site,
  type SiteDirectory,
  type SiteMaintenance,
} from '#modules/site';
import { isShared, makePage, nowhereAt, type MadePage, type NowherePage } from './make-page.ts';
import type { PageCache } from './page-cache.ts';
import type { PageMaker } from './page-maker.ts';
import { encodingFor, hasAlready, headersOf304 } from './page-document.ts';
import { createPageFront, putBefore } from './page-front.ts';
import { addressOf, readPageRequest } from './read-page-request.ts';
import { createRenderQueue } from './render-queue.ts';
import { mountSearchEngineFiles } from './search-engines.ts';

const renderBounds = { atOnce: 2, waiting: 32 };
const busySeconds = 2;
const lookAgainSeconds = 60;
/** Of one address, which may be that of many people; a page that is kept for visitors like the asker is not counted. */
const pagesPerMinute = 600;
const slownessMs = 1_000;
const maxSlowed = 1_000;

/** Every address under GET that nothing else answers is a page. */
export async function mountPages(
  http: FastifyInstance,
  options: {
    maker: Pick<PageMaker, 'languages' | 'make'>;
    cache: PageCache<MadePage>;
    clock: Clock;
    translate: Translate;
    sites: SiteDirectory;
    /** Of the pages that a site's operators write. */
    pathsOf: (siteId: number) => Promise<string[]>;
    countryHeader: string | null;
    rateLimits: boolean;
    /** Where nodes count together. */
    redis?: object | null;
    frameOrigins: () => Promise<readonly string[]>;
  },
): Promise<void> {
  const { maker, cache, sites, countryHeader, translate } = options;
  mountSearchEngineFiles(http, options);
  const front = createPageFront({ cache, countryHeader });
  const hostsOf = (host: string) => sites.findByHost(host).hosts;
  const making = { ...options, hostsOf, queue: createRenderQueue(renderBounds) };
  const vary = ['accept-encoding', 'accept-language', 'cookie', 'user-agent', countryHeader ?? []]
    .flat()
    .join(', ');

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const facts = readFacts(request, sites.findByHost, countryHeader);
    const site = sites.findByHost(request.hostname);
    const moved = sites.findRedirect(site.siteId, new URL(addressOf(request)).pathname);
    if (moved) return reply.header('cache-control', 'no-cache').redirect(moved.target, moved.status);
    const asked = readPageRequest(request, facts, site, await maker.languages());
    const now = options.clock();
    const maintenance = maintenanceAt(site.maintenance, now);
    const pageRequest =
      maintenance && !isFile(asked.url) ? { ...asked, url: addressIn(maintenance, asked.url, site) } : asked;
    const pageKey = keyOf(pageRequest);
    const page = await cache.get(pageKey, () => makePage(making, pageRequest, facts));
    if (maintenance && page.kind === 'document')
      return sendMaintenance(request, reply, page, retryAfterSeconds(maintenance, now));
    if (page.kind === 'busy') return refuse(reply, 503, translate(pageRequest.language, 'error.unavailable'));
    if (page.kind === 'file') return sendFile(reply, page);
    addCookies(reply, page.cookies);
    if (page.kind === 'redirect')
      return reply.header('cache-control', 'no-cache').redirect(page.location, page.status);
    if (page.kind === 'nowhere') return sendNowhere(request, reply, page);
    return sendDocument(request, reply.header('vary', vary), page, () =>
      front.keep(request.raw, { pageKey, headers: reply.getHeaders() }),
    );
  }

  await http.register(async (pages) => {
    if (options.rateLimits) {
      await limitRequests(pages, { perMinute: pagesPerMinute, shared: shareCount('pages', options.redis) });
      refuseSlowly(pages, (request) => {
        const { language } = readFacts(request, sites.findByHost, countryHeader);
        return translate(language, 'error.too_many_requests');
      });
    }
    pages.get('/*', (request, reply) => answer(request, reply));
  });
  putBefore(http.server, front.answer);
}

// the address names the host, and of the query what the page reads alone
function keyOf({ site, language, currency, device, showKeys, url }: PageRequest): string {
  return `${site.siteId}:${language}:${currency}:${device}:${showKeys ? 'keys' : ''}:${url}`;
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Extract<MadePage, { kind: 'document' }>,
  keep: () => void,
): Promise<FastifyReply> {
  const { encoding, bytes, etag } = await page.document.as(encodingFor(request.headers['accept-encoding']));
  reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', page.document.policy)
    // whoever keeps it asks each time whether it still holds: right even for a cache that knows nothing of `vary`
    .header('cache-control', isShared(page) ? 'public, max-age=0, must-revalidate' : 'private, no-cache')
    .header('cross-origin-opener-policy', openerPolicyOf(request.url));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (page.status !== 200 || !isShared(page)) return reply.send(bytes);
  keep();
  reply.header('etag', etag);
  if (!hasAlready(request.headers['if-none-match'], etag)) return reply.send(bytes);
  for (const name of Object.keys(reply.getHeaders())) if (!headersOf304.has(name)) reply.removeHeader(name);
  return reply.code(304).send();
}

/** What a page of a site that is shut still asks for. */
function isFile(url: string): boolean {
  return new URL(url).pathname === manifestPath;
}

function addressIn(
  { startAt, endAt }: SiteMaintenance,
  url: string,
  { timezone, settings }: Pick<Site, 'settings' | 'timezone'>,
): string {
  return maintenanceAddress(url, {
    start: startAt.toISOString(),
    end: endAt?.toISOString() ?? null,
    zone: timezone,
    service: settings.customer_service_url ?? null,
  });
}

/** The one page of a site that is shut; a browser that shows it asks again by itself. */
async function sendMaintenance(
  request: FastifyRequest,
  reply: FastifyReply,
  { document }: Extract<MadePage, { kind: 'document' }>,
  comeAgainSeconds: number,
): Promise<FastifyReply> {
  const { encoding, bytes } = await document.as(encodingFor(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', document.policy)
    .header('cache-control', 'no-store')
    .header('retry-after', comeAgainSeconds)
    .header('refresh', Math.min(comeAgainSeconds, lookAgainSeconds))
    .send(bytes);
}

function sendFile(reply: FastifyReply, { type, body }: Extract<MadePage, { kind: 'file' }>): FastifyReply {
  return reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(body);
}

/** As it is: packing each path's own page would cost more than making it. */
function sendNowhere(request: FastifyRequest, reply: FastifyReply, page: NowherePage): FastifyReply {
  const { pathname } = new URL(addressOf(request));
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', page.policy)
    .header('cache-control', 'private, no-cache')
    .send(nowhereAt(page, pathname));
}

/**
 * Whoever asks for too much is told so after a while: a program that asks again as soon as it is answered then
 * asks once a second, and costs nobody anything.
 */
function refuseSlowly(pages: FastifyInstance, say: (request: FastifyRequest) => string): void {
  const others = pages.errorHandler;
  let slowed = 0;
  pages.setErrorHandler(async (error, request, reply) => {
    if ((error as { statusCode?: number }).statusCode !== 429) return others(error, request, reply);
    if (slowed < maxSlowed) {
      slowed += 1;
      await sleep(slownessMs);
      slowed -= 1;
    }
    return refuse(reply, 429, say(request));
  });
}

/** More is asked for than the machine, or one visitor, is given. */
function refuse(reply: FastifyReply, status: 429 | 503, message: string): FastifyReply {
  if (!reply.hasHeader('retry-after')) reply.header('retry-after', busySeconds);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(message);
}

function addCookies(reply: FastifyReply, cookies: readonly PageCookie[]): void {
  for (const cookie of cookies) reply.header('set-cookie', setCookie(cookie));
}

/**
 * Pages of a game's popup window go on to another origin. With a policy of their own the browser
 * would cut the popup off from the page that opened it, which then takes it for closed.
 */
function openerPolicyOf(url: string): string {
  return /^\/(loading|close|authCallback)([/?]|$)/.test(url) ? 'unsafe-none' : 'same-origin-allow-popups';
}

function setCookie({ name, value, maxAgeSeconds }: PageCookie): string {
  return stringifySetCookie({
    name,
    value,
    path: '/',
    sameSite: 'lax',
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  });
}
