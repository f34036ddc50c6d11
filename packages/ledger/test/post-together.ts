import type pg from 'pg';
import { type Batcher, createBatcher } from '@halls/service';
import { type PostAnswer, type PostToAccounts, postTo, runOn } from '../src/index.ts';

/** Posts that are asked for at the same time share a commit. */
export function createTogether(
  pool: pg.Pool,
  limits: { readonly maxBatch?: number; readonly maxTries?: number } = {},
): Batcher<PostToAccounts, PostAnswer> {
  return createBatcher({ ...limits, run: (requests) => postTogether(pool, requests) });
}

async function postTogether(pool: pg.Pool, requests: readonly PostToAccounts[]): Promise<PostAnswer[]> {
  const client = await pool.connect();
  // a connection that is lost between two statements says so twice: here, and to the next statement
  const onLost = () => {};
  client.on('error', onLost);
  const answers: PostAnswer[] = [];
  try {
    await client.query('begin');
    for (const request of requests) answers.push(await postTo(runOn(client), request));
    await client.query('commit');
    client.off('error', onLost);
    client.release();
    return answers;
  } catch (error) {
    // the connection is gone, or its transaction is broken: either way nobody uses it again
    client.release(true);
    throw error;
  }
}
