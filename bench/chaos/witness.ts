import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Acknowledged } from './bettor.ts';
import { callSite, pause, type ChaosMember } from './site-caller.ts';
import type { Actor, Scene } from './tally.ts';

const homeWithinMs = 180_000;
const decidedWithinMs = 30_000;

export interface ChaosAccount extends ChaosMember {
  readonly fundsMinor: bigint;
}

/** Members of the sandbox who nobody else is, each with a login. */
export async function logInMembers(databaseUrl: string, count: number): Promise<ChaosAccount[]> {
  return withDatabase(databaseUrl, async (database) => {
    const { rows } = await database.query<{ member_id: string; balance_minor: string }>(
      `select m.member_id, b.balance_minor from app.member m
       join ledger.account a on a.member_id = m.member_id and a.kind = 'member_main'
       join ledger.balance b using (account_id)
       where m.site_id = 1 and m.member_account like 'load%' order by m.member_id limit $1`,
      [count],
    );
    if (rows.length < count) throw new Error(`the sandbox has ${rows.length} load members of ${count}`);
    const accounts = rows.map((row) => ({
      memberId: row.member_id,
      fundsMinor: BigInt(row.balance_minor),
      token: randomBytes(32).toString('base64url'),
    }));
    await database.query(
      `insert into app.session (session_id, member_id, site_id, token_hash, token_issued_at, created_at, last_used_at)
       select gen_random_uuid(), t.member_id, 1, decode(t.hash, 'hex'), now(), now(), now()
       from unnest($1::bigint[], $2::text[]) as t (member_id, hash)`,
      [accounts.map(({ memberId }) => memberId), accounts.map(({ token }) => sha256(token))],
    );
    return accounts;
  });
}

/** Brings everybody's money home and holds it against the model; what differs is said in the tally. */
export async function compareMoney(
  databaseUrl: string,
  scene: Scene,
  actors: readonly Actor[],
): Promise<void> {
  for (const actor of actors) {
    const { member } = actor;
    const deadline = Date.now() + homeWithinMs;
    let total: string;
    let expected: string;
    for (;;) {
      await actor.recount?.();
      expected = `${actor.expectedMinor} of ${actor.expectedMinor}`;
      await callSite(scene.siteUrl, member, '/member/game/leave1', {});
      const cash = await callSite(scene.siteUrl, member, '/member/profile/my_cash', {});
      const wallets = cash?.body.data as { total: string; my_cash_list: { gp_id: string; cash: string }[] };
      const main = wallets?.my_cash_list.find(({ gp_id }) => gp_id === 'MAIN')?.cash;
      total = wallets ? `${main} of ${wallets.total}` : 'nothing';
      if (total === expected || Date.now() > deadline) break;
      await pause(500);
    }
    if (total !== expected)
      scene.tally.otherAmount.push(`member ${member.memberId}: ${total} for ${expected}`);
  }
  await withDatabase(databaseUrl, async (database) => {
    const { rows: broken } = await database.query(
      `select * from ledger.check_invariants() union all select * from app.check_money_invariants()
       union all select * from play.check_invariants()`,
    );
    for (const each of broken) scene.tally.otherAmount.push(`invariant: ${JSON.stringify(each)}`);
    // what the last kill left under way has its sender's time before it is asked about
    const deadline = Date.now() + decidedWithinMs;
    const listOpen = () =>
      database.query('select order_id, state from app.transfer_order where decided_at is null');
    let { rows: open } = await listOpen();
    while (open.length > 0 && Date.now() < deadline) {
      await pause(500);
      ({ rows: open } = await listOpen());
    }
    for (const each of open) scene.tally.lost.push(`order undecided: ${JSON.stringify(each)}`);
  });
}

/** Holds every acknowledged operation of the seamless bettors against the ledger's transactions. */
export async function compareOperations(
  databaseUrl: string,
  scene: Scene,
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  await withDatabase(databaseUrl, async (database) => {
    for (const operations of acknowledged) {
      const { rows } = await database.query<{ key: string; change: string; times: string }>(
        `select t.key, sum(e.amount_minor) as change, count(distinct t.transaction_id) as times
         from ledger.transaction t join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
         where t.scope = 'seamless:GPTS' and a.member_id is not null and t.key = any($1) group by t.key`,
        [[...operations.keys()]],
      );
      const stored = new Map(rows.map((row) => [row.key, row]));
      for (const [id, changeMinor] of operations) {
        const row = stored.get(id);
        if (!row) scene.tally.lost.push(`${id}: not in the ledger`);
        else if (row.times !== '1') scene.tally.doubled.push(`${id}: ${row.times} times in the ledger`);
        else if (BigInt(row.change) !== changeMinor)
          scene.tally.otherAmount.push(`${id}: ${row.change} for ${changeMinor}`);
      }
    }
  });
}

async function withDatabase<T>(url: string, work: (database: pg.Client) => Promise<T>): Promise<T> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
