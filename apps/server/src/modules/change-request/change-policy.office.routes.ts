import { officeEndpoints, type ApprovedChange, type Permission } from '@halls/contract/office';
import type { Sql } from '#platform/database.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { succeed } from '#platform/result.ts';
import { approvedCalls } from './approved-calls.ts';
import { listPolicies, type PolicyRow } from './change-policy.repo.ts';
import { usualPolicy } from './change-request.rules.ts';

/** The rules, for whoever may see them. */
export function changePolicyRoutes(sql: Sql): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.changePolicies, async () => {
      const rows = await listPolicies(sql);
      return succeed({ list: approvedCalls().map((call) => presentKind(call, rows)) });
    }),
  ];
}

function presentKind({ audit: action, permission, approval }: ApprovedChange, rows: readonly PolicyRow[]) {
  const own = rows.filter((row) => row.action === action);
  const ofHouse = own.some(({ siteId }) => siteId === null);
  const rules = ofHouse ? own : [{ action, siteId: null, ...usualPolicy }, ...own];
  return {
    action,
    asks: permission as Permission,
    agrees: approval.permission,
    moves_money: approval.movesMoney ?? false,
    at_least: approval.atLeast ?? 0,
    rules: rules.map((rule) => ({
      site_id: rule.siteId,
      quorum: rule.quorum,
      expires_hours: rule.expiresHours,
      amount_over: rule.amountOver,
    })),
  };
}
