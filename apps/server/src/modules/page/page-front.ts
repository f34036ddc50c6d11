import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isShared, type MadePage } from './make-page.ts';
import type { PageCache } from './page-cache.ts';
import { encodingFor, hasAlready, headersOf304, type Encoding } from './page-document.ts';

export interface PageFront {
  /** Remembers with which page and which headers a visitor like this one was answered. */
  keep(request: IncomingMessage, answer: { pageKey: string; headers: SentHeaders }): void;
  /** Answers a request whose page is in the cache; false leaves it to the framework. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

type SentHeaders = Readonly<Record<string, number | string | string[] | undefined>>;

interface KeptAnswer {
  readonly pageKey: string;
  readonly encoding: Encoding;
  /** Names and values in turn, and those of them that a 304 has. */
  readonly headers: readonly string[];
  readonly fewHeaders: readonly string[];
  /** As it goes out, until the page is another one. */
  ready?: ReadyAnswer | undefined;
}

/** Made once for as long as the page is kept: with a list made for each visitor, the list is what costs. */
interface ReadyAnswer {
  readonly page: MadePage;
  readonly etag: string;
  readonly bytes: Buffer;
  readonly headers: string[];
  readonly fewHeaders: string[];
}

const maxVisitors = 2_000;
const maxVisitorLength = 2_048;
/**
 * Told of each page anew, or of what went the framework's way alone: what is repeated is in no log and not counted,
 * and an id or a number left would be those of somebody else.
 */
const ownHeaders = new Set([
  'x-request-id',
  'content-security-policy',
  'content-length',
  'etag',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]);

/**
 * Stands before the framework and repeats its answers: the same page to a visitor whose headers say
 * the same. What a page looks like, and with which headers it goes out, is decided behind it alone.
 */
export function createPageFront(deps: {
  cache: PageCache<MadePage>;
  countryHeader: string | null;
}): PageFront {
  const { cache, countryHeader } = deps;
  const byVisitor = new Map<string, KeptAnswer>();

  return {
    keep(request, { pageKey, headers }) {
      const visitor = visitorOf(request, countryHeader);
      if (visitor === null) return;
      const oldest = byVisitor.size >= maxVisitors ? byVisitor.keys().next().value : undefined;
      if (oldest !== undefined) byVisitor.delete(oldest);
      const fixed = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
      const inTurn = ([name, value]: (typeof fixed)[number]) => [name, String(value)];
      byVisitor.set(visitor, {
        pageKey,
        encoding: encodingFor(request.headers['accept-encoding']),
        headers: fixed.flatMap(inTurn),
        fewHeaders: fixed.filter(([name]) => headersOf304.has(name)).flatMap(inTurn),
      });
    },

    answer(request, response) {
      if (request.method !== 'GET') return false;
      const visitor = visitorOf(request, countryHeader);
      const kept = visitor === null ? undefined : byVisitor.get(visitor);
      const page = kept && cache.peek(kept.pageKey);
      if (!kept || !page) return false;
      if (kept.ready?.page !== page) kept.ready = readyFor(kept, page);
      if (!kept.ready) return false;
      const { etag, bytes, headers, fewHeaders } = kept.ready;
      if (hasAlready(request.headers['if-none-match'], etag)) response.writeHead(304, fewHeaders).end();
      else response.writeHead(200, headers).end(bytes);
      return true;
    },
  };
}

function readyFor(kept: KeptAnswer, page: MadePage): ReadyAnswer | undefined {
  if (page.kind !== 'document' || page.status !== 200 || !isShared(page)) return undefined;
  const body = page.document.ready(kept.encoding);
  if (!body) return undefined;
  const { bytes, etag } = body;
  const own = ['etag', etag];
  const ofPage = ['content-security-policy', page.document.policy, 'content-length', String(bytes.length)];
  return {
    page,
    etag,
    bytes,
    headers: [...kept.headers, ...own, ...ofPage],
    fewHeaders: [...kept.fewHeaders, ...own],
  };
}

/** Lets `answer` see every request first. */
export function putBefore(server: Server, answer: PageFront['answer']): void {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    // a server that is closing says so on each response, which the framework takes care of
    if (server.listening && answer(request, response)) return;
    for (const listener of others) listener.call(server, request, response);
  });
}

/** All that decides how a page looks and goes out, as one text; null for what is not worth keeping. */
function visitorOf({ url, headers, socket }: IncomingMessage, countryHeader: string | null): string | null {
  const forwarded = `${String(headers['x-forwarded-proto'] ?? '')}\n${String(headers['x-forwarded-host'] ?? '')}`;
  const asked = `${url ?? ''}\n${headers.host ?? ''}\n${headers['user-agent'] ?? ''}`;
  const taken = `${headers['accept-language'] ?? ''}\n${headers['accept-encoding'] ?? ''}`;
  const said = `${cookiesOfPages(headers.cookie)}\n${countryHeader ? String(headers[countryHeader] ?? '') : ''}`;
  // believed from some addresses only
  const from = forwarded === '\n' ? '' : `${socket.remoteAddress ?? ''}\n${forwarded}`;
  const visitor = `${asked}\n${taken}\n${said}\n${from}`;
  return visitor.length <= maxVisitorLength ? visitor : null;
}

/** Those that decide language and currency; most visitors have none. */
function cookiesOfPages(cookies: string | undefined): string {
  return cookies?.match(/(?:^|;)\s*(?:i18n_redirected|lang|ccy)=[^;]*/g)?.join() ?? '';
}
