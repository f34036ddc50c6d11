// A process that posts bets through the batcher and says on its output which were acknowledged, until it is
// done or killed. Arguments: database URL, member account, house account, how many.
import pg from 'pg';
import { createPostBatcher, hashRequest, runOn } from '../src/index.ts';

const [url, memberAccountId, houseAccountId, count] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, options: '-c role=platform_app', max: 4 });
const batcher = createPostBatcher(runOn(pool), { maxBatch: 4 });

let next = 0;
async function postUntilDone(): Promise<void> {
  while (next < Number(count)) {
    const key = String(next++);
    const answer = await batcher.submit({
      scope: 'crash',
      key,
      requestHash: hashRequest(key),
      kind: 'bet',
      legs: [
        { accountId: Number(memberAccountId), amountMinor: -1n },
        { accountId: Number(houseAccountId), amountMinor: 1n },
      ],
    });
    process.stdout.write(`${key} ${answer.outcome}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, postUntilDone));
await pool.end();
