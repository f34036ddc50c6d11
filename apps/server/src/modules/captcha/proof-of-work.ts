import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { greatestEffort } from './captcha.rules.ts';

// about 250 tries of 5,000 rounds: near a second on a phone, with little spread between visitors. More work is more
// tries, which costs the one who solves; making and checking a challenge stays one derivation
const cost = 5_000;
const counter = { min: 200, max: 300 };

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ algorithm: z.literal('PBKDF2/SHA-256'), cost: z.literal(cost) }),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.looseObject({
    counter: z
      .number()
      .int()
      .min(0)
      .max(counter.max * greatestEffort),
    derivedKey: z.string().max(128),
  }),
});

export interface ProofOfWork {
  /** `effort` is how many times the usual work it takes. */
  challenge(expiresAt: Date, effort?: number): Promise<Challenge & { signature: string }>;
  /** The signature of the challenge that `answer` solves, or null when it solves none of ours. */
  check(answer: string): Promise<string | null>;
}

/** ALTCHA v2 challenges, signed so that nothing needs storing but that one was used. */
export function createProofOfWork(secret: string): ProofOfWork {
  const secrets = {
    hmacSignatureSecret: `captcha:${secret}`,
    hmacKeySignatureSecret: `captcha-key:${secret}`,
  };
  return {
    async challenge(expiresAt, effort = 1) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(counter.max * effort, counter.min * effort),
        deriveKey,
        expiresAt,
        ...secrets,
      });
      if (!challenge.signature) throw new Error('altcha-lib made a challenge without a signature');
      return { ...challenge, signature: challenge.signature };
    },
    async check(answer) {
      const payload = readPayload(answer);
      if (!payload) return null;
      const { verified } = await verifySolution({
        challenge: payload.challenge as unknown as Challenge,
        solution: payload.solution,
        deriveKey,
        ...secrets,
      });
      return verified ? payload.challenge.signature : null;
    },
  };
}

function readPayload(answer: string): z.output<typeof payloadSchema> | null {
  try {
    const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
