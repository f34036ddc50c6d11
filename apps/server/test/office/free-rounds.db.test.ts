import { afterAll, beforeAll, expect, it } from 'vitest';
import { freeRoundsModule } from '#modules/free-rounds';
import { ledgerModule } from '#modules/ledger';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

let world: OfficeWorld;
let promotions: Desk;
let checker: Desk;
let memberId: number;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [ledgerModule, freeRoundsModule] });
  await world.test.pool.query(`
    insert into app.hall (site_id, gt_id, name) values (1, 2, '{"en_US":"Slots"}');
    insert into app.provider (site_id, gp_id, gt_id, name, has_demo) values
      (1, 'GPTS', 2, 'Slots', false), (1, 'GPSL', 2, 'Held', false);
    insert into app.game (site_id, gp_id, gt_id, game_code, name) values
      (1, 'GPTS', 2, 'koi', '{"en_US":"Koi"}'), (1, 'GPSL', 2, 'koi', '{}');
    insert into app.provider_connection (gp_id, wallet_kind, base_url, launch_url, operator_id, key_id, secret) values
      ('GPTS', 'seamless', 'http://127.0.0.1:9', 'http://127.0.0.1:9', 'GPTS', 'k', 'secret-of-the-tests'),
      ('GPSL', 'transfer', 'http://127.0.0.1:9', 'http://127.0.0.1:9', 'GPSL', 'k', 'secret-of-the-tests')`);
  const { rows } = await world.test.pool.query<{ member_id: number }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     values (1, 'freeplay1', 'x', 'USD', 'freeplay1', now()) returning member_id`,
  );
  memberId = Number(rows[0]?.member_id);
  promotions = await world.seat('promotions', ['promotions']);
  checker = await world.seat('checker', ['checker']);
});
afterAll(() => world.close());

const give = (more: object = {}) =>
  promotions.ask('/free-rounds/give', {
    ...{
      site_id: 1,
      member_id: memberId,
      game: 'GPTS/koi',
      count: 10,
      stake: '0.20',
      days: 7,
      pays: 'bonus',
    },
    ...{ wagering_percent: 500, bonus_days: 3, reason: 'they waited long', ...more },
  });
const vote = (id: number) =>
  checker.ask('/change-request/vote', { change_request_id: id, verdict: 'approve', reason: 'it may be' });
const list = async (more: object = {}) =>
  (await promotions.ask('/free-rounds/list', { site_id: 1, member_id: memberId, ...more })).data;

it('are given once when somebody else has agreed, listed page by page, and cancelled once', async () => {
  const asked = await give();
  expect(asked.status).toBe(202);
  expect((await list()).list).toEqual([]);
  const { change_request_id: requestId } = asked.data;
  const votes = await Promise.all([vote(requestId), vote(requestId)]);
  expect(votes.filter(({ code }) => code === 100)).toHaveLength(1);
  const [award] = (await list()).list;
  expect(award).toMatchObject({
    ...{
      state: 'unknown',
      account: 'freeplay1',
      game: 'GPTS/koi',
      game_name: 'Koi',
      stake: '0.20',
      count: 10,
    },
    ...{ used: 0, won: '0.00', pays: 'bonus', wagering_percent: 500, bonus_days: 3 },
    ...{ change_request_id: requestId, is_cancelling: false, ended_at: null, credited_at: null },
  });
  const second = await give({ pays: 'cash', bonus_days: undefined });
  await vote(second.data.change_request_id);
  const page = await list({ limit: 1 });
  expect(page.list).toMatchObject([{ pays: 'cash', bonus_days: null }]);
  expect((await list({ limit: 1, cursor: page.next_cursor })).list).toEqual([award]);
  const which = { site_id: 1, award_id: award.award_id };
  expect((await promotions.ask('/free-rounds/show', which)).data).toMatchObject({
    free_rounds: { award_id: award.award_id },
    rounds: [],
  });
  const cancel = () => promotions.ask('/free-rounds/cancel', { ...which, reason: 'it was a mistake' });
  expect((await cancel()).code).toBe(100);
  expect((await cancel()).code).toBe(101);
  expect((await promotions.ask('/free-rounds/show', which)).data.free_rounds.is_cancelling).toBe(true);
});

it('end without their provider once they are past their time or cancelled, by two people, and give what was won', async () => {
  const asked = await give({ pays: 'cash', bonus_days: undefined });
  await vote(asked.data.change_request_id);
  const [award] = (await list()).list;
  const which = { site_id: 1, award_id: award.award_id };
  const end = () => promotions.ask('/free-rounds/end', { ...which, reason: 'no word for a week' });
  const shown = async () => (await promotions.ask('/free-rounds/show', which)).data.free_rounds;
  expect(await shown()).toMatchObject({ can_end: false });
  expect((await end()).code).toBe(102);
  await world.test.pool.query(
    `update free.award set expires_at = given_at, next_step_at = null where award_id = $1`,
    [award.award_id],
  );
  expect(await shown()).toMatchObject({ can_end: true });
  const stale = await end();
  expect(stale.status).toBe(202);
  // a round comes after all: it is another sum that is given
  const { rows } = await world.test.pool.query<{ status: string }>(
    `select status from free.count_round($1, now())`,
    [
      {
        ...{ gp_id: 'GPTS', transaction_id: 't1', round_id: 'r1', award_id: award.award_id },
        ...{ member_ref: String(memberId), currency: 'USD', game_code: 'koi', content: 't1' },
        ...{ stake_minor: 20, win_minor: 70 },
      },
    ],
  );
  expect(rows).toEqual([{ status: 'OK' }]);
  expect((await vote(stale.data.change_request_id)).data).toMatchObject({ state: 'stale' });
  expect(await shown()).toMatchObject({ ended_at: null, used: 1 });
  const second = await end();
  const votes = await Promise.all([vote(second.data.change_request_id), vote(second.data.change_request_id)]);
  expect(votes.filter(({ code }) => code === 100)).toHaveLength(1);
  expect(await shown()).toMatchObject({ state: 'expired', won: '0.70', used: 1 });
  const given = await world.test.pool.query(
    `select amount_minor::int as amount from promo.award where member_id = $1 and source_type = 'free_rounds'`,
    [memberId],
  );
  expect(given.rows).toEqual([{ amount: 70 }]);
  expect((await end()).code).toBe(101);
});

it.each<[string, object]>([
  ['game', { game: 'GPTS/none' }],
  ['game', { game: 'koi' }],
  ['game', { game: 'GPSL/koi' }],
  ['stake', { stake: '0' }],
  ['stake', { stake: '0.201' }],
  // as many rounds of it are more than an amount can say
  ['stake', { stake: '100000000000000', count: 1000 }],
  ['count', { count: 0 }],
  ['count', { count: 1001 }],
  ['days', { days: 91 }],
  ['wagering_percent', { wagering_percent: 1001 }],
  ['wagering_percent', { wagering_percent: 99 }],
  ['bonus_days', { bonus_days: undefined }],
])('refuses terms by their field: %s, %o', async (field, more) => {
  const { status, data } = await give(more);
  expect(status).toBe(422);
  expect(Object.keys(data.fields)).toEqual([field]);
});
