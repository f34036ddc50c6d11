import { randomUUID } from 'node:crypto';
import type { HouseGame } from '@halls/house-games';
import { type Bet, totalStakeMinor } from '#games/round-math.ts';
import type { GameSession } from '#modules/game-session';
import { type Player, postEntry } from '#modules/player';
import { insertRound, noteBalance, type RoundStake } from '#modules/round';
import { openStake } from '#modules/seamless-wallet';
import type { SqlTransaction } from '#platform/database.ts';
import { findLatestDraw, shareTable } from './draw.repo.ts';

export interface DrawBet {
  readonly player: Player;
  readonly game: HouseGame;
  readonly session: GameSession;
  readonly request: { readonly clientRoundId: string; readonly clientSeed: string; readonly bet: Bet };
  readonly now: Date;
}

/**
 * Puts a bet on the draw that is open; answers the round's id. Null when none takes stakes. The stake is taken now; the
 * round stays open until the draw. Whether a draw is open is what its row says, no clock is asked: the table is shared
 * until the bet is committed, and the draw can't close before.
 */
export async function joinDraw(tx: SqlTransaction, input: DrawBet): Promise<string | null> {
  const { player, game, session, request, now } = input;
  await shareTable(tx, game);
  const draw = await findLatestDraw(tx, game);
  if (draw?.state !== 'open') return null;

  const stakeMinor = totalStakeMinor(request.bet);
  const round: RoundStake = { roundId: randomUUID(), gameCode: game.code, stakeMinor, payoutMinor: 0n };
  await insertRound(tx, {
    ...round,
    playerId: player.playerId,
    sessionId: session.sessionId,
    clientRoundId: request.clientRoundId,
    bet: request.bet,
    // made by the player's browser for this stake: its part in the draw's chance
    clientSeed: request.clientSeed,
    openedAt: now,
    chance: { drawNumber: draw.number },
  });
  if (player.kind === 'seamless') {
    await openStake(tx, session, round, 'bet', now);
  } else {
    const stake = { amountMinor: -stakeMinor, kind: 'stake', reference: round.roundId } as const;
    await noteBalance(tx, round.roundId, await postEntry(tx, player.playerId, stake));
  }
  return round.roundId;
}
