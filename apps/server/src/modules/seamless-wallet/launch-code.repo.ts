import { sql as raw } from 'kysely';
import type pg from 'pg';
import type { Language } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';

export interface LaunchCodeInput {
  readonly gpId: string;
  readonly memberId: number;
  readonly gameCode: string;
  readonly language: Language;
  readonly gameSessionId: string;
}

/** Keeps the hash of a code, in hex. Codes that the member got before no longer work. */
export async function insertLaunchCode(
  transaction: SqlOrTransaction,
  codeHash: string,
  code: LaunchCodeInput & { readonly lifetimeSeconds: number },
): Promise<void> {
  await raw`select seamless.issue_code(decode(${codeHash}, 'hex'), ${code.gpId}, ${code.memberId},
    ${code.gameCode}, ${code.language}, ${code.gameSessionId}, make_interval(secs => ${code.lifetimeSeconds}))`.execute(
    transaction,
  );
}

/** Stops the member's bets at seamless providers at once; wins and rollbacks are still taken. */
export async function endSeamlessSessions(pool: pg.Pool, memberId: number): Promise<void> {
  await pool.query({
    name: 'seamless.end_sessions',
    text: 'select seamless.end_sessions($1)',
    values: [memberId],
  });
}
