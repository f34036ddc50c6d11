import type { Currency } from '@halls/contract';
import { sql as raw } from 'kysely';
import type { JackpotDraw } from '#games/jackpot.ts';
import type { Bet } from '#games/round-math.ts';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { type StoredBet, storeBet } from './bet.rules.ts';

export interface Round {
  readonly roundId: string;
  readonly playerId: number;
  readonly sessionId: string;
  readonly clientRoundId: string;
  readonly gpId: string;
  readonly gameCode: string;
  readonly currency: Currency;
  readonly bet: StoredBet;
  /** Model and version that it is played by, such as "lines-20@1". */
  readonly mathematics: string;
  readonly outcome: unknown;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly commitment: string;
  /** Null as long as the seed is in use. */
  readonly serverSeed: string | null;
  /** Null for a shared draw that is not drawn. */
  readonly clientSeed: string | null;
  readonly nonce: number;
  readonly state: 'open' | 'settled' | 'void';
  readonly voidReason: string | null;
  readonly balanceAfterMinor: bigint | null;
  /** Null for a round that has no part in a jackpot. */
  readonly jackpot: JackpotDraw | null;
  /** What the operator paid for a drawn jackpot; null until then. */
  readonly jackpotPaidMinor: bigint | null;
  /** The grant of free rounds that paid for it; null where the player's money did. */
  readonly freeId: number | null;
  readonly isTicket: boolean;
  /** Of a hand: when it was dealt or moved on last; null for rounds of one step. */
  readonly movedAt: Date | null;
  readonly openedAt: Date;
  /** Of a draw that many play at; null for a round of one's own. */
  readonly drawNumber: number | null;
  readonly drawClosesAt: Date | null;
  /** What this round's stake gave to the draw's seed. */
  readonly seatSeed: string | null;
  /** Link 0 of the draw's chain, and the place of the draw's own link in it. */
  readonly firstLink: string | null;
  readonly linkNumber: number | null;
  /** The chain's place in the table's published list; null for a chain of before. */
  readonly chainOrdinal: number | null;
}

/** Of one player. */
export const mostStakesOnDraw = 40;

/** The money of a round, as whoever asks for it or moves it needs it. */
export type RoundStake = Pick<Round, 'roundId' | 'gameCode' | 'stakeMinor' | 'payoutMinor'>;

export interface NewRound extends RoundStake {
  readonly playerId: number;
  readonly sessionId: string;
  readonly clientRoundId: string;
  readonly bet: Bet;
  readonly mathematics: string;
  readonly clientSeed: string;
  readonly openedAt: Date;
  readonly freeId?: number;
  /** Seeds of the player's own with the outcome they gave, or the draw that the outcome will come from. */
  readonly chance:
    | {
        readonly seedId: number;
        readonly nonce: number;
        readonly outcome: unknown;
        readonly jackpot: JackpotDraw | null;
        /** It waits for its player. */
        readonly isHand?: true;
      }
    | { readonly drawNumber: number }
    /** A ticket of the sportsbook: what becomes of it is decided by matches. */
    | { readonly isTicket: true };
}

export async function insertRound(tx: SqlTransaction, round: NewRound): Promise<void> {
  const { chance } = round;
  const ofChance =
    'seedId' in chance
      ? {
          seed_id: chance.seedId,
          nonce: chance.nonce,
          outcome: JSON.stringify(chance.outcome),
          jackpot: chance.jackpot && JSON.stringify(chance.jackpot),
          moved_at: chance.isHand ? round.openedAt : null,
        }
      : 'drawNumber' in chance
        ? { draw_number: chance.drawNumber, nonce: chance.drawNumber }
        : { is_ticket: true, nonce: 0 };
  await tx
    .insertInto('studio.round')
    .values({
      round_id: round.roundId,
      player_id: round.playerId,
      session_id: round.sessionId,
      client_round_id: round.clientRoundId,
      game_code: round.gameCode,
      bet: JSON.stringify(storeBet(round.bet)),
      mathematics: round.mathematics,
      stake_minor: round.stakeMinor.toString(),
      payout_minor: round.payoutMinor.toString(),
      client_seed: round.clientSeed,
      state: 'open',
      opened_at: round.openedAt,
      free_id: round.freeId ?? null,
      ...ofChance,
    })
    .execute();
}

export async function findRound(sql: SqlOrTransaction, roundId: string): Promise<Round | undefined> {
  const { rows } = await raw<RoundRow>`${selectRounds} where round.round_id = ${roundId}`.execute(sql);
  return rows.map(readRound)[0];
}

/** A round that is known to be there. */
export async function getRound(sql: SqlOrTransaction, roundId: string): Promise<Round> {
  const round = await findRound(sql, roundId);
  if (!round) throw new Error(`the round ${roundId} is not there`);
  return round;
}

export async function findRoundByClientId(
  sql: SqlOrTransaction,
  playerId: number,
  clientRoundId: string,
): Promise<Round | undefined> {
  const { rows } = await raw<RoundRow>`${selectRounds}
    where round.player_id = ${playerId} and round.client_round_id = ${clientRoundId}`.execute(sql);
  return rows.map(readRound)[0];
}

/** One round of the player's own, or the stakes on one shared draw; the first that was made first. */
export async function listOpenRounds(sql: SqlOrTransaction, playerId: number): Promise<Round[]> {
  const { rows } = await raw<RoundRow>`${selectRounds}
    where round.player_id = ${playerId} and round.state = 'open' and not round.is_ticket
    order by round.opened_at, round.round_id limit ${mostStakesOnDraw}`.execute(sql);
  return rows.map(readRound);
}

export async function hasOpenRound(sql: SqlOrTransaction, playerId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('studio.round')
    .select('round_id')
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .where(raw<boolean>`not is_ticket`)
    .executeTakeFirst();
  return row !== undefined;
}

/** A round that a grant paid for waits for the operator. */
export async function hasOpenFreeRound(
  sql: SqlOrTransaction,
  { playerId, freeId }: { readonly playerId: number; readonly freeId: number },
): Promise<boolean> {
  const row = await sql
    .selectFrom('studio.round')
    .select('round_id')
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .where(raw<boolean>`not is_ticket`)
    .where('free_id', '=', freeId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest rounds first, of one game; void ones are part of the history too. */
export async function listPlayerRounds(
  sql: SqlOrTransaction,
  playerId: number,
  page: { readonly gameCode: string; readonly before: Date | null; readonly limit: number },
): Promise<Round[]> {
  const { rows } = await raw<RoundRow>`${selectRounds}
    where round.player_id = ${playerId} and round.game_code = ${page.gameCode}
      and (${page.before}::timestamptz is null or round.opened_at < ${page.before})
    order by round.opened_at desc limit ${page.limit}`.execute(sql);
  return rows.map(readRound);
}

/** Ends an open round; false when it had ended before. */
export async function endRound(
  tx: SqlTransaction,
  roundId: string,
  end: {
    readonly state: 'settled' | 'void';
    readonly voidReason?: string;
    readonly balanceAfterMinor: bigint | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const result = await tx
    .updateTable('studio.round')
    .set({
      state: end.state,
      void_reason: end.voidReason ?? null,
      balance_after_minor: end.balanceAfterMinor?.toString() ?? null,
      ended_at: end.now,
      ended_xid: raw<string>`pg_current_xact_id()`,
    })
    .where('round_id', '=', roundId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** A payout that was corrected after it had been paid: what the operator has taken of it. */
export async function correctPayout(tx: SqlTransaction, roundId: string, amountMinor: bigint): Promise<void> {
  await tx
    .updateTable('studio.round')
    .set({ payout_minor: raw<string>`payout_minor + ${amountMinor.toString()}::bigint` })
    .where('round_id', '=', roundId)
    .execute();
}

/** What the operator paid for the jackpot that the round drew. */
export async function noteJackpotPaid(tx: SqlTransaction, roundId: string, paidMinor: bigint): Promise<void> {
  await tx
    .updateTable('studio.round')
    .set({ jackpot_paid_minor: paidMinor.toString() })
    .where('round_id', '=', roundId)
    .execute();
}

/** The stake is in place; the round itself waits for its draw. */
export async function noteBalance(
  tx: SqlTransaction,
  roundId: string,
  balanceAfterMinor: bigint | null,
): Promise<void> {
  await tx
    .updateTable('studio.round')
    .set({ balance_after_minor: balanceAfterMinor?.toString() ?? null })
    .where('round_id', '=', roundId)
    .execute();
}

export async function sessionOfRound(sql: SqlOrTransaction, roundId: string): Promise<string> {
  const { session_id } = await sql
    .selectFrom('studio.round')
    .select('session_id')
    .where('round_id', '=', roundId)
    .executeTakeFirstOrThrow();
  return session_id;
}

/** The grant that paid for a round. */
export async function freeIdOfRound(sql: SqlOrTransaction, roundId: string): Promise<number> {
  const { free_id: freeId } = await sql
    .selectFrom('studio.round')
    .select('free_id')
    .where('round_id', '=', roundId)
    .executeTakeFirstOrThrow();
  if (freeId === null) throw new Error(`the round ${roundId} was paid for by the player`);
  return freeId;
}

type RoundRow = Omit<Round, 'stakeMinor' | 'payoutMinor' | 'balanceAfterMinor' | 'jackpotPaidMinor'> & {
  readonly jackpot_paid_minor: number | string | null;
  readonly stake_minor: number | string;
  readonly payout_minor: number | string;
  readonly balance_after_minor: number | string | null;
};

function readRound(from: RoundRow): Round {
  const { stake_minor, payout_minor, balance_after_minor, jackpot_paid_minor, ...row } = from;
  return {
    ...row,
    stakeMinor: BigInt(stake_minor),
    payoutMinor: BigInt(payout_minor),
    balanceAfterMinor: balance_after_minor === null ? null : BigInt(balance_after_minor),
    jackpotPaidMinor: jackpot_paid_minor === null ? null : BigInt(jackpot_paid_minor),
  };
}

// as text, since it runs twice in a spin: put together by the query builder it would cost a tenth of a millisecond
const selectRounds = raw`
  select round.round_id as "roundId", round.player_id as "playerId", round.session_id as "sessionId",
    round.client_round_id as "clientRoundId", player.gp_id as "gpId", round.game_code as "gameCode", player.currency,
    round.bet, round.mathematics, round.outcome, round.stake_minor, round.payout_minor,
    coalesce(seed.commitment, draw.commitment) as commitment,
    case when seed.revealed_at is not null then seed.server_seed else draw.link end as "serverSeed",
    case when round.draw_number is null then round.client_seed else draw.client_seed end as "clientSeed",
    case when draw.chain_id is not null then round.client_seed end as "seatSeed", round.nonce, round.state, round.void_reason as "voidReason",
    round.balance_after_minor, round.jackpot, round.jackpot_paid_minor, round.free_id as "freeId", round.is_ticket as "isTicket",
    round.moved_at as "movedAt",
    round.opened_at as "openedAt", round.draw_number as "drawNumber",
    draw.closes_at as "drawClosesAt", coalesce(chain.first_link, early.first_link) as "firstLink",
    round.draw_number - coalesce(chain.first_draw, early.first_draw) + 1 as "linkNumber",
    chain.ordinal as "chainOrdinal"
  from studio.round as round
  join studio.player as player using (player_id)
  left join studio.seed_pair as seed using (seed_id)
  left join studio.draw as draw on draw.gp_id = player.gp_id and draw.game_code = round.game_code
    and draw.draw_number = round.draw_number
  left join studio.chain as chain on chain.chain_id = draw.chain_id
  left join studio.early_chain as early on early.chain_id = draw.early_chain_id`;
