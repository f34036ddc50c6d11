import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { ListedBalance, ListedRound } from '#modules/provider-connection';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { utcDayOf } from './recon-day.rules.ts';
import type { DayKey } from './recon-day.repo.ts';

interface Run extends DayKey {
  readonly run: number;
}

/** A round as its provider told it. */
export interface ToldRound {
  readonly memberRef: string;
  readonly roundId: string;
  readonly gameCode: string;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly isVoid: boolean;
  readonly endedAt: Date;
}

/** Keeps what was told. What ended on another day than the run's is left as the run of that day has it. */
export async function keepToldRounds(
  transaction: SqlTransaction,
  { gpId, day, run }: Run,
  rounds: readonly ListedRound[],
): Promise<void> {
  const written = [
    ...new Map(rounds.map((round) => [`${round.memberRef} ${round.roundId}`, round])).values(),
  ].map((round) => ({
    member_ref: round.memberRef,
    round_id: round.roundId,
    day: utcDayOf(round.endedAt),
    game_code: round.gameCode,
    currency: round.currency,
    stake_minor: String(round.stakeMinor),
    payout_minor: String(round.payoutMinor),
    is_void: round.isVoid,
    ended_at: round.endedAt.toISOString(),
  }));
  if (written.length === 0) return;
  await raw`
    insert into recon.told_round as t
      (gp_id, member_ref, round_id, day, run, game_code, currency, stake_minor, payout_minor, is_void, ended_at)
    select ${gpId}, w.member_ref, w.round_id, w.day, case when w.day = ${day}::date then ${run}::integer else 0 end,
      w.game_code, w.currency, w.stake_minor, w.payout_minor, w.is_void, w.ended_at
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (
      member_ref text, round_id text, day date, game_code text, currency text, stake_minor bigint, payout_minor bigint,
      is_void boolean, ended_at timestamptz)
    on conflict (gp_id, member_ref, round_id) do update
      set day = excluded.day, run = excluded.run, game_code = excluded.game_code, currency = excluded.currency,
          stake_minor = excluded.stake_minor, payout_minor = excluded.payout_minor, is_void = excluded.is_void,
          ended_at = excluded.ended_at
      where excluded.day = ${day}::date or t.run = 0`.execute(transaction);
}

/** What the run was not told of its day any more. */
export async function dropOlderRounds(transaction: SqlTransaction, { gpId, day, run }: Run): Promise<void> {
  await raw`
    delete from recon.told_round where gp_id = ${gpId} and day = ${day}::date and run <> ${run}`.execute(
    transaction,
  );
}

/** Days that nobody compares again; `true` where there may be more of them. */
export async function forgetToldRounds(
  sql: Sql,
  { before, limit }: { before: string; limit: number },
): Promise<boolean> {
  const { rows } = await raw`
    delete from recon.told_round where (gp_id, member_ref, round_id) in (
      select gp_id, member_ref, round_id from recon.told_round where day < ${before}::date
      order by day limit ${limit})
    returning gp_id`.execute(sql);
  return rows.length === limit;
}

/** Where the list of a run's rounds goes on. */
export interface ToldPlace {
  readonly memberRef: string;
  readonly roundId: string;
}

export async function listToldRounds(
  transaction: SqlTransaction,
  { gpId, day, run }: Run,
  { after, limit }: { readonly after: ToldPlace; readonly limit: number },
): Promise<ToldRound[]> {
  const { rows } = await raw<{
    member_ref: string;
    round_id: string;
    game_code: string;
    currency: Currency;
    stake_minor: string;
    payout_minor: string;
    is_void: boolean;
    ended_at: Date;
  }>`
    select member_ref, round_id, game_code, currency, stake_minor::text, payout_minor::text, is_void, ended_at
    from recon.told_round
    where gp_id = ${gpId} and day = ${day}::date and run = ${run}
      and (member_ref, round_id) > (${after.memberRef}, ${after.roundId})
    order by member_ref, round_id limit ${limit}`.execute(transaction);
  return rows.map((row) => ({
    memberRef: row.member_ref,
    roundId: row.round_id,
    gameCode: row.game_code,
    currency: row.currency,
    stakeMinor: BigInt(row.stake_minor),
    payoutMinor: BigInt(row.payout_minor),
    isVoid: row.is_void,
    endedAt: row.ended_at,
  }));
}

/** Of these rounds those that the provider has told, of whichever day: `<member> <round>`. */
export async function findTold(
  transaction: SqlTransaction,
  gpId: string,
  keys: readonly ToldPlace[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await raw<{ key: string }>`
    select t.member_ref || ' ' || t.round_id as key
    from unnest(${keys.map(({ memberRef }) => memberRef)}::text[], ${keys.map(({ roundId }) => roundId)}::text[])
      as asked (member_ref, round_id)
    join recon.told_round t on t.gp_id = ${gpId} and t.member_ref = asked.member_ref and t.round_id = asked.round_id
    order by key limit ${keys.length}`.execute(transaction);
  return new Set(rows.map(({ key }) => key));
}

/** What a provider told that it holds of somebody. */
export interface ToldBalance {
  readonly memberRef: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly isRoundOpen: boolean;
}

export async function keepToldBalances(
  transaction: SqlTransaction,
  { gpId, day, run }: Run,
  balances: readonly ListedBalance[],
): Promise<void> {
  const written = [
    ...new Map(balances.map((held) => [`${held.memberRef} ${held.currency}`, held])).values(),
  ].map((held) => ({
    member_ref: held.memberRef,
    currency: held.currency,
    amount_minor: String(held.amountMinor),
    is_round_open: held.isRoundOpen,
  }));
  if (written.length === 0) return;
  await raw`
    insert into recon.told_balance (gp_id, member_ref, currency, day, run, amount_minor, is_round_open)
    select ${gpId}, w.member_ref, w.currency, ${day}::date, ${run}, w.amount_minor, w.is_round_open
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (
      member_ref text, currency text, amount_minor bigint, is_round_open boolean)
    on conflict (gp_id, member_ref, currency) do update
      set day = excluded.day, run = excluded.run, amount_minor = excluded.amount_minor,
          is_round_open = excluded.is_round_open, is_compared = false`.execute(transaction);
}

/** All that was told of a provider's balances: a run begins anew, and leaves none. */
export async function dropBalances(transaction: SqlTransaction, gpId: string): Promise<void> {
  await raw`delete from recon.told_balance where gp_id = ${gpId}`.execute(transaction);
}

/** Those that were told of these people, who are compared herewith. */
export async function takeToldBalances(
  transaction: SqlTransaction,
  gpId: string,
  memberRefs: readonly string[],
): Promise<ToldBalance[]> {
  const { rows } = await raw<BalanceRow>`
    update recon.told_balance set is_compared = true
    where gp_id = ${gpId} and member_ref = any(${[...memberRefs]}::text[])
    returning member_ref, currency, amount_minor::text, is_round_open`.execute(transaction);
  return rows.map(readBalance);
}

/** Those of people whom we have brought no money for. */
export async function takeStrangeBalances(
  transaction: SqlTransaction,
  gpId: string,
  limit: number,
): Promise<ToldBalance[]> {
  const { rows } = await raw<BalanceRow>`
    update recon.told_balance set is_compared = true
    where (gp_id, member_ref, currency) in (
      select gp_id, member_ref, currency from recon.told_balance where gp_id = ${gpId} and not is_compared
      order by member_ref, currency limit ${limit})
    returning member_ref, currency, amount_minor::text, is_round_open`.execute(transaction);
  return rows.map(readBalance);
}

interface BalanceRow {
  member_ref: string;
  currency: Currency;
  amount_minor: string;
  is_round_open: boolean;
}

function readBalance(row: BalanceRow): ToldBalance {
  return {
    memberRef: row.member_ref,
    currency: row.currency,
    amountMinor: BigInt(row.amount_minor),
    isRoundOpen: row.is_round_open,
  };
}
