import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { breakSeal, sealEmergency } from './seal-emergency.ts';
import { closeOverdue } from './use-emergency.ts';
import { createOfficeWorld, testPassword, type Desk, type OfficeWorld } from '../../../test/office-world.ts';

const minute = 60_000;
const commandLine = { kind: 'system', part: 'command-line' } as const;
const account = 'glass';

let world: OfficeWorld;
let [ann, ben, cleo]: Desk[] = [];
let halves: readonly [string, string];
let operatorId: number;

beforeAll(async () => {
  world = await createOfficeWorld();
});
afterAll(() => world.close());

// each test begins with a fresh seal and people who have just signed in
beforeEach(async () => {
  world.pass(24 * 60 * minute);
  halves = await seal();
  operatorId = await numberOf(account);
  const nth = Math.random().toString(36).slice(2, 8);
  ann = await world.seat(`ann-${nth}`, ['administrator']);
  ben = await world.seat(`ben-${nth}`, ['administrator']);
  cleo = await world.seat(`cleo-${nth}`, ['compliance']);
});

const inTransaction = <Result>(run: Parameters<typeof transact<Result>>[0]) => transact(run);
function transact<Result>(
  run: (transaction: Parameters<typeof sealEmergency>[0]) => Promise<Result>,
): Promise<Result> {
  return world.app.platform.sql.transaction().execute(run);
}
async function seal(): Promise<readonly [string, string]> {
  const made = await inTransaction((transaction) =>
    sealEmergency(transaction, commandLine, account, 'to be sure', world.now()),
  );
  if (!made) throw new Error('it was not sealed');
  return made;
}
async function numberOf(name: string): Promise<number> {
  const { rows } = await world.test.pool.query<{ operator_id: string }>(
    'select operator_id from app.operator where account = $1',
    [name],
  );
  return Number(rows[0]?.operator_id);
}

const ask = async (who = ann) => {
  const asked = await who?.ask('/emergency/open', {
    operator_id: operatorId,
    minutes: 30,
    reason: 'the house is on fire',
  });
  return asked?.data?.change_request_id as number;
};
const agree = async (who: Desk | undefined, id: number) => {
  const ballot = { change_request_id: id, verdict: 'approve', reason: 'it is' };
  const { code, data } = (await who?.ask('/change-request/vote', ballot)) ?? {};
  return [code, data?.state];
};
const take = (who: Desk | undefined) =>
  who?.ask('/emergency/take', { operator_id: operatorId, reason: 'going in' });
const enter = (link: string) => world.ask('/emergency/enter', { token: link.split('#')[1] ?? '' });
const deskOf = (answer: Awaited<ReturnType<typeof enter>>) => {
  const headers = { cookie: answer.cookie?.split(';')[0] ?? '', 'x-csrf': answer.data.csrf };
  return (path: string, body: object = {}) => world.ask(path, body, headers);
};
async function openAndTake(): Promise<string> {
  const id = await ask();
  await agree(ben, id);
  await agree(cleo, id);
  return (await take(ann))?.data.link;
}

describe('an emergency account', () => {
  it('is nobody’s to sign in to, to be invited to, or to be made of somebody’s', async () => {
    expect((await world.ask('/sign-in', { account, password: testPassword })).code).toBe(101);
    expect((await ann?.ask('/operator/invite', { operator_id: operatorId, reason: 'r' }))?.code).toBe(103);
    const mine = await inTransaction((transaction) =>
      sealEmergency(transaction, commandLine, ann?.account ?? '', 'r', world.now()),
    );
    expect(mine).toBe(null);
  });

  it('opens when two others have agreed, for who asked, and lets them in once', async () => {
    const id = await ask();
    expect((await take(ann))?.code).toBe(101);
    expect(await agree(ben, id)).toEqual([100, 'pending']);
    expect((await take(ann))?.code).toBe(101);
    expect(await agree(cleo, id)).toEqual([100, 'applied']);
    for (const other of [ben]) expect((await take(other))?.code).toBe(101);
    const taken = await take(ann);
    expect(taken?.data.link).toMatch(/^\/emergency#[\w-]{43}$/);
    expect((await take(ann))?.code).toBe(101);
    const entered = await enter(taken?.data.link);
    expect(entered).toMatchObject({
      code: 100,
      data: { operator: { account, is_emergency: true }, must: null },
    });
    expect((await enter(taken?.data.link)).code).toBe(101);
  });

  it('does not open for who agrees to it themselves, by whatever role, nor by a policy that asks for fewer', async () => {
    await world.test.pool.query(
      `insert into app.change_policy (action, quorum) values ('operator.emergency_opened', 0)`,
    );
    const both = await world.seat(`both-${operatorId}-${halves[0].slice(0, 4)}`, [
      'administrator',
      'compliance',
    ]);
    const id = await ask(both);
    expect(await agree(both, id)).toEqual([102, undefined]);
    expect(await agree(ben, id)).toEqual([100, 'pending']);
    expect(await agree(ben, id)).toEqual([103, undefined]);
    expect((await take(both))?.code).toBe(101);
    await world.test.pool.query('delete from app.change_policy');
  });

  it('shuts by itself: the session is over, the way in is, and it stands in the log', async () => {
    const inside = deskOf(await enter(await openAndTake()));
    expect((await inside('/me')).status).toBe(200);
    world.pass(30 * minute);
    expect((await inside('/me')).status).toBe(401);
    await closeOverdue(world.app.platform.sql, world.now());
    ann = await world.signIn(ann?.account ?? '');
    const { data } = await ann.ask('/log/list', { target: `operator/${operatorId}`, limit: 1 });
    expect(data.list).toMatchObject([
      { action: 'operator.emergency_closed', actor: { kind: 'system', name: 'emergency-accounts' } },
    ]);
  });

  it('is not entered once its time is over, and can be opened anew', async () => {
    const link = await openAndTake();
    world.pass(30 * minute);
    expect((await enter(link)).code).toBe(101);
    for (const desk of [ann, ben, cleo]) if (desk) Object.assign(desk, await world.signIn(desk.account));
    expect((await enter(await openAndTake())).code).toBe(100);
  });

  it('is shut by who leaves it, and by anybody who gives rights', async () => {
    const inside = deskOf(await enter(await openAndTake()));
    expect((await inside('/sign-out')).code).toBe(100);
    const standing = async () =>
      (await ann?.ask('/emergency/one', { operator_id: operatorId }))?.data.open_until;
    expect(await standing()).toBe(null);
    const again = deskOf(await enter(await openAndTake()));
    expect(await standing()).toEqual(expect.any(String));
    const close = () => ben?.ask('/emergency/close', { operator_id: operatorId, reason: 'it is out' });
    expect((await close())?.code).toBe(100);
    expect((await close())?.code).toBe(101);
    expect((await again('/me')).status).toBe(401);
  });

  it('is marked in the log in all that it does, and agrees to nothing', async () => {
    const id = (await cleo?.ask('/operator/list'))?.status;
    expect(id).toBe(200);
    const inside = deskOf(await enter(await openAndTake()));
    const asked = await ben?.ask('/operator/assign', {
      operator_id: cleo?.operatorId,
      assignments: [],
      reason: 'leaves',
    });
    const ballot = { change_request_id: asked?.data.change_request_id, verdict: 'approve', reason: 'quick' };
    expect((await inside('/change-request/vote', ballot)).code).toBe(106);
    const disabled = { operator_id: cleo?.operatorId, status: 'disabled', reason: 'locked out' };
    expect((await inside('/operator/disable', disabled)).code).toBe(100);
    const { data } = await inside('/log/list', {
      actor_kind: 'emergency',
      actor_ref: String(operatorId),
      limit: 3,
    });
    expect(data.list).toMatchObject(
      ['operator.status_set', 'change_request.vote_refused', 'operator.emergency_entered'].map((action) => ({
        action,
        actor: { kind: 'emergency', name: account },
      })),
    );
    expect((await inside('/log/check')).data.broken).toBe(null);
  });

  it('does as long as it is open what others prove anew for', async () => {
    const inside = deskOf(await enter(await openAndTake()));
    world.pass(15 * minute);
    const create = { account: `made-${halves[1].slice(0, 4)}`, name: 'Made', language: 'en_US', reason: 'r' };
    expect((await inside('/operator/create', create)).code).toBe(100);
  });

  it('that is disabled does not open', async () => {
    const set = (status: string) =>
      ben?.ask('/operator/disable', { operator_id: operatorId, status, reason: 'not needed' });
    await set('disabled');
    const refused = await ann?.ask('/emergency/open', { operator_id: operatorId, minutes: 30, reason: 'r' });
    expect(refused?.code).toBe(102);
    expect(await byHalves(halves)).toBe(null);
    await set('active');
  });
});

const byHalves = (shown: readonly [string, string], name = account) =>
  inTransaction((transaction) =>
    breakSeal(transaction, commandLine, { account: name, halves: shown }, 'nobody gets in', world.now()),
  );

describe('the halves of its seal', () => {
  it('open it together, in whichever order, once', async () => {
    const [one, other] = halves;
    for (const wrong of [
      [one, one],
      [other, other],
      [one, one.replace(/./, (first) => (first === '0' ? '1' : '0'))],
      [one, ''],
    ] as const)
      expect(await byHalves(wrong)).toBe(null);
    const way = await byHalves([other.toUpperCase(), one]);
    expect(await byHalves(halves)).toBe(null);
    expect((await enter(way?.link ?? '')).data.operator.account).toBe(account);
    expect((await enter(way?.link ?? '')).code).toBe(101);
  });

  it('open it for an hour', async () => {
    const way = await byHalves(halves);
    const inside = deskOf(await enter(way?.link ?? ''));
    world.pass(19 * minute);
    expect((await inside('/me')).data.session_ends_at).toBe(way?.openUntil.toISOString());
    world.pass(41 * minute);
    expect((await inside('/me')).status).toBe(401);
  });

  it('are worth nothing once it was sealed anew, to one who is in too', async () => {
    const inside = deskOf(await enter((await byHalves(halves))?.link ?? ''));
    const before = halves;
    await seal();
    expect((await inside('/me')).status).toBe(401);
    expect(await byHalves(before)).toBe(null);
  });

  it('open no account of somebody', async () => {
    expect(await byHalves(halves, ann?.account)).toBe(null);
  });
});
