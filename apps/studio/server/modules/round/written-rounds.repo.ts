import type { SeamlessAnswer, SeamlessRequest } from '@halls/contract/provider';
import type { JackpotDraw } from '#games/jackpot.ts';
import type { Bet } from '#games/round-math.ts';
import type { Pool } from '#platform/database.ts';
import { storeBet } from './bet.rules.ts';
import type { RoundStake } from './round.repo.ts';

/** A round of the player's own that is drawn and not written yet. */
export interface Spin extends RoundStake {
  readonly playerId: number;
  readonly sessionId: string;
  readonly clientRoundId: string;
  readonly bet: Bet;
  readonly mathematics: string;
  readonly outcome: unknown;
  readonly jackpot: JackpotDraw | null;
  readonly seedId: number;
  readonly clientSeed: string;
  readonly nonce: number;
  /** What the operator is asked for, and until when the first attempt is ours; null where the money is kept here. */
  readonly call: { readonly body: SeamlessRequest<'bet-win'>; readonly leaseUntil: Date } | null;
  readonly playedAt: Date;
}

/** What became of it: see `studio.play_rounds`. */
export type SpinAnswer =
  /** The balance is null where the operator keeps it. */
  | { readonly verdict: 'made'; readonly balanceMinor: bigint | null }
  | {
      readonly verdict:
        | 'stands'
        | 'earlier'
        | 'late'
        | 'busy'
        | 'session_ended'
        | 'not_enough_money'
        | 'round_open';
    };

/** An operator's answer that settles a round. */
export interface Settlement {
  readonly transactionId: string;
  readonly answer: SeamlessAnswer;
  readonly balanceMinor: bigint | null;
  readonly endedAt: Date;
}

/** Writes the spins in one statement and one commit; answers stand in their order. */
export async function playRounds(pool: Pool, spins: readonly Spin[]): Promise<SpinAnswer[]> {
  const { rows } = await pool.query<{ verdict: SpinAnswer['verdict']; balance_minor: string | null }>({
    name: 'studio_play_rounds',
    text: 'select verdict, balance_minor::text from studio.play_rounds($1)',
    values: [JSON.stringify(spins.map(rowOfSpin))],
  });
  return rows.map(({ verdict, balance_minor }) =>
    verdict === 'made'
      ? { verdict, balanceMinor: balance_minor === null ? null : BigInt(balance_minor) }
      : { verdict },
  );
}

/**
 * Accepts calls and ends their rounds in one statement and one commit, which is not waited for on the disk. Answers in
 * their order which of them were decided by this, and not before.
 */
export async function settleCalls(pool: Pool, settlements: readonly Settlement[]): Promise<boolean[]> {
  const { rows } = await pool.query<{ is_ours: boolean }>({
    name: 'studio_settle_calls',
    text: 'select is_ours from studio.settle_calls($1) as is_ours',
    values: [JSON.stringify(settlements.map(rowOfSettlement))],
  });
  return rows.map(({ is_ours }) => is_ours);
}

/** A row of the SQL type `studio.settlement`. */
function rowOfSettlement(settlement: Settlement): Readonly<Record<string, unknown>> {
  return {
    transaction_id: settlement.transactionId,
    answer: settlement.answer,
    balance_minor: settlement.balanceMinor?.toString() ?? null,
    ended_at: settlement.endedAt,
  };
}

/** A row of the SQL type `studio.spin`. */
function rowOfSpin(spin: Spin): Readonly<Record<string, unknown>> {
  return {
    player_id: spin.playerId,
    session_id: spin.sessionId,
    round_id: spin.roundId,
    client_round_id: spin.clientRoundId,
    game_code: spin.gameCode,
    bet: storeBet(spin.bet),
    mathematics: spin.mathematics,
    outcome: spin.outcome,
    jackpot: spin.jackpot,
    stake_minor: spin.stakeMinor.toString(),
    payout_minor: spin.payoutMinor.toString(),
    seed_id: spin.seedId,
    client_seed: spin.clientSeed,
    nonce: spin.nonce,
    call: spin.call?.body ?? null,
    lease_until: spin.call?.leaseUntil ?? null,
    played_at: spin.playedAt,
  };
}
