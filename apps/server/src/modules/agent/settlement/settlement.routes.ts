import { formatMinor, readMinor, type Currency } from '@halls/contract';
import {
  agentCommission,
  agentPlan,
  agentStatement,
  agentStatementDays,
  agentStatementMembers,
  agentStatements,
  agentTransfer,
} from '@halls/contract/agent';
import type { Clock } from '@halls/service';
import type { Passwords } from '#modules/member';
import { checkWithdrawPassword } from '#modules/payout-account';
import { dayOf } from '#modules/site';
import { implement, type Implementation } from '#platform/call.ts';
import { fail, failFields, succeed } from '#platform/result.ts';
import { listTransfers, readCommission, takeCommission } from './commission.repo.ts';
import { openLine, openLineDays, type OpenDeps } from './open-line.ts';
import { planOf, planOfPeriod } from './plan.repo.ts';
import { findPeriod } from './period.repo.ts';
import { masked, presentLine, presentPlan, presentStatement } from './settlement.present.ts';
import { findStatement, listLines, listStatementsOf } from './statement.repo.ts';

export interface EarnedDeps extends OpenDeps {
  readonly clock: Clock;
  readonly passwords: Passwords;
}

const pageSize = 50;
const transfersShown = 20;

/** What agents see of what they earn, and how they come by it. */
export function settlementRoutes(deps: EarnedDeps): Implementation[] {
  const { sql, site } = deps;
  /** What an agent sees of a period: nothing before it is approved. */
  async function isShown(siteId: number, periodId: number): Promise<boolean> {
    const period = await findPeriod(sql, siteId, periodId);
    return period?.state === 'approved' || period?.state === 'paid';
  }

  return [
    implement(agentPlan, async (_input, { actor, now }) => {
      const today = dayOf(now, site.findById(actor.siteId)?.timezone ?? 'UTC');
      const plan = await planOf(sql, actor.memberId, `${today.slice(0, 8)}01`);
      return succeed({ plan: plan ? presentPlan(plan) : null });
    }),

    implement(agentStatements, async (_input, { actor }) => {
      const rows = await listStatementsOf(sql, actor.memberId);
      return succeed({ list: rows.map(presentStatement) });
    }),

    implement(agentStatement, async ({ period_id: periodId }, { actor }) => {
      const { siteId, memberId: agentId } = actor;
      if (!(await isShown(siteId, periodId))) return fail(404);
      const statement = await findStatement(sql, { periodId, agentId });
      const plan = await planOfPeriod(sql, periodId, agentId);
      if (!statement) return fail(404);
      const lines = await listLines(sql, { periodId, agentId });
      const currency = statement.currency as Currency;
      return succeed({
        statement: presentStatement(statement),
        plan: plan ? presentPlan(plan) : null,
        lines: lines.map((line) => presentLine(line, currency, masked)),
      });
    }),

    implement(agentStatementMembers, async (input, { actor }) => {
      const { siteId, memberId: agentId } = actor;
      const { period_id: periodId, seq, cursor: after = null } = input;
      if (!(await isShown(siteId, periodId))) return fail(404);
      const asked = { siteId, periodId, agentId, seq };
      const opened = await openLine(deps, asked, { after, limit: pageSize, nameOf: masked });
      return opened ? succeed({ list: opened.list, next_cursor: opened.next }) : fail(404);
    }),

    implement(agentStatementDays, async (input, { actor }) => {
      const { siteId, memberId: agentId } = actor;
      const { period_id: periodId, seq, member_id: memberId } = input;
      if (!(await isShown(siteId, periodId))) return fail(404);
      return openLineDays(deps, { siteId, periodId, agentId, seq }, memberId);
    }),

    ...commissionRoutes(deps),
  ];
}

function commissionRoutes(deps: EarnedDeps): Implementation[] {
  const { sql } = deps;
  return [
    implement(agentCommission, async (_input, { actor }) => {
      const { currency, memberId } = actor;
      const transfers = await listTransfers(sql, memberId, transfersShown);
      return succeed({
        currency,
        balance: formatMinor(await readCommission(sql, actor), currency),
        transfers: transfers.map((row) => ({
          amount: formatMinor(row.amount_minor, row.currency as Currency),
          made_at: row.made_at.toISOString(),
        })),
      });
    }),

    implement(agentTransfer, async (input, { actor, now }) => {
      const { siteId, memberId, currency } = actor;
      const amountMinor = readMinor(input.amount, currency);
      if (amountMinor === null || amountMinor <= 0n) return failFields({ amount: 'error.field_format' });
      const refusal = await checkWithdrawPassword(deps, actor, input.withdraw_password);
      if (refusal) return fail(refusal);
      const taken = { siteId, memberId, currency, amountMinor, clientKey: input.client_key, now };
      const outcome = await takeCommission(sql, taken);
      if (outcome === 'insufficient') return fail(104);
      if (outcome === 'conflict') return fail(409);
      return succeed({ balance: formatMinor(await readCommission(sql, actor), currency) });
    }),
  ];
}
