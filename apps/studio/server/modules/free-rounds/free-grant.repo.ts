import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface GrantKey {
  readonly operatorId: string;
  readonly gpId: string;
  /** The operator's. */
  readonly grantId: string;
}

/** What was given. */
export interface FreeTerms {
  readonly playerId: number;
  readonly gameCode: string;
  readonly stakeMinor: bigint;
  readonly count: number;
  readonly expiresAt: Date;
}

export interface FreeGrant extends Omit<FreeTerms, 'playerId'> {
  readonly freeId: number;
  readonly grantId: string;
  readonly bodyHash: string;
  readonly state: 'given' | 'cancelled' | 'rejected';
  /** Null of one that was refused. */
  readonly playerId: number | null;
  readonly used: number;
  readonly wonMinor: bigint;
}

/** Lets one transaction at a time decide a grant's id, and gives what was decided before. */
export async function claimGrant(tx: SqlTransaction, key: GrantKey): Promise<FreeGrant | undefined> {
  const name = ['free', key.operatorId, key.gpId, key.grantId].join('\n');
  await raw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  const row = await selectGrants(tx)
    .where('operator_id', '=', key.operatorId)
    .where('gp_id', '=', key.gpId)
    .where('grant_id', '=', key.grantId)
    .forUpdate()
    .executeTakeFirst();
  return row && readGrant(row);
}

/** Without terms it is refused, now and whenever it comes. */
export async function insertGrant(
  tx: SqlTransaction,
  key: GrantKey,
  grant: { readonly bodyHash: string; readonly terms: FreeTerms | null; readonly now: Date },
): Promise<FreeGrant> {
  const { terms } = grant;
  const row = await tx
    .insertInto('studio.free_grant')
    .values({
      operator_id: key.operatorId,
      gp_id: key.gpId,
      grant_id: key.grantId,
      body_hash: grant.bodyHash,
      state: terms ? 'given' : 'rejected',
      player_id: terms?.playerId ?? null,
      game_code: terms?.gameCode ?? null,
      stake_minor: terms?.stakeMinor.toString() ?? null,
      round_count: terms?.count ?? null,
      expires_at: terms?.expiresAt ?? null,
      created_at: grant.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return readGrant(row);
}

/** No round begins under it any more. */
export async function cancelGrant(tx: SqlTransaction, freeId: number): Promise<void> {
  await tx
    .updateTable('studio.free_grant')
    .set({ state: 'cancelled' })
    .where('free_id', '=', freeId)
    .where('state', '=', 'given')
    .execute();
}

/** The grant that a player's next free round of a game comes from: the one that ends first. */
export async function findPlayable(
  sql: SqlOrTransaction,
  of: { readonly playerId: number; readonly gameCode: string; readonly now: Date },
): Promise<FreeGrant | undefined> {
  const row = await selectGrants(sql)
    .where('player_id', '=', of.playerId)
    .where('game_code', '=', of.gameCode)
    .where('state', '=', 'given')
    .where('expires_at', '>', of.now)
    .whereRef('used_count', '<', 'round_count')
    .orderBy('expires_at')
    .orderBy('free_id')
    .limit(1)
    .executeTakeFirst();
  return row && readGrant(row);
}

/** A player's grant, whatever has become of it. */
export async function findGrantOfPlayer(
  sql: SqlOrTransaction,
  { playerId, grantId }: { readonly playerId: number; readonly grantId: string },
): Promise<FreeGrant | undefined> {
  const row = await selectGrants(sql)
    .where('player_id', '=', playerId)
    .where('grant_id', '=', grantId)
    .executeTakeFirst();
  return row && readGrant(row);
}

/** Takes a round of it; false where there is none to take. */
export async function takeFreeRound(tx: SqlTransaction, freeId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('studio.free_grant')
    .set({ used_count: raw<number>`used_count + 1` })
    .where('free_id', '=', freeId)
    .where('state', '=', 'given')
    .where('expires_at', '>', now)
    .whereRef('used_count', '<', 'round_count')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The operator has counted a round, with what it won. */
export async function noteFreeWin(tx: SqlTransaction, freeId: number, winMinor: bigint): Promise<void> {
  await tx
    .updateTable('studio.free_grant')
    .set({ won_minor: raw<string>`won_minor + ${winMinor.toString()}::bigint` })
    .where('free_id', '=', freeId)
    .execute();
}

/** The operator has refused a round: it was not played. */
export async function giveFreeRoundBack(tx: SqlTransaction, freeId: number): Promise<void> {
  await tx
    .updateTable('studio.free_grant')
    .set({ used_count: raw<number>`used_count - 1` })
    .where('free_id', '=', freeId)
    .execute();
}

const columns = [
  'free_id',
  'grant_id',
  'body_hash',
  'state',
  'player_id',
  'game_code',
  'stake_minor',
  'round_count',
  'expires_at',
  'used_count',
  'won_minor',
] as const;

function selectGrants(sql: SqlOrTransaction) {
  return sql.selectFrom('studio.free_grant').select(columns);
}
type Row = Awaited<ReturnType<ReturnType<typeof selectGrants>['executeTakeFirstOrThrow']>>;

function readGrant(row: Row): FreeGrant {
  return {
    freeId: row.free_id,
    grantId: row.grant_id,
    bodyHash: row.body_hash,
    state: row.state,
    playerId: row.player_id,
    gameCode: row.game_code ?? '',
    stakeMinor: BigInt(row.stake_minor ?? 0),
    count: row.round_count ?? 0,
    expiresAt: row.expires_at ?? new Date(0),
    used: row.used_count,
    wonMinor: BigInt(row.won_minor),
  };
}
