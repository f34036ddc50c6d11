import type { Permission } from '@halls/contract/office';
import type { IconName } from '@halls/ui';

export type Place =
  | 'members'
  | 'agents'
  | 'transfers'
  | 'cashier'
  | 'risk'
  | 'red-envelopes'
  | 'sign-in-rewards'
  | 'recommendations'
  | 'bonuses'
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

interface NavEntry {
  readonly place: Place;
  readonly icon: IconName;
  /** What must be held to see it; null: nothing. */
  readonly permission: Permission | null;
  /** `site`: in the site that is looked at. */
  readonly where: 'site' | 'some' | 'house';
  /** Pressed after g. */
  readonly key: string;
}

/** The places of the office in the order in which they are shown. */
const entries: readonly NavEntry[] = [
  { place: 'members', icon: 'user', permission: 'member.read', where: 'site', key: 'm' },
  { place: 'agents', icon: 'users', permission: 'agent.read', where: 'site', key: 'u' },
  { place: 'transfers', icon: 'swap', permission: 'money.read', where: 'site', key: 't' },
  { place: 'cashier', icon: 'wallet', permission: 'cashier.read', where: 'site', key: 'd' },
  { place: 'risk', icon: 'eye', permission: 'risk.read', where: 'site', key: 'w' },
  { place: 'red-envelopes', icon: 'star', permission: 'envelope.read', where: 'site', key: 'h' },
  { place: 'sign-in-rewards', icon: 'check', permission: 'promotion.read', where: 'site', key: 'i' },
  { place: 'recommendations', icon: 'user-plus', permission: 'promotion.read', where: 'site', key: 'q' },
  { place: 'bonuses', icon: 'flame', permission: 'promotion.read', where: 'site', key: 'z' },
  { place: 'ledger', icon: 'grid', permission: 'ledger.read', where: 'site', key: 'b' },
  { place: 'reports', icon: 'chart', permission: 'report.read', where: 'some', key: 'r' },
  { place: 'reconciliation', icon: 'refresh', permission: 'recon.read', where: 'house', key: 'n' },
  { place: 'bank-book', icon: 'bank', permission: 'bankbook.read', where: 'house', key: 'k' },
  { place: 'exports', icon: 'download', permission: 'export.make', where: 'some', key: 'f' },
  { place: 'content', icon: 'megaphone', permission: 'content.read', where: 'site', key: 'c' },
  { place: 'letters', icon: 'mail', permission: 'letter.read', where: 'site', key: 'e' },
  { place: 'standing', icon: 'globe', permission: 'site.read', where: 'site', key: 's' },
  { place: 'providers', icon: 'play', permission: 'provider.read', where: 'house', key: 'p' },
  { place: 'payment-services', icon: 'phone', permission: 'psp.read', where: 'house', key: 'v' },
  { place: 'approvals', icon: 'check', permission: 'request.read', where: 'some', key: 'a' },
  { place: 'operators', icon: 'users', permission: 'operator.read', where: 'house', key: 'o' },
  { place: 'log', icon: 'list', permission: 'log.read', where: 'some', key: 'l' },
  { place: 'system', icon: 'clock', permission: 'system.read', where: 'house', key: 'x' },
  { place: 'account', icon: 'shield', permission: null, where: 'some', key: 'y' },
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

/** The address of a place; those of a site have it in theirs. */
export function addressOf(place: Place, siteId: number | null): string {
  return ofSites.has(place) ? `/site/${siteId}/${place}` : `/${place}`;
}
