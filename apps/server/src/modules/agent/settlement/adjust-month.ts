import { readMinor, type Currency } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import { insertAdjustment } from './adjustment.repo.ts';
import { findPeriod } from './period.repo.ts';
import { findStatement } from './statement.repo.ts';

interface Asked {
  readonly site_id: number;
  readonly period_id: number;
  readonly member_id: number;
  readonly amount: string;
  readonly note: string;
}

/** What was wrong with a month that is paid is put right by a line of the next one; what was paid stays as it is. */
export function adjustMonth({ clock }: { readonly clock: Clock }): Approvable {
  async function look(transaction: SqlTransaction, input: Asked) {
    const { site_id: siteId, period_id: periodId, member_id: agentId } = input;
    const period = await findPeriod(transaction, siteId, periodId);
    const statement = period && (await findStatement(transaction, { periodId, agentId }));
    if (!statement) return fail(404);
    if (period.state !== 'paid') return fail(101);
    const currency = statement.currency as Currency;
    const amountMinor = readMinor(input.amount, currency);
    if (amountMinor === null) return failFields({ amount: 'error.field_format' });
    return {
      ...{ ok: true as const, statement, amount: { currency, amountMinor } },
      after: { month: period.month.slice(0, 7), amount: input.amount, note: input.note },
    };
  }

  return defineApprovable(officeEndpoints.agentAdjust, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { statement, amount, after } = looked;
      return {
        ...{ siteId: input.site_id, target: `member/${input.member_id}`, before: null, after, amount },
        ...{ targetName: statement.member_account, baseRevision: '' },
      };
    },

    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { amount, after } = looked;
      await insertAdjustment(transaction, {
        ...{ siteId: input.site_id, agentId: input.member_id, ...amount, note: input.note },
        ...{ correctsPeriodId: input.period_id, changeRequestId, now: clock() },
      });
      const receipt = await audited(transaction, actor, 'agent.adjusted', {
        ...{ target: `member/${input.member_id}`, siteId: input.site_id, changeRequestId },
        ...{ before: null, after, reason: input.reason },
      });
      return { ok: true, receipt };
    },
  });
}
