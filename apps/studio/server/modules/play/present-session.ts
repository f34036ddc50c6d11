import { randomUUID } from 'node:crypto';
import { formatMinor } from '@halls/contract';
import { findHouseGame, type HouseGame } from '@halls/house-games';
import { timetableOf } from '#games/picks/picks-models.ts';
import { drawAt } from '#games/timetable.ts';
import type { GameSession } from '#modules/game-session';
import { lockPlayer } from '#modules/player';
import {
  findOpenRound,
  firstStakeMinor,
  listPlayerRounds,
  stakesOf,
  tableLimitMinor,
  takeSeedPair,
} from '#modules/round';
import type { OperatorClient } from '#modules/seamless-wallet';
import { linkOf, takeChain } from '#modules/shared-draws';
import type { SqlTransaction } from '#platform/database.ts';
import type { ChainView, SessionView } from '../../../play-protocol/play-protocol.ts';
import type { PlayParts } from './play-parts.ts';
import { presentGame, presentRound, presentSeeds } from './present-round.ts';

/** Everything that a game's page starts with. */
export async function presentSession(parts: PlayParts, session: GameSession): Promise<SessionView> {
  const game = findHouseGame(session.gpId, session.gameCode);
  if (!game) throw new Error(`a session of the game ${session.gameCode}, which is no more`);
  const { currency, language } = session;
  const kept = await parts.sql.transaction().execute((tx) => readKept(tx, session, game, parts.clock()));
  const balance =
    session.kind === 'seamless'
      ? await askBalance(parts.operator, session)
      : formatMinor(kept.balanceMinor, currency);
  const timetable = timetableOf(game);
  return {
    game: presentGame(game, language),
    mode: session.kind === 'demo' ? 'demo' : 'real',
    currency,
    language,
    lobby_url: session.lobbyUrl,
    end_reason: session.endReason,
    balance,
    stakes: stakesOf(game.engine, currency).map((stake) => formatMinor(stake, currency)),
    first_stake: formatMinor(firstStakeMinor(game.engine, currency), currency),
    table_limit: game.engine === 'picks' ? formatMinor(tableLimitMinor(currency), currency) : null,
    table: timetable && {
      period_ms: timetable.periodMs,
      bet_ms: timetable.betMs,
      now: parts.clock().toISOString(),
    },
    chain: kept.chain,
    seeds: presentSeeds(kept.seeds),
    open_round: kept.open?.gameCode === game.code ? presentRound(kept.open) : null,
    last_round: kept.last && kept.last.state !== 'open' ? presentRound(kept.last) : null,
  };
}

async function readKept(tx: SqlTransaction, session: GameSession, game: HouseGame, now: Date) {
  const player = await lockPlayer(tx, session.playerId);
  const [last] = await listPlayerRounds(tx, player.playerId, { gameCode: game.code, before: null, limit: 1 });
  return {
    balanceMinor: player.balanceMinor,
    chain: await readChain(tx, game, now),
    seeds: await takeSeedPair(tx, player.playerId),
    open: await findOpenRound(tx, player.playerId),
    last,
  };
}

async function readChain(tx: SqlTransaction, game: HouseGame, now: Date): Promise<ChainView | null> {
  const timetable = timetableOf(game);
  if (!timetable) return null;
  const { number } = drawAt(timetable, now.getTime());
  const chain = await takeChain(tx, game, number);
  return {
    first_link: chain.firstLink,
    number: number - chain.firstDraw + 1,
    // stakes on the draw of this link closed when its time was over: it is no secret any more
    commitment: linkOf(chain, number).commitment,
  };
}

/** Null when the operator does not answer: the game shows no balance rather than a wrong one. */
async function askBalance(operator: OperatorClient, session: GameSession): Promise<string | null> {
  if (session.endReason) return null;
  const reply = await operator.call(session.gpId, 'balance', {
    request_id: randomUUID(),
    session_token: session.walletToken ?? '',
    currency: session.currency,
  });
  if (reply.kind === 'unknown' || reply.answer.status !== 'OK' || !reply.answer.balance) return null;
  return formatMinor(BigInt(reply.answer.balance.cash), session.currency);
}
