import type { Currency } from '@halls/contract';
import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

export interface SettledRound {
  readonly roundId: string;
  readonly memberRef: string;
  readonly gameCode: string;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly endedAt: Date;
  /** The player's now, with this round in it. */
  readonly balanceMinor: bigint;
  readonly balanceVersion: number;
  /** The transaction that settled it, in which order rounds are listed. */
  readonly xid: string;
}

/** Every transaction that began before this one has ended. */
export async function readHorizon(sql: SqlOrTransaction): Promise<bigint> {
  const { rows } = await raw<{
    xid: string;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`.execute(sql);
  const [row] = rows;
  if (!row) throw new Error('the database has no transactions');
  return BigInt(row.xid);
}

/**
 * Settled rounds in the order in which their transactions began, none left out: a round is listed only when every
 * transaction that began before its own has ended, as the horizon says.
 */
export async function listSettledRounds(
  sql: SqlOrTransaction,
  of: { readonly operatorId: string; readonly gpId: string },
  page: {
    readonly after: { readonly xid: string; readonly roundId: string };
    readonly horizon: bigint;
    readonly limit: number;
  },
): Promise<SettledRound[]> {
  const { xid, roundId } = page.after;
  const rows = await sql
    .selectFrom('studio.round as round')
    .innerJoin('studio.player as player', 'player.player_id', 'round.player_id')
    .select([
      'round.round_id as roundId',
      'player.member_ref as memberRef',
      'round.game_code as gameCode',
      'player.currency',
      'round.stake_minor',
      'round.payout_minor',
      raw<Date>`round.ended_at`.as('endedAt'),
      raw<string>`round.ended_xid::text`.as('xid'),
      'player.balance_minor',
      'player.balance_version',
    ])
    .where('round.state', '=', 'settled')
    .where('player.operator_id', '=', of.operatorId)
    .where('player.gp_id', '=', of.gpId)
    .where('player.kind', '<>', 'demo')
    .where(raw<boolean>`(round.ended_xid, round.round_id) > (${xid}::xid8, ${roundId}::uuid)`)
    .where(raw<boolean>`round.ended_xid < ${page.horizon.toString()}::xid8`)
    .orderBy('round.ended_xid')
    .orderBy('round.round_id')
    .limit(page.limit)
    .execute();
  return rows.map(({ stake_minor, payout_minor, balance_minor, balance_version, ...row }) => ({
    ...row,
    stakeMinor: BigInt(stake_minor),
    payoutMinor: BigInt(payout_minor),
    balanceMinor: BigInt(balance_minor),
    balanceVersion: balance_version,
  }));
}
