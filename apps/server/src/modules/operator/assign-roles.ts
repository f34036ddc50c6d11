import { isDeepStrictEqual } from 'node:util';
import { officeEndpoints } from '@halls/contract/office';
import type { AssignmentInput } from '@halls/contract/operator';
import { audited } from '#platform/audit/audited.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import { assignmentsOf, replaceAssignments, type Assignment } from './assignment.repo.ts';
import { presentAssignment } from './operator.present.ts';
import { lockOperator, updateOperator } from './operator.repo.ts';

/** What an operator holds from now on. Nobody asks for rights of their own, nor agrees to them. */
export function assignRoles(isSite: (siteId: number) => boolean): Approvable {
  return defineApprovable(officeEndpoints.assignRoles, {
    async describe(transaction, { operator_id: operatorId, assignments }, asker) {
      if (operatorId === asker.operatorId) return fail(101);
      if (new Set(assignments.map(({ role }) => role)).size < assignments.length) return fail(102);
      if (assignments.some(({ site_ids: siteIds }) => siteIds?.some((siteId) => !isSite(siteId))))
        return failFields({ assignments: 'error.field_not_allowed' });
      const operator = await lockOperator(transaction, operatorId);
      if (!operator) return fail(404);
      const held = (await assignmentsOf(transaction, [operatorId])).get(operatorId) ?? [];
      const before = held.map(presentAssignment);
      const after = assignments
        .map((one) => presentAssignment(readAssignment(one)))
        .toSorted((one, other) => (one.role < other.role ? -1 : 1));
      if (isDeepStrictEqual(before, after)) return fail(103);
      return {
        siteId: null,
        target: `operator/${operatorId}`,
        targetName: operator.account,
        before,
        after,
        baseRevision: String(operator.revision),
        concerns: [operatorId],
      };
    },

    async apply(transaction, { operator_id: operatorId, assignments, reason }, agreed) {
      const held = (await assignmentsOf(transaction, [operatorId])).get(operatorId) ?? [];
      const next = assignments.map(readAssignment);
      await replaceAssignments(transaction, operatorId, next);
      await updateOperator(transaction, operatorId, {});
      const receipt = await audited(transaction, agreed.actor, 'operator.assigned', {
        target: `operator/${operatorId}`,
        before: held.map(presentAssignment),
        after: next.map(presentAssignment),
        reason,
        changeRequestId: agreed.changeRequestId,
      });
      return { ok: true, receipt };
    },
  });
}

function readAssignment(input: AssignmentInput): Assignment {
  return {
    role: input.role,
    siteIds: input.site_ids,
    currencies: input.currencies,
    amountLimit: input.amount_limit,
    validUntil: input.valid_until === null ? null : new Date(input.valid_until),
  };
}
