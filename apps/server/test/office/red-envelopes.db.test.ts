import { afterAll, beforeAll, expect, it } from 'vitest';
import { redEnvelopeModule } from '#modules/red-envelope';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

const reason = 'For the new year';
const hourMs = 3_600_000;
let world: OfficeWorld;
let writer: Desk;
let other: Desk;
let agreeing: Desk;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [redEnvelopeModule] });
  writer = await world.seat('writer', ['promotions']);
  // may write and agree
  other = await world.seat('other', ['promotions', 'checker']);
  agreeing = await world.seat('agreeing', ['checker']);
  await world.test.pool.query(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     select 1, 'early' || n, '', 'USD', 'e' || n, timestamptz '2026-01-01' from generate_series(1, 3) n
     union all select 1, 'late', '', 'USD', 'late', timestamptz '2026-03-01' union all select 1, 'dong', '', 'VND', 'dong', timestamptz '2026-01-01'`,
  );
});
afterAll(() => world.close());

const at = (hours: number) => new Date(world.now().getTime() + hours * hourMs).toISOString();
const body = (over: object = {}) => ({
  ...{ currency: 'USD', pool: '100.00', count: 20, least: '1.00', most: '20.00' },
  ...{ opens_at: at(1), end_at: at(2), turnover_percent: 100, audience: { kind: 'everybody' } },
  ...{ title: { en_US: 'For you' }, text: { en_US: 'Take one' }, ...over },
});
const write = (more: object = {}, desk = writer) =>
  desk.ask('/red-envelope/write', { ...{ site_id: 1, base: 0, body: body(), reason }, ...more });
const idOf = async (answer: ReturnType<typeof write>) => (await answer).data.envelope_id as number;
const show = async (id: number) =>
  (await writer.ask('/red-envelope/show', { site_id: 1, envelope_id: id })).data;
const announce = (id: number, desk = writer) =>
  desk.ask('/red-envelope/announce', { site_id: 1, envelope_id: id, reason });
const stop = (id: number) => writer.ask('/red-envelope/stop', { site_id: 1, envelope_id: id, reason });
const agree = (requestId: number, desk = agreeing) =>
  desk.ask('/change-request/vote', { change_request_id: requestId, verdict: 'approve', reason });

it('is announced when somebody agrees who wrote none of it, as it was written last', async () => {
  const id = await idOf(write());
  expect((await write({ envelope_id: id, base: 1, body: body({ count: 10 }) }, other)).code).toBe(100);
  const asked = await announce(id);
  expect(asked).toMatchObject({ status: 202, data: { state: 'pending' } });
  const requestId = asked.data.change_request_id;
  expect((await agree(requestId, other)).code).not.toBe(100);
  expect((await show(id)).envelope.state).toBe('draft');
  expect((await agree(requestId)).data).toMatchObject({ state: 'applied' });
  const { envelope } = await show(id);
  expect(envelope).toMatchObject({ state: 'announced', announced_by: 'agreeing', body: { count: 10 } });
  expect(envelope.seed_hash).toMatch(/^[0-9a-f]{64}$/);
  expect((await write({ envelope_id: id, base: 2 })).code).toBe(105);
  expect((await announce(id)).code).toBe(105);
});

it('is not announced as it was before somebody wrote on', async () => {
  const id = await idOf(write());
  const { data } = await announce(id);
  expect((await write({ envelope_id: id, base: 1, body: body({ pool: '90.00' }) })).code).toBe(100);
  expect((await agree(data.change_request_id)).data).toMatchObject({ state: 'stale' });
  expect((await show(id)).envelope.state).toBe('draft');
});

it('shows what it costs, and how many may claim it', async () => {
  const id = await idOf(
    write({
      body: body({
        audience: { kind: 'registered_before', at: '2026-02-01T00:00:00Z' },
        turnover_percent: 150,
      }),
    }),
  );
  expect((await show(id)).cost).toEqual({
    ...{ pool: '100.00', average: '5.00', turnover: '150.00', members: 3, is_more: false },
  });
  const rich = await idOf(write({ body: body({ audience: { kind: 'deposited', amount: '5' } }) }));
  expect((await show(rich)).cost.members).toBe(0);
});

it('is stopped once, and a draft is dropped', async () => {
  const id = await idOf(write());
  await agree((await announce(id)).data.change_request_id);
  expect((await stop(id)).code).toBe(100);
  expect((await stop(id)).code).toBe(104);
  expect((await show(id)).envelope).toMatchObject({ state: 'ended', ended_why: 'stopped' });
  const draft = await idOf(write());
  expect((await stop(draft)).code).toBe(100);
  expect((await announce(draft)).code).toBe(105);
  const { data } = await writer.ask('/red-envelope/list', { site_id: 1, state: 'ended' });
  expect(data.list.map((each: { envelope_id: number }) => each.envelope_id)).toEqual([draft, id]);
});

it.each([
  [{ body: body0({ pool: '401.00' }) }, 102],
  [{ body: body0({ pool: '19.99' }) }, 102],
  [{ body: body0({ least: '0.00' }) }, 422],
  [{ body: body0({ pool: '1.005' }) }, 422],
  [{ body: body0({ count: 5_001 }) }, 422],
  [{ body: body0({ title: {} }) }, 422],
  [{ body: body0({ opens_at: '2026-05-02T00:00:00Z' }) }, 103],
  [{ body: body0({ currency: 'THB' }) }, 404],
  [{ site_id: 3 }, 404],
  [{ envelope_id: 999_999 }, 404],
  [{ base: 4 }, 101],
])('refuses %o', async (more, code) => {
  expect((await write(more)).code).toBe(code);
});

it('is not announced when its time is over', async () => {
  const id = await idOf(write());
  const { data } = await announce(id);
  world.pass(3 * hourMs);
  [writer, agreeing] = [await world.signIn('writer'), await world.signIn('agreeing')];
  expect((await announce(id)).code).toBe(103);
  expect((await agree(data.change_request_id)).data?.state).not.toBe('applied');
  expect((await show(id)).envelope.state).toBe('draft');
});

function body0(over: object): object {
  const times = { opens_at: '2026-05-01T00:00:00Z', end_at: '2026-05-01T12:00:00Z' };
  return {
    ...{ currency: 'USD', pool: '100.00', count: 20, least: '1.00', most: '20.00', ...times },
    ...{ turnover_percent: 100, audience: { kind: 'everybody' } },
    ...{ title: { en_US: 'For you' }, text: { en_US: 'Take one' }, ...over },
  };
}
