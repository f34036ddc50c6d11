import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type RunningPostgres } from '@halls/postgres';
import { startServer } from '@halls/testkit';
import { signedHeaders } from '@halls/provider-signature';

/** Whoever asked is told by then; machines that are busy with other tests included. */
const boundMs = 25_000;

let dataDir: string;
let postgres: RunningPostgres;
let pool: pg.Pool;
let server: Awaited<ReturnType<typeof startServer>>;
let memberRef: string;
const token = randomBytes(32).toString('base64url');

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'halls-frozen-'));
  postgres = await startPostgres({ dataDir });
  pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  pool.on('error', () => {});
  server = await startServer({ databaseUrl: postgres.url });
  memberRef = await enter();
});
afterAll(async () => {
  if (postgres) tell('SIGCONT');
  await server?.kill();
  await pool?.end();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it.runIf(process.platform === 'linux')(
  'is answered for with 503 in time, and what was asked meanwhile is booked once when it is asked again',
  async () => {
    const before = await walletOf();
    const bets = Array.from({ length: 12 }, () => randomUUID());
    expect((await bet(bets[0] ?? '')).status).toBe(200);

    tell('SIGSTOP');
    const startMs = performance.now();
    const asked = await Promise.all([
      ...bets.map(bet),
      ...Array.from({ length: 6 }, () => post('/api/arks/web/announcement/marquee', {})),
      fetch(`${server.url}/ready`),
    ]);
    const tookMs = performance.now() - startMs;
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    // what it has begun meanwhile fails as fast as before
    const later = await Promise.all([bet(randomUUID()), fetch(`${server.url}/ready`)]);
    tell('SIGCONT');

    expect(tookMs).toBeLessThan(boundMs);
    const statuses = [...asked, ...later].map(({ status }) => status);
    expect(statuses.filter((status) => status !== 503)).toEqual([]);
    for (const answer of asked.slice(0, -1))
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);

    await expect.poll(async () => (await fetch(`${server.url}/ready`)).status, { timeout: 20_000 }).toBe(200);
    const again = await Promise.all(bets.map(bet));
    expect(again.map(({ status }) => status)).toEqual(bets.map(() => 200));
    // the bet of `later` may have been booked too: nobody has asked about it again
    expect([12n, 13n]).toContain((before - (await walletOf())) / 3n);
    expect((await pool.query('select * from ledger.check_invariants()')).rows).toEqual([]);
  },
);

/** Stops the whole of PostgreSQL, as a machine that swaps or a disk that hangs does, or lets it go on. */
function tell(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === postgres.pid);
  process.kill(postgres.pid, signal);
  for (const pid of children.map(Number))
    try {
      process.kill(pid, signal);
    } catch (error) {
      // one that was there a moment ago, such as a connection that has ended
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

async function enter(): Promise<string> {
  const { rows } = await pool.query<{ member_id: string }>(
    `select member_id from app.member where site_id = 1 and member_account like 'load%' order by member_id limit 1`,
  );
  const memberId = rows[0]?.member_id ?? '';
  const code = randomBytes(32).toString('base64url');
  await pool.query(
    `select seamless.issue_code(decode($1, 'hex'), 'GPTS', $2, 'any', 'en_US', gen_random_uuid(), '60 s')`,
    [sha256(code), memberId],
  );
  await pool.query(`select seamless.authenticate('GPTS', decode($1, 'hex'), decode($2, 'hex'), '1 h')`, [
    sha256(code),
    sha256(token),
  ]);
  return memberId;
}

function bet(id: string): Promise<Response> {
  const content = {
    ...{
      request_id: randomUUID(),
      transaction_id: id,
      round_id: id,
      round_closed: true,
      session_token: token,
    },
    ...{ member_ref: memberRef, site_id: 1, currency: 'VND', amount: '3', game_code: 'any', is_free: false },
  };
  return post('/wallet/v1/bet', content);
}

function post(path: string, content: object): Promise<Response> {
  const body = JSON.stringify(content);
  const parts = { timestamp: String(Date.now()), nonce: randomUUID(), method: 'POST', path, body };
  const key = { operatorId: 'GPTS', keyId: 'sandbox', secret: 'sandbox-provider-secret' };
  const headers = { 'content-type': 'application/json', ...signedHeaders(parts, key) };
  return fetch(server.url + path, { method: 'POST', body, headers });
}

async function walletOf(): Promise<bigint> {
  const { rows } = await pool.query<{ minor: string }>(
    `select ledger.balance_of(ledger.find_account(1, 'member_main', $1, null, 'VND')) as minor`,
    [memberRef],
  );
  return BigInt(rows[0]?.minor ?? 0);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
