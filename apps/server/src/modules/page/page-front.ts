import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { CachedPage } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';

export interface PageFront {
  /** Remembers how a visitor with these headers was answered: with which page and which headers. */
  keep(request: IncomingMessage, response: SentResponse): void;
  /** Answers a request whose page is in the cache; false leaves it to the framework. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

export interface SentResponse {
  readonly pageKey: string;
  readonly isCompressed: boolean;
  readonly nonce: string;
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>;
}

interface KeptResponse {
  readonly pageKey: string;
  readonly isCompressed: boolean;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** The content security policy, cut where the nonce stands. */
  readonly policy: readonly string[];
}

const maxVisitors = 2_000;
const maxVisitorLength = 2_048;
const ownHeaders = new Set(['x-request-id', 'content-security-policy', 'content-length']);

/**
 * Stands before the framework and repeats its answers: the same page to a visitor whose headers say
 * the same, with a nonce and a request id of its own. What a page looks like, and with which headers
 * it goes out, is decided behind it alone.
 */
export function createPageFront(options: {
  cache: PageCache<CachedPage>;
  newNonce: () => string;
  countryHeader: string | null;
}): PageFront {
  const { cache, newNonce, countryHeader } = options;
  const byVisitor = new Map<string, KeptResponse>();

  return {
    keep(request, { pageKey, isCompressed, nonce, headers }) {
      const visitor = visitorOf(request, countryHeader);
      if (visitor === null) return;
      const oldest = byVisitor.size >= maxVisitors ? byVisitor.keys().next().value : undefined;
      if (oldest !== undefined) byVisitor.delete(oldest);
      byVisitor.set(visitor, {
        pageKey,
        isCompressed,
        headers: Object.entries(headers).flatMap(([name, value]) =>
          ownHeaders.has(name) ? [] : [name, String(value)],
        ),
        policy: String(headers['content-security-policy']).split(nonce),
      });
    },

    answer(request, response) {
      if (request.method !== 'GET') return false;
      const visitor = visitorOf(request, countryHeader);
      const kept = visitor === null ? undefined : byVisitor.get(visitor);
      const page = kept && cache.peek(kept.pageKey);
      if (!kept || page?.kind !== 'document' || !isPlain(page)) return false;

      const nonce = newNonce();
      const { bytes, sent } = (kept.isCompressed ? page.document.gzip : page.document.plain).fill(nonce);
      response.writeHead(200, [
        ...kept.headers,
        'x-request-id',
        randomUUID(),
        'content-security-policy',
        kept.policy.join(nonce),
        'content-length',
        String(bytes.length),
      ]);
      response.end(bytes, sent);
      return true;
    },
  };
}

/** Only such pages are repeated: nothing of theirs depends on more than headers that `visitorOf` reads. */
export function isPlain(page: CachedPage): boolean {
  return page.kind === 'document' && page.status === 200 && (page.cookies ?? []).length === 0;
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
  const forwarded = [headers['x-forwarded-proto'], headers['x-forwarded-host']].join('\n');
  const visitor = [
    url,
    headers.host,
    headers['user-agent'],
    headers['accept-language'],
    acceptsGzip(headers['accept-encoding']) ? 'gzip' : '',
    cookiesOfPages(headers.cookie),
    countryHeader ? headers[countryHeader] : '',
    // believed from some addresses only
    forwarded === '\n' ? '' : `${socket.remoteAddress}\n${forwarded}`,
  ].join('\n');
  return visitor.length <= maxVisitorLength ? visitor : null;
}

/** Most visitors have none, or some that pages do not read. */
function cookiesOfPages(cookies: string | undefined): string {
  return cookies && /i18n_redirected|lang|ccy|isRouteRegister|isFastDeposit/.test(cookies) ? cookies : '';
}

export function acceptsGzip(accepted: string | string[] | undefined): boolean {
  return accepted !== undefined && /\bgzip\b/.test(String(accepted));
}
