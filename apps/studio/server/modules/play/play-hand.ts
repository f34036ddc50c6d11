import type { Draw } from '@halls/fairness';
import { drawOfRound } from '@halls/fairness/node';
import type { HouseGame } from '@halls/house-games';
import { timeOrderedId } from '@halls/service';
import type { HandOutcome } from '#games/hands/hand-model.ts';
import { houseMath } from '#games/math-book.ts';
import { type Bet, movesWith, totalStakeMinor } from '#games/round-math.ts';
import { type GameSession, isLiving } from '#modules/game-session';
import { lockPlayer, type Player, postEntry } from '#modules/player';
import {
  endRound,
  findRoundByClientId,
  getRound,
  hasOpenRound,
  insertRound,
  isSameBet,
  noteMove,
  openSeeds,
  readBet,
  type Round,
  spendNonce,
} from '#modules/round';
import type { SqlTransaction } from '#platform/database.ts';
import type { PlayParts } from './play-parts.ts';
import type { PlayRefusalReason, PlayResult } from './play-result.ts';

type HandParts = Pick<PlayParts, 'sql' | 'clock' | 'sealing' | 'keptSeeds'>;

interface NewHand {
  readonly game: HouseGame;
  readonly session: GameSession;
  readonly request: {
    readonly clientRoundId: string;
    readonly clientSeed: string | undefined;
    readonly bet: Bet;
  };
}

/**
 * Deals a hand, or spins a slot whose win may be gambled, once, and takes its stake: the same id again gives it as it stands. It stays open until its player has
 * brought it to its end; until then no other round of the player begins, and the seeds that its cards come from stay secret.
 */
export async function dealHand(parts: HandParts, hand: NewHand): Promise<PlayResult> {
  const { playerId } = hand.session;
  try {
    return await parts.sql.transaction().execute((tx) => deal(tx, parts, hand));
  } finally {
    // the nonce that this process believes to be next is spent
    parts.keptSeeds.forget(playerId);
  }
}

async function deal(
  tx: SqlTransaction,
  { sealing, clock }: HandParts,
  { game, session, request }: NewHand,
): Promise<PlayResult> {
  const player = await lockPlayer(tx, session.playerId);
  const { playerId } = player;
  const earlier = await findRoundByClientId(tx, playerId, request.clientRoundId);
  if (earlier)
    return isSameBet(earlier.bet, request.bet) && earlier.gameCode === game.code
      ? { round: earlier, call: null }
      : { refused: 'round_conflict' };
  if (!(await isLiving(tx, session.sessionId))) return { refused: 'session_ended' };
  if (await hasOpenRound(tx, playerId)) return { refused: 'round_open' };
  const stakeMinor = totalStakeMinor(request.bet);
  if (player.balanceMinor < stakeMinor) return { refused: 'not_enough_money' };

  const now = clock();
  const mathematics = houseMath.keyOf(game);
  const { seedId, serverSeed, nextNonce: nonce, ...pair } = await openSeeds(tx, sealing, { playerId, now });
  const clientSeed = pair.clientSeed ?? request.clientSeed ?? request.clientRoundId;
  const outcome = houseMath
    .getHand(mathematics)
    .play(drawOfRound({ serverSeed, clientSeed, nonce }), movesWith(request.bet));
  const roundId = timeOrderedId(now);
  await insertRound(tx, {
    ...{ roundId, playerId, gameCode: game.code, stakeMinor, payoutMinor: 0n, mathematics, clientSeed },
    ...{
      sessionId: session.sessionId,
      clientRoundId: request.clientRoundId,
      bet: request.bet,
      openedAt: now,
    },
    chance: { seedId, nonce, outcome, jackpot: null, isHand: true },
  });
  await spendNonce(tx, seedId, clientSeed);
  await bringTo(tx, { player, roundId, bet: request.bet, outcome, addedMinor: stakeMinor, now });
  return { round: await getRound(tx, roundId), call: null };
}

export interface Move {
  readonly clientRoundId: string;
  /** How many moves stand before it: a move that was made already is not made again. */
  readonly step: number;
  readonly move: string;
}

export type MoveRefusal =
  | Extract<PlayRefusalReason, 'not_enough_money' | 'session_ended' | 'round_conflict'>
  | 'round_unknown'
  | 'move_invalid';

/** Makes a move, once. The same move at the same step again gives the hand as it stands; another one is refused. */
export async function moveHand(
  { sql, sealing, clock }: HandParts,
  session: GameSession,
  { clientRoundId, step, move }: Move,
): Promise<{ readonly round: Round } | { readonly refused: MoveRefusal }> {
  return sql.transaction().execute(async (tx) => {
    const player = await lockPlayer(tx, session.playerId);
    const round = await findRoundByClientId(tx, player.playerId, clientRoundId);
    if (!round?.movedAt || round.gameCode !== session.gameCode) return { refused: 'round_unknown' };
    const { moves } = round.outcome as HandOutcome;
    if (step < moves.length) return moves[step] === move ? { round } : { refused: 'round_conflict' };
    if (step > moves.length || round.state !== 'open') return { refused: 'round_conflict' };
    if (!(await isLiving(tx, session.sessionId))) return { refused: 'session_ended' };
    const refused = await makeMove(tx, {
      player,
      round,
      move,
      draw: await drawAgain(tx, sealing, round),
      now: clock(),
    });
    return refused ? { refused } : { round: await getRound(tx, round.roundId) };
  });
}

/** The draws of an open hand from the first on: its seeds are in use as long as it is open. */
export async function drawAgain(
  tx: SqlTransaction,
  sealing: PlayParts['sealing'],
  { playerId, roundId, commitment, clientSeed, nonce, openedAt }: Round,
): Promise<Draw> {
  const pair = await openSeeds(tx, sealing, { playerId, now: openedAt });
  if (pair.commitment !== commitment || clientSeed === null)
    throw new Error(`the seeds of the open hand ${roundId} are not in use`);
  return drawOfRound({ serverSeed: pair.serverSeed, clientSeed, nonce });
}

/** Answers why not, or null once the hand and the money stand where the move has brought them. */
export async function makeMove(
  tx: SqlTransaction,
  hand: {
    readonly player: Player;
    readonly round: Round;
    readonly move: string;
    readonly draw: Draw;
    readonly now: Date;
  },
): Promise<'move_invalid' | 'not_enough_money' | null> {
  const { player, round, move, draw, now } = hand;
  const model = houseMath.getHand(round.mathematics);
  const before = round.outcome as HandOutcome;
  const cost = model.costOf(before, move);
  if (cost === null) return 'move_invalid';
  const bet = readBet(round.bet);
  const addedMinor = hundredthsOf(bet, cost);
  if (player.balanceMinor < addedMinor) return 'not_enough_money';
  const outcome = model.play(draw, [...before.moves, move]);
  await bringTo(tx, { player, roundId: round.roundId, bet, outcome, addedMinor, now });
  return null;
}

/** Takes what was added, writes how the hand stands, and pays it where it is over: all in the transaction of the move. */
async function bringTo(
  tx: SqlTransaction,
  hand: {
    readonly player: Player;
    readonly roundId: string;
    readonly bet: Bet;
    readonly outcome: HandOutcome;
    readonly addedMinor: bigint;
    readonly now: Date;
  },
): Promise<void> {
  const { player, roundId, bet, outcome, addedMinor, now } = hand;
  const payoutMinor = hundredthsOf(bet, outcome.payHundredths);
  let { balanceMinor } = player;
  const post = async (amountMinor: bigint, kind: 'stake' | 'payout'): Promise<void> => {
    if (amountMinor === 0n) return;
    ({ balanceMinor } = await postEntry(tx, player.playerId, { amountMinor, kind, reference: roundId }));
  };
  await post(-addedMinor, 'stake');
  await post(payoutMinor, 'payout');
  const stakeMinor = hundredthsOf(bet, outcome.stakeHundredths);
  await noteMove(tx, roundId, { outcome, stakeMinor, payoutMinor, balanceAfterMinor: balanceMinor, now });
  if (outcome.isOver) await endRound(tx, roundId, { state: 'settled', balanceAfterMinor: balanceMinor, now });
}

/** Whole, since stakes are multiples of 100. */
function hundredthsOf(bet: Bet, hundredths: number): bigint {
  return (totalStakeMinor(bet) * BigInt(hundredths)) / 100n;
}
