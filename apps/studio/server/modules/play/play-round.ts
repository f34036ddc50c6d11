import { randomUUID } from 'node:crypto';
import { drawOfRound } from '@halls/fairness/node';
import type { Sealing } from '@halls/service';
import { findHouseGame, findHouseProvider, type HouseGame } from '@halls/house-games';
import { drawJackpot, jackpotDomain, type JackpotDraw } from '#games/jackpot.ts';
import { timetableOf } from '#games/picks/picks-models.ts';
import { houseMath } from '#games/math-book.ts';
import { type Bet, totalStakeMinor } from '#games/round-math.ts';
import type { GameSession } from '#modules/game-session';
import { lockPlayer, type Player, postEntry } from '#modules/player';
import {
  endRound,
  findRoundByClientId,
  getRound,
  hasOpenRound,
  listOpenRounds,
  insertRound,
  isSameBet,
  type Round,
  type RoundStake,
  spendSeeds,
} from '#modules/round';
import { openStake } from '#modules/seamless-wallet';
import { joinDraw } from '#modules/shared-draws';
import type { SqlTransaction } from '#platform/database.ts';
import { isPlayable } from './bet.rules.ts';
import type { PlayParts } from './play-parts.ts';

export type PlayResult =
  /** `isNew`: the round was made by this very request. */
  | { readonly ok: true; readonly round: Round; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: PlayRefusalReason };

/**
 * `round_conflict`: the id belongs to a round with another bet. `round_open`: the last round is still being settled.
 * `table_full`: more than the table takes of one player for one draw.
 */
export type PlayRefusalReason =
  | 'bet_invalid'
  | 'not_enough_money'
  | 'round_conflict'
  | 'round_open'
  | 'draw_closed'
  | 'table_full'
  | 'maintenance';

interface Play {
  readonly game: HouseGame;
  readonly session: GameSession;
  readonly request: {
    readonly clientRoundId: string;
    /** At a shared table: the stake's part in the draw's seed; elsewhere it serves where no client seed was chosen. */
    readonly clientSeed: string | undefined;
    /** The draw that the stake is meant for; without it the one that is open. */
    readonly draw: number | undefined;
    readonly bet: Bet;
  };
  readonly unitsPerWin: PlayParts['unitsPerWin'];
  readonly now: Date;
  readonly sealing: Sealing;
}

/**
 * Plays one round, once: the same `clientRoundId` again gives the same round. Where the money is kept here, the round
 * comes back settled; at a seamless provider it is open, with the operator's answer outstanding.
 */
export async function playRound(
  parts: Pick<PlayParts, 'sql' | 'clock' | 'sealing' | 'unitsPerWin'>,
  session: GameSession,
  request: Play['request'],
): Promise<PlayResult> {
  const game = findHouseGame(session.gpId, session.gameCode);
  if (!game || findHouseProvider(session.gpId)?.isInMaintenance) return refuse('maintenance');
  if (!isPlayable(request.bet, game, session)) return refuse('bet_invalid');
  return parts.sql.transaction().execute((tx) =>
    playOnce(tx, {
      game,
      session,
      request,
      unitsPerWin: parts.unitsPerWin,
      now: parts.clock(),
      sealing: parts.sealing,
    }),
  );
}

async function playOnce(tx: SqlTransaction, play: Play): Promise<PlayResult> {
  const { game, session, request, now } = play;
  const player = await lockPlayer(tx, session.playerId);
  const earlier = await findRoundByClientId(tx, player.playerId, request.clientRoundId);
  if (earlier)
    return isSameBet(earlier.bet, request.bet) && earlier.gameCode === game.code
      ? { ok: true, round: earlier, isNew: false }
      : refuse('round_conflict');
  if (player.kind !== 'seamless' && player.balanceMinor < totalStakeMinor(request.bet))
    return refuse('not_enough_money');
  if (timetableOf(game)) {
    const clientSeed = request.clientSeed ?? request.clientRoundId;
    const open = await listOpenRounds(tx, player.playerId);
    const joined = await joinDraw(tx, { ...play, player, open, request: { ...request, clientSeed } });
    return 'refused' in joined ? refuse(joined.refused) : made(tx, joined.roundId);
  }
  if (await hasOpenRound(tx, player.playerId)) return refuse('round_open');
  const round = await openRound(tx, player, play);
  if (player.kind === 'seamless') await openStake(tx, session, round, 'bet-win', now);
  else await settleHere(tx, player, round, now);
  return made(tx, round.roundId);
}

/** The round's chance is drawn here, from the seeds alone, before any money moves. */
async function openRound(
  tx: SqlTransaction,
  player: Player,
  play: Play,
): Promise<RoundStake & { readonly jackpot: JackpotDraw | null }> {
  const { game, session, request, now } = play;
  const mathematics = houseMath.keyOf(game);
  const math = houseMath.get(mathematics);
  const { playerId } = player;
  const ownSeed = request.clientSeed ?? request.clientRoundId;
  const seeds = await spendSeeds(tx, play.sealing, { playerId, clientSeed: ownSeed, now });
  const { serverSeed, clientSeed, nonce } = seeds;
  const outcome = math.play(drawOfRound({ serverSeed, clientSeed, nonce }));
  const stakeMinor = totalStakeMinor(request.bet);
  const jackpot = session.hasJackpot
    ? drawJackpot(
        drawOfRound({ serverSeed, clientSeed, nonce, domain: jackpotDomain }),
        stakeMinor,
        play.unitsPerWin[session.currency],
      )
    : null;
  const round = {
    roundId: randomUUID(),
    gameCode: game.code,
    stakeMinor,
    payoutMinor: math.payoutMinor(outcome, request.bet),
  };
  await insertRound(tx, {
    ...round,
    playerId,
    sessionId: session.sessionId,
    clientRoundId: request.clientRoundId,
    bet: request.bet,
    mathematics,
    clientSeed,
    openedAt: now,
    chance: { seedId: seeds.seedId, nonce, outcome, jackpot },
  });
  return { ...round, jackpot };
}

async function settleHere(tx: SqlTransaction, player: Player, round: RoundStake, now: Date): Promise<void> {
  const { roundId: reference, stakeMinor, payoutMinor } = round;
  const stake = { amountMinor: -stakeMinor, kind: 'stake', reference } as const;
  let balance = await postEntry(tx, player.playerId, stake);
  if (payoutMinor > 0n)
    balance = await postEntry(tx, player.playerId, { amountMinor: payoutMinor, kind: 'payout', reference });
  await endRound(tx, reference, { state: 'settled', balanceAfterMinor: balance, now });
}

async function made(tx: SqlTransaction, roundId: string): Promise<PlayResult> {
  return { ok: true, round: await getRound(tx, roundId), isNew: true };
}

function refuse(reason: PlayRefusalReason): PlayResult {
  return { ok: false, reason };
}
