import type { BeaconChain } from '@halls/fairness';
import { sql as raw } from 'kysely';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';

/** A chain as it was used first; stored with the first call. */
export async function keepChain(sql: Sql, chain: BeaconChain): Promise<BeaconChain> {
  await sql
    .insertInto('studio.beacon_chain')
    .values({
      chain_hash: chain.hash,
      public_key: chain.publicKey,
      genesis_seconds: chain.genesisSeconds,
      period_seconds: chain.periodSeconds,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await findBeaconChain(sql, chain.hash);
  if (!kept) throw new Error(`the beacon's chain ${chain.hash} was not stored`);
  return kept;
}

export async function findBeaconChain(
  sql: SqlOrTransaction,
  chainHash: string,
): Promise<BeaconChain | undefined> {
  return sql
    .selectFrom('studio.beacon_chain')
    .select([
      'chain_hash as hash',
      'public_key as publicKey',
      'genesis_seconds as genesisSeconds',
      'period_seconds as periodSeconds',
    ])
    .where('chain_hash', '=', chainHash)
    .executeTakeFirst();
}

/** The latest round of a chain that any studio has seen; 0 before the first. */
export async function findLatestRound(sql: SqlOrTransaction, chainHash: string): Promise<number> {
  const { latest } = await sql
    .selectFrom('studio.beacon_round')
    .select((row) => row.fn.max('round').as('latest'))
    .where('chain_hash', '=', chainHash)
    .executeTakeFirstOrThrow();
  return latest ?? 0;
}

export async function findSignature(
  sql: SqlOrTransaction,
  { chainHash, round }: { readonly chainHash: string; readonly round: number },
): Promise<string | undefined> {
  const row = await sql
    .selectFrom('studio.beacon_round')
    .select('signature')
    .where('chain_hash', '=', chainHash)
    .where('round', '=', round)
    .executeTakeFirst();
  return row?.signature;
}

/** A round whose signature was verified; of each there is one signature alone. */
export async function keepRound(
  sql: Sql,
  {
    chainHash,
    round,
    signature,
  }: {
    readonly chainHash: string;
    readonly round: number;
    readonly signature: string;
  },
): Promise<void> {
  await sql
    .insertInto('studio.beacon_round')
    .values({ chain_hash: chainHash, round, signature })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Rounds that no draw names, but for each chain's latest. */
export async function deleteRounds(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await raw`
    delete from studio.beacon_round where (chain_hash, round) in (
      select chain_hash, round from studio.beacon_round
      where seen_at < ${before}
        and not exists (
          select from studio.draw where draw.beacon_chain = beacon_round.chain_hash and draw.beacon_round = beacon_round.round
        )
        and round < (select max(later.round) from studio.beacon_round as later
          where later.chain_hash = beacon_round.chain_hash)
      order by seen_at limit ${limit})`.execute(sql);
  return Number(numAffectedRows ?? 0);
}
