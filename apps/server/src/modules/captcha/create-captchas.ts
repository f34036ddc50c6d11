import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { countIssued, deleteCaptchasBefore, insertCaptcha, lockAddress, useCaptcha } from './captcha.repo.ts';
import { captchaKeptMs, captchaLivesMs, maxPerMinute } from './captcha.rules.ts';
import type { CaptchaKind, CaptchaType } from './captcha.tables.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { createProofOfWork, type ProofOfWork } from './proof-of-work.ts';

const placeholderDots = '••••';

export interface IssuedCaptcha {
  token: string;
  /** SVG text; empty for a proof of work. */
  captcha: string;
  placeholder: string;
  challenge?: Record<string, unknown>;
}

export interface CaptchaWish {
  readonly siteId: number;
  readonly type: CaptchaType;
  readonly kind: CaptchaKind;
  readonly remoteAddress: string;
}

/** `spent`: unknown, used before, for something else, or too old. */
export type CaptchaVerdict = 'right' | 'wrong' | 'spent';

export interface Captchas {
  /** Null: more than ten within a minute from one address. */
  issue(wish: CaptchaWish): Promise<IssuedCaptcha | null>;
  /**
   * Judges an answer and uses the captcha up, right or wrong. Runs outside of the caller's
   * transaction: a try stays a try when the caller rolls back.
   */
  verify(answered: {
    siteId: number;
    type: CaptchaType;
    token: string;
    answer: string;
  }): Promise<CaptchaVerdict>;
  /** Deletes what no rule needs any more. Run every few minutes. */
  sweep(): Promise<void>;
}

export interface CaptchaDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly secret: string;
  readonly rateLimits: boolean;
}

export function createCaptchas(deps: CaptchaDeps): Captchas {
  const { sql, clock } = deps;
  const proofOfWork = createProofOfWork(deps.secret);
  return {
    async issue({ siteId, type, kind, remoteAddress }) {
      const now = clock();
      const expiresAt = new Date(now.getTime() + captchaLivesMs);
      const made = await make(kind, proofOfWork);
      const tokenHash = sha256(made.issued.token);
      const { answerHash } = made;
      return sql.transaction().execute(async (tx) => {
        if (deps.rateLimits) {
          // one address at a time, or requests at once would all count the same few
          await lockAddress(tx, remoteAddress);
          const minuteAgo = new Date(now.getTime() - 60_000);
          if ((await countIssued(tx, remoteAddress, minuteAgo)) >= maxPerMinute) return null;
        }
        const stored = { tokenHash, siteId, type, kind, answerHash, remoteAddress, now, expiresAt };
        await insertCaptcha(tx, stored);
        return made.issued;
      });
    },

    async verify({ siteId, type, token, answer }) {
      const used = await useCaptcha(sql, { tokenHash: sha256(token), siteId, type, now: clock() });
      if (!used) return 'spent';
      if (used.kind === 'svg') return used.answerHash.equals(textHash(token, answer)) ? 'right' : 'wrong';
      const signature = await proofOfWork.check(answer);
      return signature !== null && used.answerHash.equals(sha256(signature)) ? 'right' : 'wrong';
    },

    sweep: () => deleteCaptchasBefore(sql, new Date(clock().getTime() - captchaKeptMs)),
  };
}

async function make(
  kind: CaptchaKind,
  proofOfWork: ProofOfWork,
): Promise<{ answerHash: Buffer; issued: IssuedCaptcha }> {
  const token = randomBytes(18).toString('base64url');
  if (kind === 'pow') {
    // ALTCHA goes by the system's clock; the row's own time limit by ours
    const challenge = await proofOfWork.challenge(new Date(Date.now() + captchaLivesMs));
    return {
      answerHash: sha256(challenge.signature),
      issued: { token, captcha: '', placeholder: '', challenge: { ...challenge } },
    };
  }
  const { answer, svg } = drawCaptcha(() => randomInt(2 ** 32) / 2 ** 32);
  return {
    answerHash: textHash(token, answer),
    issued: { token, captcha: svg, placeholder: placeholderDots },
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function textHash(token: string, answer: string): Buffer {
  return sha256(`${token}:${answer.trim().toUpperCase()}`);
}
