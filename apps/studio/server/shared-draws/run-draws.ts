import { drawOfRound } from '@halls/fairness/node';
import { type Bet, findRoundMath } from '../../games/round-math.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Sql } from '../platform/database.ts';
import { lockPlayer, postEntry } from '../play/players.ts';
import { endRound, type StoredBet } from '../play/rounds.ts';
import { holdBetCall, openWin, replaceByRollback } from '../seamless-wallet/wallet-calls.ts';
import { getChain, linkOf } from './chains.ts';

type Parts = { database: Database; clock: Clock };

/** Draws what is due, then pays every round of drawn draws. All of it stands in the database: a crash only delays it. */
export async function runDraws(parts: Parts): Promise<void> {
  while (await drawNext(parts)) {
    // one draw at a time, each in a transaction of its own
  }
  const open = await parts.database.query<{ roundId: string; playerId: bigint }>(
    `select r.round_id as "roundId", r.player_id as "playerId" from studio.round r join studio.player p using (player_id)
     join studio.draw d on d.gp_id = p.gp_id and d.game_code = r.game_code and d.draw_number = r.draw_number
     where r.state = 'open' and not r.is_paid_out and d.drawn_at is not null limit 200`,
  );
  for (const { roundId, playerId } of open) await payOut(parts, roundId, playerId);
}

async function drawNext({ database, clock }: Parts): Promise<boolean> {
  return database.transact(async (sql) => {
    const [draw] = await sql.query<{
      gpId: string;
      gameCode: string;
      number: number;
      chainId: bigint;
      clientSeed: string;
    }>(
      `select gp_id as "gpId", game_code as "gameCode", draw_number as number, chain_id as "chainId", client_seed as "clientSeed"
       from studio.draw where drawn_at is null and closes_at <= $1 order by closes_at limit 1 for update skip locked`,
      [clock.now()],
    );
    if (!draw) return false;
    const math = findRoundMath(draw.gpId, draw.gameCode);
    if (!math) throw new Error(`a draw of ${draw.gameCode}, which is no more`);
    const { link } = linkOf(await getChain(sql, draw.chainId), draw.number);
    const outcome = math.play(
      drawOfRound({ serverSeed: link, clientSeed: draw.clientSeed, nonce: draw.number }),
    );
    await sql.query(
      `update studio.draw set link = $4, outcome = $5, drawn_at = $6 where gp_id = $1 and game_code = $2 and draw_number = $3`,
      [draw.gpId, draw.gameCode, draw.number, link, JSON.stringify(outcome), clock.now()],
    );
    return true;
  });
}

async function payOut({ database, clock }: Parts, roundId: string, playerId: bigint): Promise<void> {
  await database.transact(async (sql) => {
    const player = await lockPlayer(sql, playerId);
    // the call before the round, as whoever takes its answer does
    const bet = player.kind === 'seamless' ? await holdBetCall(sql, roundId) : undefined;
    const round = await takeOpenRound(sql, roundId);
    const math = round && findRoundMath(player.gpId, round.gameCode);
    if (!math) return;
    const now = clock.now();
    const payoutMinor = math.payoutMinor(round.outcome, readBet(round.bet));
    await sql.query(
      `update studio.round set outcome = $2, payout_minor = $3, is_paid_out = true where round_id = $1`,
      [roundId, JSON.stringify(round.outcome), payoutMinor],
    );
    if (player.kind !== 'seamless') {
      const balance =
        payoutMinor > 0n
          ? await postEntry(sql, playerId, payoutMinor, 'payout', roundId)
          : player.balanceMinor;
      await endRound(sql, roundId, { state: 'settled', balanceAfterMinor: balance, now });
    } else if (bet?.state === 'accepted') {
      await openWin(sql, bet, payoutMinor, now);
    } else if (bet?.state === 'pending') {
      // nobody knows whether the stake is in place: the round does not count
      await replaceByRollback(sql, bet, now);
    }
  });
}

async function takeOpenRound(sql: Sql, roundId: string) {
  const [round] = await sql.query<{ gameCode: string; bet: StoredBet; outcome: unknown }>(
    `select r.game_code as "gameCode", r.bet, d.outcome from studio.round r join studio.player p using (player_id)
     join studio.draw d on d.gp_id = p.gp_id and d.game_code = r.game_code and d.draw_number = r.draw_number
     where r.round_id = $1 and r.state = 'open' and not r.is_paid_out for update of r`,
    [roundId],
  );
  return round;
}

function readBet(bet: StoredBet): Bet {
  if ('stakeMinor' in bet) return { stakeMinor: BigInt(bet.stakeMinor) };
  return { picks: bet.picks.map((pick) => ({ option: pick.option, stakeMinor: BigInt(pick.stakeMinor) })) };
}
