import type { Currency } from '@halls/contract';
import { firstRow, type Sql } from '../platform/database.ts';

export type Round = {
  roundId: string;
  playerId: bigint;
  sessionId: string;
  clientRoundId: string;
  gpId: string;
  gameCode: string;
  currency: Currency;
  bet: StoredBet;
  outcome: unknown;
  stakeMinor: bigint;
  payoutMinor: bigint;
  commitment: string;
  /** Null as long as the seed is in use. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  state: 'open' | 'settled' | 'void';
  voidReason: string | null;
  balanceAfterMinor: bigint | null;
  openedAt: Date;
  /** Of a draw that many play at; null for a round of one's own. */
  drawNumber: number | null;
  drawClosesAt: Date | null;
  /** Link 0 of the draw's chain, and the place of the draw's own link in it. */
  firstLink: string | null;
  linkNumber: number | null;
};

/** Amounts are strings of minor units. */
export type StoredBet = { stakeMinor: string } | { picks: { option: string; stakeMinor: string }[] };

const select = `select r.round_id as "roundId", r.player_id as "playerId", r.session_id as "sessionId", r.client_round_id as "clientRoundId",
  p.gp_id as "gpId", r.game_code as "gameCode", p.currency, r.bet, r.outcome, r.stake_minor as "stakeMinor", r.payout_minor as "payoutMinor",
  coalesce(s.commitment, d.commitment) as commitment, case when s.revealed_at is not null then s.server_seed else d.link end as "serverSeed", r.client_seed as "clientSeed", r.nonce, r.state,
  r.void_reason as "voidReason", r.balance_after_minor as "balanceAfterMinor", r.opened_at as "openedAt",
  r.draw_number as "drawNumber", d.closes_at as "drawClosesAt", c.first_link as "firstLink", r.draw_number - c.first_draw + 1 as "linkNumber"
  from studio.round r join studio.player p using (player_id)
  left join studio.seed_pair s using (seed_id)
  left join studio.draw d on d.gp_id = p.gp_id and d.game_code = r.game_code and d.draw_number = r.draw_number
  left join studio.chain c using (chain_id)`;

export async function findRound(sql: Sql, roundId: string): Promise<Round | undefined> {
  return (await sql.query<Round>(`${select} where r.round_id = $1`, [roundId]))[0];
}

/** A round that is known to be there. */
export async function getRound(sql: Sql, roundId: string): Promise<Round> {
  return firstRow(await sql.query<Round>(`${select} where r.round_id = $1`, [roundId]));
}

export async function findRoundByClientId(
  sql: Sql,
  playerId: bigint,
  clientRoundId: string,
): Promise<Round | undefined> {
  return (
    await sql.query<Round>(`${select} where r.player_id = $1 and r.client_round_id = $2`, [
      playerId,
      clientRoundId,
    ])
  )[0];
}

export async function findOpenRound(sql: Sql, playerId: bigint): Promise<Round | undefined> {
  return (await sql.query<Round>(`${select} where r.player_id = $1 and r.state = 'open'`, [playerId]))[0];
}

/** The latest rounds first, of one game; void ones are part of the history too. */
export async function listPlayerRounds(
  sql: Sql,
  playerId: bigint,
  page: { gameCode: string; before: Date | null; limit: number },
): Promise<Round[]> {
  return sql.query<Round>(
    `${select} where r.player_id = $1 and r.game_code = $2 and ($3::timestamptz is null or r.opened_at < $3) order by r.opened_at desc limit $4`,
    [playerId, page.gameCode, page.before, page.limit],
  );
}

/** Ends an open round; false when it had ended before. */
export async function endRound(
  sql: Sql,
  roundId: string,
  end: { state: 'settled' | 'void'; voidReason?: string; balanceAfterMinor: bigint | null; now: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `update studio.round set state = $2, void_reason = $3, balance_after_minor = $4, ended_at = $5, ended_xid = pg_current_xact_id()
     where round_id = $1 and state = 'open' returning 1`,
    [roundId, end.state, end.voidReason ?? null, end.balanceAfterMinor, end.now],
  );
  return rows.length === 1;
}
