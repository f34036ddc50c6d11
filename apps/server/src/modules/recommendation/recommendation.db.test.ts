import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { createCashierWorld, paidMessage, type CashierWorld } from '../../../test/cashier/cashier-world.ts';
import { createApiCaller } from '../../../test/money/api-caller.ts';
import { decide, give, listWaiting, lookAtOpen } from './friend.repo.ts';
import { keepFriends } from './keep-friends.ts';
import { recommendationModule } from './recommendation.module.ts';
import { insertTerms, type NewTerms } from './terms.repo.ts';

const dayMs = 24 * 60 * 60_000;
const noon = new Date('2026-03-10T16:00:00Z');

let world: CashierWorld;
let call: ReturnType<typeof createApiCaller>;
let now = noon;
beforeAll(async () => {
  world = await createCashierWorld({ modules: [recommendationModule] });
  call = createApiCaller(world.app.dispatcher);
});
afterAll(async () => {
  // nobody has played them
  await query('delete from play.round');
  await world.close();
});
beforeEach(async () => {
  // deposits are credited by the world's own clock, which is in March as well
  now = new Date(Math.max(noon.getTime(), now.getTime()));
  await query('update play.progress set counted_until = null');
  await run({});
});

const query = (text: string, values: unknown[] = []) => world.database.pool.query(text, values);

/** From now on a friend who deposits 100,000 and plays 200,000 earns 50,000, and 20,000 for themselves. */
async function run(terms: Partial<NewTerms>) {
  const { sql } = world.app.platform;
  await sql.transaction().execute((transaction) =>
    insertTerms(
      transaction,
      {
        ...{ siteId: 1, currency: 'VND', depositMinor: 100_000n, turnoverMinor: 200_000n, days: 30 },
        ...{
          rewardMinor: 50_000n,
          friendRewardMinor: 20_000n,
          turnoverPercent: 100,
          monthCapMinor: 500_000n,
        },
        ...terms,
      },
      noon,
    ),
  );
}

async function join(recommender?: WalletOwner, currency = 'VND'): Promise<WalletOwner & { account: string }> {
  const account = `m${randomUUID().slice(0, 11)}`;
  const { rows } = await query(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, recommender_id, created_at)
     values (1, $1, '', $2, $1, $3, '2026-03-01T00:00:00Z') returning member_id`,
    [account, currency, recommender?.memberId ?? null],
  );
  return { siteId: 1, memberId: Number(rows[0].member_id), currency: 'VND', account };
}

async function deposit(owner: WalletOwner, amount = '100000') {
  const order = await world.openOrder(owner, { amount });
  expect((await world.tell(paidMessage(order, { amount }))).statusCode).toBe(200);
}

const play = ({ memberId }: WalletOwner, turnoverMinor = 200_000) =>
  query(
    `insert into play.round (gp_id, member_id, round_id, is_told, site_id, gt_id, game_code, currency, bet_count,
       cash_stake_minor, cash_payout_minor, free_stake_minor, valid_turnover_minor, opened_at, closed_at, revision)
     values ('GPTS', $1, $2, false, 1, 2, 'any', 'VND', 1, $3, 0, 0, $3, '2026-03-05', '2026-03-05', 1)`,
    [memberId, randomUUID(), turnoverMinor],
  );

async function doAll(friend: WalletOwner) {
  await deposit(friend);
  await play(friend);
}

const keep = () => keepFriends({ sql: world.app.platform.sql, clock: () => now });
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const lookOnly = () =>
  lookAtOpen(world.app.platform.sql, { countedUntil: null, now: later(5_000), limit: 1_000 });
const stateOf = async ({ memberId }: WalletOwner) =>
  (await query('select state, held_for from friends.friend where friend_id = $1', [memberId])).rows[0];
const friendsOf = async (owner: WalletOwner, input = {}) =>
  (await call('/member/recommendation/friends', input, owner)).data.list as Record<string, unknown>[];

it('gives both once for a friend who has done it all, however many runs look at once', async () => {
  const recommender = await join();
  const friend = await join(recommender);
  await deposit(friend);
  later(5_000);
  await keep();
  expect((await friendsOf(recommender))[0]).toMatchObject({
    account: `${friend.account.slice(0, 2)}***${friend.account.slice(-1)}`,
    standing: {
      ...{ state: 'open', reward: '50000', deposit: { asked: '100000', done: '100000' } },
      ...{ turnover: { asked: '200000', done: '0' } },
    },
  });
  await play(friend);
  later(5_000);
  await Promise.all(Array.from({ length: 12 }, keep));
  expect(await world.balanceOf(recommender)).toBe(50_000n);
  expect(await world.balanceOf(friend)).toBe(120_000n);
  later(5_000);
  await keep();
  expect(await world.balanceOf(recommender)).toBe(50_000n);
  expect((await friendsOf(recommender))[0]).toMatchObject({ standing: { state: 'given' } });
  expect((await call('/member/recommendation', {}, recommender)).data).toMatchObject({
    ...{ friends: 1, given: '50000', given_this_month: '50000', is_stopped: 0 },
    ...{ path: `/?invite=${recommender.account}`, terms: { deposit: '100000', reward: '50000', days: 30 } },
  });
});

it('goes on where a run has ended in between', async () => {
  const recommender = await join();
  const friend = await join(recommender);
  await doAll(friend);
  await lookOnly();
  expect(await stateOf(friend)).toMatchObject({ state: 'met' });
  expect(await world.balanceOf(recommender)).toBe(0n);
  // a run that was killed after it had given, and before it could commit
  const client = await world.database.pool.connect();
  await client.query('begin');
  const { rows } = await client.query(`select friends.give($1, 'recommender', $2) as outcome`, [
    friend.memberId,
    now,
  ]);
  expect(rows).toEqual([{ outcome: 'given' }]);
  client.release(true);
  await Promise.all([keep(), keep()]);
  expect(await world.balanceOf(recommender)).toBe(50_000n);
  expect(await world.balanceOf(friend)).toBe(120_000n);
});

it('gives no more than the month has room for, and the rest in the next one', async () => {
  await run({ monthCapMinor: 120_000n });
  const recommender = await join();
  const friends = await Promise.all([join(recommender), join(recommender), join(recommender)]);
  for (const friend of friends) await doAll(friend);
  await lookOnly();
  const { sql } = world.app.platform;
  const waiting = (await listWaiting(sql, { triedUntil: now, limit: 100 })).filter(
    ({ role }) => role === 'recommender',
  );
  const outcomes = await Promise.all(waiting.map((reward) => give(sql, reward, now)));
  expect(outcomes.toSorted()).toEqual(['full', 'given', 'given']);
  expect(
    (await friendsOf(recommender)).map(({ standing }) => (standing as { state: string }).state),
  ).toContain('waiting');
  // the site's month, which begins four hours after the one of Greenwich
  now = new Date('2026-04-01T03:59:00Z');
  await keep();
  expect(await world.balanceOf(recommender)).toBe(100_000n);
  now = new Date('2026-04-01T04:00:00Z');
  await keep();
  expect(await world.balanceOf(recommender)).toBe(150_000n);
});

it('holds it for a device that both have, says so, and gives it when it is released, once', async () => {
  const recommender = await join();
  const friend = await join(recommender);
  for (const { memberId } of [recommender, friend])
    await query('insert into app.member_device values ($1, $2, now())', [
      memberId,
      Buffer.from('one device'),
    ]);
  await doAll(friend);
  later(5_000);
  await keep();
  expect(await stateOf(friend)).toEqual({ state: 'held', held_for: ['device'] });
  expect((await friendsOf(recommender))[0]).toMatchObject({
    standing: { state: 'held', held_for: ['device'] },
  });
  expect(await world.balanceOf(recommender)).toBe(0n);
  const release = () =>
    world.app.platform.sql
      .transaction()
      .execute((transaction) =>
        decide(transaction, { friendId: friend.memberId, isReleased: true, reason: 'a couple', now }),
      );
  expect((await Promise.all([release(), release()])).toSorted()).toEqual([false, true]);
  await keep();
  expect(await world.balanceOf(recommender)).toBe(50_000n);
});

it('holds it for an account to be paid at that both have had, and gives nothing when it is refused', async () => {
  const recommender = await join();
  const friend = await join(recommender);
  for (const [memberId, removedAt] of [
    [recommender.memberId, noon],
    [friend.memberId, null],
  ])
    await query(
      `insert into app.payout_account (account_id, site_id, member_id, currency, bank_code, number_sealed, number_end,
         number_hash, created_at, usable_at, removed_at)
       values ($1, 1, $2, 'VND', 'VND_VCB', '', '6789', 'one number', now(), now(), $3)`,
      [randomUUID(), memberId, removedAt],
    );
  await doAll(friend);
  later(5_000);
  await keep();
  expect(await stateOf(friend)).toEqual({ state: 'held', held_for: ['payout_account'] });
  await world.app.platform.sql
    .transaction()
    .execute((transaction) =>
      decide(transaction, { friendId: friend.memberId, isReleased: false, reason: 'the same person', now }),
    );
  later(5_000);
  await keep();
  expect(await world.balanceOf(recommender)).toBe(0n);
  expect((await friendsOf(recommender))[0]).toMatchObject({ standing: { state: 'refused' } });
});

it('tells the recommender no more of what a friend pays in and plays than is asked', async () => {
  const recommender = await join();
  const friend = await join(recommender);
  await play(friend, 900_000_000);
  await deposit(friend, '60000');
  later(5_000);
  await keep();
  const standing = async () => (await friendsOf(recommender))[0];
  expect(await standing()).toMatchObject({
    standing: { deposit: { done: '60000' }, turnover: { asked: '200000', done: '200000' } },
  });
  const rich = await join(recommender);
  await deposit(rich, '900000');
  later(5_000);
  await keep();
  expect(await standing()).toMatchObject({ standing: { deposit: { asked: '100000', done: '100000' } } });
});

it('asks for the first deposit, and lets the time go by only when all play of it is counted', async () => {
  const recommender = await join();
  const friend = await join(recommender);
  await deposit(friend, '60000');
  world.passTime(1_000);
  await doAll(friend);
  now = new Date(Date.parse('2026-03-01T00:00:00Z') + 31 * dayMs);
  await keep();
  expect(await stateOf(friend)).toMatchObject({ state: 'open' });
  await query(`update play.progress set counted_until = '2026-03-31T00:00:00Z'`);
  later(5_000);
  await keep();
  expect(await stateOf(friend)).toMatchObject({ state: 'missed' });
  expect(await world.balanceOf(recommender)).toBe(0n);
});

it('notes terms of the registration: none for another currency, and no later ones', async () => {
  const recommender = await join();
  const stranger = await join(recommender, 'USD');
  const friend = await join(recommender);
  await run({ rewardMinor: 1n });
  await doAll(friend);
  later(5_000);
  await keep();
  expect(await world.balanceOf(recommender)).toBe(50_000n);
  expect(await stateOf(stranger)).toBeUndefined();
  expect(await friendsOf(recommender)).toMatchObject([
    { friend_id: friend.memberId },
    { friend_id: stranger.memberId, standing: null },
  ]);
});

it('finds a friend of one’s own by the whole account alone', async () => {
  const [recommender, other] = await Promise.all([join(), join()]);
  const friend = await join(recommender);
  const { account } = friend;
  expect(await friendsOf(recommender, { account: account.toUpperCase() })).toHaveLength(1);
  expect(await friendsOf(recommender, { account: account.slice(0, -1) })).toEqual([]);
  expect(await friendsOf(other, { account })).toEqual([]);
});

it('gives to the one who can get it, and to the other when bets are taken from them again', async () => {
  const recommender = await join();
  const friend = await join(recommender);
  await doAll(friend);
  const block = (until: string) =>
    query('update protect.guard set bet_blocked_until = $2 where member_id = $1', [
      recommender.memberId,
      until,
    ]);
  await block('infinity');
  later(5_000);
  await keep();
  expect(await world.balanceOf(recommender)).toBe(0n);
  expect(await world.balanceOf(friend)).toBe(120_000n);
  await block('-infinity');
  // what could not be given rests for a minute
  later(60_000);
  await keep();
  expect(await world.balanceOf(recommender)).toBe(50_000n);
});
