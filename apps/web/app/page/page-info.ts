import type { Currency, DeviceType, Language, TemplateName } from './wire-types.ts';

/** What every part of a page may know of the request; the same on the server and in the browser. */
export interface PageInfo {
  siteId: number;
  siteName: string;
  /** Of the site's drawn mark and favicon. */
  mark: string;
  /** No game starts on a closed site. */
  isClosed: boolean;
  template: TemplateName;
  /** `H5_1` to `H5_8`: the home that phones are shown; `origin_mobile`: the template's own. */
  mobileTemplate: string;
  language: Language;
  /** Those that the site offers and whose messages are complete. */
  languages: readonly Language[];
  currency: Currency;
  currencies: readonly Currency[];
  /** The server's guess from the request's headers. */
  device: DeviceType;
  /** Message keys instead of texts. */
  showKeys: boolean;
}
