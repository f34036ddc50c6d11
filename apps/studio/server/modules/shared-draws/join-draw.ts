import { randomUUID } from 'node:crypto';
import type { HouseGame } from '@halls/house-games';
import { type Bet, totalStakeMinor } from '#games/round-math.ts';
import { drawAt, type Timetable } from '#games/timetable.ts';
import type { GameSession } from '#modules/game-session';
import { type Player, postEntry } from '#modules/player';
import { insertRound, noteBalance, type RoundStake } from '#modules/round';
import { openStake } from '#modules/seamless-wallet';
import type { SqlTransaction } from '#platform/database.ts';
import { linkOf, takeChain } from './chains.ts';
import { insertDraw, shareDraw } from './draw.repo.ts';

export interface DrawBet {
  readonly player: Player;
  readonly game: HouseGame;
  readonly timetable: Timetable;
  readonly session: GameSession;
  readonly request: { readonly clientRoundId: string; readonly bet: Bet };
  readonly now: Date;
}

/**
 * Puts a bet on the draw that is on; answers the round's id. Null when it takes no more stakes. The stake is taken
 * now; the round stays open until the draw. The draw's row is held against the drawing until the bet is committed.
 */
export async function joinDraw(tx: SqlTransaction, input: DrawBet): Promise<string | null> {
  const { player, game, session, request, now } = input;
  const { number, closesAtMs } = drawAt(input.timetable, now.getTime());
  if (now.getTime() >= closesAtMs) return null;
  const draw = await holdDraw(tx, game, number, new Date(closesAtMs));
  if (draw.isDrawn) return null;

  const stakeMinor = totalStakeMinor(request.bet);
  const round: RoundStake = { roundId: randomUUID(), gameCode: game.code, stakeMinor, payoutMinor: 0n };
  await insertRound(tx, {
    ...round,
    playerId: player.playerId,
    sessionId: session.sessionId,
    clientRoundId: request.clientRoundId,
    bet: request.bet,
    clientSeed: draw.clientSeed,
    openedAt: now,
    chance: { drawNumber: number },
  });
  if (player.kind === 'seamless') {
    await openStake(tx, session, round, 'bet', now);
  } else {
    const stake = { amountMinor: -stakeMinor, kind: 'stake', reference: round.roundId } as const;
    await noteBalance(tx, round.roundId, await postEntry(tx, player.playerId, stake));
  }
  return round.roundId;
}

async function holdDraw(tx: SqlTransaction, game: HouseGame, number: number, closesAt: Date) {
  const chain = await takeChain(tx, game, number);
  await insertDraw(tx, game, {
    number,
    chainId: chain.chainId,
    commitment: linkOf(chain, number).commitment,
    clientSeed: `${game.code}:${chain.firstLink.slice(0, 16)}`,
    closesAt,
  });
  return shareDraw(tx, game, number);
}
