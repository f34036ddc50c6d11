import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { StoredVipTerms } from './terms.rules.ts';
import type { PlanKey } from './version.repo.ts';

/** How many levels changed: see `vip.compute`. */
export async function computeLevels(
  sql: SqlOrTransaction,
  asked: PlanKey & {
    readonly version: number;
    readonly day: string;
    readonly from: Date;
    readonly now: Date;
  },
): Promise<number> {
  const { siteId, currency, version, day, from, now } = asked;
  const { rows } = await raw<{ steps: number }>`
    select vip.compute(${siteId}, ${currency}, ${version}, ${day}::date, ${from}, ${now}) as steps`.execute(
    sql,
  );
  return rows[0]?.steps ?? 0;
}

/** Whether one gift was looked at whose time had come. */
export async function giveDue(sql: SqlOrTransaction, now: Date): Promise<boolean> {
  const { rows } = await raw<{ is_done: boolean }>`select vip.give_due(${now}) as is_done`.execute(sql);
  return rows[0]?.is_done === true;
}

export interface Standing {
  readonly level: number;
  readonly keepUntil: string | null;
}

export async function findStanding(sql: SqlOrTransaction, memberId: number): Promise<Standing> {
  const { rows } = await raw<{ level: number; keep_until: string | null }>`
    select level, keep_until::text from vip.standing where member_id = ${memberId}`.execute(sql);
  return { level: rows[0]?.level ?? 0, keepUntil: rows[0]?.keep_until ?? null };
}

export interface Progress {
  readonly turnoverMinor: bigint;
  readonly depositMinor: bigint;
}

/** What a member has played and paid in by now, of a window that ends with a day. */
export async function readProgress(
  sql: SqlOrTransaction,
  asked: PlanKey & {
    readonly memberId: number;
    readonly firstDay: string;
    readonly lastDay: string;
    readonly from: Date;
  },
): Promise<Progress> {
  const { rows } = await raw<{ turnover_minor: string; deposit_minor: string }>`
    select trunc(turnover_minor)::text as turnover_minor, trunc(deposit_minor)::text as deposit_minor
    from vip.progress_of(${asked.siteId}, ${asked.currency}, ${asked.memberId}, ${asked.firstDay}::date,
      ${asked.lastDay}::date, ${asked.from})`.execute(sql);
  return {
    turnoverMinor: BigInt(rows[0]?.turnover_minor ?? 0),
    depositMinor: BigInt(rows[0]?.deposit_minor ?? 0),
  };
}

export interface StepRow {
  readonly day: string;
  readonly from_level: number;
  readonly to_level: number;
  readonly made_at: Date;
}

const mostSteps = 50;

/** The latest first. */
export async function listSteps(sql: SqlOrTransaction, memberId: number): Promise<StepRow[]> {
  const { rows } = await raw<StepRow>`
    select s.day::text, s.from_level, s.to_level, s.made_at
    from vip.step s join vip.standing h on h.member_id = s.member_id
    where s.member_id = ${memberId} and s.site_id = h.site_id and s.currency = h.currency
    order by s.day desc, s.step_id desc limit ${mostSteps}`.execute(sql);
  return rows;
}

/** How many members of a site have which level, by currency. */
export async function countLevels(
  sql: SqlOrTransaction,
  siteId: number,
): Promise<{ currency: Currency; level: number; members: number }[]> {
  const { rows } = await raw<{ currency: Currency; level: number; members: number }>`
    select currency, level, count(*)::int as members from vip.standing
    where site_id = ${siteId} and level > 0 group by currency, level order by currency, level limit 1000`.execute(
    sql,
  );
  return rows;
}

/** How many would have had which level, and what reaching them would have given: see `vip.try_terms`. */
export async function tryTerms(
  sql: SqlOrTransaction,
  asked: PlanKey & {
    readonly terms: StoredVipTerms;
    readonly day: string;
    readonly from: Date;
    readonly until: Date;
  },
): Promise<{ level: number; members: number; award_minor: string }[]> {
  const { rows } = await raw<{ level: number; members: number; award_minor: string }>`
    select level, members, award_minor::text from vip.try_terms(${asked.siteId}, ${asked.currency},
      ${JSON.stringify(asked.terms)}::jsonb, ${asked.day}::date, ${asked.from}, ${asked.until})
    order by level limit 50`.execute(sql);
  return rows;
}
