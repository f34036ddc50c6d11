import { setTimeout as sleep } from 'node:timers/promises';
import { drawOfRound } from '@halls/fairness/node';
import type { HouseGame } from '@halls/house-games';
import { timeOrderedId } from '@halls/service';
import { drawJackpot, jackpotDomain } from '#games/jackpot.ts';
import { houseMath } from '#games/math-book.ts';
import { type Bet, movesWith, totalStakeMinor } from '#games/round-math.ts';
import type { GameSession } from '#modules/game-session';
import {
  findRoundByClientId,
  getRound,
  isSameBet,
  type KeptSeeds,
  type NextSeeds,
  type Round,
  type Spin,
  storeBet,
} from '#modules/round';
import { leaseUntil, stakeCall, type WalletCall } from '#modules/seamless-wallet';
import type { PlayParts } from './play-parts.ts';
import type { PlayResult } from './play-result.ts';

interface Asked {
  readonly game: HouseGame;
  readonly session: GameSession;
  readonly request: {
    readonly clientRoundId: string;
    readonly clientSeed: string | undefined;
    readonly bet: Bet;
  };
}

/**
 * A guess is wrong when another process has played meanwhile, or the player has changed seeds: one of them has gone on.
 * Whoever holds the player's row is done within a few pauses.
 */
const mostGuesses = 40;
const longestPauseMs = 150;

/**
 * Plays a round of the player's own, once. It is drawn from the seeds that this process believes to be next, and the
 * statement that writes it spends their nonce if they are: no round stands that was drawn from others.
 */
export async function playAlone(
  parts: Pick<PlayParts, 'sql' | 'clock' | 'unitsPerWin' | 'writer' | 'keptSeeds'>,
  asked: Asked,
): Promise<PlayResult> {
  const { playerId } = asked.session;
  const roundId = timeOrderedId(parts.clock());
  for (let guess = 0; guess < mostGuesses; guess += 1) {
    const seeds = await nextSeeds(parts.keptSeeds, asked);
    const spin = drawSpin(parts, asked, { roundId, seeds });
    const answer = await parts.writer.play(spin);
    switch (answer.verdict) {
      case 'made':
        parts.keptSeeds.spent(playerId, seeds);
        return describe(asked, { spin, seeds, balanceMinor: answer.balanceMinor });
      case 'stands': {
        // the statement was run twice, since its first outcome was lost
        parts.keptSeeds.forget(playerId);
        const { call } = describe(asked, { spin, seeds, balanceMinor: null });
        return { round: await getRound(parts.sql, roundId), call };
      }
      case 'earlier':
        return findEarlier(parts, asked);
      case 'late':
        parts.keptSeeds.forget(playerId);
        break;
      case 'busy':
        await sleep(Math.min(5 * 2 ** guess, longestPauseMs));
        break;
      default:
        return { refused: answer.verdict };
    }
  }
  throw new Error(`the player ${playerId} was held, or the seeds went on, ${mostGuesses} times`);
}

async function nextSeeds(
  keptSeeds: KeptSeeds,
  { session, request }: Asked,
): Promise<NextSeeds & { readonly clientSeed: string }> {
  const next = await keptSeeds.next(session.playerId);
  // a client seed is the player's: where none was chosen, what the browser made for this round counts as one
  return { ...next, clientSeed: next.clientSeed ?? request.clientSeed ?? request.clientRoundId };
}

function drawSpin(
  { clock, unitsPerWin }: Pick<PlayParts, 'clock' | 'unitsPerWin'>,
  { game, session, request }: Asked,
  { roundId, seeds }: { roundId: string; seeds: NextSeeds & { readonly clientSeed: string } },
): Spin {
  const mathematics = houseMath.keyOf(game);
  const math = houseMath.get(mathematics);
  const { seedId, serverSeed, clientSeed, nonce } = seeds;
  const outcome = math.play(drawOfRound({ serverSeed, clientSeed, nonce }), movesWith(request.bet));
  const stakeMinor = totalStakeMinor(request.bet);
  const jackpot = session.hasJackpot
    ? drawJackpot(
        drawOfRound({ serverSeed, clientSeed, nonce, domain: jackpotDomain }),
        stakeMinor,
        unitsPerWin[session.currency],
      )
    : null;
  const payoutMinor = math.payoutMinor(outcome, request.bet);
  const round = { roundId, gameCode: game.code, stakeMinor, payoutMinor, jackpot };
  const playedAt = clock();
  return {
    ...round,
    playerId: session.playerId,
    sessionId: session.sessionId,
    clientRoundId: request.clientRoundId,
    bet: request.bet,
    mathematics,
    outcome,
    seedId,
    clientSeed,
    nonce,
    call:
      session.kind === 'seamless'
        ? { ...stakeCall(session, round, 'bet-win'), leaseUntil: leaseUntil(playedAt) }
        : null,
    playedAt,
  };
}

/** The round that was just made, without asking for it. */
function describe(
  { session }: Asked,
  made: { readonly spin: Spin; readonly seeds: NextSeeds; readonly balanceMinor: bigint | null },
): { readonly round: Round; readonly call: WalletCall | null } {
  const { spin, seeds, balanceMinor } = made;
  const { roundId, playedAt } = spin;
  const { gpId, currency } = session;
  const round: Round = {
    ...spin,
    gpId,
    currency,
    bet: storeBet(spin.bet),
    commitment: seeds.commitment,
    // in use
    serverSeed: null,
    state: spin.call ? 'open' : 'settled',
    voidReason: null,
    balanceAfterMinor: balanceMinor,
    jackpotPaidMinor: null,
    freeId: null,
    isTicket: false,
    movedAt: null,
    openedAt: playedAt,
    drawNumber: null,
    drawClosesAt: null,
    seatSeed: null,
    firstLink: null,
    linkNumber: null,
    chainOrdinal: null,
  };
  const call = spin.call && {
    ...{
      transactionId: spin.call.body.transaction_id,
      roundId,
      gpId,
      createdAt: playedAt,
      attempts: 1,
      isUnseen: false,
    },
    ...{ method: 'bet-win' as const, body: spin.call.body },
  };
  return { round, call };
}

/** The id is that of a round which stands: the same one, or another bet. */
async function findEarlier(
  { sql }: Pick<PlayParts, 'sql'>,
  { game, session, request }: Asked,
): Promise<PlayResult> {
  const round = await findRoundByClientId(sql, session.playerId, request.clientRoundId);
  if (!round) throw new Error(`the round ${request.clientRoundId} has gone`);
  const isSame = isSameBet(round.bet, request.bet) && round.gameCode === game.code;
  return isSame ? { round, call: null } : { refused: 'round_conflict' };
}
