import { matchPath } from 'react-router';
import { isLanguage } from '@halls/contract';

/** What a page makes of a parameter's value; undefined when it makes nothing of it. */
type Read = (value: string) => string | undefined;
type Parameters = Readonly<Record<string, Read>>;

const shaped =
  (shape: RegExp): Read =>
  (value) =>
    shape.test(value) ? value : undefined;
const providerId = shaped(/^GP[A-Z0-9]{2,3}$/);

const ofEveryPage: Parameters = {
  lang: (value) => (isLanguage(value) || value === 'cimode' ? value : undefined),
  pwa: (value) => (value ? '1' : undefined),
};
/** What the pages of one route read beside it. */
const ofRoutes: Readonly<Record<string, Parameters>> = {
  '/gameHall/:hallId': { gp_id: providerId },
  '/slotgame': { gt_id: shaped(/^[2-9]$/), gp_id: providerId, house: shaped(/^[\w.-]{1,32}$/) },
};
/** Led on with all that they carry: the page that they lead to reads it in the browser. */
const passedOn = new Set(['/register']);

/** An address without the parameters that its page does not read, the rest in one order. */
export function pageAddress(address: string): string {
  const url = new URL(address);
  if (passedOn.has(url.pathname)) return url.href;
  const route = Object.keys(ofRoutes).find((pattern) => matchPath(pattern, url.pathname));
  const query = new URLSearchParams();
  for (const [name, read] of Object.entries({ ...ofEveryPage, ...(route && ofRoutes[route]) })) {
    const value = url.searchParams.get(name);
    const known = value === null ? undefined : read(value);
    if (known !== undefined) query.set(name, known);
  }
  url.search = query.toString();
  return url.href;
}
