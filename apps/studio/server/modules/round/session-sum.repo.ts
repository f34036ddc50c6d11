import type { SqlOrTransaction } from '#platform/database.ts';

/** What the settled rounds of one session come to, those that were free aside. */
export interface SessionSum {
  readonly rounds: number;
  readonly stakeMinor: bigint;
  /** With what a jackpot paid beside. */
  readonly payoutMinor: bigint;
}

export async function sumSession(sql: SqlOrTransaction, sessionId: string): Promise<SessionSum> {
  const { rounds, stake, payout } = await sql
    .selectFrom('studio.round')
    .select((row) => [
      row.fn.countAll<string>().as('rounds'),
      row.fn.sum<string | null>('stake_minor').as('stake'),
      row.fn
        .sum<string | null>(row('payout_minor', '+', row.fn.coalesce('jackpot_paid_minor', row.lit(0))))
        .as('payout'),
    ])
    .where('session_id', '=', sessionId)
    .where('state', '=', 'settled')
    .where('free_id', 'is', null)
    .executeTakeFirstOrThrow();
  return { rounds: Number(rounds), stakeMinor: BigInt(stake ?? 0), payoutMinor: BigInt(payout ?? 0) };
}
