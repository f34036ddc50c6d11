import type { Language } from '@halls/contract';
import type { PlayerKey } from '#modules/player';
import type { Pool, SqlOrTransaction } from '#platform/database.ts';

export interface Launch {
  readonly playerId: number;
  readonly gameCode: string;
  readonly language: Language;
  readonly lobbyUrl: string | null;
}

export async function insertLaunchCode(
  sql: SqlOrTransaction,
  launch: Launch & { readonly codeHash: string; readonly expiresAt: Date },
): Promise<void> {
  await sql
    .insertInto('studio.launch_code')
    .values({
      code_hash: launch.codeHash,
      player_id: launch.playerId,
      game_code: launch.gameCode,
      language: launch.language,
      lobby_url: launch.lobbyUrl,
      expires_at: launch.expiresAt,
    })
    .execute();
}

/** As `insertLaunchCode`, for the player of a key; false when there is none. */
export async function insertMemberLaunchCode(
  pool: Pool,
  { operatorId, gpId, memberRef, currency }: PlayerKey,
  launch: Omit<Launch, 'playerId'> & { readonly codeHash: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'insert_member_launch_code',
    text: `insert into studio.launch_code (code_hash, player_id, game_code, language, lobby_url, expires_at)
      select $1, player_id, $2, $3, $4, $5 from studio.player
       where operator_id = $6 and gp_id = $7 and member_ref = $8 and currency = $9`,
    values: [
      ...[launch.codeHash, launch.gameCode, launch.language, launch.lobbyUrl, launch.expiresAt],
      ...[operatorId, gpId, memberRef, currency],
    ],
  });
  return rowCount === 1;
}

/** Marks the code as used; undefined for one that is unknown, used, over, or of another game. */
export async function spendLaunchCode(
  sql: SqlOrTransaction,
  code: { readonly codeHash: string; readonly gpId: string; readonly gameCode: string; readonly now: Date },
): Promise<Launch | undefined> {
  return sql
    .updateTable('studio.launch_code as launch')
    .from('studio.player as player')
    .set({ used_at: code.now })
    .where('launch.code_hash', '=', code.codeHash)
    .where('launch.used_at', 'is', null)
    .where('launch.expires_at', '>', code.now)
    .where('launch.game_code', '=', code.gameCode)
    .where('player.gp_id', '=', code.gpId)
    .whereRef('player.player_id', '=', 'launch.player_id')
    .returning([
      'launch.player_id as playerId',
      'launch.game_code as gameCode',
      'launch.language',
      'launch.lobby_url as lobbyUrl',
    ])
    .executeTakeFirst();
}

/** The oldest that were over at a moment, at most `limit`; answers how many. */
export async function forgetOldCodes(
  sql: SqlOrTransaction,
  { overAt, limit }: { readonly overAt: Date; readonly limit: number },
): Promise<number> {
  const result = await sql
    .with('old', (old) =>
      old
        .selectFrom('studio.launch_code')
        .select('code_hash')
        .where('expires_at', '<', overAt)
        .orderBy('expires_at')
        .limit(limit),
    )
    .deleteFrom('studio.launch_code')
    .using('old')
    .whereRef('studio.launch_code.code_hash', '=', 'old.code_hash')
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
