import { randomUUID } from 'node:crypto';
import type { HouseGame } from '@halls/house-games';
import { houseMath } from '#games/math-book.ts';
import { type Bet, totalStakeMinor } from '#games/round-math.ts';
import type { GameSession } from '#modules/game-session';
import { type Player, postEntry } from '#modules/player';
import {
  insertRound,
  mostStakesOnDraw,
  noteBalance,
  type Round,
  type RoundStake,
  tableLimitMinor,
} from '#modules/round';
import { openStake } from '#modules/seamless-wallet';
import type { SqlTransaction } from '#platform/database.ts';
import { findLatestDraw, shareTable } from './draw.repo.ts';

export interface DrawBet {
  readonly player: Player;
  readonly game: HouseGame;
  readonly session: GameSession;
  /** The player's open rounds. */
  readonly open: readonly Round[];
  readonly request: {
    readonly clientRoundId: string;
    readonly clientSeed: string;
    readonly draw: number | undefined;
    readonly bet: Bet;
  };
  readonly now: Date;
}

/**
 * Puts a bet on the draw that is open, beside what the player has there; answers the round's id. The stake is taken now;
 * the round stays open until the draw. Whether a draw is open is what its row says, no clock is asked: the table is shared
 * until the bet is committed, and the draw can't close before.
 */
export async function joinDraw(
  tx: SqlTransaction,
  input: DrawBet,
): Promise<{ readonly roundId: string } | { readonly refused: JoinRefusal }> {
  const { player, game, session, request, now } = input;
  await shareTable(tx, game);
  const draw = await findLatestDraw(tx, game);
  if (draw?.state !== 'open' || (request.draw ?? draw.number) !== draw.number)
    return { refused: 'draw_closed' };
  // of another draw's field; or opened before the table's mathematics changed: it would know nothing of a bet that is new
  if (!houseMath.get(draw.mathematics).accepts(request.bet, draw.number)) return { refused: 'draw_closed' };
  const stakeMinor = totalStakeMinor(request.bet);
  const refused = judgeStake(input, draw.number, stakeMinor);
  if (refused) return { refused };

  const round: RoundStake = { roundId: randomUUID(), gameCode: game.code, stakeMinor, payoutMinor: 0n };
  await insertRound(tx, {
    ...round,
    playerId: player.playerId,
    sessionId: session.sessionId,
    clientRoundId: request.clientRoundId,
    bet: request.bet,
    mathematics: draw.mathematics,
    // made by the player's browser for this stake: its part in the draw's chance
    clientSeed: request.clientSeed,
    openedAt: now,
    chance: { drawNumber: draw.number },
  });
  if (player.kind === 'seamless') {
    await openStake(tx, session, round, now);
  } else {
    const stake = { amountMinor: -stakeMinor, kind: 'stake', reference: round.roundId } as const;
    await noteBalance(tx, round.roundId, (await postEntry(tx, player.playerId, stake)).balanceMinor);
  }
  return { roundId: round.roundId };
}

export type JoinRefusal = 'draw_closed' | 'round_open' | 'table_full';

/** What lies on another draw has to be decided first; all on this one together stays within the table's limit. */
function judgeStake(
  { open, game, session }: DrawBet,
  drawNumber: number,
  stakeMinor: bigint,
): JoinRefusal | null {
  if (open.some((round) => round.gameCode !== game.code || round.drawNumber !== drawNumber))
    return 'round_open';
  const lyingMinor = open.reduce((sum, round) => sum + round.stakeMinor, 0n);
  const isTooMuch = lyingMinor + stakeMinor > tableLimitMinor(game, session.currency);
  return isTooMuch || open.length >= mostStakesOnDraw ? 'table_full' : null;
}
