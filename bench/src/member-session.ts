import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Logs a member of site 1 in, past the server; answers the token. */
export async function openMemberSession(
  database: Pick<pg.Client, 'query'>,
  memberId: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `insert into app.session (session_id, member_id, site_id, token_hash, token_issued_at, created_at, last_used_at)
     values (gen_random_uuid(), $1, 1, $2, now(), now(), now())`,
    [memberId, createHash('sha256').update(token).digest()],
  );
  return token;
}
