import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerModule } from '#modules/ledger';
import { letterModule } from '#modules/letter';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';
import { sendMailings } from './send-mailings.ts';

let world: OfficeWorld;
let promotions: Desk;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [letterModule] });
  promotions = await world.seat('promotions', ['promotions']);
});
afterAll(() => world.close());

const words = { title: { en_US: 'Tonight' }, content: { en_US: 'Come in.' } };
const dayMs = 24 * 60 * 60_000;

async function addMember(
  account: string,
  { siteId = 1, currency = 'USD', joinedDaysAgo = 100, seenDaysAgo = 1, status = 'active' } = {},
): Promise<number> {
  const daysAgo = (days: number) => new Date(world.now().getTime() - days * dayMs);
  const { rows } = await world.test.pool.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at, last_login_at, status)
     values ($1, $2, 'none', $3, $2, $4, $5, $6) returning member_id`,
    [siteId, account, currency, daysAgo(joinedDaysAgo), daysAgo(seenDaysAgo), status],
  );
  return Number(rows[0]?.member_id);
}

const schedule = (audience: object, more: object = {}, desk = promotions) =>
  desk.ask('/mailing/schedule', { site_id: 1, audience, ...words, reason: 'the festival', ...more });
const send = () => {
  const { depositorsAmong } = world.app.faceOf(ledgerModule);
  return sendMailings({ sql: world.app.platform.sql, clock: world.now, depositorsAmong });
};
/** Accounts that have a letter of a mailing, as often as they have it; `null` is the one row of all. */
async function readersOf(mailingId: number): Promise<(string | null)[]> {
  const { rows } = await world.test.pool.query<{ account: string | null }>(
    `select member_account as account from app.letter left join app.member using (member_id)
      where mailing_id = $1 order by 1`,
    [mailingId],
  );
  return rows.map(({ account }) => account);
}
const stateOf = async (mailingId: number) =>
  (await promotions.ask('/mailing/list', { site_id: 1 })).data.list.find(
    (one: { mailing_id: number }) => one.mailing_id === mailingId,
  );

it('goes to those who are named, and to nobody when one of them is unknown', async () => {
  await Promise.all([addMember('named01'), addMember('named02'), addMember('other1', { siteId: 2 })]);
  const refused = await schedule({ kind: 'accounts', accounts: ['named01', 'other1', 'nobody1'] });
  expect([refused.code, refused.data.accounts]).toEqual([101, ['other1', 'nobody1']]);
  const { data } = await schedule({ kind: 'accounts', accounts: ['named01', ' NAMED02', 'named01'] });
  await send();
  expect(await readersOf(data.mailing_id)).toEqual(['named01', 'named02']);
  expect(await stateOf(data.mailing_id)).toMatchObject({ state: 'sent', reached: 2 });
  const { rows } = await world.test.pool.query(
    `select count(*)::int as told from app.outbox where event = 'letter.sent'`,
  );
  expect(rows[0].told).toBe(2);
});

it('is one row where it is to all of a site', async () => {
  const { data } = await schedule({ kind: 'all', currency: 'USD' });
  await send();
  expect(await readersOf(data.mailing_id)).toEqual([null]);
  expect(await stateOf(data.mailing_id)).toMatchObject({ state: 'sent', reached: null });
});

it('waits for its time, and is stopped while it waits', async () => {
  await addMember('waits01');
  const later = new Date(world.now().getTime() + dayMs).toISOString();
  const audience = { kind: 'accounts', accounts: ['waits01'] };
  const { data: kept } = await schedule(audience, { due_at: later });
  const { data: stopped } = await schedule(audience, { due_at: later });
  await send();
  expect(await readersOf(kept.mailing_id)).toEqual([]);
  const stop = { site_id: 1, mailing_id: stopped.mailing_id, reason: 'it rains' };
  expect((await promotions.ask('/mailing/stop', { ...stop, site_id: 2 })).code).toBe(404);
  expect((await promotions.ask('/mailing/stop', stop)).code).toBe(100);
  expect((await promotions.ask('/mailing/stop', stop)).code).toBe(101);
  world.pass(dayMs);
  promotions = await world.signIn('promotions');
  await send();
  expect(await readersOf(kept.mailing_id)).toEqual(['waits01']);
  expect(await readersOf(stopped.mailing_id)).toEqual([]);
  const late = { site_id: 1, mailing_id: kept.mailing_id, reason: 'too late' };
  expect((await promotions.ask('/mailing/stop', late)).code).toBe(101);
});

it('goes to those of whom everything holds when it is sent', async () => {
  const recent = new Date(world.now().getTime() - 40 * dayMs).toISOString();
  await addMember('seg-old', { joinedDaysAgo: 400, currency: 'VND' });
  const payer = await addMember('seg-pays', { joinedDaysAgo: 30, currency: 'VND' });
  await addMember('seg-new', { joinedDaysAgo: 20, currency: 'VND' });
  await addMember('seg-usd', { joinedDaysAgo: 20 });
  await addMember('seg-gone', { joinedDaysAgo: 20, currency: 'VND', seenDaysAgo: 15 });
  await addMember('seg-shut', { joinedDaysAgo: 20, currency: 'VND', status: 'disabled' });
  await addMember('seg-far', { joinedDaysAgo: 20, currency: 'VND', siteId: 2 });
  const ledger = world.app.faceOf(ledgerModule);
  const owner = { siteId: 1, memberId: payer, currency: 'VND' as const };
  await world.app.platform.sql.transaction().execute(async (transaction) => {
    await ledger.openMemberWallet(transaction, owner);
    await ledger.creditDeposit(transaction, owner, 'cashier:1', 500n);
  });
  const segment = { kind: 'segment', currency: 'VND', joined_after: recent };
  const expected: [object, string[]][] = [
    [{}, ['seg-gone', 'seg-new', 'seg-pays']],
    [{ has_deposited: true }, ['seg-pays']],
    [{ has_deposited: false }, ['seg-gone', 'seg-new']],
    [{ seen_before: new Date(world.now().getTime() - 10 * dayMs).toISOString() }, ['seg-gone']],
    [{ seen_after: new Date(world.now().getTime() - 10 * dayMs).toISOString() }, ['seg-new', 'seg-pays']],
  ];
  for (const [more, readers] of expected) {
    const audience = { ...segment, ...more };
    const { data: counted } = await promotions.ask('/mailing/count', { site_id: 1, audience });
    expect(counted).toMatchObject({ count: readers.length, is_more: false });
    const { data } = await schedule(audience);
    await send();
    expect([more, await readersOf(data.mailing_id)]).toEqual([more, readers]);
  }
});

it('comes once to each, whoever sends at the same time and whatever ends in between', async () => {
  await world.test.pool.query(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     select 1, 'many' || n, 'none', 'USD', 'many' || n, now() from generate_series(1, 1200) n`,
  );
  const { rows: members } = await world.test.pool.query(
    `select member_account as account from app.member where site_id = 1 and status = 'active' order by 1`,
  );
  const { data } = await schedule({ kind: 'segment' });

  // the sender stands in its second part, with everything written and nothing committed, when its connection is killed
  const other = await world.test.pool.connect();
  await sendOnePart();
  const before = await readersOf(data.mailing_id);
  expect(before.length).toBeGreaterThan(0);
  await other.query('begin');
  await other.query('lock table app.outbox in exclusive mode');
  const killed = send().catch((error: unknown) => error);
  // not by the connection that holds the lock: within a transaction it would see the same picture again and again
  await expect.poll(async () => (await world.test.pool.query(blockedSender)).rowCount).toBeGreaterThan(0);
  await world.test.pool.query(`select pg_terminate_backend(pid) from (${blockedSender}) as sender`);
  expect(await killed).toBeInstanceOf(Error);
  await other.query('rollback');
  other.release();
  expect(await readersOf(data.mailing_id)).toEqual(before);

  await Promise.all([send(), send(), send(), send()]);
  expect(await readersOf(data.mailing_id)).toEqual(members.map(({ account }) => account));
  expect(await stateOf(data.mailing_id)).toMatchObject({ state: 'sent', reached: members.length });

  /** As a process that ends after its first part. */
  async function sendOnePart(): Promise<void> {
    const { sql } = world.app.platform;
    const { depositorsAmong } = world.app.faceOf(ledgerModule);
    let looks = 0;
    const clock = () => {
      looks += 1;
      if (looks > 1) throw new Error('ended');
      return world.now();
    };
    await expect(sendMailings({ sql, clock, depositorsAmong })).rejects.toThrow('ended');
  }
});
const blockedSender = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into "app"."outbox"%'`;

it('is sent by those who may, in their sites', async () => {
  const elsewhere = await world.seat('elsewhere', [{ role: 'promotions', siteIds: [2] }]);
  expect((await schedule({ kind: 'all' }, {}, elsewhere)).status).toBe(403);
  const auditor = await world.seat('auditor', ['auditor']);
  expect((await schedule({ kind: 'all' }, {}, auditor)).status).toBe(403);
  expect((await auditor.ask('/mailing/list', { site_id: 1 })).code).toBe(100);
});
