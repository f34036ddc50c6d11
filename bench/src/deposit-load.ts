import { randomUUID } from 'node:crypto';
import { startServer, testPaymentSecrets } from '@halls/testkit';
import pg from 'pg';
import type { HttpConnection } from './http-connection.ts';
import type { Throughput } from './rate-figure.ts';
import { signedRequest } from './signed-request.ts';
import { takeTurns, type Turns } from './take-turns.ts';

const pspId = 'SANDBOX';
const { key_id: keyId, secret } = testPaymentSecrets[pspId];
const path = `/payment/v1/message/${pspId}`;
const amountMinor = '100000';

export interface DepositLoad {
  /** Adds deposits that wait to be paid, dealt to the load members in turn. */
  addOpen(count: number): Promise<void>;
  /** Tells of one paid deposit after the other, on each connection one at a time. */
  measure(turns: Turns): Promise<Throughput>;
  /** Number of deposits that were credited, after the invariants were checked. */
  countCredited(): Promise<number>;
  close(): Promise<void>;
}

/** A server process on the database, and a payment service that tells of money that came. */
export async function openDepositLoad(databaseUrl: string): Promise<DepositLoad> {
  const server = await startServer({ databaseUrl });
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const open: string[] = [];
  return {
    async addOpen(count) {
      open.push(...(await addOpen(owner, count)));
    },
    measure: (turns) => takeTurns(server.port, turns, (connection) => pay(connection, open.pop())),
    async countCredited() {
      const { rows } = await owner.query(
        `select (select count(*)::int from cashier.deposit where state = 'credited') as credited,
           (select count(*)::int from cashier.check_invariants()) + (select count(*)::int from ledger.check_invariants()) as broken`,
      );
      if (rows[0].broken > 0) throw new Error(`the invariants are broken ${rows[0].broken} times`);
      return Number(rows[0].credited);
    },
    async close() {
      await server.stop();
      await owner.end();
    },
  };
}

/** Sends one message; answers how long it took until it was taken, in milliseconds. */
async function pay(connection: HttpConnection, orderId: string | undefined): Promise<number> {
  if (orderId === undefined) throw new Error('no deposit is left to be paid');
  const paidAt = new Date().toISOString();
  const payment = { payment_ref: orderId, currency: 'VND', amount: amountMinor, paid_at: paidAt };
  const message = {
    ...{ kind: 'deposit', message_id: randomUUID(), order_id: orderId },
    word: { state: 'succeeded', psp_ref: orderId, payments: [payment] },
  };
  const request = signedRequest(path, JSON.stringify(message), { operatorId: pspId, keyId, secret });
  const sentMs = performance.now();
  const { status, body } = await connection.send(request);
  const tookMs = performance.now() - sentMs;
  if (status !== 200) throw new Error(`a message was answered ${status} ${body}`);
  return tookMs;
}

/** What `payment/deposit` and the service's answer would have written; nobody asks about them meanwhile. */
async function addOpen(owner: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await owner.query<{ order_id: string }>(
    `with player as (
       select member_id, row_number() over (order by member_id) - 1 as n from app.member
       where site_id = 1 and member_account like 'load%'
     ), paying as (
       insert into cashier.depositor (member_id) select member_id from player on conflict do nothing
     ), method as (
       select method_id from cashier.method join cashier.route using (method_id)
       where site_id = 1 and currency = 'VND' and psp_id = $1 and direction = 'deposit' and amount_rule = 'as_paid'
       order by method_id limit 1
     ), stored as (
       insert into cashier.deposit (order_id, site_id, member_id, currency, method_id, psp_id, client_key, request_hash,
         asked_minor, state, psp_ref, expires_at, next_ask_at, created_at, changed_at)
       select made.id, 1, player.member_id, 'VND', method.method_id, $1, made.id, sha256(made.id::bytea), $2, 'open',
         made.id, now() + interval '1 day', now() + interval '1 day', now(), now()
       from (select i, gen_random_uuid()::text as id from generate_series(1, $3::int) i) made
         cross join method join player on player.n = made.i % (select count(*) from player)
       returning order_id
     ), steps as (
       insert into cashier.step (order_id, seq, from_state, to_state, cause, actor, at)
       select order_id, seq, from_state, to_state, cause, actor, now() from stored cross join (values
         (1, 'created', 'opening', 'asked_for', 'member'), (2, 'opening', 'open', 'opened', 'psp')
       ) step (seq, from_state, to_state, cause, actor)
     )
     select order_id from stored`,
    [pspId, amountMinor, count],
  );
  await owner.query('vacuum analyze cashier.deposit, cashier.step');
  return rows.map(({ order_id: orderId }) => orderId);
}
