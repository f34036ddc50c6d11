// A process that posts bets, several in a commit, and says on its output which were acknowledged, until it is done
// or killed. Arguments: database URL, member, how many.
import pg from 'pg';
import { hashRequest } from '../src/index.ts';
import { bet } from './plays.ts';
import { createTogether } from './post-together.ts';

const [url, memberId, count] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, options: '-c role=platform_app', max: 4 });
const together = createTogether(pool, { maxBatch: 4 });
const owner = { siteId: 1, memberId: Number(memberId), currency: 'VND' };

let next = 0;
async function postUntilDone(): Promise<void> {
  while (next < Number(count)) {
    const key = String(next++);
    const answer = await together.submit({
      scope: 'crash',
      key,
      requestHash: hashRequest(key),
      kind: 'bet',
      legs: bet(owner, 'GPFC', 1n),
    });
    process.stdout.write(`${key} ${answer.outcome}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, postUntilDone));
await pool.end();
