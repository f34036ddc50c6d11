import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerModule } from '#modules/ledger';
import { protectionModule } from '#modules/protection';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

let world: OfficeWorld;
let risk: Desk;
let compliance: Desk;
let count = 0;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [ledgerModule, protectionModule] });
  risk = await world.seat('risk', ['risk']);
  compliance = await world.seat('compliance', ['compliance']);
});
afterAll(() => world.close());

async function addMember(siteId = 1) {
  count += 1;
  const { rows } = await world.test.pool.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     values ($1, $2, 'no-hash', 'USD', upper($2), $3) returning member_id`,
    [siteId, `limited${count}`, world.now()],
  );
  const owner = { siteId, memberId: Number(rows[0]?.member_id), currency: 'USD' as const };
  await world.app.faceOf(ledgerModule).openMemberWallet(world.app.platform.sql, owner);
  return { site_id: siteId, member_id: owner.memberId };
}
const reason = 'they have asked for it';
const limitsOf = async (ids: object) => (await risk.ask('/limit/of-member', ids)).data.loss_per_day;
const tighten = (ids: object, amount: string) => risk.ask('/limit/tighten', { ...ids, amount, reason });
const loosen = (ids: object, amount: string | null) => risk.ask('/limit/loosen', { ...ids, amount, reason });
const vote = (desk: Desk, id: number) =>
  desk.ask('/change-request/vote', { change_request_id: id, verdict: 'approve', reason: 'it may be' });

it('is tightened at once, by one person, and stands in the log', async () => {
  const ids = await addMember();
  expect(await limitsOf(ids)).toBeNull();
  expect((await tighten(ids, '100')).code).toBe(100);
  expect(await limitsOf(ids)).toEqual({ amount: '100.00', next: null });
  expect((await tighten(ids, '99.50')).code).toBe(100);
  expect((await tighten(ids, '99.50')).code).toBe(101);
  expect((await tighten(ids, '100')).code).toBe(101);
  expect([(await tighten(ids, '-1')).status, (await tighten(ids, '1.234')).status]).toEqual([422, 422]);
  const { rows } = await world.test.pool.query(
    `select before, after from app.audit_event where target = $1 and action = 'member.limit_tightened' order by 1`,
    [`member/${ids.member_id}`],
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { before: { loss_per_day: null }, after: { loss_per_day: '100.00' } },
      { before: { loss_per_day: '100.00' }, after: { loss_per_day: '99.50' } },
    ]),
  );
});

it('is loosened by two people, and a day later', async () => {
  const ids = await addMember();
  expect((await loosen(ids, '5')).code).toBe(101);
  await tighten(ids, '10');
  expect((await loosen(ids, '10')).code).toBe(101);
  const { data } = await loosen(ids, null);
  expect(await limitsOf(ids)).toMatchObject({ amount: '10.00', next: null });
  expect((await vote(risk, data.change_request_id)).code).not.toBe(100);
  expect((await vote(compliance, data.change_request_id)).data.state).toBe('applied');
  const { amount, next } = await limitsOf(ids);
  expect([amount, next.amount]).toEqual(['10.00', null]);
  const { rows } = await world.test.pool.query(
    `select next_from - now() > interval '23 hours' as waits from protect.loss_limit where member_id = $1`,
    [ids.member_id],
  );
  expect(rows).toEqual([{ waits: true }]);
  // a tighter one in between calls it off
  await tighten(ids, '9');
  expect(await limitsOf(ids)).toMatchObject({ amount: '9.00', next: null });
});

it('is not loosened by what was agreed to before it was tightened again', async () => {
  const ids = await addMember();
  await tighten(ids, '10');
  const { data } = await loosen(ids, '20');
  await tighten(ids, '5');
  expect((await vote(compliance, data.change_request_id)).data.state).toBe('stale');
  expect(await limitsOf(ids)).toMatchObject({ amount: '5.00', next: null });
});

it('is of the member’s own site', async () => {
  const ids = await addMember(2);
  expect((await risk.ask('/limit/of-member', { ...ids, site_id: 1 })).status).toBe(404);
  expect((await tighten({ ...ids, site_id: 1 }, '5')).status).toBe(404);
  expect((await loosen({ ...ids, site_id: 1 }, '5')).status).toBe(404);
});
