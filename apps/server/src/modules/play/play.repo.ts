import { sql as raw } from 'kysely';
import type { Mark } from '#modules/ledger';
import type { SqlTransaction } from '#platform/database.ts';
import type { Counted, CountedRound, DaySums, RoundKey } from './count-round.rules.ts';

/** How far the facts are. */
export interface Progress {
  /** All transactions of the ledger up to this one are in them. */
  readonly countedTo: bigint;
  /** Whatever was played before is in them; null before all was that there had been. */
  readonly countedUntil: Date | null;
  /** Where they are brought to next; null where they have got to the last mark. */
  readonly mark: { readonly to: bigint; readonly isSettled: boolean } | null;
  /** The last that is in them of the rounds that were told before there were facts; null once all are. */
  readonly toldAfter: { readonly gpId: string; readonly roundId: string } | null;
  /** By the database's clock. */
  readonly now: Date;
}

/**
 * False while another process counts. What is written until the transaction ends waits for no disk: a database that
 * dies forgets how far the facts are together with them.
 */
export async function beginCounting(transaction: SqlTransaction): Promise<boolean> {
  const { rows } = await raw<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('play.count')) as is_ours,
      set_config('synchronous_commit', 'off', true)`.execute(transaction);
  return rows[0]?.is_ours === true;
}

export async function readProgress(transaction: SqlTransaction): Promise<Progress> {
  const { rows } = await raw<{
    counted_to: string;
    counted_until: Date | null;
    mark_to: string;
    has_mark: boolean;
    is_settled: boolean;
    told_gp_id: string | null;
    told_round_id: string | null;
    now: Date;
  }>`
    select counted_to::text, counted_until, mark_to::text, told_gp_id, told_round_id, clock_timestamp() as now,
      coalesce(mark_at > coalesce(counted_until, '-infinity'), false) as has_mark,
      pg_snapshot_xmin(pg_current_snapshot()) >= mark_xid as is_settled
    from play.progress`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('play.progress has no row');
  return {
    countedTo: BigInt(row.counted_to),
    countedUntil: row.counted_until,
    mark: row.has_mark ? { to: BigInt(row.mark_to), isSettled: row.is_settled } : null,
    toldAfter:
      row.told_gp_id === null || row.told_round_id === null
        ? null
        : { gpId: row.told_gp_id, roundId: row.told_round_id },
    now: row.now,
  };
}

/** False when nothing was posted since the mark before, unless that is a minute old: days end without plays, too. */
export async function saveMark(transaction: SqlTransaction, mark: Mark): Promise<boolean> {
  const { rows } = await raw`
    update play.progress
    set mark_to = ${mark.latest.toString()}::bigint, mark_xid = ${mark.number}::xid8, mark_at = ${mark.madeAt}::timestamptz
    where mark_to < ${mark.latest.toString()}::bigint or mark_at is null
      or mark_at < ${mark.madeAt}::timestamptz - interval '1 minute'
    returning only_row`.execute(transaction);
  return rows.length > 0;
}

export async function saveProgress(
  transaction: SqlTransaction,
  progress: Pick<Progress, 'countedTo' | 'toldAfter'> & { readonly isMarkReached: boolean },
): Promise<void> {
  await raw`
    update play.progress
    set counted_to = ${progress.countedTo.toString()}::bigint,
      counted_until = case when ${progress.isMarkReached} then mark_at else counted_until end,
      told_gp_id = ${progress.toldAfter?.gpId ?? null}, told_round_id = ${progress.toldAfter?.roundId ?? null}`.execute(
    transaction,
  );
}

/** Null before all was counted that there had been. */
export async function readCountedUntil(sql: Pick<SqlTransaction, 'getExecutor'>): Promise<Date | null> {
  const { rows } = await raw<{ counted_until: Date | null }>`
    select counted_until from play.progress`.execute(sql);
  return rows[0]?.counted_until ?? null;
}

/** Of these rounds, those that were counted before. */
export async function listCounted(
  transaction: SqlTransaction,
  keys: readonly RoundKey[],
): Promise<CountedRound[]> {
  if (keys.length === 0) return [];
  const { rows } = await raw<{
    gp_id: string;
    member_id: number;
    round_id: string;
    is_told: boolean;
    gt_id: number;
    bet_count: number;
    cash_stake_minor: string;
    cash_payout_minor: string;
    free_stake_minor: string;
    bonus_stake_minor: string;
    bonus_payout_minor: string;
    valid_turnover_minor: string;
    closed_at: Date | null;
    counted_on: string | null;
    revision: number;
  }>`
    select r.gp_id, r.member_id, r.round_id, r.is_told, r.gt_id, r.bet_count, r.cash_stake_minor::text,
      r.cash_payout_minor::text, r.free_stake_minor::text, r.bonus_stake_minor::text, r.bonus_payout_minor::text,
      r.valid_turnover_minor::text, r.closed_at, r.counted_on::text, r.revision
    from unnest(${keys.map(({ gpId }) => gpId)}::text[], ${keys.map(({ memberId }) => memberId)}::bigint[],
      ${keys.map(({ roundId }) => roundId)}::text[], ${keys.map(({ isTold }) => isTold)}::boolean[])
      as asked (gp_id, member_id, round_id, is_told)
    cross join lateral (
      select gp_id, member_id, round_id, is_told, gt_id, bet_count, cash_stake_minor, cash_payout_minor,
        free_stake_minor, bonus_stake_minor, bonus_payout_minor, valid_turnover_minor, closed_at, counted_on, revision
      from play.round
      where gp_id = asked.gp_id and member_id = asked.member_id and round_id = asked.round_id
        and is_told = asked.is_told limit 1) r
    order by r.gp_id, r.member_id, r.round_id limit ${keys.length}`.execute(transaction);
  return rows.map((row) => ({
    gpId: row.gp_id,
    memberId: row.member_id,
    roundId: row.round_id,
    isTold: row.is_told,
    gtId: row.gt_id,
    betCount: row.bet_count,
    cashStakeMinor: BigInt(row.cash_stake_minor),
    cashPayoutMinor: BigInt(row.cash_payout_minor),
    freeStakeMinor: BigInt(row.free_stake_minor),
    bonusStakeMinor: BigInt(row.bonus_stake_minor),
    bonusPayoutMinor: BigInt(row.bonus_payout_minor),
    validTurnoverMinor: BigInt(row.valid_turnover_minor),
    closedAt: row.closed_at,
    countedOn: row.counted_on,
    revision: row.revision,
  }));
}

export async function saveRounds(transaction: SqlTransaction, rounds: readonly Counted[]): Promise<void> {
  if (rounds.length === 0) return;
  const written = rounds.map(({ round }) => ({
    gp_id: round.gpId,
    member_id: round.memberId,
    round_id: round.roundId,
    is_told: round.isTold,
    site_id: round.siteId,
    gt_id: round.gtId,
    game_code: round.gameCode,
    currency: round.currency,
    bet_count: round.betCount,
    ...minorColumns(round),
    bonus_stake_minor: String(round.bonusStakeMinor),
    bonus_payout_minor: String(round.bonusPayoutMinor),
    opened_at: round.openedAt.toISOString(),
    closed_at: round.closedAt?.toISOString() ?? null,
    counted_on: round.countedOn,
    revision: round.revision,
  }));
  await raw`
    insert into play.round as r
      (gp_id, member_id, round_id, is_told, site_id, gt_id, game_code, currency, bet_count, cash_stake_minor,
       cash_payout_minor, free_stake_minor, bonus_stake_minor, bonus_payout_minor, valid_turnover_minor, opened_at,
       closed_at, counted_on, revision)
    select w.gp_id, w.member_id, w.round_id, w.is_told, w.site_id, w.gt_id, w.game_code, w.currency, w.bet_count,
      w.cash_stake_minor, w.cash_payout_minor, w.free_stake_minor, w.bonus_stake_minor, w.bonus_payout_minor,
      w.valid_turnover_minor, w.opened_at, w.closed_at, w.counted_on, w.revision
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (
      gp_id text, member_id bigint, round_id text, is_told boolean, site_id integer, gt_id smallint, game_code text,
      currency text, bet_count integer, cash_stake_minor bigint, cash_payout_minor bigint, free_stake_minor bigint,
      bonus_stake_minor bigint, bonus_payout_minor bigint, valid_turnover_minor bigint, opened_at timestamptz, closed_at timestamptz, counted_on date,
      revision integer)
    on conflict (gp_id, member_id, round_id, is_told) do update
      set bet_count = excluded.bet_count, cash_stake_minor = excluded.cash_stake_minor,
          cash_payout_minor = excluded.cash_payout_minor, free_stake_minor = excluded.free_stake_minor,
          bonus_stake_minor = excluded.bonus_stake_minor, bonus_payout_minor = excluded.bonus_payout_minor,
          valid_turnover_minor = excluded.valid_turnover_minor, closed_at = excluded.closed_at,
          counted_on = excluded.counted_on, revision = excluded.revision`.execute(transaction);
}

/** What is new of a round, and the day that it counts on. */
export interface DayNews {
  readonly day: string;
  /** On which the round counted when it closed: the same, unless this is a change. */
  readonly ofDay: string;
  readonly round: CountedRound & {
    readonly siteId: number;
    readonly gameCode: string;
    readonly currency: string;
  };
  readonly sums: DaySums;
  /** The round had been counted before. */
  readonly isChange: boolean;
}

export async function addToDays(transaction: SqlTransaction, news: readonly DayNews[]): Promise<void> {
  if (news.length === 0) return;
  const written = news.map(({ day, ofDay, round, sums, isChange }) => ({
    is_change: isChange,
    site_id: round.siteId,
    day,
    of_day: ofDay,
    member_id: round.memberId,
    gp_id: round.gpId,
    gt_id: round.gtId,
    game_code: round.gameCode,
    currency: round.currency,
    rounds: sums.rounds,
    ...minorColumns(sums),
  }));
  await raw`
    with news as materialized (
      select is_change, site_id, day, of_day, member_id, gp_id, gt_id, game_code, currency, rounds, cash_stake_minor,
        cash_payout_minor, free_stake_minor, valid_turnover_minor
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (
        is_change boolean, site_id integer, day date, of_day date, member_id bigint, gp_id text, gt_id smallint,
        game_code text, currency text, rounds bigint, cash_stake_minor numeric, cash_payout_minor numeric,
        free_stake_minor numeric, valid_turnover_minor numeric)
    ), sums as materialized (
      select is_change, site_id, day, member_id, gp_id, gt_id, game_code, currency, sum(rounds) as rounds,
        sum(cash_stake_minor) as cash_stake_minor, sum(cash_payout_minor) as cash_payout_minor,
        sum(free_stake_minor) as free_stake_minor, sum(valid_turnover_minor) as valid_turnover_minor
      from news
      group by is_change, site_id, day, member_id, gp_id, gt_id, game_code, currency
    ), days as (
      insert into play.day as d
        (site_id, day, member_id, gp_id, gt_id, game_code, currency, rounds, cash_stake_minor, cash_payout_minor,
         free_stake_minor, valid_turnover_minor)
      select site_id, day, member_id, gp_id, gt_id, game_code, currency, rounds, cash_stake_minor, cash_payout_minor,
        free_stake_minor, valid_turnover_minor
      from sums where not is_change
      on conflict (site_id, day, member_id, gp_id, gt_id, game_code, currency) do update
        set rounds = d.rounds + excluded.rounds, cash_stake_minor = d.cash_stake_minor + excluded.cash_stake_minor,
            cash_payout_minor = d.cash_payout_minor + excluded.cash_payout_minor,
            free_stake_minor = d.free_stake_minor + excluded.free_stake_minor,
            valid_turnover_minor = d.valid_turnover_minor + excluded.valid_turnover_minor
    ), late as (
      insert into play.late_change as l
        (site_id, known_on, of_day, currency, member_id, gp_id, gt_id, cash_stake_minor, cash_payout_minor,
         valid_turnover_minor)
      select site_id, day, of_day, currency, member_id, gp_id, gt_id, sum(cash_stake_minor), sum(cash_payout_minor),
        sum(valid_turnover_minor)
      from news where is_change group by site_id, day, of_day, currency, member_id, gp_id, gt_id
      on conflict (site_id, known_on, of_day, currency, member_id, gp_id, gt_id) do update
        set cash_stake_minor = l.cash_stake_minor + excluded.cash_stake_minor,
            cash_payout_minor = l.cash_payout_minor + excluded.cash_payout_minor,
            valid_turnover_minor = l.valid_turnover_minor + excluded.valid_turnover_minor
    )
    insert into play.day_change as d
      (site_id, day, member_id, gp_id, gt_id, game_code, currency, rounds, cash_stake_minor, cash_payout_minor,
       free_stake_minor, valid_turnover_minor)
    select site_id, day, member_id, gp_id, gt_id, game_code, currency, rounds, cash_stake_minor, cash_payout_minor,
      free_stake_minor, valid_turnover_minor
    from sums where is_change
    on conflict (site_id, day, member_id, gp_id, gt_id, game_code, currency) do update
      set rounds = d.rounds + excluded.rounds, cash_stake_minor = d.cash_stake_minor + excluded.cash_stake_minor,
          cash_payout_minor = d.cash_payout_minor + excluded.cash_payout_minor,
          free_stake_minor = d.free_stake_minor + excluded.free_stake_minor,
          valid_turnover_minor = d.valid_turnover_minor + excluded.valid_turnover_minor`.execute(transaction);
}

/** Minor units as text, which JSON carries to the last digit. */
function minorColumns(sums: Omit<DaySums, 'rounds'>) {
  return {
    cash_stake_minor: String(sums.cashStakeMinor),
    cash_payout_minor: String(sums.cashPayoutMinor),
    free_stake_minor: String(sums.freeStakeMinor),
    valid_turnover_minor: String(sums.validTurnoverMinor),
  };
}
