import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';
import { hashToken } from './hash-token.ts';

const lifetimeSeconds = 60;

export interface LaunchCodeInput {
  readonly gpId: string;
  readonly memberId: number;
  readonly gameCode: string;
  readonly language: Language;
  readonly gameSessionId: string;
}

/**
 * A code for the address that a seamless provider's game opens at: one use, 60 seconds, for this
 * member, provider and game. Codes that the member got before no longer work.
 */
export async function issueLaunchCode(
  transaction: SqlOrTransaction,
  input: LaunchCodeInput,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await sql`select seamless.issue_code(decode(${hashToken(code)}, 'hex'), ${input.gpId}, ${input.memberId},
    ${input.gameCode}, ${input.language}, ${input.gameSessionId}, make_interval(secs => ${lifetimeSeconds}))`.execute(
    transaction,
  );
  return code;
}

/** Stops the member's bets at seamless providers at once; wins and rollbacks are still taken. */
export async function endSeamlessSessions(transaction: SqlOrTransaction, memberId: number): Promise<void> {
  await sql`select seamless.end_sessions(${memberId})`.execute(transaction);
}
