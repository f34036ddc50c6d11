import { randomUUID } from 'node:crypto';
import { formatMinor } from '@halls/contract';
import { linkNumberOf } from '@halls/fairness/node';
import { findHouseGame, type HouseGame, houseJackpot } from '@halls/house-games';
import { findBuyPrice, houseMath } from '#games/math-book.ts';
import { timetableOf } from '#games/picks/picks-models.ts';
import { calmedBy } from '#games/timetable.ts';
import { findPlayable } from '#modules/free-rounds';
import { aliasOf, type GameSession } from '#modules/game-session';
import { lockPlayer } from '#modules/player';
import {
  listOpenRounds,
  firstStakeMinor,
  listPlayerRounds,
  listSessionResults,
  tableLimitMinor,
  takeSeeds,
} from '#modules/round';
import type { OperatorClient } from '#modules/seamless-wallet';
import { findChain } from '#modules/chain';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { resultsLength } from '../../../play-protocol/list-lengths.ts';
import type { ChainView, JackpotView, SessionView, TableView } from '../../../play-protocol/play-protocol.ts';
import { canGamble, offeredStakes } from './bet.rules.ts';
import type { PlayParts } from './play-parts.ts';
import { presentFreeRounds, presentGame, presentRound, presentSeeds } from './present-round.ts';

/** Everything that a game's page starts with. */
export async function presentSession(parts: PlayParts, session: GameSession): Promise<SessionView> {
  const game = findHouseGame(session.gpId, session.gameCode);
  if (!game) throw new Error(`a session of the game ${session.gameCode}, which is no more`);
  const { currency, language } = session;
  const kept = await parts.sql.transaction().execute((tx) => readKept(tx, parts, session, game));
  const balance =
    session.kind === 'seamless'
      ? await askBalance(parts.operator, session)
      : formatMinor(kept.balanceMinor, currency);
  const ownTimetable = timetableOf(game);
  const timetable = ownTimetable && calmedBy(ownTimetable, parts.beacon?.chain ?? null);
  const table = timetable && (await parts.board.look(game));
  return {
    game: presentGame(game, language),
    mathematics: houseMath.keyOf(game),
    mode: session.kind === 'demo' ? 'demo' : 'real',
    currency,
    language,
    lobby_url: session.lobbyUrl,
    alias: aliasOf(session.sessionId),
    end_reason: session.endReason,
    balance,
    stakes: offeredStakes(game, session).map((stake) => formatMinor(stake, currency)),
    first_stake: formatMinor(firstStakeMinor(game, currency), currency),
    table_limit: hasLimit(game) ? formatMinor(tableLimitMinor(game, currency), currency) : null,
    may_gamble: canGamble(game, session, parts.gamble),
    table: timetable && table && { period_ms: timetable.periodMs, bet_ms: timetable.betMs, now: table.now },
    chain: table && (await findChainOnShow(parts.sql, game, table)),
    jackpot: session.hasJackpot ? presentJackpot(await parts.jackpots.look(session), session, parts) : null,
    free_rounds: kept.free ? presentFreeRounds(kept.free, currency) : null,
    seeds: presentSeeds(kept.seeds),
    open_rounds: kept.open.filter(({ gameCode }) => gameCode === game.code).map(presentRound),
    results: kept.results.map(({ roundId, outcome }) => ({ round_id: roundId, outcome })),
    last_round: kept.last && kept.last.state !== 'open' ? presentRound(kept.last) : null,
  };
}

/** Where a round may cost more than one of the stakes. */
function hasLimit(game: HouseGame): boolean {
  return game.engine === 'picks' || findBuyPrice(game) !== null;
}

async function readKept(
  tx: SqlTransaction,
  { sealing, clock }: PlayParts,
  session: GameSession,
  game: HouseGame,
) {
  const isOwnTable = game.engine === 'picks' && !timetableOf(game);
  const player = await lockPlayer(tx, session.playerId);
  const [last] = await listPlayerRounds(tx, player.playerId, { gameCode: game.code, before: null, limit: 1 });
  return {
    balanceMinor: player.balanceMinor,
    open: await listOpenRounds(tx, player.playerId),
    free: await findPlayable(tx, { playerId: player.playerId, gameCode: game.code, now: clock() }),
    seeds: await takeSeeds(tx, sealing, { playerId: player.playerId, now: clock() }),
    last,
    results: isOwnTable ? await listSessionResults(tx, session.sessionId, resultsLength) : [],
  };
}

/** What commits to the draw that is on; null before a table's first. */
async function findChainOnShow(sql: Sql, game: HouseGame, { draw }: TableView): Promise<ChainView | null> {
  const chain = draw && (await findChain(sql, game, draw.number));
  if (!chain) return null;
  const { firstLink: first_link, ordinal } = chain;
  return { first_link, ordinal, number: linkNumberOf(chain, draw.number), commitment: draw.commitment };
}

function presentJackpot(
  amountMinor: bigint | null,
  { currency }: GameSession,
  { unitsPerWin }: PlayParts,
): JackpotView {
  return {
    amount: amountMinor === null ? null : formatMinor(amountMinor, currency),
    share: (houseJackpot.shareBp / 100).toFixed(2),
    reserve_percent: houseJackpot.reservePercent,
    unit: formatMinor(BigInt(houseJackpot.unitMinor), currency),
    units_per_win: unitsPerWin[currency],
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
