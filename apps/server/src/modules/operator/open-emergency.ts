import { officeEndpoints } from '@halls/contract/office';
import { audited } from '#platform/audit/audited.ts';
import type { Clock } from '@halls/service';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail } from '#platform/result.ts';
import { findSeal, openFor } from './emergency.repo.ts';
import { lockOperator } from './operator.repo.ts';

const minuteMs = 60_000;

/** An emergency account, open for a while for who asks. Two others agree, whatever the policies say. */
export function openEmergency(clock: Clock): Approvable {
  return defineApprovable(officeEndpoints.openEmergency, {
    async describe(transaction, { operator_id: operatorId, minutes }) {
      const operator = await lockOperator(transaction, operatorId);
      const seal = await findSeal(transaction, operatorId);
      if (!operator || !seal || operator.status !== 'active') return fail(102);
      if (seal.openUntil && seal.openUntil > clock()) return fail(101);
      return {
        siteId: null,
        target: `operator/${operatorId}`,
        targetName: operator.account,
        before: { open: false },
        after: { open: true, minutes },
        // what was opened or sealed since is another matter
        baseRevision: `${operator.revision} ${seal.sealedAt.toISOString()}`,
        concerns: [operatorId],
      };
    },

    async apply(transaction, { operator_id: operatorId, minutes, reason }, agreed) {
      const openUntil = new Date(clock().getTime() + minutes * minuteMs);
      await openFor(transaction, operatorId, agreed.askedBy, openUntil);
      const receipt = await audited(transaction, agreed.actor, 'operator.emergency_opened', {
        target: `operator/${operatorId}`,
        before: { open: false },
        after: { openUntil, openedFor: agreed.askedBy, agreedBy: agreed.agreedBy },
        reason,
        changeRequestId: agreed.changeRequestId,
      });
      return { ok: true, receipt };
    },
  });
}
