import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { standBack } from '#platform/stand-back.ts';
import type { PasswordAnswer, PasswordJob } from './password-threads.ts';

// The thread of `password-threads.ts`.

/** A tenth of a core where everybody wants one. */
standBack(10);

const port = parentPort;
if (!port) throw new Error('passwords are hashed in a thread of the server');
port.on('message', ({ id, job }: { id: number; job: PasswordJob }) => {
  port.postMessage({ id, ...done(job) } satisfies PasswordAnswer);
});

function done(job: PasswordJob): { readonly result: string | boolean } | { readonly error: Error } {
  try {
    return {
      result:
        job.kind === 'hash'
          ? hashSync(job.password, job.parameters)
          : verifySync(job.passwordHash, job.password),
    };
  } catch (error) {
    return { error: error as Error };
  }
}
