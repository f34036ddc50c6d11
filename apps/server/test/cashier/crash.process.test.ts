import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort, startPostgres, type RunningPostgres } from '@halls/postgres';
import { startGateway, startServer } from '@halls/testkit';

const memberCount = 8;
/** So many of them are paid out, too. */
const payeeCount = 3;
/** Paid before the first kill, and until the second. */
const paidBeforeKill = 15;
const paidOutBeforeKill = 5;
/** So many of one member are under way that a further one is refused. */
const tooManyUnderWay = 108;

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

it('kill -9 of gateway and server in the middle of deposits and payouts loses nothing and does nothing twice', async () => {
  await fetch(`${gateway.url}/control/mood`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ deposits: 'pay_first', payouts: 'pay' }),
  });
  const members = await logInMembers();
  // nobody plays here what they pay in, and no person looks
  await pool.query(`update risk.rule_set set state = 'ended', ended_at = now() where state = 'live'`);
  const answers: string[] = [];
  const end = new AbortController();
  const paying = members.map(async ({ token }) => {
    while (!end.signal.aborted) answers.push(await openDeposit(token));
  });
  const accounts = await Promise.all(members.slice(0, payeeCount).map(openAccount));
  await pool.query(`update app.payout_account set usable_at = now() - interval '1 hour'`);
  const takingOut = accounts.map(async ({ token, accountId }) => {
    while (!end.signal.aborted) await askForPayout(token, accountId);
  });
  const answered = (status: string) => answers.filter((answer) => answer === status).length;
  await expect.poll(() => answered('credited')).toBeGreaterThanOrEqual(paidBeforeKill);
  await expect.poll(countPaidOut).toBeGreaterThanOrEqual(paidOutBeforeKill);
  await gateway.kill();
  // whoever asks now gets no clear answer
  await expect.poll(() => answered('opening_unknown')).toBeGreaterThan(0);
  gateway = await openGateway();
  const before = answered('credited');
  const paidOutBefore = await countPaidOut();
  await expect.poll(() => answered('credited')).toBeGreaterThanOrEqual(before + paidBeforeKill);
  await expect.poll(countPaidOut).toBeGreaterThanOrEqual(paidOutBefore + paidOutBeforeKill);
  const killed = server.kill();
  end.abort();
  await Promise.all([killed, ...paying, ...takingOut]);
  expect(answered('nothing')).toBeGreaterThan(0);

  server = await openServer();
  await expect.poll(countUndecided, { timeout: 60_000 }).toBe(0);
  const book = await readBook();
  const done = await readDone();
  // what the bank has in its book is what members have and had paid out, order for order
  expect(Object.fromEntries(done)).toEqual(Object.fromEntries(book));
  expect(book.size).toBeGreaterThanOrEqual(before + paidBeforeKill);
  for (const { memberId, hadMinor } of members) {
    const { rows } = await pool.query<{ minor: string }>(
      `select (select coalesce(sum(received_minor), 0) from cashier.deposit where member_id = $1 and state = 'credited')
         - (select coalesce(sum(amount_minor), 0) from cashier.withdrawal where member_id = $1 and state = 'paid') as minor`,
      [memberId],
    );
    expect(await balanceOf(memberId)).toBe(hadMinor + BigInt(rows[0]?.minor ?? 0));
  }
  const broken = await pool.query(
    `select * from cashier.check_invariants() union all select * from cashier.check_withdrawals()
     union all select * from ledger.check_invariants()`,
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

/** An account to be paid at, for whoever it is. */
async function openAccount({ token }: { readonly token: string }) {
  const known = await call(token, 'payment/accounts', {});
  const number = String(1_000_000_000 + randomInt(1_000_000_000));
  const holder = String(known.data?.holder_name);
  const form = { bank_code: 'VND_VCB', number, holder_name: holder, withdraw_password: '1234' };
  const { data } = await call(token, 'payment/accounts/store', form);
  return { token, accountId: String(data?.account_id) };
}

async function askForPayout(token: string, accountId: string): Promise<void> {
  const asked = { account_id: accountId, amount: '50000', withdraw_password: '1234' };
  // when the server is gone nobody knows what became of it, and that is what the end shows
  const { code } = await call(token, 'payment/withdrawal', { ...asked, client_key: randomUUID() }).catch(
    () => ({ code: 0 }),
  );
  if (code !== 100 && code !== 0 && code !== tooManyUnderWay) throw new Error(`it was answered with ${code}`);
}

async function call(token: string, path: string, input: object) {
  const response = await fetch(`http://127.0.0.1:${ports.server}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(input),
  });
  return (await response.json()) as { code: number; data: Record<string, unknown> | null };
}

async function countPaidOut(): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from cashier.withdrawal where state = 'paid'`,
  );
  return Number(rows[0]?.count);
}

/** What was paid for each order, as the bank has it; what went out below zero. */
async function readBook(): Promise<Map<string, bigint>> {
  const answer = await fetch(`${gateway.url}/control/journal`);
  const { payments } = (await answer.json()) as { payments: { order_id: string; amount: string }[] };
  const book = new Map<string, bigint>();
  for (const { order_id: orderId, amount } of payments)
    book.set(orderId, (book.get(orderId) ?? 0n) + BigInt(amount));
  return book;
}

/** What was credited, and what was paid out below zero. */
async function readDone(): Promise<Map<string, bigint>> {
  const { rows } = await pool.query<{ order_id: string; minor: string }>(
    `select order_id, received_minor::text as minor from cashier.deposit where state = 'credited'
     union all select order_id, (-amount_minor)::text from cashier.withdrawal where state = 'paid'`,
  );
  return new Map(rows.map(({ order_id: orderId, minor }) => [orderId, BigInt(minor)]));
}

/** Whatever may still become something else, and whatever the bank has and nobody got. */
async function countUndecided(): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    `select (select count(*) from cashier.deposit where state in ('opening', 'opening_unknown', 'open', 'processing'))
       + (select count(*) from cashier.withdrawal where state not in ('paid', 'returned'))
       + (select count(*) from gateway.payment p join gateway.bank_order o using (psp_ref)
          left join cashier.deposit d on d.order_id = o.order_id and d.state = 'credited'
          where o.kind = 'deposit' and d.order_id is null) as count`,
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
