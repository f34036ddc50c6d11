import { stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageCookie, PageRenderer, PageRequest } from '@halls/contract/page';
import type { Dispatcher, Translate } from '#platform/http/dispatcher.ts';
import { readFacts } from '#platform/http/facts.ts';
import type { SiteDirectory } from '#modules/site';
import { isShared, makePage, type MadePage } from './make-page.ts';
import type { PageCache } from './page-cache.ts';
import { encodingFor, hasAlready, headersOf304 } from './page-document.ts';
import { createPageFront, putBefore } from './page-front.ts';
import { readPageRequest } from './read-page-request.ts';
import { createRenderQueue } from './render-queue.ts';
import { mountSearchEngineFiles } from './search-engines.ts';

const renderBounds = { atOnce: 2, waiting: 32 };
const retryAfterSeconds = 2;

/** Every address under GET that nothing else answers is a page. */
export function mountPages(
  http: FastifyInstance,
  options: {
    renderer: PageRenderer;
    cache: PageCache<MadePage>;
    dispatcher: Dispatcher;
    translate: Translate;
    sites: SiteDirectory;
    countryHeader: string | null;
    frameOrigins: readonly string[];
  },
): void {
  const { renderer, cache, sites, countryHeader, translate } = options;
  mountSearchEngineFiles(http, sites);
  const front = createPageFront({ cache, countryHeader });
  const making = { ...options, queue: createRenderQueue(renderBounds) };
  const vary = ['accept-encoding', 'accept-language', 'cookie', 'user-agent', countryHeader ?? []]
    .flat()
    .join(', ');

  http.get('/*', async (request, reply) => {
    const facts = readFacts(request, sites.findByHost, countryHeader);
    const pageRequest = readPageRequest(request, facts, sites.findByHost(request.hostname), renderer);
    const pageKey = keyOf(pageRequest);
    const page = await cache.get(pageKey, () => makePage(making, pageRequest, facts));
    if (page.kind === 'busy') return refuse(reply, translate(pageRequest.language, 'error.unavailable'));
    addCookies(reply, page.cookies);
    if (page.kind === 'redirect')
      return reply.header('cache-control', 'no-cache').redirect(page.location, page.status);
    return sendDocument(request, reply.header('vary', vary), page, () =>
      front.keep(request.raw, { pageKey, headers: reply.getHeaders() }),
    );
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

/** More pages are being made than the machine can make beside its calls. */
function refuse(reply: FastifyReply, message: string): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', retryAfterSeconds)
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
