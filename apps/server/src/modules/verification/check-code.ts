import { timingSafeEqual } from 'node:crypto';
import type { CodeSubject } from './code-hashes.ts';
import type { CodeDeps } from './issue-code.ts';
import { releaseTry, reserveTry } from './verification-code.repo.ts';

/**
 * The id of the code where it is right, to be spent; else null. One of five tries, which stays one when the caller's
 * transaction rolls back; a right one does not count, so that a form that was refused for something else can be sent
 * again.
 */
export async function checkCode(
  { sql, clock, hashes }: Pick<CodeDeps, 'sql' | 'clock' | 'hashes'>,
  subject: CodeSubject,
  code: string,
): Promise<string | null> {
  const reserved = await reserveTry(sql, hashes.ofSubject(subject), clock());
  if (!reserved || !timingSafeEqual(reserved.codeHash, hashes.ofCode(reserved.id, code))) return null;
  await releaseTry(sql, reserved.id);
  return reserved.id;
}
