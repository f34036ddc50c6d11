import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type RunningPostgres } from '@halls/postgres';
import { startServer, testProviderSecrets } from '@halls/testkit';
import { signedHeaders } from '@halls/provider-signature';
import { startFakeProvider, type FakeProvider } from './fake-provider.ts';

const memberCount = 200;
const gpId = 'GPR8';
/** After a crash and a restart, every order that nobody has an answer to is asked about by then. */
const askedWithinMs = 10_000;

let dataDir: string;
let postgres: RunningPostgres;
let pool: pg.Pool;
let provider: FakeProvider;
let server: Awaited<ReturnType<typeof startServer>>;
let members: LoadMember[];

interface LoadMember {
  readonly memberId: string;
  readonly fundsMinor: bigint;
  /** Of the site. */
  readonly token: string;
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'halls-crash-'));
  postgres = await startPostgres({ dataDir });
  pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  // idle connections say so when PostgreSQL stops before them
  pool.on('error', () => {});
  provider = await startFakeProvider({ secret: testProviderSecrets[gpId]?.secret ?? '' });
  server = await start();
  members = await logInLoadMembers();
});
afterAll(async () => {
  await server?.kill();
  await provider?.close();
  await pool?.end();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('kill -9 of the server', () => {
  it('in the middle of 200 transfers loses nothing and does nothing twice', async () => {
    // whatever the machine's pace: some are told of their transfer before the kill, and some cannot be
    let [seen, told] = [0, 0];
    const [some, dead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const killInTime = () => {
      if (told >= memberCount / 4 && seen > (memberCount * 3) / 4) some.resolve();
    };
    provider.before = async (method) => {
      if (method !== 'transfer-in') return;
      seen += 1;
      killInTime();
      if (seen > (memberCount * 3) / 4) await dead.promise;
    };
    const starting = members.map(async (member) => {
      const code = await playOf(member);
      told += code === 100 ? 1 : 0;
      killInTime();
      return { member, code };
    });
    await some.promise;
    await server.kill();
    dead.resolve();
    const acknowledged = (await Promise.all(starting)).filter(({ code }) => code === 100);

    provider.before = async () => {};
    expect(await countUndecided()).toBeGreaterThan(0);
    // some had been asked about for long, and wait for minutes between two questions
    await pool.query(
      `update app.transfer_order set state = 'unknown', attempts = 8, next_attempt_at = now() + interval '5 minutes'
       where order_id in (select order_id from app.transfer_order where decided_at is null limit 10)`,
    );
    server = await start();
    await expect.poll(countUndecided, { timeout: askedWithinMs, interval: 100 }).toBe(0);

    const { rows: orders } = await pool.query<{
      order_id: string;
      member_id: string;
      state: string;
      amount_minor: string;
    }>('select order_id, member_id, state, amount_minor from app.transfer_order');
    // the two sides agree on every order, and each order moved what it says once
    for (const order of orders) {
      expect(provider.orders.get(order.order_id)?.state).toBe(order.state);
    }
    for (const { memberId, fundsMinor } of members) {
      expect((await walletOf(memberId)) + provider.balanceOf(memberId)).toBe(fundsMinor);
      expect(await transitOf(memberId)).toBe(0n);
    }
    // the kill was in the middle: some were told, some were not
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.length).toBeLessThan(memberCount);
    for (const { member } of acknowledged) {
      expect(orders.filter((order) => order.member_id === member.memberId)).toMatchObject([
        { state: 'confirmed' },
      ]);
      expect(provider.balanceOf(member.memberId)).toBe(member.fundsMinor);
    }
    expect(await violations()).toEqual([]);
  });

  it('in the middle of seamless bets leaves each bet there once when the provider asks again', async () => {
    // starts that the first crash cut off are finished a minute later, which ends what the member has open then
    await pool.query(`update app.game_session set state = 'ended' where state <> 'ended'`);
    const players = await Promise.all(
      members.slice(0, 40).map(async ({ memberId }) => {
        await deposit(memberId, 3_000n);
        return { memberId, token: await openGame(memberId), before: await walletOf(memberId) };
      }),
    );
    const bets: Bet[] = [];
    const told: string[] = [];
    const some = Promise.withResolvers<void>();
    const end = new AbortController();
    const playing = players.map(async ({ memberId, token }) => {
      while (!end.signal.aborted) {
        const bet = { memberId, token, id: randomUUID(), amount: '3' };
        bets.push(bet);
        told.push(await sendBet(bet));
        if (told.length === 100) some.resolve();
      }
    });
    await some.promise;
    const killed = server.kill();
    end.abort();
    await Promise.all([killed, ...playing]);
    server = await start();
    const again = await Promise.all(bets.map(sendBet));

    expect(told.filter((status) => status === 'OK').length).toBeGreaterThan(0);
    expect(told.filter((status) => status === 'unknown').length).toBeGreaterThan(0);
    expect(again).toEqual(bets.map(() => 'OK'));
    for (const { memberId, before } of players) {
      const count = bets.filter((bet) => bet.memberId === memberId).length;
      expect(await walletOf(memberId)).toBe(before - 3n * BigInt(count));
    }
    expect(await violations()).toEqual([]);
  });
});

interface Bet {
  readonly memberId: string;
  readonly token: string;
  readonly id: string;
  readonly amount: string;
}

/** The fake stands where the server looks for the studio. */
function start() {
  return startServer({ databaseUrl: postgres.url, studioPort: Number(new URL(provider.baseUrl).port) });
}

async function logInLoadMembers(): Promise<LoadMember[]> {
  const { rows } = await pool.query<{ member_id: string; balance_minor: string }>(
    `select m.member_id, b.balance_minor from app.member m
     join ledger.account a on a.member_id = m.member_id and a.kind = 'member_main' join ledger.balance b using (account_id)
     where m.site_id = 1 and m.member_account like 'load%' order by m.member_id limit $1`,
    [memberCount],
  );
  const found = rows.map((row) => ({
    memberId: row.member_id,
    fundsMinor: BigInt(row.balance_minor),
    token: randomBytes(32).toString('base64url'),
  }));
  expect(found).toHaveLength(memberCount);
  await pool.query(
    `insert into app.session (session_id, member_id, site_id, token_hash, token_issued_at, created_at, last_used_at)
     select gen_random_uuid(), t.member_id, 1, decode(t.hash, 'hex'), now(), now(), now()
     from unnest($1::bigint[], $2::text[]) as t (member_id, hash)`,
    [found.map(({ memberId }) => memberId), found.map(({ token }) => sha256(token))],
  );
  return found;
}

/** The answer's code, or null when none came. */
async function playOf({ token }: LoadMember): Promise<number | null> {
  const { rows } = await pool.query<{ game_code: string }>(
    `select game_code from app.game where site_id = 1 and gp_id = $1 limit 1`,
    [gpId],
  );
  const body = {
    gpId,
    game_type: 2,
    game_code: rows[0]?.game_code,
    lobby_url: `http://127.0.0.1:${server.port}/close`,
  };
  const answer = await post('/api/member/game/play1', JSON.stringify(body), { authorization: token });
  return answer ? Number(answer.code) : null;
}

async function openGame(memberId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const code = randomBytes(32).toString('base64url');
  await pool.query(
    `select seamless.issue_code(decode($1, 'hex'), 'GPTS', $2, 'any', 'en_US', gen_random_uuid(), '60 s')`,
    [sha256(code), memberId],
  );
  await pool.query(`select seamless.authenticate('GPTS', decode($1, 'hex'), decode($2, 'hex'), '1 h')`, [
    sha256(code),
    sha256(token),
  ]);
  return token;
}

async function sendBet(bet: Bet): Promise<string> {
  const path = '/wallet/v1/bet';
  const body = JSON.stringify({
    request_id: randomUUID(),
    transaction_id: bet.id,
    round_id: bet.id,
    round_closed: true,
    session_token: bet.token,
    member_ref: bet.memberId,
    site_id: 1,
    currency: 'VND',
    amount: bet.amount,
    game_code: 'any',
    is_free: false,
  });
  const parts = { timestamp: String(Date.now()), nonce: randomUUID(), method: 'POST', path, body };
  const key = { operatorId: 'GPTS', keyId: 'sandbox', secret: 'sandbox-provider-secret' };
  const answer = await post(path, body, signedHeaders(parts, key));
  return typeof answer?.status === 'string' ? answer.status : 'unknown';
}

/** Null when the server was gone. */
async function post(
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return (await response.json()) as Record<string, unknown>;
  } catch {
    return null;
  }
}

async function deposit(memberId: string, amountMinor: bigint): Promise<void> {
  await pool.query(
    `select ledger.post('test', $1, '\\x00', 'deposit', array[
       (ledger.open_account(1, 'member_main', $2, null, 'VND'), $3)::ledger.leg,
       (ledger.open_account(1, 'house_deposit', null, null, 'VND'), -$3::bigint)::ledger.leg])`,
    [randomUUID(), memberId, amountMinor.toString()],
  );
}

const walletOf = (memberId: string) => balanceOf(memberId, 'member_main');
const transitOf = (memberId: string) => balanceOf(memberId, 'member_transit');

async function balanceOf(memberId: string, kind: string): Promise<bigint> {
  const { rows } = await pool.query<{ minor: string }>(
    `select ledger.balance_of(ledger.find_account(1, $2, $1, null, 'VND')) as minor`,
    [memberId, kind],
  );
  return BigInt(rows[0]?.minor ?? 0);
}

async function countUndecided(): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    'select count(*) from app.transfer_order where decided_at is null',
  );
  return Number(rows[0]?.count);
}

async function violations(): Promise<unknown[]> {
  return (
    await pool.query(
      `select * from ledger.check_invariants() union all select * from app.check_money_invariants()
       union all select * from play.check_invariants()`,
    )
  ).rows;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
