import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerModule } from '#modules/ledger';
import { bonusSettingModule } from '#modules/bonus-setting';
import { recommendationModule } from '#modules/recommendation';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

let world: OfficeWorld;
let editor: Desk;
let publisher: Desk;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [ledgerModule, bonusSettingModule, recommendationModule] });
  editor = await world.seat('editor', ['maker']);
  publisher = await world.seat('publisher', ['checker']);
});
afterAll(() => world.close());

const reason = 'members bring their friends';
const terms = (more: object = {}) => ({
  ...{
    site_id: 1,
    currency: 'USD',
    deposit: '10',
    turnover: '50',
    days: 30,
    reward: '5',
    friend_reward: '2.50',
  },
  ...{ turnover_percent: 100, month_cap: '100', reason },
  ...more,
});
const start = (more: object = {}) => editor.ask('/recommendation/start', terms(more));
const vote = (id: number) =>
  publisher.ask('/change-request/vote', { change_request_id: id, verdict: 'approve', reason: 'it may be' });
const list = async () => (await editor.ask('/recommendation/list', { site_id: 1 })).data.list;

it('begins when somebody else has agreed, ends what ran before, and is stopped by one', async () => {
  const asked = await start();
  expect(asked.status).toBe(202);
  expect(await list()).toEqual([]);
  expect((await vote(asked.data.change_request_id)).code).toBe(100);
  const second = await start({ reward: '7' });
  const late = await start({ reward: '8' });
  expect((await vote(second.data.change_request_id)).data.state).toBe('applied');
  // it was asked for while the first ran
  expect((await vote(late.data.change_request_id)).data.state).toBe('stale');
  expect(await list()).toMatchObject([
    { version: 2, reward: '7.00', ended_at: null, friends: 0, given: '0.00' },
    { version: 1, reward: '5.00', friend_reward: '2.50', ended_at: expect.any(String) },
  ]);
  const stop = () => editor.ask('/recommendation/stop', { site_id: 1, currency: 'USD', reason });
  expect((await stop()).code).toBe(100);
  expect((await stop()).code).toBe(101);
});

it.each<[string, object]>([
  ['deposit', { deposit: '0', turnover: '0' }],
  ['turnover', { turnover: '1.234' }],
  ['days', { days: 0 }],
  ['reward', { reward: '0' }],
  ['friend_reward', { friend_reward: '-1' }],
  ['month_cap', { month_cap: '4.99' }],
  ['turnover_percent', { turnover_percent: 1001 }],
  ['currency', { currency: 'BRL' }],
])('refuses terms by their field: %s, %o', async (field, more) => {
  const { status, data } = await start(more);
  expect(status).toBe(422);
  expect(Object.keys(data.fields)).toEqual([field]);
});

it('decides on a friend who is held, once, and not by who only writes terms', async () => {
  const { rows } = await world.test.pool.query<{ friend_id: string }>(
    `with two as (
       insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
       values (1, 'brings', '', 'USD', 'BRINGS', now()), (1, 'isbrought', '', 'USD', 'BROUGHT', now()) returning member_id
     )
     insert into friends.friend (friend_id, recommender_id, terms_id, registered_at, due_at, state, held_for, ended_at)
     select max(member_id), min(member_id), (select max(terms_id) from friends.terms), now(), now(), 'held', '{device}', now()
     from two returning friend_id`,
  );
  const friendId = Number(rows[0]?.friend_id);
  const body = { site_id: 1, friend_id: friendId, verdict: 'release', reason: 'a couple at one computer' };
  expect((await editor.ask('/recommendation/decide', body)).status).toBe(403);
  expect(
    (await editor.ask('/recommendation/friends', { site_id: 1, state: 'held' })).data.list,
  ).toMatchObject([
    { friend: { member_id: friendId, member_account: 'isbrought' }, held_for: ['device'], decision: '' },
  ]);
  expect((await publisher.ask('/recommendation/decide', { ...body, site_id: 2 })).code).toBe(404);
  expect((await publisher.ask('/recommendation/decide', body)).code).toBe(100);
  expect((await publisher.ask('/recommendation/decide', body)).code).toBe(101);
  expect((await editor.ask('/recommendation/friends', { site_id: 1 })).data.list).toMatchObject([
    { state: 'met', decision: 'a couple at one computer' },
  ]);
});
