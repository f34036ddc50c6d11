import type { Permission } from '@halls/contract/office';
import type { IconName } from '@halls/ui';

export type Place =
  | 'members'
  | 'agents'
  | 'transfers'
  | 'cashier'
  | 'risk'
  | 'trading'
  | 'campaigns'
  | 'red-envelopes'
  | 'sign-in-rewards'
  | 'missions'
  | 'rebates'
  | 'tournaments'
  | 'vip'
  | 'recommendations'
  | 'bonuses'
  | 'free-rounds'
  | 'ledger'
  | 'reports'
  | 'reconciliation'
  | 'bank-book'
  | 'exports'
  | 'content'
  | 'letters'
  | 'standing'
  | 'providers'
  | 'payment-services'
  | 'approvals'
  | 'operators'
  | 'log'
  | 'system'
  | 'account';

/** What places of one kind stand together under. */
export type PlaceGroup = 'people' | 'money' | 'rewards' | 'site' | 'figures' | 'house';

interface NavEntry {
  readonly group: PlaceGroup;
  readonly place: Place;
  readonly icon: IconName;
  /** What must be held to see it; null: nothing. */
  readonly permission: Permission | null;
  /** `site`: in the site that is looked at. */
  readonly where: 'site' | 'some' | 'house';
  /** Pressed after g; letters are fewer than places. */
  readonly key?: string;
}

/** The places of the office in the order in which they are shown, those of a group one after the other. */
const entries: readonly NavEntry[] = [
  { group: 'people', place: 'members', icon: 'user', permission: 'member.read', where: 'site', key: 'm' },
  { group: 'people', place: 'agents', icon: 'users', permission: 'agent.read', where: 'site', key: 'u' },
  { group: 'people', place: 'letters', icon: 'mail', permission: 'letter.read', where: 'site', key: 'e' },
  { group: 'money', place: 'cashier', icon: 'wallet', permission: 'cashier.read', where: 'site', key: 'd' },
  { group: 'money', place: 'transfers', icon: 'swap', permission: 'money.read', where: 'site', key: 't' },
  { group: 'money', place: 'risk', icon: 'eye', permission: 'risk.read', where: 'site', key: 'w' },
  { group: 'money', place: 'trading', icon: 'chart', permission: 'trading.read', where: 'house' },
  { group: 'money', place: 'ledger', icon: 'grid', permission: 'ledger.read', where: 'site', key: 'b' },
  { group: 'money', place: 'bank-book', icon: 'bank', permission: 'bankbook.read', where: 'house', key: 'k' },
  {
    group: 'money',
    place: 'reconciliation',
    icon: 'refresh',
    permission: 'recon.read',
    where: 'house',
    key: 'n',
  },
  {
    group: 'money',
    place: 'payment-services',
    icon: 'phone',
    permission: 'psp.read',
    where: 'house',
    key: 'v',
  },
  { group: 'rewards', place: 'campaigns', icon: 'megaphone', permission: 'promotion.read', where: 'site' },
  {
    group: 'rewards',
    place: 'bonuses',
    icon: 'flame',
    permission: 'promotion.read',
    where: 'site',
    key: 'z',
  },
  { group: 'rewards', place: 'free-rounds', icon: 'play', permission: 'promotion.read', where: 'site' },
  {
    group: 'rewards',
    place: 'red-envelopes',
    icon: 'star',
    permission: 'envelope.read',
    where: 'site',
    key: 'h',
  },
  {
    group: 'rewards',
    place: 'sign-in-rewards',
    icon: 'check',
    permission: 'promotion.read',
    where: 'site',
    key: 'i',
  },
  { group: 'rewards', place: 'rebates', icon: 'refresh', permission: 'promotion.read', where: 'site' },
  { group: 'rewards', place: 'vip', icon: 'star', permission: 'promotion.read', where: 'site' },
  {
    group: 'rewards',
    place: 'missions',
    icon: 'flag',
    permission: 'promotion.read',
    where: 'site',
    key: 'j',
  },
  {
    group: 'rewards',
    place: 'tournaments',
    icon: 'trophy',
    permission: 'promotion.read',
    where: 'site',
  },
  {
    group: 'rewards',
    place: 'recommendations',
    icon: 'user-plus',
    permission: 'promotion.read',
    where: 'site',
    key: 'q',
  },
  { group: 'site', place: 'content', icon: 'megaphone', permission: 'content.read', where: 'site', key: 'c' },
  { group: 'site', place: 'standing', icon: 'globe', permission: 'site.read', where: 'site', key: 's' },
  { group: 'site', place: 'providers', icon: 'play', permission: 'provider.read', where: 'house', key: 'p' },
  { group: 'figures', place: 'reports', icon: 'chart', permission: 'report.read', where: 'some', key: 'r' },
  {
    group: 'figures',
    place: 'exports',
    icon: 'download',
    permission: 'export.make',
    where: 'some',
    key: 'f',
  },
  { group: 'house', place: 'approvals', icon: 'check', permission: 'request.read', where: 'some', key: 'a' },
  {
    group: 'house',
    place: 'operators',
    icon: 'users',
    permission: 'operator.read',
    where: 'house',
    key: 'o',
  },
  { group: 'house', place: 'log', icon: 'list', permission: 'log.read', where: 'some', key: 'l' },
  { group: 'house', place: 'system', icon: 'clock', permission: 'system.read', where: 'house', key: 'x' },
  { group: 'house', place: 'account', icon: 'shield', permission: null, where: 'some', key: 'y' },
];

const ofSites: ReadonlySet<Place> = new Set(
  entries.filter(({ where }) => where === 'site').map(({ place }) => place),
);

type May = (permission: Permission, where: number | 'house' | 'some') => boolean;

/** What an operator has a place for, given the site that they look at (null where they may see none). */
export function navEntries(may: May, siteId: number | null): readonly NavEntry[] {
  return entries.filter(({ permission, where }) => {
    if (permission === null) return true;
    if (where !== 'site') return may(permission, where);
    return siteId !== null && may(permission, siteId);
  });
}

/** The same, by group. */
export function navGroups(
  may: May,
  siteId: number | null,
): readonly (readonly [PlaceGroup, readonly NavEntry[]])[] {
  return [...Map.groupBy(navEntries(may, siteId), ({ group }) => group)];
}

/** The address of a place; those of a site have it in theirs. */
export function addressOf(place: Place, siteId: number | null): string {
  return ofSites.has(place) ? `/site/${siteId}/${place}` : `/${place}`;
}
