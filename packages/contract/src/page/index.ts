import type { Envelope } from '../core/envelope.ts';
import type { Currency } from '../core/money.ts';
import type { Language } from '../core/language.ts';
import type { TemplateName } from '../template/index.ts';

/** What the site's server and the web build's server entry know of each other. */

export type DeviceType = 'app' | 'desktop' | 'mobile' | 'pwa';

export interface PageSite {
  siteId: number;
  template: TemplateName;
  name: string;
  defaultLanguage: Language;
  languages: readonly Language[];
  currencies: readonly Currency[];
  /** No game starts on a closed site. */
  isClosed: boolean;
}

export interface PageRequest {
  /** Absolute, as the visitor sees it. */
  url: string;
  site: PageSite;
  language: Language;
  currency: Currency;
  /** A guess from the request's headers; the browser corrects it by window width. */
  device: DeviceType;
  /** True for `lang=cimode`: raw message keys. */
  showKeys: boolean;
  /** Cookies that pages read, such as isRouteRegister. Not part of cached pages. */
  cookies: Readonly<Record<string, string>>;
}

/** Calls an API endpoint as a guest of the request's site, in its language. */
export type PageApi = (path: string, body: Record<string, unknown>) => Promise<Envelope>;

/** Stands in the HTML wherever the response's CSP nonce belongs. */
export const noncePlaceholder = '__CSP_NONCE__';

export interface PageCookie {
  name: string;
  value: string;
  maxAgeSeconds?: number;
}

export type PageResult =
  | {
      kind: 'document';
      status: number;
      /** The whole document, with `noncePlaceholder` on every script, style and modulepreload tag. */
      html: string;
      /** True when the same request by any other guest may get the same document. */
      shareable: boolean;
      cookies?: readonly PageCookie[];
    }
  | { kind: 'redirect'; status: 301 | 302 | 307 | 308; location: string; cookies?: readonly PageCookie[] };

export interface PageRenderer {
  render(request: PageRequest, api: PageApi): Promise<PageResult>;
}
