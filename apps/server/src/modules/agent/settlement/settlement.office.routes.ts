import { formatMinor, type Currency } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { openLine, openLineDays, type OpenDeps } from './open-line.ts';
import { findPeriod, listPeriods } from './period.repo.ts';
import { listPlans, planOfPeriod } from './plan.repo.ts';
import { presentLine, presentPlan, presentStatement } from './settlement.present.ts';
import {
  findStatement,
  listLines,
  listStatements,
  sumStatements,
  type StatementPlace,
  type StatementRow,
} from './statement.repo.ts';

const pageSize = 50;
const whole = (account: string) => account;

export function settlementOfficeRoutes(deps: OpenDeps): OfficeImplementation[] {
  const { sql } = deps;
  return [
    implementQuery(officeEndpoints.agentPlans, async ({ site_id: siteId }) =>
      succeed({ list: (await listPlans(sql, siteId)).map(presentPlan) }),
    ),

    implementQuery(officeEndpoints.agentPeriods, async ({ site_id: siteId }) => {
      const periods = await listPeriods(sql, siteId);
      const sums = await sumStatements(
        sql,
        periods.map((period) => period.period_id),
      );
      return succeed({
        list: periods.map((period) => ({
          ...{ period_id: period.period_id, month: period.month, state: period.state },
          calculations: period.calculations,
          input_hash: period.input_hash?.toString('hex') ?? '',
          output_hash: period.output_hash?.toString('hex') ?? '',
          closed_at: period.closed_at?.toISOString() ?? null,
          sums: sums.filter((sum) => sum.period_id === period.period_id).map(presentSum),
        })),
      });
    }),

    implementQuery(officeEndpoints.agentPeriodStatements, async (input) => {
      const { site_id: siteId, period_id: periodId, cursor, limit = pageSize } = input;
      if (!(await findPeriod(sql, siteId, periodId))) return fail(404);
      const rows = await listStatements(sql, { periodId, after: readPlace(cursor), limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return succeed({
        list: shown.map(presentForOffice),
        next_cursor: rows.length > limit && last ? `${last.amount_minor}:${last.agent_id}` : null,
      });
    }),

    implementQuery(officeEndpoints.agentPeriodStatement, async (input) => {
      const { site_id: siteId, period_id: periodId, member_id: agentId } = input;
      const period = await findPeriod(sql, siteId, periodId);
      const statement = period && (await findStatement(sql, { periodId, agentId }));
      if (!statement) return fail(404);
      const plan = await planOfPeriod(sql, periodId, agentId);
      const lines = await listLines(sql, { periodId, agentId });
      const currency = statement.currency as Currency;
      return succeed({
        ...{ period_state: period.state, statement: presentForOffice(statement) },
        plan: plan ? presentPlan(plan) : null,
        lines: lines.map((line) => presentLine(line, currency, whole)),
      });
    }),

    ...lineRoutes(deps),
  ];
}

function lineRoutes(deps: OpenDeps): OfficeImplementation[] {
  const isOf = async (siteId: number, periodId: number) =>
    Boolean(await findPeriod(deps.sql, siteId, periodId));
  return [
    implementQuery(officeEndpoints.agentPeriodMembers, async (input) => {
      const { site_id: siteId, period_id: periodId, member_id: agentId, seq } = input;
      if (!(await isOf(siteId, periodId))) return fail(404);
      const after = readNumberCursor(input.cursor);
      const asked = { siteId, periodId, agentId, seq };
      const opened = await openLine(deps, asked, { after, limit: input.limit ?? pageSize, nameOf: whole });
      if (!opened) return fail(404);
      return succeed({ list: opened.list, next_cursor: opened.next === null ? null : String(opened.next) });
    }),

    implementQuery(officeEndpoints.agentPeriodDays, async (input) => {
      const { site_id: siteId, period_id: periodId, member_id: agentId, seq } = input;
      if (!(await isOf(siteId, periodId))) return fail(404);
      return openLineDays(deps, { siteId, periodId, agentId, seq }, input.below_id);
    }),
  ];
}

function presentForOffice(row: StatementRow) {
  return {
    ...presentStatement(row),
    agent: { member_id: row.agent_id, member_account: row.member_account },
  };
}

function presentSum(sum: Awaited<ReturnType<typeof sumStatements>>[number]) {
  const currency = sum.currency as Currency;
  return {
    ...{ currency, agents: sum.agents, held: sum.held },
    amount: formatMinor(BigInt(sum.amount_minor), currency),
    held_amount: formatMinor(BigInt(sum.held_minor), currency),
  };
}

/** Null at the beginning, and for what was never a cursor. */
function readPlace(cursor: string | undefined): StatementPlace | null {
  const [, amountMinor, agentId] = /^(\d{1,18}):(\d{1,15})$/.exec(cursor ?? '') ?? [];
  return amountMinor && agentId ? { amountMinor, agentId: Number(agentId) } : null;
}
