import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { hashOf, hashOfAnswer } from './captcha-hash.ts';
import { countCaptchas, insertCaptcha, lockAddress } from './captcha.repo.ts';
import { captchaLivesMs, effortAfter, maxPerMinute, triesCountMs } from './captcha.rules.ts';
import type { CaptchaKind, CaptchaType } from './captcha.tables.ts';
import { drawCaptcha } from './draw-captcha.ts';
import type { ProofOfWork } from './proof-of-work.ts';

export interface CaptchaWish {
  readonly siteId: number;
  readonly type: CaptchaType;
  readonly kind: CaptchaKind;
  readonly remoteAddress: string;
}

export interface IssuedCaptcha {
  readonly token: string;
  /** SVG text; empty for a proof of work. */
  readonly captcha: string;
  readonly placeholder: string;
  readonly challenge?: Record<string, unknown>;
}

const placeholderDots = '••••';

/** Null: more than ten within a minute from one address. */
export async function issueCaptcha(
  deps: { sql: Sql; clock: Clock; proofOfWork: ProofOfWork; rateLimits: boolean },
  { siteId, type, kind, remoteAddress }: CaptchaWish,
): Promise<IssuedCaptcha | null> {
  const now = deps.clock();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const expiresAt = new Date(now.getTime() + captchaLivesMs);
  const since = { issuedSince: before(60_000), triedSince: before(triesCountMs) };
  const effort =
    deps.rateLimits && kind === 'pow'
      ? effortAfter((await countCaptchas(deps.sql, remoteAddress, since)).tried)
      : 1;
  const { issued, answerHash } = await make(kind, deps.proofOfWork, effort);
  const tokenHash = hashOf(issued.token);
  return deps.sql.transaction().execute(async (transaction) => {
    if (deps.rateLimits) {
      // one address at a time, or requests at once would all count the same few
      await lockAddress(transaction, remoteAddress);
      if ((await countCaptchas(transaction, remoteAddress, since)).issued >= maxPerMinute) return null;
    }
    await insertCaptcha(transaction, {
      tokenHash,
      siteId,
      type,
      kind,
      answerHash,
      remoteAddress,
      now,
      expiresAt,
    });
    return issued;
  });
}

async function make(
  kind: CaptchaKind,
  proofOfWork: ProofOfWork,
  effort: number,
): Promise<{ issued: IssuedCaptcha; answerHash: Buffer }> {
  const token = randomBytes(18).toString('base64url');
  if (kind === 'pow') {
    // ALTCHA goes by the system's clock; the row's own time limit by ours
    const challenge = await proofOfWork.challenge(new Date(Date.now() + captchaLivesMs), effort);
    return {
      issued: { token, captcha: '', placeholder: '', challenge: { ...challenge } },
      answerHash: hashOf(challenge.signature),
    };
  }
  const { answer, svg } = drawCaptcha(() => randomInt(2 ** 32) / 2 ** 32);
  return {
    issued: { token, captcha: svg, placeholder: placeholderDots },
    answerHash: hashOfAnswer(token, answer),
  };
}
