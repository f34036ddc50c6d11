import { formatMinor, type Currency } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import { audited } from '#platform/audit/audited.ts';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { implementChange, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail } from '#platform/result.ts';
import { lockPeriod, payDue, payStatement, setPeriodState } from './period.repo.ts';
import { calculatePeriod } from './settle.ts';
import { findStatement, releaseStatement, sumStatements } from './statement.repo.ts';

interface PeriodDeps {
  readonly sql: Sql;
  readonly clock: Clock;
}

/** What one operator does to a month alone. */
export function periodChanges({ sql, clock }: PeriodDeps): OfficeImplementation[] {
  return [
    implementChange(officeEndpoints.agentPeriodReview, (input, { actor }) =>
      sql.transaction().execute(async (transaction) => {
        const { site_id: siteId, period_id: periodId, step, reason } = input;
        const period = await lockPeriod(transaction, siteId, periodId);
        if (!period) return fail(404);
        if (period.state !== 'calculated') return fail(101);
        if (step === 'review')
          await setPeriodState(transaction, periodId, { state: 'reviewing', now: clock() });
        else await calculatePeriod(transaction, period, clock());
        const receipt = await audited(transaction, actor, 'agent.period_reviewed', {
          ...{ target: `agent-period/${periodId}`, siteId, reason },
          before: { state: period.state },
          after: { state: step === 'review' ? 'reviewing' : 'calculated' },
        });
        return { ok: true, data: null, receipt };
      }),
    ),

    implementChange(officeEndpoints.agentPeriodPay, (input, { actor }) =>
      sql.transaction().execute(async (transaction) => {
        const { site_id: siteId, period_id: periodId, reason } = input;
        const period = await lockPeriod(transaction, siteId, periodId);
        if (!period) return fail(404);
        if (period.state !== 'approved') return fail(101);
        const paid = await payDue(transaction, periodId, clock());
        await setPeriodState(transaction, periodId, { state: 'paid', now: clock() });
        const receipt = await audited(transaction, actor, 'agent.period_paid', {
          ...{ target: `agent-period/${periodId}`, siteId, reason },
          ...{ before: { state: period.state }, after: { state: 'paid', statements: paid } },
        });
        return { ok: true, data: { paid }, receipt };
      }),
    ),
  ];
}

interface AskedVerdict {
  readonly site_id: number;
  readonly period_id: number;
  readonly verdict: 'approve' | 'void';
}

/** A month is approved as it was calculated, or voided before it is paid; then it begins anew. */
export function decidePeriod({ clock }: PeriodDeps): Approvable {
  async function look(
    transaction: SqlTransaction,
    { site_id: siteId, period_id: periodId, verdict }: AskedVerdict,
  ) {
    const period = await lockPeriod(transaction, siteId, periodId);
    if (!period) return fail(404);
    const isPossible =
      verdict === 'approve'
        ? period.state === 'reviewing'
        : ['calculated', 'reviewing', 'approved'].includes(period.state);
    if (!isPossible) return fail(101);
    const sums = await sumStatements(transaction, [periodId]);
    return {
      ...{ ok: true as const, period, before: { state: period.state } },
      after: {
        state: verdict === 'approve' ? 'approved' : 'voided',
        amounts: sums.map((sum) => {
          const currency = sum.currency as Currency;
          return `${formatMinor(BigInt(sum.amount_minor), currency)} ${currency}`;
        }),
      },
    };
  }

  return defineApprovable(officeEndpoints.agentPeriodDecide, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { period, before, after } = looked;
      return {
        ...{ siteId: period.site_id, target: `agent-period/${period.period_id}`, before, after },
        targetName: period.month.slice(0, 7),
        baseRevision: `${period.state}:${period.output_hash?.toString('hex') ?? ''}`,
      };
    },

    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { period, before, after } = looked;
      const state = input.verdict === 'approve' ? 'approved' : 'voided';
      await setPeriodState(transaction, period.period_id, { state, now: clock() });
      const receipt = await audited(transaction, actor, 'agent.period_decided', {
        ...{ target: `agent-period/${period.period_id}`, siteId: period.site_id, changeRequestId },
        ...{ before, after, reason: input.reason },
      });
      return { ok: true, receipt };
    },
  });
}

interface AskedRelease {
  readonly site_id: number;
  readonly period_id: number;
  readonly member_id: number;
}

/** What was held becomes due; where its month is paid already, it is paid at once. */
export function releaseHeld({ clock }: PeriodDeps): Approvable {
  async function look(transaction: SqlTransaction, input: AskedRelease) {
    const { site_id: siteId, period_id: periodId, member_id: agentId } = input;
    const period = await lockPeriod(transaction, siteId, periodId);
    const statement = await findStatement(transaction, { periodId, agentId });
    if (!period || !statement) return fail(404);
    if (statement.state !== 'held' || !['approved', 'paid'].includes(period.state)) return fail(101);
    const currency = statement.currency as Currency;
    const amountMinor = BigInt(statement.amount_minor);
    return {
      ...{ ok: true as const, period, statement, amount: { currency, amountMinor } },
      before: { state: 'held', held_for: statement.held_for },
      after: { state: 'due', amount: formatMinor(amountMinor, currency) },
    };
  }

  return defineApprovable(officeEndpoints.agentReleaseStatement, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { statement, amount, before, after } = looked;
      return {
        ...{ siteId: input.site_id, target: `member/${input.member_id}`, before, after, amount },
        ...{ targetName: statement.member_account, baseRevision: 'held' },
      };
    },

    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { period, before, after } = looked;
      const which = { periodId: period.period_id, agentId: input.member_id };
      await releaseStatement(transaction, which);
      if (period.state === 'paid') await payStatement(transaction, { ...which, now: clock() });
      const receipt = await audited(transaction, actor, 'agent.statement_released', {
        ...{ target: `member/${input.member_id}`, siteId: input.site_id, changeRequestId },
        ...{ before, after, reason: input.reason },
      });
      return { ok: true, receipt };
    },
  });
}
