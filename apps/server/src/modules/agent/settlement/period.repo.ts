import { sql as raw } from 'kysely';
import type { PeriodState } from '@halls/contract/agent';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface PeriodRow {
  readonly period_id: number;
  readonly site_id: number;
  readonly month: string;
  readonly state: PeriodState;
  readonly calculations: number;
  readonly input_hash: Buffer | null;
  readonly output_hash: Buffer | null;
  readonly closed_at: Date | null;
}

const columns = raw`period_id, site_id, month::text, state, calculations, input_hash, output_hash, closed_at`;
const mostPeriods = 120;

export async function listPeriods(sql: Sql, siteId: number): Promise<PeriodRow[]> {
  const { rows } = await raw<PeriodRow>`select ${columns} from agency.period
    where site_id = ${siteId} order by month desc, period_id desc limit ${mostPeriods}`.execute(sql);
  return rows;
}

export async function findPeriod(
  sql: SqlOrTransaction,
  siteId: number,
  periodId: number,
): Promise<PeriodRow | undefined> {
  const { rows } = await raw<PeriodRow>`select ${columns} from agency.period
    where site_id = ${siteId} and period_id = ${periodId}`.execute(sql);
  return rows[0];
}

/** Whoever else goes on with it waits. */
export async function lockPeriod(
  transaction: SqlTransaction,
  siteId: number,
  periodId: number,
): Promise<PeriodRow | undefined> {
  const { rows } = await raw<PeriodRow>`select ${columns} from agency.period
    where site_id = ${siteId} and period_id = ${periodId} for update`.execute(transaction);
  return rows[0];
}

/**
 * The period of a site that is to be closed or calculated next, locked; it is made where there is none: the month after
 * the last that was paid, or the first in which an agent has a plan. Null
 * before that has begun, and while one is looked at.
 */
export async function lockNextPeriod(
  transaction: SqlTransaction,
  siteId: number,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<PeriodRow | null> {
  await raw`
    insert into agency.period (site_id, month, changed_at)
    select ${siteId}, next.month, ${now}
    from (select coalesce(
      (select (max(month) + interval '1 month')::date from agency.period
        where site_id = ${siteId} and state = 'paid'),
      (select min(g.from_month) from agency.agent_plan g join app.member m on m.member_id = g.agent_id
        where m.site_id = ${siteId})) as month) next
    where next.month <= ${today}::date
      and not exists (select from agency.period
        where site_id = ${siteId} and state not in ('paid', 'voided'))
    on conflict do nothing`.execute(transaction);
  const { rows } = await raw<PeriodRow>`select ${columns} from agency.period
    where site_id = ${siteId} and state in ('open', 'closed') for update skip locked`.execute(transaction);
  return rows[0] ?? null;
}

export async function freezePeriod(
  transaction: SqlTransaction,
  periodId: number,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<void> {
  await raw`select agency.freeze(${periodId}, ${timeZone}, ${now})`.execute(transaction);
}

export async function setPeriodState(
  transaction: SqlTransaction,
  periodId: number,
  { state, now }: { readonly state: PeriodState; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('agency.period')
    .set({
      state,
      changed_at: now,
      // one that was never closed has nothing to void
      ...(state === 'voided' && { closed_at: raw<Date>`coalesce(closed_at, ${now})` }),
    })
    .where('period_id', '=', periodId)
    .execute();
}

/** Whether a month of a site has been closed, or one after it. */
export async function isMonthClosed(sql: SqlOrTransaction, siteId: number, month: string): Promise<boolean> {
  const { rows } = await raw`select from agency.period
    where site_id = ${siteId} and state not in ('open', 'voided') and month >= ${month}::date limit 1`.execute(
    sql,
  );
  return rows.length > 0;
}

/** Pays what is due of a period that is approved; answers how many statements. */
export async function payDue(transaction: SqlTransaction, periodId: number, now: Date): Promise<number> {
  const { rows } = await raw<{ paid: number }>`
    select count(*) filter (where agency.pay_statement(s.period_id, s.agent_id, ${now}))::int as paid
    from (select period_id, agent_id from agency.statement
      where period_id = ${periodId} and state = 'due' order by agent_id) s`.execute(transaction);
  return rows[0]?.paid ?? 0;
}

export async function payStatement(
  transaction: SqlTransaction,
  { periodId, agentId, now }: { readonly periodId: number; readonly agentId: number; readonly now: Date },
): Promise<void> {
  await raw`select agency.pay_statement(${periodId}, ${agentId}, ${now})`.execute(transaction);
}
