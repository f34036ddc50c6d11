import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineApprovedChange, reasonSchema } from '@halls/contract/office';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';
import { audited } from '#platform/audit/audited.ts';
import { defineModule } from '#platform/module.ts';
import { defineApprovable } from '#platform/office/approvable.ts';
import { fail } from '#platform/result.ts';
import { expireRequests } from './end-change-requests.ts';

const hour = 3_600_000;

const setThing = defineApprovedChange({
  path: '/thing/set',
  permission: 'balance.adjust',
  scope: 'site',
  approval: { permission: 'balance.approve' },
  summary: 'Changes something, for the test',
  request: z.strictObject({ site_id: z.number(), amount: z.number(), reason: reasonSchema }),
  codes: { 101: 'nothing_changes' },
  audit: 'test.thing_set',
});

/** What the change is about: each site has one, and each change of it another revision. */
const things = new Map<number, { amount: number; revision: number }>();
const thingOf = (siteId: number) => things.get(siteId) ?? { amount: 0, revision: 0 };

const thingModule = defineModule({
  name: 'thing',
  create: () => ({
    approvables: [
      defineApprovable(setThing, {
        async describe(_, { site_id: siteId, amount }) {
          const { revision, amount: before } = thingOf(siteId);
          return {
            siteId,
            target: `thing/${siteId}`,
            targetName: `thing ${siteId}`,
            amount: { currency: 'USD', amountMinor: BigInt(amount) },
            ...{ before, after: amount },
            baseRevision: String(revision),
          };
        },
        async apply(transaction, { site_id: siteId, amount, reason }, { actor, changeRequestId }) {
          const receipt = await audited(transaction, actor, 'test.thing_set', {
            ...{ target: `thing/${siteId}`, siteId, before: null, after: amount, reason, changeRequestId },
          });
          if (amount === 13) return fail(101);
          if (amount === 666) throw new Error('as arranged');
          things.set(siteId, { amount, revision: thingOf(siteId).revision + 1 });
          return { ok: true, receipt };
        },
      }),
    ],
  }),
});

let world: OfficeWorld;
let maker: Desk;
let checker: Desk;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [thingModule] });
  await world.hire('maker', ['maker']);
  await world.hire('checker', ['checker']);
});
afterAll(() => world.close());
beforeEach(async () => {
  things.clear();
  // hours pass in some tests
  maker = await world.signIn('maker');
  checker = await world.signIn('checker');
});

const askFor = async (amount: number, by = maker, site_id = 1): Promise<number> => {
  const asked = await by.ask('/thing/set', { site_id, amount, reason: 'put right' });
  expect(asked).toMatchObject({ status: 202, code: 100, data: { state: 'pending' } });
  return asked.data.change_request_id;
};
const vote = (by: Desk, change_request_id: number, verdict = 'approve') =>
  by.ask('/change-request/vote', { change_request_id, verdict, reason: 'looked at it' });
const stateOf = async (id: number) =>
  (await checker.ask('/change-request/one', { change_request_id: id })).data.change_request.state;
const logOf = async (id: number) =>
  (
    await world.test.pool.query<{ action: string; actor_ref: string }>(
      'select action, actor_ref from app.audit_event where change_request_id = $1 order by audit_event_id',
      [id],
    )
  ).rows;

describe('a change that needs a second person', () => {
  it('is made by the vote of somebody else, and every step is in the log', async () => {
    const id = await askFor(500);
    expect(thingOf(1).amount).toBe(0);
    expect((await vote(checker, id)).data).toEqual({ state: 'applied', failure: null });
    expect(thingOf(1)).toEqual({ amount: 500, revision: 1 });
    expect(await logOf(id)).toEqual([
      { action: 'change_request.asked', actor_ref: String(maker.operatorId) },
      { action: 'test.thing_set', actor_ref: String(checker.operatorId) },
      { action: 'change_request.voted', actor_ref: String(checker.operatorId) },
    ]);
    expect((await vote(checker, id)).code).toBe(101);
  });

  it('is made once, however many agree at the same moment', async () => {
    const desks = [];
    for (let place = 0; place < 20; place += 1) desks.push(await world.seat(`checker-${place}`, ['checker']));
    const id = await askFor(700);
    const codes = (await Promise.all(desks.map((desk) => vote(desk, id)))).map(({ code }) => code);
    expect(codes.filter((code) => code === 100)).toHaveLength(1);
    expect(codes.filter((code) => code === 101)).toHaveLength(19);
    expect(thingOf(1)).toEqual({ amount: 700, revision: 1 });
    expect((await logOf(id)).filter(({ action }) => action === 'test.thing_set')).toHaveLength(1);
  });

  it('is agreed to by nobody who asked for it, not through a second role either', async () => {
    const both = await world.seat('both', ['maker', 'checker']);
    const id = await askFor(500, both);
    expect((await vote(both, id)).code).toBe(102);
    expect((await vote(maker, id)).code).toBe(104);
    expect(thingOf(1).amount).toBe(0);
    expect((await logOf(id)).map(({ action }) => action)).toEqual([
      'change_request.asked',
      'change_request.vote_refused',
      'change_request.vote_refused',
    ]);
    await expect(
      world.test.pool.query(
        `insert into app.change_request_vote values ($1, $2, $2, 'approve', 'r', now())`,
        [id, both.operatorId],
      ),
    ).rejects.toThrow(/check constraint/);
    expect((await vote(checker, id)).code).toBe(100);
  });

  it('of another site is nobody’s to ask for, to see or to decide', async () => {
    const elsewhere = await world.seat('elsewhere', [
      { role: 'maker', siteIds: [2] },
      { role: 'checker', siteIds: [2] },
    ]);
    const asked = { site_id: 1, amount: 5, reason: 'r' };
    expect((await elsewhere.ask('/thing/set', asked)).status).toBe(403);
    const id = await askFor(500);
    expect((await elsewhere.ask('/change-request/one', { change_request_id: id })).status).toBe(404);
    expect((await elsewhere.ask('/change-request/list')).data.list).toEqual([]);
    expect((await elsewhere.ask('/change-request/list', { site_id: 1 })).status).toBe(403);
    expect((await vote(elsewhere, id)).code).toBe(104);
    expect(await stateOf(id)).toBe('pending');
  });

  it('is held to what each may move', async () => {
    const small = await world.seat('small', [
      { role: 'maker', amountLimit: { USD: '1.00' } },
      { role: 'checker', amountLimit: { USD: '1.00' } },
    ]);
    expect((await small.ask('/thing/set', { site_id: 1, amount: 101, reason: 'r' })).status).toBe(422);
    const id = await askFor(101);
    expect((await vote(small, id)).code).toBe(105);
    expect((await vote(small, await askFor(100))).code).toBe(100);
  });

  it('is stale when what it is about has changed meanwhile', async () => {
    const [first, second] = [await askFor(500), await askFor(600)];
    expect((await vote(checker, first)).data.state).toBe('applied');
    expect((await vote(checker, second)).data).toEqual({
      state: 'stale',
      failure: expect.stringContaining('has changed'),
    });
    expect(thingOf(1).amount).toBe(500);
  });

  it('that cannot be made any more leaves nothing but its vote', async () => {
    const id = await askFor(13);
    expect((await vote(checker, id)).data).toEqual({
      state: 'failed',
      failure: 'That is how it is already.',
    });
    expect((await logOf(id)).map(({ action }) => action)).toEqual([
      'change_request.asked',
      'change_request.voted',
    ]);
    const { change_request: told } = (await checker.ask('/change-request/one', { change_request_id: id }))
      .data;
    expect(told).toMatchObject({ failure: 'That is how it is already.', votes: [{ verdict: 'approve' }] });
  });

  it('that breaks stays as it was', async () => {
    const id = await askFor(666);
    expect((await vote(checker, id)).status).toBe(500);
    expect(await stateOf(id)).toBe('pending');
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['change_request.asked']);
  });

  it('ends by one refusal, by whoever asked, or by time', async () => {
    const refused = await askFor(500);
    expect((await vote(checker, refused, 'reject')).data.state).toBe('rejected');

    const withdrawn = await askFor(500);
    const take = (by: Desk) =>
      by.ask('/change-request/withdraw', { change_request_id: withdrawn, reason: 'r' });
    expect((await take(checker)).code).toBe(104);
    expect((await take(maker)).code).toBe(100);
    expect((await vote(checker, withdrawn)).code).toBe(101);

    const late = await askFor(500);
    world.pass(72 * hour);
    checker = await world.signIn('checker');
    expect((await vote(checker, late)).code).toBe(101);
    await expireRequests(world.app.platform.sql, world.now());
    expect(await stateOf(late)).toBe('expired');
    expect(thingOf(1).amount).toBe(0);
    expect((await logOf(late)).at(-1)).toMatchObject({ action: 'change_request.expired' });
  });

  it('follows the policy of its site: more voices, or none up to an amount', async () => {
    await world.test.pool.query(
      `insert into app.change_policy (action, site_id, quorum, amount_over)
       values ('test.thing_set', 2, 2, '{"USD":"2.00"}')`,
    );
    const small = await maker.ask('/thing/set', { site_id: 2, amount: 200, reason: 'small' });
    expect(small).toMatchObject({ status: 200, data: { state: 'applied' } });
    expect(thingOf(2).amount).toBe(200);

    const id = await askFor(201, maker, 2);
    const second = await world.seat('second', ['checker']);
    expect((await vote(checker, id)).data.state).toBe('pending');
    expect((await vote(checker, id)).code).toBe(103);
    expect(thingOf(2).amount).toBe(200);
    expect((await vote(second, id)).data.state).toBe('applied');
    expect(thingOf(2).amount).toBe(201);
  });

  it('is listed to those who can decide on it until they have', async () => {
    const mine = async (desk: Desk) =>
      (await desk.ask('/change-request/list', { mine_to_vote: true })).data.list.map(
        (one: { change_request_id: number }) => one.change_request_id,
      );
    const id = await askFor(500);
    expect(await mine(checker)).toContain(id);
    expect(await mine(maker)).toEqual([]);
    const { list } = (await maker.ask('/change-request/list', { limit: 1 })).data;
    expect(list).toMatchObject([
      {
        change_request_id: id,
        amount: '5.00',
        may_vote: false,
        may_withdraw: true,
        asked_by: { account: 'maker' },
      },
    ]);
    await vote(checker, id);
    expect(await mine(checker)).not.toContain(id);
  });
});

describe('the rights of operators', () => {
  const assign = (by: Desk, operator_id: number, role: string, site_ids: number[] | null = null) =>
    by.ask('/operator/assign', {
      operator_id,
      assignments: [{ role, site_ids, currencies: null, amount_limit: null, valid_until: null }],
      reason: 'new work',
    });

  it('are asked for by one and agreed to by another, who is not whom they are for', async () => {
    const admin = await world.seat('admin', ['administrator']);
    const friend = await world.seat('friend', ['administrator']);
    const other = await world.seat('other', ['compliance']);
    expect((await assign(admin, admin.operatorId, 'checker')).code).toBe(101);
    expect((await assign(admin, friend.operatorId, 'checker', [99])).status).toBe(422);

    const asked = await assign(admin, friend.operatorId, 'checker');
    const id = asked.data.change_request_id;
    expect((await vote(friend, id)).code).toBe(102);
    expect((await vote(admin, id)).code).toBe(102);
    expect((await vote(other, id)).data.state).toBe('applied');
    // from the next call on
    expect((await friend.ask('/me')).data.roles).toEqual(['checker']);
    expect((await friend.ask('/operator/list')).status).toBe(403);
  });

  it('stand for what they were when they were asked for', async () => {
    const admin = await world.signIn('admin');
    const other = await world.signIn('other');
    const bare = await world.seat('bare');
    const id = (await assign(admin, bare.operatorId, 'support', [1])).data.change_request_id;
    const update = { name: 'Bare', language: 'en_US', allowed_addresses: [], reason: 'name' };
    expect((await admin.ask('/operator/update', { operator_id: bare.operatorId, ...update })).code).toBe(100);
    expect((await vote(other, id)).data.state).toBe('stale');
    expect((await bare.ask('/me')).data.grants).toEqual([]);
  });
});
