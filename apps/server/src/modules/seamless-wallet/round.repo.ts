import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';

export interface SeamlessRound {
  readonly roundId: string;
  readonly gameCode: string;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly isClosed: boolean;
  readonly openedAt: Date;
}

/** Of these rounds of a member at a provider, those that there are. */
export async function findRounds(
  sql: Sql,
  { gpId, memberId, roundIds }: { gpId: string; memberId: number; roundIds: readonly string[] },
): Promise<SeamlessRound[]> {
  if (roundIds.length === 0) return [];
  const { rows } = await raw<{
    round_id: string;
    game_code: string;
    stake_minor: string;
    payout_minor: string;
    is_closed: boolean;
    opened_at: Date;
  }>`
    select round_id, game_code, stake_minor::text, payout_minor::text, is_closed, opened_at
    from seamless.round
    where gp_id = ${gpId} and member_id = ${memberId} and round_id = any(${[...roundIds]}::text[])
    order by opened_at desc, round_id limit ${roundIds.length}`.execute(sql);
  return rows.map((row) => ({
    roundId: row.round_id,
    gameCode: row.game_code,
    stakeMinor: BigInt(row.stake_minor),
    payoutMinor: BigInt(row.payout_minor),
    isClosed: row.is_closed,
    openedAt: row.opened_at,
  }));
}

const maxProviders = 500;

/** The providers that have opened a session for the member. */
export async function listPlayedAt(sql: Sql, memberId: number): Promise<string[]> {
  const { rows } = await raw<{ gp_id: string }>`
    select distinct gp_id from seamless.session where member_id = ${memberId}
    order by gp_id limit ${maxProviders}`.execute(sql);
  return rows.map((row) => row.gp_id);
}
