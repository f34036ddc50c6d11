import { randomUUID } from 'node:crypto';
import { drawOfRound } from '@halls/fairness/node';
import { findHouseGame, findHouseProvider, type HouseGame } from '@halls/house-games';
import { type Bet, roundMathOf, stakeStepMinor, totalStakeMinor } from '../../games/round-math.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Sql } from '../platform/database.ts';
import { sharedTableOf } from '../../games/shared-tables.ts';
import { joinDraw } from '../shared-draws/join-draw.ts';
import { toJson } from '../platform/json.ts';
import { openWalletCall } from '../seamless-wallet/wallet-calls.ts';
import type { GameSession } from './game-sessions.ts';
import { hasOpenRound, lockPlayer, type Player, postEntry } from './players.ts';
import { endRound, findRoundByClientId, getRound, type Round } from './rounds.ts';
import { spendNonce, takeSeedPair } from './seeds.ts';
import { stakesOf, tableLimitMinor } from './stakes.ts';

export type PlayResult =
  /** `isNew`: the round was made by this very request. */
  | { ok: true; round: Round; isNew: boolean }
  /** `round_conflict`: the id belongs to a round with another bet. `round_open`: the last round is still being settled. */
  | {
      ok: false;
      reason:
        | 'bet_invalid'
        | 'not_enough_money'
        | 'round_conflict'
        | 'round_open'
        | 'draw_closed'
        | 'maintenance';
    };

/**
 * Plays one round, once: the same `clientRoundId` again gives the same round. Where the money is kept here, the round
 * comes back settled; at a seamless provider it is open, with the operator's answer outstanding.
 */
export async function playRound(
  parts: { database: Database; clock: Clock },
  session: GameSession,
  request: { clientRoundId: string; bet: Bet },
): Promise<PlayResult> {
  const game = findHouseGame(session.gpId, session.gameCode);
  if (!game || findHouseProvider(session.gpId)?.isInMaintenance) return { ok: false, reason: 'maintenance' };
  if (!isPlayable(request.bet, game, session)) return { ok: false, reason: 'bet_invalid' };
  return parts.database.transact(async (sql) => {
    const player = await lockPlayer(sql, session.playerId);
    const earlier = await findRoundByClientId(sql, player.playerId, request.clientRoundId);
    if (earlier)
      return isSameBet(earlier, request.bet) && earlier.gameCode === game.code
        ? { ok: true, round: earlier, isNew: false }
        : { ok: false, reason: 'round_conflict' };
    if (await hasOpenRound(sql, player.playerId)) return { ok: false, reason: 'round_open' };
    const stakeMinor = totalStakeMinor(request.bet);
    if (player.kind !== 'seamless' && player.balanceMinor < stakeMinor)
      return { ok: false, reason: 'not_enough_money' };
    const now = parts.clock.now();
    const table = sharedTableOf(game);
    if (table) {
      const roundId = await joinDraw(sql, { player, game, table, session, request, now });
      if (roundId === null) return { ok: false, reason: 'draw_closed' };
      return { ok: true, round: await getRound(sql, roundId), isNew: true };
    }
    const round = await openRound(sql, { player, game, session, request, now });
    if (player.kind === 'seamless') await openWalletCall(sql, session, round, 'bet-win', now);
    else await settleHere(sql, player, round, now);
    return { ok: true, round: await getRound(sql, round.roundId), isNew: true };
  });
}

/** The round's chance is drawn here, from the seeds alone, before any money moves. */
async function openRound(
  sql: Sql,
  input: {
    player: Player;
    game: HouseGame;
    session: GameSession;
    request: { clientRoundId: string; bet: Bet };
    now: Date;
  },
): Promise<Pick<Round, 'roundId' | 'gameCode' | 'stakeMinor' | 'payoutMinor'>> {
  const { player, game, session, request, now } = input;
  const seeds = await takeSeedPair(sql, player.playerId);
  await spendNonce(sql, seeds.seedId);
  const math = roundMathOf(game);
  const outcome = math.play(
    drawOfRound({ serverSeed: seeds.serverSeed, clientSeed: seeds.clientSeed, nonce: seeds.nextNonce }),
  );
  const round = {
    roundId: randomUUID(),
    gameCode: game.code,
    stakeMinor: totalStakeMinor(request.bet),
    payoutMinor: math.payoutMinor(outcome, request.bet),
  };
  await sql.query(
    `insert into studio.round (round_id, player_id, session_id, client_round_id, game_code, bet, outcome, stake_minor, payout_minor,
       seed_id, client_seed, nonce, state, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'open', $13)`,
    [
      round.roundId,
      player.playerId,
      session.sessionId,
      request.clientRoundId,
      game.code,
      toJson(request.bet),
      JSON.stringify(outcome),
      round.stakeMinor,
      round.payoutMinor,
      seeds.seedId,
      seeds.clientSeed,
      seeds.nextNonce,
      now,
    ],
  );
  return round;
}

async function settleHere(
  sql: Sql,
  player: Player,
  round: { roundId: string; stakeMinor: bigint; payoutMinor: bigint },
  now: Date,
): Promise<void> {
  let balance = await postEntry(sql, player.playerId, -round.stakeMinor, 'stake', round.roundId);
  if (round.payoutMinor > 0n)
    balance = await postEntry(sql, player.playerId, round.payoutMinor, 'payout', round.roundId);
  await endRound(sql, round.roundId, { state: 'settled', balanceAfterMinor: balance, now });
}

function isPlayable(bet: Bet, game: HouseGame, session: GameSession): boolean {
  const steps = stakesOf(game.engine, session.currency);
  if (!roundMathOf(game).accepts(bet)) return false;
  if ('stakeMinor' in bet) return steps.includes(bet.stakeMinor);
  const smallest = steps[0] ?? stakeStepMinor(game.engine);
  const options = new Set(bet.picks.map((pick) => pick.option));
  return (
    options.size === bet.picks.length &&
    bet.picks.every((pick) => pick.stakeMinor >= smallest && pick.stakeMinor % 100n === 0n) &&
    totalStakeMinor(bet) <= tableLimitMinor(session.currency)
  );
}

function isSameBet(round: Round, bet: Bet): boolean {
  const stored = round.bet;
  if ('stakeMinor' in stored) return 'stakeMinor' in bet && stored.stakeMinor === bet.stakeMinor.toString();
  const text = (picks: readonly { option: string; stakeMinor: bigint | string }[]): string =>
    picks
      .map((pick) => `${pick.option}=${pick.stakeMinor}`)
      .toSorted()
      .join(';');
  return 'picks' in bet && text(stored.picks) === text(bet.picks);
}
