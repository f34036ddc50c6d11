import type { Translate } from '@halls/i18n/format';
import type { TextKey } from '@halls/i18n/texts';

/** What a route says of itself to the document and the frame around it. */
export interface PageHandle {
  /** Without the site's name; absent for the home page. */
  title?: (t: Translate<TextKey<'shell'>>, data: unknown) => string | undefined;
  /** `none` leaves out the navigation and the footer. */
  frame?: 'full' | 'none';
  noindex?: boolean;
  /** The picture that the first screen waits for, once for each width of the window. */
  leadPictures?: (data: unknown) => LeadPicture[];
}

export interface LeadPicture {
  srcset: string;
  sizes: string;
  media: string;
  type: string;
}
