import type { Texts } from '@halls/web-kit';

/** What a route says of itself to the document and the frame around it. */
export interface PageHandle {
  /** Without the site's name; absent for the home page. */
  title?: (texts: Texts, data: unknown) => string | undefined;
  /** For search engines and whoever shares the page; the site's own where there is none. */
  description?: (texts: Texts, data: unknown) => string | undefined;
  /** What the page is about in the words of schema.org, for search engines; `origin` is the site's. */
  structuredData?: (texts: Texts, data: unknown, origin: string) => object | undefined;
  frame?: PageFrame;
  noindex?: boolean;
  /** What stands there is all of it: no code takes it over. */
  isStill?: true;
  /** The picture that the first screen waits for, once for each width of the window. */
  leadPictures?: (data: unknown) => LeadPicture[];
}

/** `own` leaves out the halls, for a page with a navigation of its own; `none` the footer and all navigation. */
export type PageFrame = 'full' | 'own' | 'none';

export interface LeadPicture {
  srcset: string;
  sizes: string;
  media: string;
  type: string;
}
