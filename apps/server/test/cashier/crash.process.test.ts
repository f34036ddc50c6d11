import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort, startPostgres, type RunningPostgres } from '@halls/postgres';
import { startGateway, startServer } from '@halls/testkit';

const memberCount = 8;
/** Paid before the first kill, and until the second. */
const paidBeforeKill = 15;

let dataDir: string;
let postgres: RunningPostgres;
let pool: pg.Pool;
let ports: { readonly server: number; readonly gateway: number };
let server: Awaited<ReturnType<typeof startServer>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'halls-cashier-'));
  postgres = await startPostgres({ dataDir });
  pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  // idle connections say so when PostgreSQL stops before them
  pool.on('error', () => {});
  // both come back where they were: each knows the other by its address
  ports = { server: await findFreePort(), gateway: await findFreePort() };
  server = await openServer();
  gateway = await openGateway();
});
afterAll(async () => {
  await server?.kill();
  await gateway?.kill();
  await pool?.end();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('kill -9 of gateway and server in the middle of deposits loses nothing and credits nothing twice', async () => {
  await fetch(`${gateway.url}/control/mood`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ deposits: 'pay_first' }),
  });
  const members = await logInMembers();
  const answers: string[] = [];
  const end = new AbortController();
  const paying = members.map(async ({ token }) => {
    while (!end.signal.aborted) answers.push(await openDeposit(token));
  });
  const answered = (status: string) => answers.filter((answer) => answer === status).length;
  await expect.poll(() => answered('credited')).toBeGreaterThanOrEqual(paidBeforeKill);
  await gateway.kill();
  // whoever asks now gets no clear answer
  await expect.poll(() => answered('opening_unknown')).toBeGreaterThan(0);
  gateway = await openGateway();
  const before = answered('credited');
  await expect.poll(() => answered('credited')).toBeGreaterThanOrEqual(before + paidBeforeKill);
  const killed = server.kill();
  end.abort();
  await Promise.all([killed, ...paying]);
  expect(answered('nothing')).toBeGreaterThan(0);

  server = await openServer();
  await expect.poll(countUndecided, { timeout: 60_000 }).toBe(0);
  const book = await readBook();
  const credited = await readCredited();
  // what the bank has in its book is what members have, order for order
  expect(Object.fromEntries(credited)).toEqual(Object.fromEntries(book));
  expect(book.size).toBeGreaterThanOrEqual(before + paidBeforeKill);
  for (const { memberId, hadMinor } of members) {
    const { rows } = await pool.query<{ minor: string }>(
      `select coalesce(sum(received_minor), 0)::text as minor from cashier.deposit
        where member_id = $1 and state = 'credited'`,
      [memberId],
    );
    expect(await balanceOf(memberId)).toBe(hadMinor + BigInt(rows[0]?.minor ?? 0));
  }
  const broken = await pool.query(
    'select * from cashier.check_invariants() union all select * from ledger.check_invariants()',
  );
  expect(broken.rows).toEqual([]);
});

function openServer() {
  return startServer({
    databaseUrl: postgres.url,
    port: ports.server,
    env: { GATEWAY_PORT: String(ports.gateway), LOG_LEVEL: 'silent' },
  });
}

function openGateway() {
  return startGateway({ databaseUrl: postgres.url, port: ports.gateway, env: { LOG_LEVEL: 'silent' } });
}

async function logInMembers() {
  const { rows } = await pool.query<{ member_id: string }>(
    `select member_id from app.member where site_id = 1 and member_account like 'load%' order by member_id limit $1`,
    [memberCount],
  );
  const members = await Promise.all(
    rows.map(async ({ member_id: memberId }) => ({
      memberId,
      hadMinor: await balanceOf(memberId),
      token: randomBytes(32).toString('base64url'),
    })),
  );
  expect(members).toHaveLength(memberCount);
  await pool.query(
    `insert into app.session (session_id, member_id, site_id, token_hash, token_issued_at, created_at, last_used_at)
     select gen_random_uuid(), t.member_id, 1, decode(t.hash, 'hex'), now(), now(), now()
     from unnest($1::bigint[], $2::text[]) as t (member_id, hash)`,
    [
      members.map(({ memberId }) => memberId),
      members.map(({ token }) => createHash('sha256').update(token).digest('hex')),
    ],
  );
  return members;
}

/** What the member was told of it; `nothing` when the server was gone. */
async function openDeposit(token: string): Promise<string> {
  const { rows } = await pool.query<{ method_id: string }>(
    `select method_id from cashier.method where site_id = 1 and currency = 'VND' and psp_method = 'vietqr'`,
  );
  const input = { method_id: rows[0]?.method_id, amount: '50000', client_key: randomUUID() };
  try {
    const response = await fetch(`http://127.0.0.1:${ports.server}/api/payment/deposit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify(input),
    });
    const { code, data } = (await response.json()) as { code: number; data: { status: string } | null };
    return code === 100 && data ? data.status : `code ${code}`;
  } catch {
    return 'nothing';
  }
}

/** What was paid for each order, as the bank has it. */
async function readBook(): Promise<Map<string, bigint>> {
  const answer = await fetch(`${gateway.url}/control/journal`);
  const { payments } = (await answer.json()) as { payments: { order_id: string; amount: string }[] };
  const book = new Map<string, bigint>();
  for (const { order_id: orderId, amount } of payments)
    book.set(orderId, (book.get(orderId) ?? 0n) + BigInt(amount));
  return book;
}

async function readCredited(): Promise<Map<string, bigint>> {
  const { rows } = await pool.query<{ order_id: string; minor: string }>(
    `select order_id, received_minor::text as minor from cashier.deposit where state = 'credited'`,
  );
  return new Map(rows.map(({ order_id: orderId, minor }) => [orderId, BigInt(minor)]));
}

/** Whatever may still become something else, and whatever the bank has and nobody got. */
async function countUndecided(): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    `select (select count(*) from cashier.deposit where state in ('opening', 'opening_unknown', 'open', 'processing'))
       + (select count(*) from gateway.payment p join gateway.bank_order o using (psp_ref)
          left join cashier.deposit d on d.order_id = o.order_id and d.state = 'credited' where d.order_id is null) as count`,
  );
  return Number(rows[0]?.count);
}

async function balanceOf(memberId: string): Promise<bigint> {
  const { rows } = await pool.query<{ minor: string }>(
    `select ledger.balance_of(ledger.find_account(1, 'member_main', $1, null, 'VND')) as minor`,
    [memberId],
  );
  return BigInt(rows[0]?.minor ?? 0);
}
