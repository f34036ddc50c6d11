import type { Envelope } from '../core/envelope.ts';
import type { Currency } from '../core/money.ts';
import type { Language } from '../core/language.ts';
import type { TemplateName } from '../template/index.ts';

export {
  leadsHome,
  leadsNowhere,
  maintenanceAddress,
  maintenancePath,
  manifestPath,
  offlinePath,
  pageAddress,
  type LeadingHome,
} from './page-address.ts';

/** What the site's server and the web build's server entry know of each other. */

export type DeviceType = 'app' | 'desktop' | 'mobile' | 'pwa';

export interface PageSite {
  siteId: number;
  template: TemplateName;
  /** Of the site's drawn mark and favicon. */
  mark: string;
  name: string;
  /** The Chinese one, which zh_CN shows as its title. */
  nameZh: string;
  defaultLanguage: Language;
  languages: readonly Language[];
  currencies: readonly Currency[];
  /** `H5_1` to `H5_8`: the home that phones are shown; `origin_mobile`: the template's own. */
  mobileTemplate: string;
  /** No game starts on a closed site. */
  isClosed: boolean;
}

export interface PageRequest {
  /** Absolute, as `pageAddress` has it. */
  url: string;
  site: PageSite;
  /** One of `PageRenderer.languages`. */
  language: Language;
  currency: Currency;
  /** A guess from the request's headers; the browser corrects it by window width. */
  device: DeviceType;
  /** True for `lang=cimode`: raw message keys. */
  showKeys: boolean;
}

/** Calls an API endpoint as a guest of the request's site, in its language. */
export type PageApi = (path: string, body: Record<string, unknown>) => Promise<Envelope>;

export interface PageCookie {
  name: string;
  value: string;
  maxAgeSeconds?: number;
}

/** What stands in a document itself and is let through by its hash, such as `sha256-9s0Yn…`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export type PageResult =
  | {
      kind: 'document';
      status: number;
      /** The whole document, the same for every visitor with the same request. */
      html: string;
      inline: InlineHashes;
      /** False when something that the page can do without could not be read. */
      isWhole: boolean;
      cookies: readonly PageCookie[];
    }
  /** What is no page and yet each site's and language's own. */
  | { kind: 'file'; type: string; body: string }
  | { kind: 'redirect'; status: 301 | 302 | 307 | 308; location: string; cookies: readonly PageCookie[] };

export interface PageRenderer {
  /** Those whose messages are complete. */
  readonly languages: readonly Language[];
  render(request: PageRequest, api: PageApi): Promise<PageResult>;
}
