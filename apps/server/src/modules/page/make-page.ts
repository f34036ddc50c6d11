import { leadsNowhere, type InlineHashes, type PageRequest, type PageResult } from '@halls/contract/page';
import type { RequestFacts } from '#platform/http/dispatcher.ts';
import { createPageDocument, type PageDocument } from './page-document.ts';
import type { PageMaker } from './page-maker.ts';
import type { RenderQueue } from './render-queue.ts';

type Rendered = Extract<PageResult, { kind: 'document' }>;

/** A page that can be sent to any number of visitors; `busy` when too many others are being made. */
export type MadePage =
  | Extract<PageResult, { kind: 'file' | 'redirect' }>
  | (Pick<Rendered, 'kind' | 'status' | 'cookies' | 'isWhole'> & { document: PageDocument })
  | NowherePage
  | { kind: 'busy' };

/** The page of all paths that have none: what stands before, between and after the path that was asked for. */
export interface NowherePage {
  readonly kind: 'nowhere';
  readonly status: number;
  readonly isWhole: boolean;
  readonly cookies: Rendered['cookies'];
  readonly policy: string;
  readonly around: readonly string[];
}

export async function makePage(
  deps: {
    maker: Pick<PageMaker, 'make'>;
    queue: RenderQueue;
    /** Of what pages show in frames. */
    frameOrigins: () => Promise<readonly string[]>;
    /** Under which the site of a host is reached. */
    hostsOf: (host: string) => readonly string[];
  },
  request: PageRequest,
  facts: RequestFacts,
): Promise<MadePage> {
  // whoever asks, what is shown is what a guest is shown
  const guest = { ...facts, token: null, language: request.language };
  const result = await deps.queue.run(() => deps.maker.make(request, guest));
  if (result === null) return { kind: 'busy' };
  if (result.kind !== 'document') return result;
  const { html, inline, ...rest } = result;
  const address = new URL(request.url);
  const policy = contentSecurityPolicy(inline, address.host, {
    frames: await deps.frameOrigins(),
    // what its own host doesn't answer a page asks the others for
    others: otherOrigins(address, deps.hostsOf(address.hostname)),
    ancestor: `'self'`,
  });
  if (!leadsNowhere(request.url)) return { ...rest, document: createPageDocument(html, policy) };
  return { ...rest, kind: 'nowhere', policy, around: html.split(address.pathname) };
}

/** The page of a path that has none, as it would have been rendered for it. */
export function nowhereAt({ around }: NowherePage, pathname: string): string {
  // what an address leaves as it is and React does not
  return around.join(pathname.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
}

/**
 * What a failure shows goes with the failure. A redirect is made at once, and some carry what a visitor wrote. Of what
 * is not there, such as an offer by a number that nobody has given, there are as many pages as anybody likes.
 */
export function isWorthKeeping(page: MadePage): boolean {
  if (page.kind === 'file') return true;
  if (page.kind === 'nowhere') return page.status < 500 && page.isWhole;
  return page.kind === 'document' && page.status < 400 && page.isWhole;
}

/** True for what every visitor with the same request may get, and get again from a cache between us. */
export function isShared(page: MadePage): boolean {
  return page.kind === 'document' && isWorthKeeping(page) && page.cookies.length === 0;
}

function otherOrigins({ href, hostname }: URL, hosts: readonly string[]): string[] {
  return hosts
    .filter((host) => host !== hostname)
    .map((host) => Object.assign(new URL(href), { hostname: host }).origin);
}

/** Scripts and rules that stand in the page are allowed by hash, so that the page is the same bytes for all. */
export function contentSecurityPolicy(
  inline: InlineHashes,
  host: string,
  {
    frames,
    others,
    ancestor,
  }: { frames: readonly string[]; others: readonly string[]; /** Who may frame it. */ ancestor: string },
): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ');
  return [
    `default-src 'self'`,
    // the scripts named here fetch the rest; a script that someone smuggles in can't
    `script-src ${quoted(inline.scripts)} 'strict-dynamic'`,
    `style-src 'self' ${quoted(inline.styles)}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    [`connect-src 'self' ws://${host} wss://${host}`, ...others].join(' '),
    `worker-src 'self'`,
    `frame-src ${["'self'", ...frames].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${ancestor}`,
  ].join('; ');
}
