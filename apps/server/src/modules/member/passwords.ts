import { availableParallelism } from 'node:os';
import { createBoundedRunner } from '#platform/bounded-runner.ts';
import { createPasswordThreads } from './password-threads.ts';

/** OWASP's parameters for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const parameters = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Each keeps a core busy: half of them are for the rest of the product. */
const threadCount = Math.max(1, Math.floor(availableParallelism() / 2));
const threads = createPasswordThreads(threadCount);

export interface Passwords {
  hash(password: string): Promise<string>;
  /** `passwordHash` null takes the same time and answers false. */
  verify(password: string, passwordHash: string | null): Promise<boolean>;
}

/**
 * Hashes passwords, a few at once: each takes 19 MiB and a core for about 10 ms, and the rest of the server needs some
 * of both. Two hundred at once wait their turn, for a few seconds; throws BusyError when the queue is full.
 */
export function createPasswords(limits: { atOnce?: number; waiting?: number } = {}): Passwords & {
  /** How many are under way or wait. */
  pending(): number;
} {
  let pending = 0;
  const bounded = createBoundedRunner({
    atOnce: limits.atOnce ?? threadCount,
    waiting: limits.waiting ?? 250,
    refusal: 'too many passwords wait to be hashed',
  });
  async function run<Done>(work: () => Promise<Done>): Promise<Done> {
    pending += 1;
    try {
      return await bounded(work);
    } finally {
      pending -= 1;
    }
  }
  let dummy: Promise<string> | undefined;
  const hash = async (password: string) => String(await threads.run({ kind: 'hash', password, parameters }));

  /** One that could not be made is made again: unknown accounts must not differ from known ones for ever. */
  async function dummyHash(): Promise<string> {
    const made = (dummy ??= hash('a password that nobody has'));
    try {
      return await made;
    } catch (error) {
      if (dummy === made) dummy = undefined;
      throw error;
    }
  }

  return {
    pending: () => pending,
    hash: (password) => run(() => hash(password)),
    verify: (password, passwordHash) =>
      run(async () => {
        const dummyOfAll = await dummyHash();
        const compared = passwordHash ?? dummyOfAll;
        const matches = await threads.run({ kind: 'verify', password, passwordHash: compared });
        return passwordHash !== null && matches === true;
      }),
  };
}
