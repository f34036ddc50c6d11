import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { hashOf, hashOfAnswer } from './captcha-hash.ts';
import { useCaptcha } from './captcha.repo.ts';
import type { CaptchaType } from './captcha.tables.ts';
import type { ProofOfWork } from './proof-of-work.ts';

/** `spent`: unknown, used before, for something else, given to another address, or too old. */
export type CaptchaVerdict = 'right' | 'wrong' | 'spent';

export interface CaptchaAnswer {
  readonly siteId: number;
  readonly type: CaptchaType;
  readonly token: string;
  readonly answer: string;
  readonly remoteAddress: string;
}

/** Judges an answer and uses the captcha up, right or wrong. */
export async function verifyCaptcha(
  deps: { sql: Sql; clock: Clock; proofOfWork: ProofOfWork },
  { siteId, type, token, answer, remoteAddress }: CaptchaAnswer,
): Promise<CaptchaVerdict> {
  const used = await useCaptcha(deps.sql, {
    tokenHash: hashOf(token),
    siteId,
    type,
    remoteAddress,
    now: deps.clock(),
  });
  if (!used) return 'spent';
  if (used.kind === 'svg') return used.answerHash.equals(hashOfAnswer(token, answer)) ? 'right' : 'wrong';
  const signature = await deps.proofOfWork.check(answer);
  return signature !== null && used.answerHash.equals(hashOf(signature)) ? 'right' : 'wrong';
}
