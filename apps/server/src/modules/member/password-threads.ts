import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export type PasswordJob =
  | {
      readonly kind: 'hash';
      readonly password: string;
      readonly parameters: Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>;
    }
  | { readonly kind: 'verify'; readonly password: string; readonly passwordHash: string };

export type PasswordAnswer = { readonly id: number } & (
  | { readonly result: string | boolean }
  | { readonly error: Error }
);

/** Threads that hash, which the machine serves after the one that answers bets; they live as long as the process. */
export interface PasswordThreads {
  run(job: PasswordJob): Promise<string | boolean>;
}

export function createPasswordThreads(count: number): PasswordThreads {
  const threads = Array.from({ length: count }, createThread);
  return {
    run(job) {
      const idlest = threads.toSorted((one, other) => one.waiting() - other.waiting())[0];
      if (!idlest) throw new Error('there is no thread for passwords');
      return idlest.run(job);
    },
  };
}

interface Thread extends PasswordThreads {
  waiting(): number;
}

/** Started when it is first needed, and anew after it has ended; it keeps the process only while it has work. */
function createThread(): Thread {
  let worker: Worker | null = null;
  let lastId = 0;
  const asked = new Map<number, PromiseWithResolvers<string | boolean>>();

  function start(): Worker {
    const started = new Worker(join(import.meta.dirname, 'password-thread.ts'), { execArgv: [] });
    started.on('message', (answer: PasswordAnswer) => {
      const waiter = asked.get(answer.id);
      asked.delete(answer.id);
      if (asked.size === 0) started.unref();
      if ('error' in answer) waiter?.reject(answer.error);
      else waiter?.resolve(answer.result);
    });
    const lose = (error: Error) => {
      if (worker !== started) return;
      worker = null;
      for (const waiter of asked.values()) waiter.reject(error);
      asked.clear();
    };
    started.on('error', lose);
    started.on('exit', () => lose(new Error('the thread for passwords has ended')));
    return started;
  }

  return {
    waiting: () => asked.size,
    run(job) {
      worker ??= start();
      worker.ref();
      const id = (lastId += 1);
      const waiter = Promise.withResolvers<string | boolean>();
      asked.set(id, waiter);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, which has none
      worker.postMessage({ id, job });
      return waiter.promise;
    },
  };
}
