import { randomUUID } from 'node:crypto';
import { createPasswordThreads } from '../../apps/server/src/modules/member/password-threads.ts';
import { createPasswords } from '../../apps/server/src/modules/member/passwords.ts';
import pg from 'pg';
import { openCallSite, type CallingMember, type CallSite } from './call-site.ts';
import type { HttpConnection } from './http-connection.ts';
import { writeRequest } from './page-load.ts';
import type { Throughput } from './rate-figure.ts';
import { percentile } from './rounds.ts';
import { takeTurns, type Turns } from './take-turns.ts';

const withdrawPassword = '1234';
const amount = '50000';
/** As the sandbox has them; each may have five orders under way. */
const memberCount = 200;
const mostUnderWay = 5;

/** As the product hashes a password, and as nobody should: to tell what else there is. */
export type HashCost = 'real' | 'next to none';

export interface WithdrawalLoad {
  readonly server: { readonly pid: number };
  /** Members ask for money one after another, on each connection one at a time; then all of it is given back. */
  measure(hash: HashCost, turns: Turns): Promise<Throughput>;
  /** The passwords alone, as many at once, in this process. */
  measureHashing(turns: Turns): Promise<Throughput>;
  /** Number of withdrawals, after the invariants were checked. */
  countWithdrawals(): Promise<number>;
  close(): Promise<void>;
}

interface Asking {
  readonly headers: CallingMember['headers'];
  readonly accountId: string;
}

/** A server on the database, and members with an account to be paid at; a person looks at each withdrawal. */
export async function openWithdrawalLoad(databaseUrl: string): Promise<WithdrawalLoad> {
  const site = await openCallSite(databaseUrl);
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const passwords = createPasswords();
  const hashes = {
    real: await passwords.hash(withdrawPassword),
    'next to none': await createPasswordThreads(1).run({
      kind: 'hash',
      password: withdrawPassword,
      parameters: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    }),
  } as const;
  const setHash = (cost: HashCost) =>
    owner.query(
      `update app.member set withdraw_password_hash = $1 where site_id = 1 and member_account like 'load%'`,
      [hashes[cost]],
    );
  // no answer waits for another password than the one that is measured
  await setHash('next to none');
  const asking = await openAccounts(site, owner);
  return {
    server: site.server,
    async measure(cost, turns) {
      await setHash(cost);
      let turn = 0;
      const done = await takeTurns(site.server.port, turns, (connection) => {
        turn += 1;
        if (turn > asking.length * mostUnderWay) throw new Error('all members wait for their money');
        return ask(site, connection, asking[turn % asking.length] as Asking);
      });
      await owner.query(giveBack);
      return done;
    },
    measureHashing: (turns) => measureHashing(() => passwords.verify(withdrawPassword, hashes.real), turns),
    async countWithdrawals() {
      const { rows } = await owner.query(
        `select (select count(*)::int from cashier.withdrawal) as withdrawals,
           (select count(*)::int from cashier.check_withdrawals()) + (select count(*)::int from ledger.check_invariants()) as broken`,
      );
      if (rows[0].broken > 0) throw new Error(`the invariants are broken ${rows[0].broken} times`);
      return Number(rows[0].withdrawals);
    },
    async close() {
      await owner.end();
      await site.close();
    },
  };
}

async function ask(
  { server }: CallSite,
  connection: HttpConnection,
  { headers, accountId }: Asking,
): Promise<number> {
  const body = JSON.stringify({
    ...{ account_id: accountId, amount, client_key: randomUUID(), withdraw_password: withdrawPassword },
  });
  const length = { 'content-length': String(body.length) };
  const request = writeRequest(server.url, 'POST /api/payment/withdrawal', { ...headers, ...length }, body);
  const sentMs = performance.now();
  const answer = await connection.send(request.toString());
  const tookMs = performance.now() - sentMs;
  if (!answer.body.startsWith('{"code":100,')) throw new Error(`a withdrawal was answered ${answer.body}`);
  return tookMs;
}

async function measureHashing(
  verify: () => Promise<boolean>,
  { connections, seconds }: Turns,
): Promise<Throughput> {
  const tookMs: number[] = [];
  const startMs = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < startMs + seconds * 1000) {
        const sentMs = performance.now();
        if (!(await verify())) throw new Error('the password was not right');
        tookMs.push(performance.now() - sentMs);
      }
    }),
  );
  return {
    perSecond: (tookMs.length / (performance.now() - startMs)) * 1000,
    p50Ms: percentile(tookMs, 0.5),
    p99Ms: percentile(tookMs, 0.99),
  };
}

/** An account for each member, as old as it has to be. */
async function openAccounts(site: CallSite, owner: pg.Pool): Promise<Asking[]> {
  // nobody plays here, and no rule pays out by itself
  await owner.query('delete from cashier.auto_approval');
  const accounts: Asking[] = [];
  for (const [place, { headers }] of site.takeMembers(memberCount).entries()) {
    const call = async (path: string, input: object) => {
      const response = await fetch(`${site.server.url}/api/payment/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(input),
      });
      const { data } = (await response.json()) as { data: Readonly<Record<string, unknown>> | null };
      if (!data) throw new Error(`${path} was answered ${response.status}`);
      return data;
    };
    const { holder_name: holder } = await call('accounts', {});
    const number = String(1_000_000_000 + place);
    const form = {
      bank_code: 'VND_VCB',
      number,
      holder_name: holder,
      withdraw_password: withdrawPassword,
    };
    accounts.push({ headers, accountId: String((await call('accounts/store', form)).account_id) });
  }
  await owner.query(`update app.payout_account set usable_at = now() - interval '1 hour'`);
  return accounts;
}

/** What becomes of what a person looks at and does not pay, without the person. */
const giveBack = `
  with looked_at as materialized (
    select w.*, ledger.find_account(w.site_id, 'member_withdrawal', w.member_id, null, w.currency) as held,
      ledger.find_account(w.site_id, 'member_main', w.member_id, null, w.currency) as main
    from cashier.withdrawal w where w.state = 'review' order by w.member_id, w.order_id
  ), rejected as materialized (
    select l.*, (cashier.move_withdrawal(null, null, null, null, null, null, null, l.order_id, 'review', 0, 'rejected',
      'rejected', 'clock', null, now(), now(), '{}')).is_moved
    from looked_at l
  )
  select (cashier.move_withdrawal('withdrawal', r.order_id || ':settle', sha256(r.order_id::bytea), 'withdrawal_release',
    array[(r.held, -r.amount_minor), (r.main, r.amount_minor)]::ledger.leg[], null, null, r.order_id, 'rejected', 0,
    'returned', 'returned', 'clock', null, now(), null, '{}')).is_moved
  from rejected r`;
