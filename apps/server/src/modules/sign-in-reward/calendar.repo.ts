import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface Calendar {
  readonly calendarId: number;
  readonly siteId: number;
  readonly currency: Currency;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly rewardsMinor: readonly bigint[];
  readonly turnoverPercent: number;
  readonly depositMinor: bigint;
  readonly turnoverMinor: bigint;
  readonly budgetMinor: bigint;
  readonly usedMinor: bigint;
  readonly createdAt: Date;
  readonly stoppedAt: Date | null;
}

export type NewCalendar = Omit<Calendar, 'calendarId' | 'usedMinor' | 'stoppedAt'>;

function select(sql: SqlOrTransaction) {
  return sql
    .selectFrom('signin.calendar')
    .select(['calendar_id', 'site_id', 'currency', 'turnover_percent', 'deposit_minor', 'turnover_minor'])
    .select(['budget_minor', 'used_minor', 'created_at', 'stopped_at'])
    .select(raw<string>`first_day::text`.as('first_day'))
    .select(raw<string>`last_day::text`.as('last_day'))
    .select(raw<string[]>`rewards_minor::text[]`.as('rewards_minor'));
}
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** The calendar of a site and currency that a day is in. */
export async function findCalendar(
  sql: SqlOrTransaction,
  { siteId, currency, day }: { readonly siteId: number; readonly currency: Currency; readonly day: string },
): Promise<Calendar | null> {
  const row = await select(sql)
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .where('stopped_at', 'is', null)
    .where(raw<boolean>`${day}::date between first_day and last_day`)
    .executeTakeFirst();
  return row ? toCalendar(row) : null;
}

/** Whether another calendar of the site and currency, that was not stopped, has one of these days. */
export async function overlaps(
  sql: SqlOrTransaction,
  { siteId, currency, firstDay, lastDay }: Pick<Calendar, 'siteId' | 'currency' | 'firstDay' | 'lastDay'>,
): Promise<boolean> {
  const row = await sql
    .selectFrom('signin.calendar')
    .select('calendar_id')
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .where('stopped_at', 'is', null)
    .where(raw<boolean>`first_day <= ${lastDay}::date and last_day >= ${firstDay}::date`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasCalendars(sql: SqlOrTransaction): Promise<boolean> {
  const row = await sql.selectFrom('signin.calendar').select('calendar_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Throws where another one has one of its days. */
export async function insertCalendar(sql: SqlOrTransaction, calendar: NewCalendar): Promise<number> {
  const { calendar_id: calendarId } = await sql
    .insertInto('signin.calendar')
    .values({
      site_id: calendar.siteId,
      currency: calendar.currency,
      first_day: calendar.firstDay,
      last_day: calendar.lastDay,
      rewards_minor: calendar.rewardsMinor.map(String),
      turnover_percent: calendar.turnoverPercent,
      deposit_minor: String(calendar.depositMinor),
      turnover_minor: String(calendar.turnoverMinor),
      budget_minor: String(calendar.budgetMinor),
      created_at: calendar.createdAt,
    })
    .returning('calendar_id')
    .executeTakeFirstOrThrow();
  return calendarId;
}

export async function lockCalendar(
  transaction: SqlTransaction,
  which: { readonly siteId: number; readonly calendarId: number },
): Promise<Calendar | null> {
  const row = await select(transaction)
    .where('site_id', '=', which.siteId)
    .where('calendar_id', '=', which.calendarId)
    .forUpdate()
    .executeTakeFirst();
  return row ? toCalendar(row) : null;
}

export async function stopCalendar(
  transaction: SqlTransaction,
  calendarId: number,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('signin.calendar')
    .set({ stopped_at: now })
    .where('calendar_id', '=', calendarId)
    .execute();
}

export interface CalendarAndVisits extends Calendar {
  readonly members: number;
  readonly times: number;
}

/** The newest first, from before one on. */
export async function listCalendars(
  sql: Sql,
  asked: { readonly siteId: number; readonly beforeId: number | null; readonly limit: number },
): Promise<CalendarAndVisits[]> {
  const { beforeId } = asked;
  const rows = await select(sql)
    .select((eb) =>
      eb
        .selectFrom('signin.visit as visit')
        .whereRef('visit.calendar_id', '=', 'signin.calendar.calendar_id')
        .select(raw<number>`count(*) filter (where visit.time = 1)::int`.as('members'))
        .as('members'),
    )
    .select((eb) =>
      eb
        .selectFrom('signin.visit as visit')
        .whereRef('visit.calendar_id', '=', 'signin.calendar.calendar_id')
        .select(raw<number>`count(*)::int`.as('times'))
        .as('times'),
    )
    .where('site_id', '=', asked.siteId)
    .$if(beforeId !== null, (query) => query.where('calendar_id', '<', beforeId))
    .orderBy('calendar_id', 'desc')
    .limit(asked.limit)
    .execute();
  return rows.map((row) => ({ ...toCalendar(row), members: row.members ?? 0, times: row.times ?? 0 }));
}

function toCalendar(row: Row): Calendar {
  return {
    calendarId: row.calendar_id,
    siteId: row.site_id,
    currency: row.currency,
    firstDay: row.first_day,
    lastDay: row.last_day,
    rewardsMinor: row.rewards_minor.map(BigInt),
    turnoverPercent: row.turnover_percent,
    depositMinor: BigInt(row.deposit_minor),
    turnoverMinor: BigInt(row.turnover_minor),
    budgetMinor: BigInt(row.budget_minor),
    usedMinor: BigInt(row.used_minor),
    createdAt: row.created_at,
    stoppedAt: row.stopped_at,
  };
}
