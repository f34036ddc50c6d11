import type { InlineHashes, PageRenderer, PageRequest, PageResult } from '@halls/contract/page';
import type { Dispatcher, RequestFacts } from '#platform/http/dispatcher.ts';
import { createPageDocument, type PageDocument } from './page-document.ts';
import type { RenderQueue } from './render-queue.ts';

type Rendered = Extract<PageResult, { kind: 'document' }>;

/** A page that can be sent to any number of visitors; `busy` when too many others are being made. */
export type MadePage =
  | Extract<PageResult, { kind: 'redirect' }>
  | (Pick<Rendered, 'kind' | 'status' | 'cookies' | 'isWhole'> & { document: PageDocument })
  | { kind: 'busy' };

export async function makePage(
  deps: {
    renderer: PageRenderer;
    dispatcher: Dispatcher;
    queue: RenderQueue;
    frameOrigins: readonly string[];
  },
  request: PageRequest,
  facts: RequestFacts,
): Promise<MadePage> {
  // whoever asks, what is shown is what a guest is shown
  const guest = { ...facts, token: null, language: request.language };
  const result = await deps.queue.run(() =>
    deps.renderer.render(request, async (path, body) => {
      const { envelope } = await deps.dispatcher.dispatch(path, body, guest);
      return envelope;
    }),
  );
  if (result === null) return { kind: 'busy' };
  if (result.kind === 'redirect') return result;
  const { html, inline, ...rest } = result;
  const policy = contentSecurityPolicy(inline, new URL(request.url).host, deps.frameOrigins);
  return { ...rest, document: createPageDocument(html, policy) };
}

/** What a failure shows goes with the failure. */
export function isWorthKeeping(page: MadePage): boolean {
  return page.kind === 'redirect' || (page.kind === 'document' && page.status < 500 && page.isWhole);
}

/** True for what every visitor with the same request may get, and get again from a cache between us. */
export function isShared(page: MadePage): boolean {
  return page.kind === 'document' && isWorthKeeping(page) && page.cookies.length === 0;
}

/** Scripts and rules that stand in the page are allowed by hash, so that the page is the same bytes for all. */
function contentSecurityPolicy(inline: InlineHashes, host: string, frameOrigins: readonly string[]): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ');
  return [
    `default-src 'self'`,
    // the scripts named here fetch the rest; a script that someone smuggles in can't
    `script-src ${quoted(inline.scripts)} 'strict-dynamic'`,
    `style-src 'self' ${quoted(inline.styles)}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self' ws://${host} wss://${host}`,
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}
