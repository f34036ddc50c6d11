import { formatMinor, textIn, type Currency } from '@halls/contract';
import { findHouseGame, type HouseGame } from '@halls/house-games';
import { drawAt, sharedTableOf } from '../../games/shared-tables.ts';
import { linkOf, takeChain } from '../shared-draws/chains.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Sql } from '../platform/database.ts';
import type { OperatorClient } from '../seamless-wallet/operator-client.ts';
import type { GameSession } from './game-sessions.ts';
import { lockPlayer } from './players.ts';
import { findOpenRound, listPlayerRounds, type Round } from './rounds.ts';
import { type SeedPair, takeSeedPair } from './seeds.ts';
import { firstStakeMinor, stakesOf, tableLimitMinor } from './stakes.ts';
import { randomUUID } from 'node:crypto';

/** What the browser is told. Amounts are decimal strings of the currency. */
export async function presentSession(
  parts: { database: Database; operator: OperatorClient; clock: Clock },
  session: GameSession,
): Promise<object> {
  const game = findHouseGame(session.gpId, session.gameCode);
  if (!game) throw new Error(`a session of the game ${session.gameCode}, which is no more`);
  const { currency, language } = session;
  const table = sharedTableOf(game);
  const { chain, seeds, balanceMinor, open, last } = await parts.database.transact(async (sql) => {
    const player = await lockPlayer(sql, session.playerId);
    return {
      chain: table && (await presentChain(sql, game, drawAt(table, parts.clock.now().getTime()).number)),
      seeds: await takeSeedPair(sql, player.playerId),
      balanceMinor: player.balanceMinor,
      open: await findOpenRound(sql, player.playerId),
      last: (
        await listPlayerRounds(sql, player.playerId, { gameCode: game.code, before: null, limit: 1 })
      )[0],
    };
  });
  const cash =
    session.kind === 'seamless'
      ? await askBalance(parts.operator, session)
      : formatMinor(balanceMinor, currency);
  return {
    game: presentGame(game, language),
    mode: session.kind === 'demo' ? 'demo' : 'real',
    currency,
    language,
    lobby_url: session.lobbyUrl,
    end_reason: session.endReason,
    balance: cash,
    stakes: stakesOf(game.engine, currency).map((stake) => formatMinor(stake, currency)),
    first_stake: formatMinor(firstStakeMinor(game.engine, currency), currency),
    table: table && { period_ms: table.periodMs, bet_ms: table.betMs, now: parts.clock.now().toISOString() },
    table_limit: game.engine === 'picks' ? formatMinor(tableLimitMinor(currency), currency) : null,
    chain,
    seeds: presentSeeds(seeds),
    open_round: open?.gameCode === game.code ? presentRound(open) : null,
    last_round: last && last.state !== 'open' ? presentRound(last) : null,
  };
}

/** What commits to the table's draws: link 0 of its chain, and the link before the draw that is on. */
async function presentChain(sql: Sql, game: HouseGame, drawNumber: number): Promise<object> {
  const chain = await takeChain(sql, game.gpId, game.code, drawNumber);
  return {
    first_link: chain.firstLink,
    number: drawNumber - chain.firstDraw + 1,
    // stakes on the draw of this link closed when its time was over: it is no secret any more
    commitment: linkOf(chain, drawNumber).commitment,
  };
}

export function presentGame(game: HouseGame, language: GameSession['language']): object {
  const { code, gpId, engine, model, theme, volatility } = game;
  return { code, gp_id: gpId, name: textIn(game.name, language), engine, model, theme, volatility };
}

/** The outcome of a round whose money is undecided is not shown. */
export function presentRound(round: Round): object {
  const { currency } = round;
  const isSettled = round.state === 'settled';
  return {
    round_id: round.roundId,
    client_round_id: round.clientRoundId,
    game_code: round.gameCode,
    state: round.state === 'open' ? 'settling' : round.state,
    void_reason: round.voidReason,
    bet: presentBet(round, currency),
    stake: formatMinor(round.stakeMinor, currency),
    payout: isSettled ? formatMinor(round.payoutMinor, currency) : null,
    outcome: isSettled ? round.outcome : null,
    balance: round.balanceAfterMinor === null ? null : formatMinor(round.balanceAfterMinor, currency),
    currency,
    draw:
      round.drawClosesAt === null
        ? null
        : { number: round.drawNumber, closes_at: round.drawClosesAt.toISOString() },
    played_at: round.openedAt.toISOString(),
    fairness: {
      commitment: round.commitment,
      client_seed: round.clientSeed,
      nonce: round.nonce,
      server_seed: round.serverSeed,
      chain: round.firstLink === null ? null : { first_link: round.firstLink, number: round.linkNumber },
    },
  };
}

export function presentSeeds(seeds: SeedPair): object {
  return { commitment: seeds.commitment, client_seed: seeds.clientSeed, next_nonce: seeds.nextNonce };
}

function presentBet(round: Round, currency: Currency): object {
  const amount = (minor: string): string => formatMinor(BigInt(minor), currency);
  if ('stakeMinor' in round.bet) return { stake: amount(round.bet.stakeMinor) };
  return { picks: round.bet.picks.map((pick) => ({ option: pick.option, stake: amount(pick.stakeMinor) })) };
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
