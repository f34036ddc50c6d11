import type { OfficeCalls, Permission } from '@halls/contract/office';

type Grants = OfficeCalls['/me']['data']['grants'];

/** Whether a permission is held in a site, in all sites (`house`), or in any (`some`). */
export function mayIn(grants: Grants, permission: Permission, where: number | 'house' | 'some'): boolean {
  return grants.some(
    ({ permission: held, site_ids }) =>
      held === permission &&
      (site_ids === null || where === 'some' || (where !== 'house' && site_ids.includes(where))),
  );
}
