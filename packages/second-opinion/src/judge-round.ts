import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import { isDrawMade } from './judge-draw.ts';
import { playClusters } from './play-clusters.ts';
import { type Chooser, type HandRound, playHand } from './play-hand.ts';
import { playReels, playTumble } from './play-slot.ts';
import type { GambledRound, SlotRound } from './slot-round.ts';
import { playTable } from './play-table.ts';
import { readJackpotSheet, readSheet, type Sheet } from './sheet.ts';
import { type Seed, Stream } from './stream.ts';
import { returnOf } from './table-returns.ts';

/** A round as the studio's `/api/verify/<id>` tells it; amounts are decimal strings. */
export interface ClaimedRound {
  /** Model and version of its mathematics, such as "lines-20@1". */
  readonly mathematics: string;
  readonly bet:
    | { readonly stake: string; readonly bought?: true; readonly gamble?: true }
    | { readonly picks: readonly { readonly option: string; readonly stake: string }[] };
  /** All that was staked: of a hand with what its moves added. */
  readonly stake?: string;
  readonly payout: string | null;
  readonly outcome: unknown;
  readonly currency: string;
  /** What it drew for the jackpot; null where it has no part in one. */
  readonly jackpot: {
    readonly drawn: number;
    readonly of: number;
    readonly units: number;
    readonly is_hit: boolean;
  } | null;
  readonly fairness: {
    readonly commitment: string;
    readonly client_seed: string | null;
    readonly nonce: number;
    readonly server_seed: string | null;
    /** Of a draw that many played at; `ordinal` is null for one of before chains were published. */
    readonly chain: {
      readonly first_link: string;
      readonly number: number;
      readonly ordinal: number | null;
    } | null;
  };
  /** Of such a draw: the seed of every stake. */
  readonly seats: readonly string[] | null;
  readonly game: { readonly gp_id: string; readonly code: string };
}

export type Opinion =
  | 'agrees'
  | 'seed not revealed'
  | 'commitment differs'
  | 'draw differs'
  | 'outcome differs'
  | 'payout differs'
  | 'jackpot differs';

/** Recomputes a round from its sheet and its seeds alone. */
export function judgeRound(round: ClaimedRound, sheet: Sheet = readSheet(round.mathematics)): Opinion {
  const { commitment, client_seed: clientSeed, nonce, server_seed: serverSeed } = round.fairness;
  if (serverSeed === null || clientSeed === null) return 'seed not revealed';
  if (createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex') !== commitment)
    return 'commitment differs';
  const seed = { serverSeed, clientSeed, nonce };
  if (!isDrawAsSaid(seed, round)) return 'draw differs';
  const outcome = withPoolAsTold(sheet, recompute(sheet, seed, byMoves(round.outcome)), round.outcome);
  if (canonicalJson(outcome) !== canonicalJson(round.outcome)) return 'outcome differs';
  if (!isPaid(sheet, outcome, round)) return 'payout differs';
  return isJackpotDrawn(seed, round) ? 'agrees' : 'jackpot differs';
}

export function recompute(sheet: Sheet, seed: Seed, choose: Chooser = asInExamples(seed)): object | null {
  return play(sheet, new Stream(seed), choose);
}

/** Null where a move is not one that the hand lets be made. */
export function play({ mathematics }: Sheet, stream: Stream, choose: Chooser): object | null {
  if (mathematics.kind === 'blackjack' || mathematics.kind === 'video-poker')
    return playHand(mathematics, stream, choose);
  if (mathematics.kind === 'cluster') return playClusters(mathematics, stream);
  if ('strips' in mathematics) return playReels(mathematics, stream, choose);
  if ('maxFalls' in mathematics) return playTumble(mathematics, stream);
  return playTable(mathematics, stream);
}

/** The moves of the sheets' examples. */
export function asInExamples({ nonce }: Pick<Seed, 'nonce'>): Chooser {
  return (open, step) => open[(7 * nonce + 3 * step) % open.length];
}

/** The moves that a round says were made. */
function byMoves(outcome: unknown): Chooser {
  const { moves = [] } = (outcome ?? {}) as { readonly moves?: readonly string[] };
  return (_open, step) => moves[step];
}

/** What lay in a pool is a fact of its stakes: the seeds say nothing of it. The house's part is never less than its rule. */
function withPoolAsTold({ mathematics }: Sheet, outcome: object | null, told: unknown): object | null {
  if (mathematics.kind !== 'bird-pool' || outcome === null) return outcome;
  const { pool } = (told ?? {}) as { readonly pool?: Readonly<Record<string, number>> };
  const { options, houseUnits } = mathematics.pool;
  return pool && options.every((option) => (pool[option] ?? 0) >= houseUnits)
    ? { ...outcome, pool }
    : outcome;
}

/** Compared as whole numbers, so that nothing is divided: a round that is rounded is not paid. */
function isPaid(
  { mathematics }: Sheet,
  outcome: object | null,
  { bet, stake: staked, payout }: ClaimedRound,
): boolean {
  if (outcome === null) return false;
  const paid = millionths(payout ?? '');
  if (mathematics.kind === 'blackjack' || mathematics.kind === 'video-poker') {
    if (!('stake' in bet)) return false;
    const first = millionths(bet.stake);
    const { isOver, stakeHundredths, payHundredths } = outcome as HandRound;
    const isStaked = first * BigInt(stakeHundredths) === millionths(staked ?? '') * 100n;
    return isOver && isStaked && first * BigInt(payHundredths) === paid * 100n;
  }
  if ('stakeUnits' in mathematics) {
    if (!('stake' in bet)) return false;
    const { units: won, moves = [] } = outcome as SlotRound;
    const isBought = bet.bought === true;
    const isGambled = bet.gamble === true;
    if (isBought !== moves.includes('buy') || isGambled !== moves.includes('gamble')) return false;
    if (isGambled && !(outcome as GambledRound).isOver) return false;
    const units = isGambled ? (outcome as GambledRound).gamble.units : won;
    const price = isBought && 'buy' in mathematics ? (mathematics.buy?.price ?? 1) : 1;
    return millionths(bet.stake) * BigInt(units) === paid * BigInt(mathematics.stakeUnits * price);
  }
  if (!('picks' in bet)) return false;
  let hundredfold = 0n;
  for (const { option, stake } of bet.picks) {
    const hundredths = returnOf(mathematics, option, outcome);
    if (hundredths === null) return false;
    hundredfold += millionths(stake) * BigInt(hundredths);
  }
  return hundredfold === paid * 100n;
}

function isDrawAsSaid(seed: Seed, { fairness: { chain }, seats, game }: ClaimedRound): boolean {
  if (!chain || chain.ordinal === null) return true;
  if (!seats) return false;
  const { serverSeed: link, clientSeed, nonce: number } = seed;
  return isDrawMade({ game, number, link, clientSeed, seats, chain });
}

function isJackpotDrawn(seed: Seed, { jackpot, bet, currency }: ClaimedRound): boolean {
  if (!jackpot) return true;
  const sheet = readJackpotSheet();
  const unit = sheet.unit[currency];
  if (jackpot.of !== sheet.unitsPerWin[currency] || unit === undefined || !('stake' in bet)) return false;
  const drawn = new Stream(seed, sheet.stream).nextInt(jackpot.of);
  const isStaked = BigInt(jackpot.units) * millionths(unit) === millionths(bet.stake);
  return isStaked && jackpot.drawn === drawn && jackpot.is_hit === drawn < jackpot.units;
}

function millionths(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(6, '0'));
}
