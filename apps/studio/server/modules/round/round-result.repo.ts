import type { SqlOrTransaction } from '#platform/database.ts';

/** What a round came to, without its proof. */
export interface RoundResult {
  readonly roundId: string;
  readonly clientRoundId: string;
  readonly state: 'open' | 'settled' | 'void';
  readonly voidReason: string | null;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly outcome: unknown;
}

/** Of rounds that are known to be there, by their ids. */
export async function listRoundResults(
  sql: SqlOrTransaction,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, RoundResult>> {
  if (roundIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('studio.round')
    .select([
      'round_id as roundId',
      'client_round_id as clientRoundId',
      'state',
      'void_reason as voidReason',
      'stake_minor',
      'payout_minor',
      'outcome',
    ])
    .where('round_id', 'in', [...roundIds])
    .orderBy('round_id')
    .limit(roundIds.length)
    .execute();
  return new Map(
    rows.map(({ stake_minor, payout_minor, ...row }) => [
      row.roundId,
      { ...row, stakeMinor: BigInt(stake_minor), payoutMinor: BigInt(payout_minor) },
    ]),
  );
}
