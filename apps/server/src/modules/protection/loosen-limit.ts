import { officeEndpoints } from '@halls/contract/office';
import { readOfficeMember } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import { loosenLossLimit, readLossLimit } from './loss-limit.repo.ts';
import { limitInWords, readLimit } from './protection.present.ts';
import { isLooser } from './protection.rules.ts';

interface Loosening {
  readonly site_id: number;
  readonly member_id: number;
  readonly amount: string | null;
}

/** A second person agrees that a member may lose more, and a day after that they may. */
export function createLooseningOfLimits(): Approvable {
  async function look(transaction: SqlTransaction, input: Loosening) {
    const member = await readOfficeMember(
      transaction,
      { siteId: input.site_id, memberId: input.member_id },
      { lock: true },
    );
    if (!member) return fail(404);
    const next = readLimit(input.amount, member.currency);
    if (next === undefined) return failFields({ amount: 'error.field_format' });
    const limit = await readLossLimit(transaction, member.memberId);
    if (!isLooser(next, limit.amountMinor)) return fail(101);
    return { ok: true as const, member, next, limit };
  }

  return defineApprovable(officeEndpoints.limitLoosen, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { member, next, limit } = looked;
      return {
        siteId: member.siteId,
        target: `member/${member.memberId}`,
        targetName: member.account,
        before: { loss_per_day: limitInWords(limit.amountMinor, member.currency) },
        after: { loss_per_day: limitInWords(next, member.currency) },
        baseRevision: String(limit.revision),
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { member, next, limit } = looked;
      const from = await loosenLossLimit(transaction, member.memberId, next);
      const receipt = await audited(transaction, actor, 'member.limit_loosened', {
        target: `member/${member.memberId}`,
        siteId: member.siteId,
        changeRequestId,
        before: { loss_per_day: limitInWords(limit.amountMinor, member.currency) },
        after: { loss_per_day: limitInWords(next, member.currency), from },
        reason: input.reason,
      });
      return { ok: true, receipt };
    },
  });
}
