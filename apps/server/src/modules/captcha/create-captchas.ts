import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { deleteCaptchasBefore } from './captcha.repo.ts';
import { captchaKeptMs } from './captcha.rules.ts';
import { issueCaptcha, type CaptchaWish, type IssuedCaptcha } from './issue-captcha.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { verifyCaptcha, type CaptchaAnswer, type CaptchaVerdict } from './verify-captcha.ts';

export interface Captchas {
  /** Null: more than ten within a minute from one address. */
  issue(wish: CaptchaWish): Promise<IssuedCaptcha | null>;
  /** Runs outside of the caller's transaction: a try stays a try when the caller rolls back. */
  verify(answer: CaptchaAnswer): Promise<CaptchaVerdict>;
  /** Deletes what no rule needs any more. Run every few minutes. */
  sweep(): Promise<void>;
}

export function createCaptchas(options: {
  sql: Sql;
  clock: Clock;
  secret: string;
  rateLimits: boolean;
}): Captchas {
  const { sql, clock, rateLimits } = options;
  const deps = { sql, clock, rateLimits, proofOfWork: createProofOfWork(options.secret) };
  return {
    issue: (wish) => issueCaptcha(deps, wish),
    verify: (answer) => verifyCaptcha(deps, answer),
    sweep: () => deleteCaptchasBefore(sql, new Date(clock().getTime() - captchaKeptMs)),
  };
}
