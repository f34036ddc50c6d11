import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { RebateKind, RebatePeriod } from '@halls/contract/rebate';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { StoredTerms } from './terms.rules.ts';

export interface PlanKey {
  readonly siteId: number;
  readonly currency: Currency;
  readonly kind: RebateKind;
}

export interface Plan {
  readonly plan_id: number;
  readonly site_id: number;
  readonly currency: Currency;
  readonly kind: RebateKind;
  readonly period: RebatePeriod;
}

const mostPlans = 500;
const mostVersions = 5_000;
const shownVersions = 20;

export async function listPlans(
  sql: SqlOrTransaction,
  siteId: number,
  currency: Currency | null = null,
): Promise<Plan[]> {
  return sql
    .selectFrom('rebate.plan')
    .select(['plan_id', 'site_id', 'currency', 'kind', 'period'])
    .where('site_id', '=', siteId)
    .$if(currency !== null, (query) => query.where('currency', '=', currency ?? 'USD'))
    .orderBy('currency')
    .orderBy('kind', 'desc')
    .limit(mostPlans)
    .execute();
}

/** Whoever else publishes for it waits. */
export async function lockPlan(transaction: SqlTransaction, key: PlanKey): Promise<Plan | undefined> {
  const name = `rebate.plan ${key.siteId} ${key.currency} ${key.kind}`;
  await raw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
  return transaction
    .selectFrom('rebate.plan')
    .select(['plan_id', 'site_id', 'currency', 'kind', 'period'])
    .where('site_id', '=', key.siteId)
    .where('currency', '=', key.currency)
    .where('kind', '=', key.kind)
    .executeTakeFirst();
}

export interface VersionRow {
  readonly plan_id: number;
  readonly version: number;
  readonly from_day: string;
  readonly terms: StoredTerms;
}

/** Of each plan, the latest twenty, the latest first. */
export async function listVersions(sql: SqlOrTransaction, planIds: readonly number[]): Promise<VersionRow[]> {
  if (planIds.length === 0) return [];
  const { rows } = await raw<VersionRow>`
    select plan_id, version, from_day::text, terms from (
      select v.plan_id, v.version, v.from_day, v.terms,
        row_number() over (partition by v.plan_id order by v.version desc) as place
      from rebate.version v where v.plan_id = any (${[...planIds]}::bigint[])) latest
    where place <= ${shownVersions} order by plan_id, version desc limit ${mostVersions}`.execute(sql);
  return rows;
}

/** The version that is in force on a day; null before the first. */
export async function findVersionOn(
  sql: SqlOrTransaction,
  planId: number,
  day: string,
): Promise<VersionRow | null> {
  const { rows } = await raw<VersionRow>`
    select plan_id, version, from_day::text, terms from rebate.version
    where plan_id = ${planId} and from_day <= ${day}::date order by from_day desc, version desc limit 1`.execute(
    sql,
  );
  return rows[0] ?? null;
}

/** Writes the next version; the plan is made where there is none, and is locked by the caller where there is. */
export async function insertVersion(
  transaction: SqlTransaction,
  given: PlanKey & {
    readonly period: RebatePeriod;
    readonly fromDay: string;
    readonly terms: StoredTerms;
    readonly changeRequestId: number | null;
    readonly now: Date;
  },
): Promise<{ readonly planId: number; readonly version: number }> {
  const held = await lockPlan(transaction, given);
  const planId =
    held?.plan_id ??
    (
      await transaction
        .insertInto('rebate.plan')
        .values({ site_id: given.siteId, currency: given.currency, kind: given.kind, period: given.period })
        .returning('plan_id')
        .executeTakeFirstOrThrow()
    ).plan_id;
  const { rows } = await raw<{ version: number }>`
    insert into rebate.version (plan_id, version, from_day, terms, change_request_id, created_at)
    select ${planId}, coalesce(max(v.version), 0) + 1, ${given.fromDay}::date, ${JSON.stringify(given.terms)}::jsonb,
      ${given.changeRequestId}, ${given.now}
    from rebate.version v where v.plan_id = ${planId} returning version`.execute(transaction);
  return { planId, version: rows[0]?.version ?? 1 };
}

export async function hasPlans(sql: SqlOrTransaction): Promise<boolean> {
  return (await sql.selectFrom('rebate.plan').select('plan_id').limit(1).executeTakeFirst()) !== undefined;
}

export interface TriedHall {
  /** Null: nothing would have been given in any. */
  readonly gt_id: number | null;
  readonly members: number | null;
  readonly base_minor: string | null;
  readonly amount_minor: string | null;
  readonly all_members: number;
  readonly ggr_minor: string;
}

/** What terms would have given: see `rebate.try_terms`. */
export async function tryTerms(
  sql: SqlOrTransaction,
  {
    siteId,
    currency,
    kind,
    period,
    terms,
    firstDay,
    lastDay,
  }: PlanKey & {
    readonly period: RebatePeriod;
    readonly terms: StoredTerms;
    readonly firstDay: string;
    readonly lastDay: string;
  },
): Promise<TriedHall[]> {
  const { rows } = await raw<TriedHall>`
    select gt_id, members, trunc(base_minor)::text as base_minor, amount_minor::text, all_members, ggr_minor::text
    from rebate.try_terms(${siteId}, ${currency}, ${kind}, ${period}, ${JSON.stringify(terms)}::jsonb,
      ${firstDay}::date, ${lastDay}::date) order by gt_id limit 20`.execute(sql);
  return rows;
}
