import type { Currency } from '@halls/contract';
import type { Permission } from '@halls/contract/office';
import type { Grant, Operator } from '#platform/actor.ts';

type Holder = Pick<Operator, 'grants'>;

/** Whether they hold `permission` in the site; null asks for all sites. */
export function may(operator: Holder, permission: Permission, siteId: number | null): boolean {
  return grantsOf(operator, permission, siteId).length > 0;
}

/** Where they hold it: null is everywhere, none is nowhere. */
export function sitesWhere(operator: Holder, permission: Permission): readonly number[] | null {
  const held = operator.grants.filter((grant) => grant.permission === permission);
  if (held.some(({ siteIds }) => siteIds === null)) return null;
  return [...new Set(held.flatMap(({ siteIds }) => siteIds ?? []))];
}

/** A site, and the currencies in it that a permission holds for; null: all. */
export interface Reach {
  readonly siteId: number;
  readonly currencies: readonly Currency[] | null;
}

/** How far they hold it among these sites. */
export function reachOf(
  operator: Holder,
  permission: Permission,
  siteIds: readonly number[],
): readonly Reach[] {
  return siteIds.flatMap((siteId) => {
    const held = grantsOf(operator, permission, siteId);
    if (held.length === 0) return [];
    const isWhole = held.some(({ currencies }) => currencies === null);
    return [
      {
        siteId,
        currencies: isWhole ? null : [...new Set(held.flatMap(({ currencies }) => currencies ?? []))],
      },
    ];
  });
}

/** Whether one of their roles lets them move or agree to so much there. */
export function mayMove(
  operator: Holder,
  permission: Permission,
  { siteId, currency, amountMinor }: { siteId: number | null; currency: Currency; amountMinor: bigint },
): boolean {
  const size = amountMinor < 0n ? -amountMinor : amountMinor;
  return grantsOf(operator, permission, siteId).some(({ currencies, amountLimitMinor }) => {
    const limit = amountLimitMinor[currency];
    return (currencies === null || currencies.includes(currency)) && (limit === undefined || size <= limit);
  });
}

function grantsOf({ grants }: Holder, permission: Permission, siteId: number | null): readonly Grant[] {
  return grants.filter(
    (grant) =>
      grant.permission === permission &&
      (grant.siteIds === null || (siteId !== null && grant.siteIds.includes(siteId))),
  );
}
