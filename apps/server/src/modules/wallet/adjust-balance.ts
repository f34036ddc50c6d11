import { formatMinor, readMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import type { Ledger } from '#modules/ledger';
import { readOfficeMember } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';

interface Adjustment {
  readonly site_id: number;
  readonly member_id: number;
  readonly amount: string;
}

/**
 * An operator puts a balance right, and somebody else agrees. It is a difference and no new balance, so a bet in
 * between makes it neither wrong nor stale; the ledger books it once, by the number of the request.
 */
export function adjustBalanceOf({ ledger }: { readonly ledger: Ledger }): Approvable {
  async function look(transaction: SqlTransaction, input: Adjustment) {
    const member = await readOfficeMember(transaction, {
      siteId: input.site_id,
      memberId: input.member_id,
    });
    if (!member) return fail(404);
    const amountMinor = readMinor(input.amount, member.currency);
    if (amountMinor === null) return failFields({ amount: 'error.field_format' });
    return { ok: true as const, member, amountMinor };
  }

  return defineApprovable(officeEndpoints.adjustBalance, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { member, amountMinor } = looked;
      const { currency } = member;
      const balanceMinor = await ledger.balanceOf(member, transaction);
      if (balanceMinor + amountMinor < 0n) return fail(101);
      return {
        siteId: member.siteId,
        target: `member/${member.memberId}`,
        targetName: member.account,
        amount: { currency, amountMinor },
        before: { balance: formatMinor(balanceMinor, currency) },
        after: { balance: formatMinor(balanceMinor + amountMinor, currency) },
        baseRevision: '',
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { member, amountMinor } = looked;
      const { currency } = member;
      await ledger.openMemberWallet(transaction, member);
      const posted = await ledger.adjust(transaction, member, String(changeRequestId), amountMinor);
      if (posted.outcome === 'insufficient') return fail(101);
      if (posted.outcome === 'conflict') throw new Error(`request ${changeRequestId} is booked as another`);
      const afterMinor = posted.balanceAfterMinor ?? 0n;
      const receipt = await audited(transaction, actor, 'member.balance_adjusted', {
        target: `member/${member.memberId}`,
        siteId: member.siteId,
        changeRequestId,
        before: { balance: formatMinor(afterMinor - amountMinor, currency) },
        after: { balance: formatMinor(afterMinor, currency) },
        reason: input.reason,
      });
      return { ok: true, receipt };
    },
  });
}
