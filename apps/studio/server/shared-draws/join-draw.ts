import { randomUUID } from 'node:crypto';
import type { HouseGame } from '@halls/house-games';
import { type Bet, totalStakeMinor } from '../../games/round-math.ts';
import { drawAt, type SharedTable } from '../../games/shared-tables.ts';
import type { GameSession } from '../play/game-sessions.ts';
import { type Player, postEntry } from '../play/players.ts';
import type { Round } from '../play/rounds.ts';
import { firstRow, type Sql } from '../platform/database.ts';
import { toJson } from '../platform/json.ts';
import { openWalletCall } from '../seamless-wallet/wallet-calls.ts';
import { linkOf, takeChain } from './chains.ts';

/**
 * Puts a bet on the draw that is on. Null when it takes no more stakes. The stake is taken now; the round stays open
 * until the draw. The draw's row is held against the drawing until the bet is committed.
 */
export async function joinDraw(
  sql: Sql,
  input: {
    player: Player;
    game: HouseGame;
    table: SharedTable;
    session: GameSession;
    request: { clientRoundId: string; bet: Bet };
    now: Date;
  },
): Promise<string | null> {
  const { player, game, table, session, request, now } = input;
  const { number, closesAtMs } = drawAt(table, now.getTime());
  if (now.getTime() >= closesAtMs) return null;
  const draw = await holdDraw(sql, game, number, new Date(closesAtMs));
  if (draw.isDrawn) return null;

  const round: Pick<Round, 'roundId' | 'gameCode' | 'stakeMinor' | 'payoutMinor'> = {
    roundId: randomUUID(),
    gameCode: game.code,
    stakeMinor: totalStakeMinor(request.bet),
    payoutMinor: 0n,
  };
  await sql.query(
    `insert into studio.round (round_id, player_id, session_id, client_round_id, game_code, bet, stake_minor, payout_minor,
       draw_number, client_seed, nonce, state, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9, $8, 'open', $10)`,
    [
      round.roundId,
      player.playerId,
      session.sessionId,
      request.clientRoundId,
      game.code,
      toJson(request.bet),
      round.stakeMinor,
      number,
      draw.clientSeed,
      now,
    ],
  );
  if (player.kind === 'seamless') {
    await openWalletCall(sql, session, round, 'bet', now);
  } else {
    const balance = await postEntry(sql, player.playerId, -round.stakeMinor, 'stake', round.roundId);
    await sql.query('update studio.round set balance_after_minor = $2 where round_id = $1', [
      round.roundId,
      balance,
    ]);
  }
  return round.roundId;
}

async function holdDraw(
  sql: Sql,
  game: HouseGame,
  number: number,
  closesAt: Date,
): Promise<{ isDrawn: boolean; clientSeed: string }> {
  const chain = await takeChain(sql, game.gpId, game.code, number);
  await sql.query(
    `insert into studio.draw (gp_id, game_code, draw_number, chain_id, commitment, client_seed, closes_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing`,
    [
      game.gpId,
      game.code,
      number,
      chain.chainId,
      linkOf(chain, number).commitment,
      `${game.code}:${chain.firstLink.slice(0, 16)}`,
      closesAt,
    ],
  );
  return firstRow(
    await sql.query<{ isDrawn: boolean; clientSeed: string }>(
      `select drawn_at is not null as "isDrawn", client_seed as "clientSeed" from studio.draw
       where gp_id = $1 and game_code = $2 and draw_number = $3 for share`,
      [game.gpId, game.code, number],
    ),
  );
}
