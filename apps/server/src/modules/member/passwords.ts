import { hash, verify } from '@node-rs/argon2';
import { BusyError } from '#platform/busy-error.ts';

/** OWASP's parameters for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const parameters = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** `passwordHash` null takes the same time and answers false. */
  verify(password: string, passwordHash: string | null): Promise<boolean>;
}

/**
 * Hashes passwords, a few at once: each takes 19 MiB and a core for about 10 ms, and the rest of
 * the server needs some of both. Two hundred logins at once wait their turn, for two or three seconds; throws BusyError
 * when the queue is full.
 */
export function createPasswords(limits: { atOnce?: number; waiting?: number } = {}): Passwords {
  const run = boundedRunner(limits.atOnce ?? 2, limits.waiting ?? 250);
  let dummy: Promise<string> | undefined;

  return {
    hash: (password) => run(() => hash(password, parameters)),
    verify: (password, passwordHash) =>
      run(async () => {
        dummy ??= hash('a password that nobody has', parameters);
        const matches = await verify(passwordHash ?? (await dummy), password);
        return passwordHash !== null && matches;
      }),
  };
}

function boundedRunner(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new BusyError('too many passwords wait to be hashed');
      // whoever ends hands its place over, so `running` stays as it is
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
