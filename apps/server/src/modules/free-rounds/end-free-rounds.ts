import { formatMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import { readOfficeMember } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail } from '#platform/result.ts';
import { endUnanswered, findAward, isEndable, type FreeAward } from './free-award.repo.ts';

interface Which {
  readonly site_id: number;
  readonly award_id: number;
}

/** A second person agrees that free rounds are over of which their provider says nothing that is final. */
export function endFreeRounds({ clock }: { readonly clock: Clock }): Approvable {
  async function look(transaction: SqlTransaction, { site_id: siteId, award_id: awardId }: Which) {
    const award = await findAward(transaction, { siteId, awardId });
    const member = award && (await readOfficeMember(transaction, { siteId, memberId: award.memberId }));
    if (!member) return fail(404);
    if (award.endedAt !== null) return fail(101);
    if (!isEndable(award, clock())) return fail(102);
    return { ok: true as const, award, member };
  }

  return defineApprovable(officeEndpoints.freeRoundsEnd, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { award, member } = looked;
      return {
        siteId: award.siteId,
        target: `free_rounds/${award.awardId}`,
        targetName: member.account,
        // what is given
        amount: { currency: award.currency, amountMinor: award.wonMinor },
        ...states(award),
        // a round that is told meanwhile makes it another sum
        baseRevision: `${award.used} ${award.wonMinor}`,
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { award } = looked;
      if (!(await endUnanswered(transaction, award.awardId, clock()))) return fail(101);
      const receipt = await audited(transaction, actor, 'free_rounds.ended', {
        ...{ target: `free_rounds/${award.awardId}`, siteId: award.siteId, changeRequestId },
        ...{ ...states(award), reason: input.reason },
      });
      return { ok: true, receipt };
    },
  });
}

function states(award: FreeAward) {
  return {
    before: { state: award.state, used: award.used, is_cancelling: award.isCancelling },
    after: {
      state: award.isCancelling ? 'cancelled' : 'expired',
      won: formatMinor(award.wonMinor, award.currency),
      pays: award.pays,
    },
  };
}
