import { randomUUID } from 'node:crypto';
import {
  type PostRequest,
  createPostBatcher,
  credit,
  hashRequest,
  member,
  openAccount,
  postMany,
  postTo,
  provider,
  runOn,
} from '@halls/ledger';
import pg from 'pg';
import type { Throughput } from './rate-figure.ts';
import { percentile } from './rounds.ts';

const memberCount = 200;
const currency = 'VND';

export interface LedgerLoad {
  /** Bets and wins of random members by so many callers at once, each waiting for its answer. */
  measure(options: { callers: number; seconds: number; way: 'batched' | 'single' }): Promise<Throughput>;
  /** Writes so many transactions of the past, two entries each, straight into the tables. */
  addHistory(transactions: number): Promise<void>;
  /** Number of entries, after the invariants were checked. */
  countEntries(): Promise<number>;
  close(): Promise<void>;
}

/** Funded members on a migrated database, and the posting of bets as the server does it. */
export async function openLedgerLoad(url: string): Promise<LedgerLoad> {
  const owner = new pg.Pool({ connectionString: url, max: 1 });
  const app = new pg.Pool({ connectionString: url, max: 16, options: '-c role=platform_app' });
  const on = runOn(app);
  const batcher = createPostBatcher(on);
  const ways = {
    batched: (request: PostRequest) => batcher.submit(request),
    single: async (request: PostRequest) => (await postMany(on, [request]))[0],
  };
  const houseId = await openAccount(on, provider('provider_ggr', 1, 'GPFC', currency));
  const memberIds = await Promise.all(
    Array.from({ length: memberCount }, async (_, index) => {
      const account = { siteId: 1, memberId: index + 1, currency };
      const id = await openAccount(on, member('member_main', account));
      await postTo(on, {
        scope: 'deposit',
        key: String(index),
        requestHash: hashRequest(index),
        kind: 'deposit',
        legs: credit('house_deposit', account, 10n ** 12n),
      });
      return id;
    }),
  );

  return {
    async measure({ callers, seconds, way }) {
      const latenciesMs: number[] = [];
      const startMs = performance.now();
      const endMs = startMs + seconds * 1000;
      const call = async () => {
        while (performance.now() < endMs) {
          const sentMs = performance.now();
          const answer = await ways[way](randomBet(memberIds, houseId));
          if (answer?.outcome !== 'posted')
            throw new Error(`a bet was answered ${JSON.stringify(answer?.outcome)}`);
          latenciesMs.push(performance.now() - sentMs);
        }
      };
      await Promise.all(Array.from({ length: callers }, call));
      return {
        perSecond: (latenciesMs.length / (performance.now() - startMs)) * 1000,
        p50Ms: percentile(latenciesMs, 0.5),
        p99Ms: percentile(latenciesMs, 0.99),
      };
    },
    addHistory: (transactions) => addHistory(owner, transactions),
    async countEntries() {
      const { rows } = await owner.query(
        'select (select count(*)::int from ledger.entry) as entries, (select count(*)::int from ledger.check_invariants()) as broken',
      );
      if (rows[0].broken > 0) throw new Error(`the ledger's invariants are broken ${rows[0].broken} times`);
      return Number(rows[0].entries);
    },
    async close() {
      await batcher.drain();
      await Promise.all([owner.end(), app.end()]);
    },
  };
}

function randomBet(memberIds: readonly number[], houseId: number): PostRequest {
  const accountId = memberIds[Math.floor(Math.random() * memberIds.length)] as number;
  const amountMinor = Math.random() < 0.5 ? 100n : -100n;
  const key = randomUUID();
  return {
    scope: 'GPFC',
    key,
    requestHash: hashRequest({ key, amountMinor }),
    kind: amountMinor > 0n ? 'win' : 'bet',
    legs: [
      { accountId, amountMinor },
      { accountId: houseId, amountMinor: -amountMinor },
    ],
  };
}

/** What `ledger.post` would have written for bets of 1, dealt to the members in turn. */
async function addHistory(owner: pg.Pool, transactions: number): Promise<void> {
  await owner.query(
    `with wallet as (
       select b.account_id, b.balance_minor, b.version, row_number() over (order by b.account_id) - 1 as n
       from ledger.balance b
     ), stored as (
       insert into ledger.transaction (scope, key, request_hash, kind)
       select 'history', gen_random_uuid()::text, sha256(int8send(i)), 'bet' from generate_series(1, $1::bigint) i
       returning transaction_id
     ), dealt as (
       select s.transaction_id, row_number() over (order by s.transaction_id) - 1 as i from stored s
     ), turn as (
       select d.transaction_id, w.*, d.i / (select count(*) from wallet) + 1 as step
       from dealt d join wallet w on w.n = d.i % (select count(*) from wallet)
     ), entries as (
       insert into ledger.entry
       select t.transaction_id, 1, t.account_id, -1, t.balance_minor - t.step, t.version + t.step from turn t
       union all
       select t.transaction_id, 2, (select account_id from ledger.account where kind = 'provider_ggr' limit 1), 1, null, null
       from turn t
     )
     update ledger.balance b set balance_minor = l.balance_minor - l.steps, version = l.version + l.steps
     from (select t.account_id, t.balance_minor, t.version, max(t.step) as steps from turn t group by 1, 2, 3) l
     where b.account_id = l.account_id`,
    [transactions],
  );
  await owner.query('vacuum analyze ledger.entry, ledger.transaction, ledger.balance');
}
