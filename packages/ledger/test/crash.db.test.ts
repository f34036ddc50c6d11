import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, hashRequest, member } from '../src/index.ts';
import { type LedgerDatabase, fundMember, openLedgerDatabase } from './ledger-database.ts';
import { bet } from './plays.ts';
import { createTogether } from './post-together.ts';

const postCount = 200;
let db: LedgerDatabase;

beforeAll(async () => {
  db = await openLedgerDatabase();
  return () => db.app.end();
});

async function newWallet(memberId: number) {
  const owner = { siteId: 1, memberId, currency: 'VND' };
  await fundMember(db.on, owner, 1000n);
  return owner;
}

async function storedKeys(scope: string): Promise<string[]> {
  const { rows } = await db.owner.query('select key from ledger.transaction where scope = $1', [scope]);
  return rows.map(({ key }) => key);
}

describe('a stream of posts', () => {
  it('keeps every acknowledged post once when its process is killed, and completes when asked again', async () => {
    const owner = await newWallet(1);
    const run = (killAfter: number) =>
      runClient([db.url, String(owner.memberId), String(postCount)], killAfter);

    const first = await run(70);
    expect(first.signal).toBe('SIGKILL');
    expect(first.acknowledged.length).toBeLessThan(postCount);
    const stored = await waitForQuiet(() => storedKeys('crash'));
    expect(stored).toEqual(expect.arrayContaining(first.acknowledged.map(({ key }) => key)));
    await expect(balanceOf(db.on, member('member_main', owner))).resolves.toBe(1000n - BigInt(stored.length));
    expect(await checkInvariants(db.on)).toEqual([]);

    const second = await run(Infinity);
    expect(second.code).toBe(0);
    const replayed = second.acknowledged
      .filter(({ outcome }) => outcome === 'replayed')
      .map(({ key }) => key);
    expect(replayed.toSorted()).toEqual(stored.toSorted());
    expect(new Set(second.acknowledged.map(({ key }) => key)).size).toBe(postCount);
    await expect(balanceOf(db.on, member('member_main', owner))).resolves.toBe(1000n - BigInt(postCount));
    expect(await checkInvariants(db.on)).toEqual([]);
  });

  it('goes on over lost connections without losing or doubling a post', async () => {
    const owner = await newWallet(2);
    const maxTries = 8;
    const together = createTogether(db.app, { maxBatch: 4, maxTries });
    let answered = 0;
    let rounds = 0;
    let cuts = 0;
    const cutter = setInterval(() => {
      // fewer rounds than a batch has tries: each round costs a batch one try at most
      if (rounds++ === maxTries - 2) return clearInterval(cutter);
      void db.owner
        .query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and query like 'select p.outcome%ledger.post%'`,
        )
        .then(({ rowCount }) => (cuts += rowCount ?? 0));
    }, 15);
    try {
      await Promise.all(
        Array.from({ length: postCount }, async (_, index) => {
          const key = `cut-${index}`;
          const answer = await together.submit({
            scope: 'cut',
            key,
            requestHash: hashRequest(key),
            kind: 'bet',
            legs: bet(owner, 'GPFC', 1n),
          });
          // replayed, where the answer was lost after the commit
          expect(['posted', 'replayed']).toContain(answer.outcome);
          answered += 1;
        }),
      );
    } finally {
      clearInterval(cutter);
    }
    expect(cuts).toBeGreaterThan(0);
    expect(answered).toBe(postCount);
    expect(await storedKeys('cut')).toHaveLength(postCount);
    await expect(balanceOf(db.on, member('member_main', owner))).resolves.toBe(1000n - BigInt(postCount));
    expect(await checkInvariants(db.on)).toEqual([]);
  });
});

interface ClientEnd {
  readonly code: number | null;
  readonly signal: string | null;
  readonly acknowledged: readonly { key: string; outcome: string }[];
}

/** Starts the posting process and kills it, without a warning, after so many acknowledgements. */
async function runClient(args: readonly string[], killAfter: number): Promise<ClientEnd> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'posting-client.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: { key: string; outcome: string }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [key = '', outcome = ''] = line.split(' ');
    acknowledged.push({ key, outcome });
    if (acknowledged.length === killAfter) child.kill('SIGKILL');
  });
  const [code, signal] = await once(child, 'close');
  return { code, signal, acknowledged };
}

/** The server may still be finishing what the dead process had sent. */
async function waitForQuiet(read: () => Promise<string[]>): Promise<string[]> {
  for (;;) {
    const { rows } = await db.owner.query(
      `select count(*)::int as busy from pg_stat_activity
       where datname = current_database() and query like 'select p.outcome%ledger.post%' and state <> 'idle'`,
    );
    if (rows[0].busy === 0) return read();
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
}
