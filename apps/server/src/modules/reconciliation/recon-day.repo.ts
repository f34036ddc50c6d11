import { sql as raw, type RawBuilder } from 'kysely';
import type { Currency } from '@halls/contract';
import type { ReconDayState } from '@halls/contract/office';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** What is done next; each step goes on where it stopped. */
export const steps = ['reading', 'balances', 'waiting', 'told', 'ours', 'held'] as const;
export type Step = (typeof steps)[number];
export type End = Exclude<ReconDayState, 'under_way'>;

export interface DayKey {
  readonly gpId: string;
  readonly day: string;
}

export interface DayRow extends DayKey {
  readonly state: Step | End;
  readonly run: number;
  readonly place: string;
  readonly tries: number;
  readonly why: string | null;
  /** Null where it is not gone on with by itself. */
  readonly dueAt: Date | null;
  readonly balancesAt: Date | null;
  readonly factsUntil: Date | null;
  readonly endedAt: Date | null;
  readonly shownRun: number | null;
}

const columns = raw`gp_id, day::text, state, run, place, tries, why, due_at, balances_at, facts_until, ended_at, shown_run`;

interface Row {
  gp_id: string;
  day: string;
  state: Step | End;
  run: number;
  place: string;
  tries: number;
  why: string | null;
  due_at: Date | null;
  balances_at: Date | null;
  facts_until: Date | null;
  ended_at: Date | null;
  shown_run: number | null;
}

const isUnderWay = raw<boolean>`state = any(${[...steps]}::text[])`;

/** The last day of each of these providers. */
export async function listLastDays(sql: Sql, gpIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await raw<{ gp_id: string; day: string | null }>`
    select asked.gp_id, (select max(d.day)::text from recon.day d where d.gp_id = asked.gp_id) as day
    from unnest(${[...gpIds]}::text[]) as asked (gp_id) order by asked.gp_id limit ${gpIds.length}`.execute(
    sql,
  );
  return new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.gp_id, row.day] as const])));
}

export async function insertDays(sql: SqlOrTransaction, days: readonly DayKey[], now: Date): Promise<void> {
  if (days.length === 0) return;
  await raw`
    insert into recon.day (gp_id, day, state, due_at, started_at)
    select gp_id, day, 'reading', ${now}, ${now}
    from unnest(${days.map(({ gpId }) => gpId)}::text[], ${days.map(({ day }) => day)}::date[]) as o (gp_id, day)
    on conflict do nothing`.execute(sql);
}

/** One that is to be gone on with, the one that has waited longest. */
export async function findDueDay(sql: Sql, now: Date): Promise<DayRow | null> {
  const { rows } = await raw<Row>`
    select ${columns} from recon.day where due_at <= ${now} order by due_at limit 1`.execute(sql);
  return rows[0] ? readRow(rows[0]) : null;
}

export async function findDay(sql: SqlOrTransaction, { gpId, day }: DayKey): Promise<DayRow | null> {
  const { rows } = await raw<Row>`
    select ${columns} from recon.day where gp_id = ${gpId} and day = ${day}::date limit 1`.execute(sql);
  return rows[0] ? readRow(rows[0]) : null;
}

/** Locked until the transaction ends. */
export async function lockDay(transaction: SqlTransaction, { gpId, day }: DayKey): Promise<DayRow | null> {
  const { rows } = await raw<Row>`
    select ${columns} from recon.day where gp_id = ${gpId} and day = ${day}::date for update`.execute(
    transaction,
  );
  return rows[0] ? readRow(rows[0]) : null;
}

export interface DayChange {
  readonly state: Step | End;
  readonly run?: number;
  readonly place?: string;
  readonly tries?: number;
  readonly why?: string | null;
  readonly dueAt: Date | null;
  readonly startedAt?: Date;
  readonly balancesAt?: Date | null;
  readonly factsUntil?: Date | null;
  readonly endedAt?: Date;
  readonly shownRun?: number;
}

/** What is left out of `change` stays. */
export async function saveDay(
  transaction: SqlTransaction,
  { gpId, day }: DayKey,
  change: DayChange,
): Promise<void> {
  const given: readonly (readonly [RawBuilder<unknown>, unknown])[] = [
    [raw`state`, change.state],
    [raw`run`, change.run],
    [raw`place`, change.place],
    [raw`tries`, change.tries ?? 0],
    [raw`why`, change.why === undefined ? null : change.why],
    [raw`due_at`, change.dueAt],
    [raw`started_at`, change.startedAt],
    [raw`balances_at`, change.balancesAt],
    [raw`facts_until`, change.factsUntil],
    [raw`ended_at`, change.endedAt],
    [raw`shown_run`, change.shownRun],
  ];
  const sets = given.flatMap(([column, value]) => (value === undefined ? [] : [raw`${column} = ${value}`]));
  await raw`update recon.day set ${raw.join(sets)} where gp_id = ${gpId} and day = ${day}::date`.execute(
    transaction,
  );
}

/** What both sides come to in a currency. */
export interface DaySum {
  readonly currency: Currency;
  readonly ourRounds: number;
  readonly ourStakeMinor: bigint;
  readonly ourPayoutMinor: bigint;
  readonly theirRounds: number;
  readonly theirStakeMinor: bigint;
  readonly theirPayoutMinor: bigint;
  readonly heldMembers: number;
  readonly ourHeldMinor: bigint;
  readonly theirHeldMinor: bigint;
  readonly movingMembers: number;
}

export async function addToSums(
  transaction: SqlTransaction,
  { gpId, day, run }: DayKey & { readonly run: number },
  sums: readonly DaySum[],
): Promise<void> {
  for (const sum of sums)
    await raw`
      insert into recon.day_sum as s
        (gp_id, day, run, currency, our_rounds, our_stake_minor, our_payout_minor, their_rounds, their_stake_minor,
         their_payout_minor, held_members, our_held_minor, their_held_minor, moving_members)
      values (${gpId}, ${day}::date, ${run}, ${sum.currency}, ${sum.ourRounds}, ${String(sum.ourStakeMinor)}::numeric,
        ${String(sum.ourPayoutMinor)}::numeric, ${sum.theirRounds}, ${String(sum.theirStakeMinor)}::numeric,
        ${String(sum.theirPayoutMinor)}::numeric, ${sum.heldMembers}, ${String(sum.ourHeldMinor)}::numeric,
        ${String(sum.theirHeldMinor)}::numeric, ${sum.movingMembers})
      on conflict (gp_id, day, run, currency) do update
        set our_rounds = s.our_rounds + excluded.our_rounds,
            our_stake_minor = s.our_stake_minor + excluded.our_stake_minor,
            our_payout_minor = s.our_payout_minor + excluded.our_payout_minor,
            their_rounds = s.their_rounds + excluded.their_rounds,
            their_stake_minor = s.their_stake_minor + excluded.their_stake_minor,
            their_payout_minor = s.their_payout_minor + excluded.their_payout_minor,
            held_members = s.held_members + excluded.held_members,
            our_held_minor = s.our_held_minor + excluded.our_held_minor,
            their_held_minor = s.their_held_minor + excluded.their_held_minor,
            moving_members = s.moving_members + excluded.moving_members`.execute(transaction);
}

/** Those of the run that is shown from now on stay. */
export async function dropOtherSums(
  transaction: SqlTransaction,
  { gpId, day, run }: DayKey & { readonly run: number },
): Promise<void> {
  await raw`delete from recon.day_sum where gp_id = ${gpId} and day = ${day}::date and run <> ${run}`.execute(
    transaction,
  );
}

/** The latest first. */
export async function listDays(
  sql: Sql,
  asked: {
    readonly gpId: string | undefined;
    readonly state: ReconDayState | undefined;
    readonly after: DayKey | null;
    readonly limit: number;
  },
): Promise<DayRow[]> {
  const { gpId, state, after } = asked;
  const conditions = [
    raw<boolean>`true`,
    ...(gpId === undefined ? [] : [raw<boolean>`gp_id = ${gpId}`]),
    ...(state === undefined ? [] : [state === 'under_way' ? isUnderWay : raw<boolean>`state = ${state}`]),
    ...(after === null
      ? []
      : [raw<boolean>`(day < ${after.day}::date or (day = ${after.day}::date and gp_id > ${after.gpId}))`]),
  ];
  const { rows } = await raw<Row>`
    select ${columns} from recon.day where ${raw.join(conditions, raw` and `)}
    order by recon.day.day desc, gp_id limit ${asked.limit}`.execute(sql);
  return rows.map(readRow);
}

/** What is shown of these days, by currency. */
export async function listSums(
  sql: SqlOrTransaction,
  days: readonly DayKey[],
): Promise<(DayKey & DaySum & { readonly hasBalances: boolean })[]> {
  if (days.length === 0) return [];
  const { rows } = await raw<Record<string, string> & { has_balances: boolean }>`
    select s.gp_id, s.day::text, s.currency, s.our_rounds::text, s.our_stake_minor::text, s.our_payout_minor::text,
      s.their_rounds::text, s.their_stake_minor::text, s.their_payout_minor::text, s.held_members::text,
      s.our_held_minor::text, s.their_held_minor::text, s.moving_members::text,
      s.held_members + s.moving_members > 0 as has_balances
    from unnest(${days.map(({ gpId }) => gpId)}::text[], ${days.map(({ day }) => day)}::date[]) as asked (gp_id, day)
    join recon.day d on d.gp_id = asked.gp_id and d.day = asked.day
    join recon.day_sum s on s.gp_id = d.gp_id and s.day = d.day and s.run = d.shown_run
    order by s.gp_id, s.day, s.currency limit ${days.length * 100}`.execute(sql);
  return rows.map((row) => ({
    gpId: row.gp_id ?? '',
    day: row.day ?? '',
    currency: row.currency as Currency,
    ourRounds: Number(row.our_rounds),
    ourStakeMinor: BigInt(row.our_stake_minor ?? 0),
    ourPayoutMinor: BigInt(row.our_payout_minor ?? 0),
    theirRounds: Number(row.their_rounds),
    theirStakeMinor: BigInt(row.their_stake_minor ?? 0),
    theirPayoutMinor: BigInt(row.their_payout_minor ?? 0),
    heldMembers: Number(row.held_members),
    ourHeldMinor: BigInt(row.our_held_minor ?? 0),
    theirHeldMinor: BigInt(row.their_held_minor ?? 0),
    movingMembers: Number(row.moving_members),
    hasBalances: row.has_balances,
  }));
}

function readRow(row: Row): DayRow {
  return {
    gpId: row.gp_id,
    day: row.day,
    state: row.state,
    run: row.run,
    place: row.place,
    tries: row.tries,
    why: row.why,
    dueAt: row.due_at,
    balancesAt: row.balances_at,
    factsUntil: row.facts_until,
    endedAt: row.ended_at,
    shownRun: row.shown_run,
  };
}
