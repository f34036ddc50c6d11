import { hallIds, memberPageIds, proxyPageIds } from '../core/constants.ts';
import { isLanguage } from '../core/choose-language.ts';

/** What a page makes of a parameter's value; undefined when it makes nothing of it. */
type Read = (value: string) => string | undefined;
type Parameters = Readonly<Record<string, Read>>;

const shaped =
  (shape: RegExp): Read =>
  (value) =>
    shape.test(value) ? value : undefined;
const rowId = shaped(/^[1-9]\d{0,8}$/);
const providerId = shaped(/^GP[A-Z0-9]{2,3}$/);

const ofEveryPage: Parameters = {
  lang: (value) => (isLanguage(value) || value === 'cimode' ? value : undefined),
  pwa: (value) => (value ? '1' : undefined),
};
const ofHalls: Parameters = { gp_id: providerId };
const ofProviders: Parameters = {
  gt_id: shaped(/^[2-9]$/),
  gp_id: providerId,
  house: shaped(/^[\w.-]{1,32}$/),
};
const namedAmong =
  (ids: readonly string[]): Read =>
  (value) =>
    ids.find((id) => id.toLowerCase() === value.toLowerCase());
const memberPage = namedAmong(memberPageIds);
const proxyPage = namedAmong(proxyPageIds);
/** What a browser shows when it reaches nobody; it has been told so before. */
export const offlinePath = '/offline';
/** What an installed site is called and looks like. */
export const manifestPath = '/manifest.webmanifest';

/** What every page of a site in maintenance is; no visitor's address leads there. */
export const maintenancePath = '/maintenance';

/** The page of a maintenance in the place of the one at `url`. Instants are ISO; what is null is not known. */
export function maintenanceAddress(
  url: string,
  told: { start: string; end: string | null; zone: string; service: string | null },
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(told)) if (value !== null) query.set(name, value);
  return new URL(`${maintenancePath}?${query.toString()}`, url).href;
}

/** Every path that has a page or leads to one, in small letters, and what it reads beside what every page does. */
const ofPaths: ReadonlyMap<string, Parameters> = new Map<string, Parameters>([
  ['/', {}],
  ['/gamehall', {}],
  ['/main', {}],
  ['/discount', { category: rowId }],
  ['/faq', {}],
  ['/envelopes', {}],
  ['/tournament', {}],
  ['/app', {}],
  ['/sponsor', {}],
  ['/deposit', {}],
  ['/play', {}],
  ['/loading', {}],
  ['/authcallback', {}],
  ['/fastpayment', {}],
  ['/close', {}],
  [offlinePath, {}],
  [manifestPath, {}],
  ...hallIds.map((hallId) => [`/gamehall/${hallId}`, ofHalls] as const),
  ['/user', { page: memberPage }],
  ...memberPageIds.map((id) => [`/user/${id.toLowerCase()}`, {}] as const),
  ['/proxy', { page: proxyPage }],
  ...proxyPageIds.map((id) => [`/proxy/${id.toLowerCase()}`, {}] as const),
  ['/slotgame', ofProviders],
  ['/gameroom', ofProviders],
]);
/** Lists whose rows have pages of their own, by number: which of them there are, only the site knows. */
const pathOfRow = /^\/(discount|faq|main|envelopes|tournament)\/[1-9]\d{0,8}$/;
/** Led on with all that they carry: the page that they lead to reads it in the browser. */
const leadingHome = ['/register', '/fastDeposit'] as const;
export type LeadingHome = (typeof leadingHome)[number];
/** Stands for all that is not there, so that it has one page, which shows this path where a visitor's belongs. */
const nowhere = '~nowhere~';

/**
 * An address without what its page does not read: the parameters that are left stand in one order, and whatever
 * leads nowhere leads to the same nowhere. Visitors can't make more pages than there are by asking for them.
 */
export function pageAddress(address: string): string {
  const url = new URL(address);
  if (leadsHome(url.pathname)) return url.href;
  const path = url.pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  const known = ofPaths.get(path) ?? (pathOfRow.test(path) ? {} : undefined);
  if (!known) url.pathname = /^\/gamehall\/[^/]+$/.test(path) ? `/gameHall/${nowhere}` : `/${nowhere}`;
  else if (path.startsWith('/gamehall')) url.pathname = path.replace('/gamehall', '/gameHall');
  else if (path === '/gameroom') url.pathname = '/gameRoom';
  else if (path.startsWith('/user/')) url.pathname = `/user/${memberPage(path.slice('/user/'.length))}`;
  else if (path.startsWith('/proxy/')) url.pathname = `/proxy/${proxyPage(path.slice('/proxy/'.length))}`;
  else url.pathname = path;
  const query = new URLSearchParams();
  for (const [name, read] of Object.entries({ ...ofEveryPage, ...known })) {
    const value = url.searchParams.get(name);
    const kept = value === null ? undefined : read(value);
    if (kept !== undefined) query.set(name, kept);
  }
  url.search = query.toString();
  return url.href;
}

/** Whether a path is none of a page's: it leads home, where something is opened. */
export function leadsHome(path: string): path is LeadingHome {
  return leadingHome.some((each) => each === path);
}

/** Whether an address, as `pageAddress` has it, is that of everything that is not there. */
export function leadsNowhere(address: string): boolean {
  return new URL(address).pathname.endsWith(`/${nowhere}`);
}
