import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { startServer } from '@halls/testkit';
import pg from 'pg';
import { openHttpConnection, type HttpConnection } from './http-connection.ts';
import type { Throughput } from './rate-figure.ts';
import { signedRequest } from './signed-request.ts';
import { takeTurns, type Turns } from './take-turns.ts';

// the sandbox's provider for outside tools
const provider = { gpId: 'GPTS', keyId: 'sandbox', secret: 'sandbox-provider-secret' };
const path = '/wallet/v1/bet';
/** Bets of history in one statement. */
const historyStep = 500_000;

export interface SeamlessLoad {
  readonly server: { readonly port: number; readonly pid: number };
  /** Bets of random members, one at a time on each connection, with a pause after each where one is asked for. */
  measure(turns: Turns): Promise<Throughput>;
  /** A member whom nobody else bets for, on a connection of their own; `bet` is answered once it is committed. */
  enterPlayer(): Promise<{ memberRef: string; bet(): Promise<void>; close(): void }>;
  /** Writes so many bets of the past, two entries and a round each, straight into the tables. */
  addHistory(bets: number): Promise<void>;
  /** Nobody counts the facts of play until `work` is done. */
  withoutFacts<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Number of entries, after the invariants of ledger and bonuses were checked. */
  countEntries(): Promise<number>;
  close(): Promise<void>;
}

interface Player {
  readonly memberRef: string;
  readonly token: string;
}

/** A server process on the database, and players of all load members who have authenticated. */
export async function openSeamlessLoad(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<SeamlessLoad> {
  const server = await startServer({ databaseUrl, env });
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const players = await enterLoadMembers(owner);

  return {
    server,
    measure: (turns) => takeTurns(server.port, turns, (connection) => bet(connection, players)),
    async enterPlayer() {
      const player = players.pop() as Player;
      const connection = await openHttpConnection(server.port);
      return {
        memberRef: player.memberRef,
        bet: async () => void (await bet(connection, [player])),
        close: () => connection.close(),
      };
    },
    addHistory: (bets) => addHistory(owner, bets),
    withoutFacts: (work) => withoutFacts(owner, work),
    async countEntries() {
      const { rows } = await owner.query(
        `select (select count(*)::int from ledger.entry) as entries,
           (select count(*)::int from ledger.check_invariants()) + (select count(*)::int from promo.check_invariants()) as broken`,
      );
      if (rows[0].broken > 0) throw new Error(`the invariants are broken ${rows[0].broken} times`);
      return Number(rows[0].entries);
    },
    async close() {
      await server.stop();
      await owner.end();
    },
  };
}

/** Holds the lock that whoever counts has to have. */
async function withoutFacts<Value>(owner: pg.Pool, work: () => Promise<Value>): Promise<Value> {
  const holder = await owner.connect();
  try {
    await holder.query(`select pg_advisory_lock(hashtext('play.count'))`);
    return await work();
  } finally {
    holder.release(true);
  }
}

/** Sends one bet; answers how long the wallet took, in milliseconds. */
async function bet(connection: HttpConnection, players: readonly Player[]): Promise<number> {
  const { memberRef, token } = players[Math.floor(Math.random() * players.length)] as Player;
  const id = randomUUID();
  const request = signedRequest(
    path,
    JSON.stringify({
      request_id: id,
      transaction_id: id,
      round_id: id,
      round_closed: true,
      session_token: token,
      member_ref: memberRef,
      site_id: 1,
      currency: 'VND',
      amount: '10',
      game_code: 'bench',
      is_free: false,
    }),
    { operatorId: provider.gpId, ...provider },
  );
  const sentMs = performance.now();
  const { status, body } = await connection.send(request);
  const tookMs = performance.now() - sentMs;
  if (status !== 200 || !body.startsWith('{"status":"OK"'))
    throw new Error(`a bet was answered ${status} ${body}`);
  return tookMs;
}

/** Opens a session for each of the sandbox's load members, as play1 and authenticate do. */
async function enterLoadMembers(owner: pg.Pool): Promise<Player[]> {
  const { rows } = await owner.query<{ member_id: string }>(
    `select member_id from app.member where site_id = 1 and member_account like 'load%' order by member_id`,
  );
  return Promise.all(
    rows.map(async ({ member_id: memberRef }) => {
      const [code, token] = [newSecret(), newSecret()];
      await owner.query(
        `select seamless.issue_code(decode($1, 'hex'), $2, $3, 'bench', 'vi_VN', gen_random_uuid(), '60 s')`,
        [sha256(code), provider.gpId, memberRef],
      );
      await owner.query(`select seamless.authenticate($1, decode($2, 'hex'), decode($3, 'hex'), '12 h')`, [
        provider.gpId,
        sha256(code),
        sha256(token),
      ]);
      return { memberRef, token };
    }),
  );
}

/** What `seamless.execute_many` would have written for bets of 1, dealt to the players in turn. */
async function addHistory(owner: pg.Pool, bets: number): Promise<void> {
  for (let added = 0; added < bets; added += historyStep)
    await addSome(owner, Math.min(historyStep, bets - added));
  await owner.query('vacuum analyze ledger.entry, ledger.transaction, ledger.balance, seamless.round');
}

async function addSome(owner: pg.Pool, bets: number): Promise<void> {
  await owner.query(
    `with wallet as (
       select s.member_id, b.account_id, s.ggr_account_id, b.balance_minor, b.version, row_number() over (order by b.account_id) - 1 as n
       from seamless.session s join ledger.balance b on b.account_id = s.main_account_id
     ), stored as (
       insert into ledger.transaction (scope, key, request_hash, kind, note)
       select 'seamless:GPTS', id, sha256(id::bytea), 'seamless_bet', jsonb_build_object('round_id', id, 'game_code', 'bench')
       from (select gen_random_uuid()::text as id from generate_series(1, $1::bigint)) made
       returning transaction_id, key
     ), dealt as (
       select s.*, row_number() over (order by s.transaction_id) - 1 as i from stored s
     ), turn as (
       select d.transaction_id, d.key, w.*, d.i / (select count(*) from wallet) + 1 as step
       from dealt d join wallet w on w.n = d.i % (select count(*) from wallet)
     ), entries as (
       insert into ledger.entry
       select t.transaction_id, 1, t.account_id, -1, t.balance_minor - t.step, t.version + t.step from turn t
       union all
       select t.transaction_id, 2, t.ggr_account_id, 1, null, null from turn t
     ), rounds as (
       insert into seamless.round (gp_id, member_id, round_id, site_id, game_code, currency, stake_minor, bet_count, is_closed)
       select 'GPTS', t.member_id, t.key, 1, 'bench', 'VND', 1, 1, true from turn t
     )
     update ledger.balance b set balance_minor = l.balance_minor - l.steps, version = l.version + l.steps
     from (select t.account_id, t.balance_minor, t.version, max(t.step) as steps from turn t group by 1, 2, 3) l
     where b.account_id = l.account_id`,
    [bets],
  );
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
