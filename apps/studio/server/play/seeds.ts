import { commitmentOfSeed, createClientSeed, createServerSeed } from '@halls/fairness/node';
import { firstRow, type Sql } from '../platform/database.ts';

export type SeedPair = {
  seedId: bigint;
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  nextNonce: number;
};

const columns = `seed_id as "seedId", server_seed as "serverSeed", commitment, client_seed as "clientSeed", next_nonce as "nextNonce"`;

/** The player's pair of seeds in use, made when there is none. The caller holds the player's lock. */
export async function takeSeedPair(sql: Sql, playerId: bigint): Promise<SeedPair> {
  const rows = await sql.query<SeedPair>(
    `select ${columns} from studio.seed_pair where player_id = $1 and revealed_at is null`,
    [playerId],
  );
  return rows[0] ?? createPair(sql, playerId, createClientSeed());
}

/** Takes the pair's next nonce: no two rounds share one. */
export async function spendNonce(sql: Sql, seedId: bigint): Promise<void> {
  await sql.query('update studio.seed_pair set next_nonce = next_nonce + 1 where seed_id = $1', [seedId]);
}

export async function changeClientSeed(sql: Sql, playerId: bigint, clientSeed: string): Promise<SeedPair> {
  const pair = await takeSeedPair(sql, playerId);
  await sql.query('update studio.seed_pair set client_seed = $2 where seed_id = $1', [
    pair.seedId,
    clientSeed,
  ]);
  return { ...pair, clientSeed };
}

/** Reveals the server seed and starts with a new one, under the same client seed. */
export async function rotateSeedPair(
  sql: Sql,
  playerId: bigint,
  now: Date,
): Promise<{ revealed: SeedPair; next: SeedPair }> {
  const revealed = await takeSeedPair(sql, playerId);
  await sql.query('update studio.seed_pair set revealed_at = $2 where seed_id = $1', [revealed.seedId, now]);
  return { revealed, next: await createPair(sql, playerId, revealed.clientSeed) };
}

async function createPair(sql: Sql, playerId: bigint, clientSeed: string): Promise<SeedPair> {
  const serverSeed = createServerSeed();
  const rows = await sql.query<SeedPair>(
    `insert into studio.seed_pair (player_id, server_seed, commitment, client_seed) values ($1, $2, $3, $4) returning ${columns}`,
    [playerId, serverSeed, commitmentOfSeed(serverSeed), clientSeed],
  );
  return firstRow(rows);
}
