import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerModule } from '#modules/ledger';
import { offerModule } from '#modules/offer';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

let world: OfficeWorld;
let promotions: Desk;
let checker: Desk;
const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [ledgerModule, offerModule] });
  await world.test.pool.query(
    `insert into app.hall (site_id, gt_id, name, sort) values (1, 2, '{"en_US":"Slots"}', 1)`,
  );
  await world.test.pool.query(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     select 1, 'm' || n, '', case when n > 3 then 'VND' else 'USD' end, 'm' || n, $1::timestamptz - n * interval '1 day'
     from generate_series(1, 5) n`,
    [world.now()],
  );
  promotions = await world.seat('promotions', ['promotions']);
  checker = await world.seat('checker', ['checker', 'promotions']);
});
afterAll(() => world.close());

const reason = 'spring';
const at = (days: number) => new Date(world.now().getTime() + days * dayMs).toISOString();
const bodyOf = (more: object = {}) => ({
  ...{ currency: 'USD', gt_id: 2, discount_id: null, access: 'open', codes: [], period: 'once' },
  ...{ starts_at: at(-1), ends_at: at(30), trigger: { kind: 'now' } },
  reward: { kind: 'cash', value: { kind: 'fixed', amount: '5' }, wagering_percent: 300 },
  ...{ budget: '100', member_cap: null, title: { en_US: 'Welcome' }, text: { en_US: 'For those who came' } },
  rule: { match: 'all', conditions: [{ fact: 'registered_days', op: 'lte', values: ['2'] }] },
  ...more,
});
const write = (more: object = {}, known: object = {}) =>
  promotions.ask('/campaign/write', { site_id: 1, base: 0, body: bodyOf(more), reason, ...known });
const announce = (id: number, desk = promotions) =>
  desk.ask('/campaign/announce', { site_id: 1, campaign_id: id, reason });
const vote = async (id: number, desk = checker) =>
  (await desk.ask('/change-request/vote', { change_request_id: id, verdict: 'approve', reason: 'it may be' }))
    .data;
const show = async (id: number) =>
  (await promotions.ask('/campaign/show', { site_id: 1, campaign_id: id })).data;
async function publish(more: object = {}): Promise<number> {
  const { campaign_id: id } = (await write(more)).data;
  const asked = await announce(id);
  expect((await vote(asked.data.change_request_id)).state).toBe('applied');
  return id;
}

it('of what comes with a registration says how many came of late, and has no rule', async () => {
  await world.test.pool.query(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     values (1, 'of-old', '', 'USD', 'of-old', $1::timestamptz - interval '60 days')`,
    [world.now()],
  );
  const trigger = { kind: 'registration' };
  const refused = await write({ trigger });
  expect([refused.status, Object.keys(refused.data.fields)]).toEqual([422, ['body.rule']]);
  const { data } = await write({ trigger, rule: { match: 'all', conditions: [] } });
  expect((await show(data.campaign_id)).weighed).toMatchObject({ members: 3, is_more: false });
});

it('is written by one, announced when another agrees, and stopped by one at once', async () => {
  const written = await write();
  expect(written.code).toBe(100);
  const id = written.data.campaign_id;
  expect(await show(id)).toMatchObject({
    campaign: { state: 'draft', version: null, used: '0.00', draft: { budget: '100' } },
    weighed: { members: 2, is_more: false, most: '5.00', required: '15.00', missing_languages: [] },
    results: { claims: 0, granted: '0.00', cost: '0.00' },
  });
  const asked = await announce(id);
  expect(asked.status).toBe(202);
  expect(await vote(asked.data.change_request_id, promotions)).toBeNull();
  expect((await vote(asked.data.change_request_id)).state).toBe('applied');
  expect((await show(id)).campaign).toMatchObject({ state: 'running', version: 1, draft: null });
  const stop = () => promotions.ask('/campaign/stop', { site_id: 1, campaign_id: id, reason });
  expect((await stop()).code).toBe(100);
  expect((await stop()).code).toBe(102);
  expect((await show(id)).campaign.state).toBe('stopped');
  expect((await announce(id)).code).toBe(102);
});

it('what holds stays until a new draft is agreed to, and then is the next version', async () => {
  const id = await publish();
  const again = await write({ budget: '200' }, { campaign_id: id, base: 1 });
  expect(again.code).toBe(100);
  expect((await show(id)).campaign).toMatchObject({
    version: 1,
    body: { budget: '100' },
    draft: { budget: '200' },
  });
  await vote((await announce(id)).data.change_request_id);
  expect((await show(id)).campaign).toMatchObject({ version: 2, body: { budget: '200' }, draft: null });
  const { rows } = await world.test.pool.query(
    'select version, published_by from offer.version where campaign_id = $1 order by version',
    [id],
  );
  expect(rows).toEqual([
    { version: 1, published_by: 'checker' },
    { version: 2, published_by: 'checker' },
  ]);
});

it('an agreement to what was written on meanwhile is stale, and its writers agree to nothing', async () => {
  const { campaign_id: id } = (await write()).data;
  const asked = await announce(id);
  expect((await write({ budget: '300' }, { campaign_id: id, base: 1 })).code).toBe(100);
  expect((await vote(asked.data.change_request_id)).state).toBe('stale');
  expect((await write({ budget: '400' }, { campaign_id: id, base: 1 })).code).toBe(101);
  const other = await checker.ask('/campaign/write', {
    ...{ site_id: 1, campaign_id: id, base: 2, body: bodyOf(), reason },
  });
  expect(other.code).toBe(100);
  const next = await announce(id);
  expect(await vote(next.data.change_request_id)).toBeNull();
  expect((await show(id)).campaign.state).toBe('draft');
});

it('a code is of one campaign, and a discount of one in each currency', async () => {
  const { rows } = await world.test.pool.query<{ discount_id: string }>(
    `with category as (insert into app.discount_category (site_id, name, sort) values (1, '{}', 1) returning discount_category_id)
     insert into app.discount (site_id, discount_category_id, scene, title, summary, steps, terms, link_url, link_text, sort)
     select 1, discount_category_id, 'spring', '{"en_US":"A page"}', '{}', '{}', '{}', '', '{}', 1 from category
     returning discount_id`,
  );
  const discountId = Number(rows[0]?.discount_id);
  const codes = { access: 'code', codes: [{ code: 'MAY', uses: 5 }] };
  await publish({ ...codes, discount_id: discountId });
  const { campaign_id: same } = (await write(codes)).data;
  expect((await announce(same)).code).toBe(105);
  const { campaign_id: there } = (await write({ discount_id: discountId })).data;
  expect((await announce(there)).code).toBe(106);
  await publish({ discount_id: discountId, currency: 'VND', budget: '100' });
  const { data } = await promotions.ask('/campaign/choices', { site_id: 1 });
  expect(data).toMatchObject({
    halls: [{ gt_id: 2, name: 'Slots' }],
    discounts: [{ discount_id: discountId, title: 'A page' }],
  });
});

it.each<[string, object]>([
  ['body.currency', { currency: 'BRL' }],
  ['body.gt_id', { gt_id: 3 }],
  ['body.discount_id', { discount_id: 999 }],
  ['body.budget', { budget: '0' }],
  ['body.budget', { currency: 'VND', budget: '1.50' }],
  ['body.codes', { access: 'code' }],
  [
    'body.reward.game',
    {
      reward: {
        ...{ kind: 'free_rounds', game: 'GPFC/none', count: 5, stake: '1', days: 3, pays: 'cash' },
        ...{ wagering_percent: 0, bonus_days: null },
      },
    },
  ],
  [
    'body.rule.conditions.0.values.0',
    {
      currency: 'VND',
      rule: { match: 'all', conditions: [{ fact: 'deposit_sum', op: 'gte', values: ['1.5'] }] },
    },
  ],
])('refuses what the site does not have by its field: %s, %o', async (field, more) => {
  const { status, data } = await write(more);
  expect(status).toBe(422);
  expect(Object.keys(data.fields)).toContain(field);
});

it('would not end before it begins', async () => {
  expect((await write({ ends_at: at(-2) })).code).toBe(104);
});
