import { randomUUID } from 'node:crypto';
import { createBatcher } from '@halls/service';
import pg from 'pg';
import {
  executeMany,
  openSession,
} from '../../apps/server/src/modules/seamless-wallet/seamless-wallet.repo.ts';
import type { Throughput } from './rate-figure.ts';
import { percentile } from './rounds.ts';

const memberCount = 200;
const currency = 'VND';
const gpId = 'GPFC';
const actor = { kind: 'provider', gpId } as const;

export interface LedgerLoad {
  /** Bets and wins of random members by so many callers at once, each waiting for its answer. */
  measure(options: { callers: number; seconds: number; way: 'batched' | 'single' }): Promise<Throughput>;
  /** Writes so many transactions of the past, two entries each, straight into the tables. */
  addHistory(transactions: number): Promise<void>;
  /** Number of entries, after the invariants were checked. */
  countEntries(): Promise<number>;
  close(): Promise<void>;
}

interface Player {
  readonly memberRef: string;
  readonly token: string;
}
type Operation = Parameters<typeof executeMany>[1][number];

/** Funded members with a session on a migrated database, and their bets in the statement that the server runs. */
export async function openLedgerLoad(url: string): Promise<LedgerLoad> {
  const owner = new pg.Pool({ connectionString: url, max: 1 });
  const app = new pg.Pool({ connectionString: url, max: 16, options: '-c role=platform_app' });
  const batcher = createBatcher({
    run: (operations: readonly Operation[]) => executeMany(app, operations),
    minShare: 16,
  });
  const ways = {
    batched: (operation: Operation) => batcher.submit(operation),
    single: async (operation: Operation) => (await executeMany(app, [operation]))[0],
  };
  const players = await enterMembers(owner, app);

  return {
    async measure({ callers, seconds, way }) {
      const latenciesMs: number[] = [];
      const startMs = performance.now();
      const endMs = startMs + seconds * 1000;
      const call = async () => {
        while (performance.now() < endMs) {
          const sentMs = performance.now();
          const answer = await ways[way](randomBet(players));
          if (answer?.status !== 'OK')
            throw new Error(`a bet was answered ${JSON.stringify(answer?.status)}`);
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

function randomBet(players: readonly Player[]): Operation {
  const { memberRef, token } = players[Math.floor(Math.random() * players.length)] as Player;
  const id = randomUUID();
  const isBet = Math.random() < 0.5;
  return {
    // a payout in a round of its own, where a win would need its bet
    method: isBet ? 'bet' : 'bonus-win',
    actor,
    memberRef,
    token,
    roundId: id,
    transactionId: id,
    content: id,
    siteId: 1,
    currency,
    gameCode: 'bench',
    isRoundClosed: true,
    stakeMinor: isBet ? 100n : 0n,
    payoutMinor: isBet ? 0n : 100n,
    note: { round_id: id, game_code: 'bench' },
  };
}

/** A site, a provider, and members who have money and a session there. */
async function enterMembers(owner: pg.Pool, app: pg.Pool): Promise<Player[]> {
  await owner.query(
    `insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency)
     values (1, 'site02', 'Bench', 'Bench', '{bench.localhost}', 'en_US', '{en_US}', array[$1], $1)`,
    [currency],
  );
  await owner.query(
    `insert into app.provider_connection (gp_id, wallet_kind, base_url, launch_url, operator_id, key_id, secret)
     values ($1, 'seamless', 'http://bench', 'http://bench', $1, 'bench', 'a-secret-for-the-bench')`,
    [gpId],
  );
  const { rows } = await owner.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     select 1, 'bench' || n, '', $1, 'bench' || n, now() from generate_series(1, $2) n returning member_id`,
    [currency, memberCount],
  );
  return Promise.all(
    rows.map(async ({ member_id: memberRef }) => {
      const [code, token] = [randomUUID(), randomUUID()];
      await owner.query(
        `select ledger.post('deposit', $1::text, '\\x00', 'deposit', array[
           row(ledger.open_account(1, 'house_deposit', null, null, $2), -1000000000000),
           row(ledger.open_account(1, 'member_main', $1::bigint, null, $2), 1000000000000)]::ledger.leg[])`,
        [memberRef, currency],
      );
      await owner.query(
        `select seamless.issue_code(sha256(convert_to($1, 'UTF8')), $2, $3, 'bench', 'vi_VN', gen_random_uuid(), '60 s')`,
        [code, gpId, memberRef],
      );
      await openSession(app, { actor, code, token, lifetimeSeconds: 43_200 });
      return { memberRef, token };
    }),
  );
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
