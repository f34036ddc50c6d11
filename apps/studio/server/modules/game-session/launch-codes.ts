import { randomBytes } from 'node:crypto';
import type { PlayerKey } from '#modules/player';
import type { Pool, SqlOrTransaction } from '#platform/database.ts';
import { hashSecret } from './hash-secret.ts';
import {
  forgetOldCodes,
  insertLaunchCode,
  insertMemberLaunchCode,
  type Launch,
  spendLaunchCode,
} from './launch-code.repo.ts';

const lifetimeMs = 60_000;

/** Codes of the studio's own begin like these; others are the operator's and `authenticate` takes them. */
const prefixes = { real: 'hs_', demo: 'hd_' } as const;

export function isOwnCode(code: string): boolean {
  return code.startsWith(prefixes.real) || isDemoCode(code);
}

/** Whether the code opens play money, if it opens anything. */
export function isDemoCode(code: string): boolean {
  return code.startsWith(prefixes.demo);
}

/** A code that opens the game once, within a minute, for play money. */
export async function issueDemoCode(sql: SqlOrTransaction, launch: Launch, now: Date): Promise<string> {
  const { code, kept } = makeCode('demo', now);
  await insertLaunchCode(sql, { ...launch, ...kept });
  return code;
}

/** As `issueDemoCode`, for a member who plays for money; undefined where nobody has this key. */
export async function issueMemberCode(
  pool: Pool,
  member: PlayerKey,
  launch: Omit<Launch, 'playerId'>,
  now: Date,
): Promise<string | undefined> {
  const { code, kept } = makeCode('real', now);
  return (await insertMemberLaunchCode(pool, member, { ...launch, ...kept })) ? code : undefined;
}

function makeCode(mode: keyof typeof prefixes, now: Date) {
  const code = prefixes[mode] + randomBytes(32).toString('base64url');
  return { code, kept: { codeHash: hashSecret(code), expiresAt: new Date(now.getTime() + lifetimeMs) } };
}

/** What the code opens, once; undefined when it opens nothing (any more). */
export async function redeemLaunchCode(
  sql: SqlOrTransaction,
  asked: { readonly code: string; readonly gpId: string; readonly gameCode: string },
  now: Date,
): Promise<Launch | undefined> {
  const { code, gpId, gameCode } = asked;
  return spendLaunchCode(sql, { codeHash: hashSecret(code), gpId, gameCode, now });
}

/** Forgets codes that open nothing any more; until an hour after their end they can still be asked about. */
export async function sweepLaunchCodes(sql: SqlOrTransaction, now: Date): Promise<void> {
  const overAt = new Date(now.getTime() - 3_600_000);
  for (let batch = 0; batch < batchesAtOnce; batch += 1)
    if ((await forgetOldCodes(sql, { overAt, limit: codesAtOnce })) < codesAtOnce) return;
}

const codesAtOnce = 1_000;
const batchesAtOnce = 20;
