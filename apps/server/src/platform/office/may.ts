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
