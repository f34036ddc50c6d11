import { existsSync } from 'node:fs';
import { parseCookie, stringifySetCookie } from 'cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageCookie, PageRenderer, PageRequest } from '@halls/contract/page';
import type { Dispatcher } from '#platform/http/dispatcher.ts';
import { readFacts } from '#platform/http/facts.ts';
import type { SiteDirectory } from '#modules/site';
import type { CachedPage } from './cached-page.ts';
import { createNonces } from './nonces.ts';
import type { PageCache } from './page-cache.ts';
import { acceptsGzip, createPageFront, isPlain, putBefore } from './page-front.ts';
import { readPageRequest } from './read-page-request.ts';
import { mountSearchEngineFiles } from './search-engines.ts';
import { spliceDocument } from './spliced-document.ts';

const oneYearSeconds = 31_536_000;

/** Everything under GET that is not the API: the build's files, the pictures, and pages. */
export async function mountPages(
  http: FastifyInstance,
  options: {
    renderer: PageRenderer;
    cache: PageCache<CachedPage>;
    dispatcher: Dispatcher;
    sites: SiteDirectory;
    countryHeader: string | null;
    clientDirectory: string;
    picturesDirectory: string;
    frameOrigins: readonly string[];
  },
): Promise<void> {
  await serveFiles(http, '/assets/', `${options.clientDirectory}/assets`, true);
  await serveFiles(http, '/pictures/', options.picturesDirectory, false);
  mountSearchEngineFiles(http, options.sites);
  const policy = contentSecurityPolicy(options.frameOrigins);
  const newNonce = createNonces();
  const front = createPageFront({ cache: options.cache, newNonce, countryHeader: options.countryHeader });

  http.get('/*', async (request, reply) => {
    const cookies = parseCookie(request.headers.cookie ?? '');
    const facts = { ...readFacts(request, options.sites.findByHost, options.countryHeader), token: null };
    const pageRequest = readPageRequest(request, facts, options.sites.findByHost(request.hostname), cookies);
    const render = () => renderPage(options, pageRequest, facts);
    const pageKey = hasPageCookies(cookies) ? null : keyOf(pageRequest, request);
    const page = pageKey === null ? await render() : await options.cache.get(pageKey, render);
    if (page.kind === 'redirect') return redirect(reply, page);

    const nonce = newNonce();
    const isCompressed = acceptsGzip(request.headers['accept-encoding']);
    writePageHead(request, reply, page, policy(nonce, request.host), isCompressed);
    if (pageKey !== null && isPlain(page))
      front.keep(request.raw, { pageKey, isCompressed, nonce, headers: reply.getHeaders() });
    const { bytes, sent } = (isCompressed ? page.document.gzip : page.document.plain).fill(nonce);
    reply.raw.once('finish', sent);
    return reply.send(bytes);
  });
  putBefore(http.server, front.answer);
}

async function renderPage(
  options: { renderer: PageRenderer; dispatcher: Dispatcher },
  pageRequest: PageRequest,
  facts: Parameters<Dispatcher['dispatch']>[2],
): Promise<CachedPage> {
  const guest = { ...facts, language: pageRequest.language };
  const result = await options.renderer.render(pageRequest, async (path, body) => {
    const { envelope } = await options.dispatcher.dispatch(path, body, guest);
    return envelope;
  });
  if (result.kind === 'redirect') return result;
  const { html, ...rest } = result;
  return { ...rest, document: spliceDocument(html) };
}

// language, currency and device decide the page; the path and its query are part of the url
function keyOf(page: PageRequest, request: FastifyRequest): string {
  return `${page.site.siteId}:${page.language}:${page.currency}:${page.device}:${page.showKeys ? 'keys' : ''}:${request.protocol}://${request.host}${request.url}`;
}

/** Cookies that change what a page shows make it one visitor's own. */
function hasPageCookies(cookies: Record<string, string | undefined>): boolean {
  return cookies.isRouteRegister !== undefined || cookies.isFastDeposit !== undefined;
}

function redirect(reply: FastifyReply, page: Extract<CachedPage, { kind: 'redirect' }>): FastifyReply {
  addCookies(reply, page.cookies);
  return reply.code(page.status).header('cache-control', 'no-cache').redirect(page.location, page.status);
}

function writePageHead(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Extract<CachedPage, { kind: 'document' }>,
  policy: string,
  isCompressed: boolean,
): void {
  addCookies(reply, page.cookies);
  reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-cache')
    .header('cross-origin-opener-policy', openerPolicyOf(request.url))
    .header('vary', 'accept-encoding, accept-language, cookie, user-agent');
  if (isCompressed) reply.header('content-encoding', 'gzip');
}

function addCookies(reply: FastifyReply, cookies: readonly PageCookie[] = []): void {
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

function contentSecurityPolicy(frameOrigins: readonly string[]): (nonce: string, host: string) => string {
  const frames = ["'self'", ...frameOrigins].join(' ');
  return (nonce, host) =>
    `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ` +
    `img-src 'self' data:; font-src 'self'; connect-src 'self' ws://${host} wss://${host}; frame-src ${frames}; ` +
    `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`;
}

async function serveFiles(
  http: FastifyInstance,
  prefix: string,
  directory: string,
  hashed: boolean,
): Promise<void> {
  if (!existsSync(directory)) throw new Error(`${directory} is missing: the site is not built`);
  await http.register(fastifyStatic, {
    root: directory,
    prefix,
    decorateReply: false,
    index: false,
    preCompressed: hashed,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${oneYearSeconds}, immutable` : 'public, max-age=86400',
      );
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
