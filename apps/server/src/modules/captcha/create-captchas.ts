import { createHash, randomBytes, randomInt } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import type { CaptchaType } from './captcha.tables.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { createProofOfWork } from './proof-of-work.ts';

export const captchaLivesMs = 120_000;
const maxPerMinute = 10;
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
  readonly kind: 'svg' | 'pow';
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

export function createCaptchas(deps: {
  sql: Sql;
  clock: Clock;
  secret: string;
  rateLimits: boolean;
}): Captchas {
  const { sql, clock } = deps;
  const proofOfWork = createProofOfWork(deps.secret);

  async function make(
    kind: 'svg' | 'pow',
    token: string,
  ): Promise<{ answerHash: Buffer; issued: IssuedCaptcha }> {
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

  return {
    async issue({ siteId, type, kind, remoteAddress }) {
      const now = clock();
      const expiresAt = new Date(now.getTime() + captchaLivesMs);
      const token = randomBytes(18).toString('base64url');
      const block = raw<string>`app.address_block(${remoteAddress}::inet)`;
      const { answerHash, issued } = await make(kind, token);
      return sql.transaction().execute(async (tx) => {
        if (deps.rateLimits) {
          // one address at a time, or requests at once would all count the same few
          await raw`select pg_advisory_xact_lock(hashtextextended('captcha:' || ${block}::text, 0))`.execute(
            tx,
          );
          const { count } = await tx
            .selectFrom('app.captcha')
            .select((select) => select.fn.countAll<number>().as('count'))
            .where('address_block', '=', block)
            .where('created_at', '>', new Date(now.getTime() - 60_000))
            .executeTakeFirstOrThrow();
          if (count >= maxPerMinute) return null;
        }
        await tx
          .insertInto('app.captcha')
          .values({
            token_hash: sha256(token),
            site_id: siteId,
            type,
            kind,
            answer_hash: answerHash,
            address_block: block,
            created_at: now,
            expires_at: expiresAt,
            used_at: null,
          })
          .execute();
        return issued;
      });
    },

    async verify({ siteId, type, token, answer }) {
      const now = clock();
      const taken = await sql
        .updateTable('app.captcha')
        .set({ used_at: now })
        .where('token_hash', '=', sha256(token))
        .where('site_id', '=', siteId)
        .where('type', '=', type)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['kind', 'answer_hash'])
        .executeTakeFirst();
      if (!taken) return 'spent';
      if (taken.kind === 'svg') return taken.answer_hash.equals(textHash(token, answer)) ? 'right' : 'wrong';
      const signature = await proofOfWork.check(answer);
      return signature !== null && taken.answer_hash.equals(sha256(signature)) ? 'right' : 'wrong';
    },

    async sweep() {
      await sql
        .deleteFrom('app.captcha')
        .where('created_at', '<', new Date(clock().getTime() - 10 * 60_000))
        .execute();
    },
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function textHash(token: string, answer: string): Buffer {
  return sha256(`${token}:${answer.trim().toUpperCase()}`);
}
