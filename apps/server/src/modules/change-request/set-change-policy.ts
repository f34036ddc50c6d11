import { isDeepStrictEqual } from 'node:util';
import { officeEndpoints } from '@halls/contract/office';
import { audited } from '#platform/audit/audited.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import { lockPolicy, putPolicy } from './change-policy.repo.ts';
import type { ChangePolicy } from './change-request.rules.ts';
import { approvedCalls } from './approved-calls.ts';

/** Another rule. Somebody agrees to it in any case, and who gives rights is not among those who can. */
export function setChangePolicy(isSite: (siteId: number) => boolean): Approvable {
  return defineApprovable(officeEndpoints.setChangePolicy, {
    async describe(transaction, { action, site_id: siteId = null, rule }) {
      const approval = approvedCalls().find((call) => call.audit === action)?.approval;
      if (!approval) return fail(101);
      if (rule?.amount_over && !approval.movesMoney) return fail(102);
      if (siteId !== null && !isSite(siteId)) return failFields({ site_id: 'error.field_not_allowed' });
      const before = await lockPolicy(transaction, { action, siteId });
      const after = readRule(rule);
      if (isDeepStrictEqual(before, after)) return fail(103);
      return {
        siteId: null,
        target: `change_policy/${action}`,
        targetName: action,
        ...{ before: { siteId, rule: before }, after: { siteId, rule: after } },
        baseRevision: JSON.stringify(before),
      };
    },

    async apply(transaction, { action, site_id: siteId = null, rule, reason }, agreed) {
      const before = await lockPolicy(transaction, { action, siteId });
      const after = readRule(rule);
      await putPolicy(transaction, { action, siteId }, after);
      const receipt = await audited(transaction, agreed.actor, 'change_policy.set', {
        target: `change_policy/${action}`,
        before: { siteId, rule: before },
        after: { siteId, rule: after },
        reason,
        changeRequestId: agreed.changeRequestId,
      });
      return { ok: true, receipt };
    },
  });
}

interface Rule {
  readonly quorum: number;
  readonly expires_hours: number;
  readonly amount_over: ChangePolicy['amountOver'];
}

function readRule(rule: Rule | undefined): ChangePolicy | null {
  if (!rule) return null;
  return { quorum: rule.quorum, expiresHours: rule.expires_hours, amountOver: rule.amount_over };
}
