import type { ContentKind } from '@halls/contract/publication';
import { isTemplateName, type TemplateName } from '@halls/contract/template';
import type { DeviceType } from '@halls/contract/page';

/** Where a site shows something of a kind; `key` is its number there. */
export function pathOf(kind: ContentKind, body: Readonly<Record<string, unknown>>, key: string): string {
  switch (kind) {
    case 'discount':
      return `/discount/${key}`;
    case 'discount-category':
      return '/discount';
    case 'faq':
      return `/faq/${key}`;
    case 'faq-group':
      return '/faq';
    case 'article':
      return `/main/${String(body.article_id)}`;
    case 'page-block':
      return body.place === 'sponsor' ? '/sponsor' : '/';
    case 'hall-providers':
      return `/gameHall/${String(body.gt_id)}`;
    case 'provider-games':
      return `/gameHall/${String(body.provider).slice(-1)}`;
    default:
      return '/';
  }
}

/** Where a site is reached by an operator's browser: by the office's own name where that is the site's, too. */
export function siteOrigin(
  office: URL,
  {
    hosts,
    isHost,
    port,
  }: { readonly hosts: readonly string[]; readonly isHost: boolean; readonly port: number },
): string {
  const host = isHost ? office.hostname : (hosts[0] ?? office.hostname);
  // in production a proxy stands in front, and speaks for both at the port that browsers take
  return office.protocol === 'https:' ? `https://${host}` : `http://${host}:${port}`;
}

const devices = ['desktop', 'mobile'] as const satisfies readonly DeviceType[];

export interface PreviewLook {
  readonly template: TemplateName | undefined;
  readonly device: DeviceType;
}

/** What an address asks for beside the page's own parameters. */
export function lookOf(query: URLSearchParams): PreviewLook {
  const template = query.get('template') ?? '';
  return {
    template: isTemplateName(template) ? template : undefined,
    device: devices.find((device) => device === query.get('device')) ?? 'desktop',
  };
}
