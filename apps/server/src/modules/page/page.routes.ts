import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parseCookie, stringifySetCookie } from 'cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageCookie, PageRenderer, PageRequest, PageResult } from '@halls/contract/page';
import type { Dispatcher } from '#platform/http/dispatcher.ts';
import { readFacts } from '#platform/http/facts.ts';
import type { SiteDirectory } from '#modules/site';
import type { PageCache } from './page-cache.ts';
import { readPageRequest } from './read-page-request.ts';
import { spliceDocument, type SplicedDocument } from './spliced-document.ts';

export type CachedPage = Exclude<PageResult, { kind: 'document' }> | (Omit<Extract<PageResult, { kind: 'document' }>, 'html'> & { document: SplicedDocument });

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
  const policy = contentSecurityPolicy(options.frameOrigins);

  http.get('/*', async (request, reply) => {
    const cookies = parseCookie(request.headers.cookie ?? '');
    const facts = { ...readFacts(request, options.sites.findByHost, options.countryHeader), token: null };
    const pageRequest = readPageRequest(request, facts, options.sites.findByHost(request.hostname), cookies);
    const render = () => renderPage(options, pageRequest, facts);
    const page = hasPageCookies(cookies) ? await render() : await options.cache.get(keyOf(pageRequest, request), render);
    return sendPage(request, reply, page, policy);
  });
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

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage, policy: (nonce: string, host: string) => string): FastifyReply {
  for (const cookie of page.cookies ?? []) reply.header('set-cookie', setCookie(cookie));
  if (page.kind === 'redirect') return reply.code(page.status).header('cache-control', 'no-cache').redirect(page.location, page.status);

  const nonce = randomBytes(16).toString('base64url');
  const compress = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy(nonce, request.host))
    .header('cache-control', 'private, no-cache')
    .header('cross-origin-opener-policy', openerPolicyOf(request.url))
    .header('vary', 'accept-encoding, accept-language, cookie, user-agent');
  if (compress) reply.header('content-encoding', 'gzip');
  return reply.send(compress ? page.document.gzip(nonce) : page.document.plain(nonce));
}

/**
 * Pages of a game's popup window go on to another origin. With a policy of their own the browser
 * would cut the popup off from the page that opened it, which then takes it for closed.
 */
function openerPolicyOf(url: string): string {
  return /^\/(loading|close|authCallback)([/?]|$)/.test(url) ? 'unsafe-none' : 'same-origin-allow-popups';
}

function setCookie({ name, value, maxAgeSeconds }: PageCookie): string {
  return stringifySetCookie({ name, value, path: '/', sameSite: 'lax', ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }) });
}

function contentSecurityPolicy(frameOrigins: readonly string[]): (nonce: string, host: string) => string {
  const frames = ["'self'", ...frameOrigins].join(' ');
  return (nonce, host) =>
    `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ` +
    `img-src 'self' data:; font-src 'self'; connect-src 'self' ws://${host} wss://${host}; frame-src ${frames}; ` +
    `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`;
}

async function serveFiles(http: FastifyInstance, prefix: string, directory: string, hashed: boolean): Promise<void> {
  if (!existsSync(directory)) throw new Error(`${directory} is missing: the site is not built`);
  await http.register(fastifyStatic, {
    root: directory,
    prefix,
    decorateReply: false,
    index: false,
    preCompressed: hashed,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', hashed ? `public, max-age=${oneYearSeconds}, immutable` : 'public, max-age=86400');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

