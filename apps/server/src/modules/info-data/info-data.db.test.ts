import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LoginCodeAnswer } from '@halls/contract/operator';
import { createIdentityWorld, testSites, type IdentityWorld } from '../../../test/identity-world.ts';
import { createOperatorCaller, type Bend } from '../../../test/operator-caller.ts';

let world: IdentityWorld;
let callSigned: Awaited<ReturnType<typeof createOperatorCaller>>;
beforeAll(async () => {
  world = await createIdentityWorld();
  callSigned = await createOperatorCaller(world);
});
afterAll(() => world.close());

const ask = (input: object, bend: Bend = {}) => callSigned('login-code', input, bend);

async function codeFor(account: string): Promise<Extract<LoginCodeAnswer, { status: 'OK' }>['query']> {
  const { answer } = await ask({ site_id: 1, member_account: account });
  const given = answer as LoginCodeAnswer;
  if (given.status !== 'OK') throw new Error(`no code: ${given.status}`);
  return given.query;
}

const redeem = async (enc: string, from: Parameters<IdentityWorld['send']>[2] = {}) =>
  (await world.send('/get_info_data', { enc }, from)).envelope;

test('an operator’s system gets a code that lets the member in once', async () => {
  const memberId = await world.addMember('coming1');
  const query = await codeFor('Coming1');
  expect(query).toEqual({
    tk: expect.stringMatching(/^[\w-]{43}$/),
    member_account: 'coming1',
    member_currency: 'VND',
    member_id: memberId,
  });
  const { code, data } = await redeem(query.tk);
  expect(code).toBe(100);
  const session = JSON.parse(data as string) as Record<string, unknown>;
  expect(session).toEqual({ ...query, tk: expect.not.stringMatching(query.tk) });
  const { status } = await world.send('/member/profile/common/layout', {}, { token: session.tk as string });
  expect(status).toBe(200);
  expect((await redeem(query.tk)).code).toBe(101);
});

test('only the hash of a code is stored, and who asked for it', async () => {
  await world.addMember('hashed1');
  const { tk } = await codeFor('hashed1');
  const { rows } = await world.pool.query('select * from app.login_code');
  expect(JSON.stringify(rows)).not.toContain(tk);
  expect(rows.at(-1)).toMatchObject({ operator_id: 'OPS', used_at: null });
});

test('of ten who redeem a code at once one gets in', async () => {
  await world.addMember('crowd01');
  const { tk } = await codeFor('crowd01');
  const codes = await Promise.all(Array.from({ length: 10 }, async () => (await redeem(tk)).code));
  expect(codes.toSorted((one, other) => one - other)).toEqual([100, ...Array<number>(9).fill(101)]);
});

test('a code is over after a minute, and is none at another site', async () => {
  await world.addMember('late001');
  const { tk: elsewhere } = await codeFor('late001');
  expect((await redeem(elsewhere, { site: testSites[1] as (typeof testSites)[number] })).code).toBe(101);
  const { tk } = await codeFor('late001');
  world.passTime(60_000);
  expect((await redeem(tk)).code).toBe(101);
  expect((await redeem('nobody’s')).code).toBe(101);
});

test('who may not come in is told nothing, and the code is gone', async () => {
  const memberId = await world.addMember('denied1');
  const refused = async (change: string, undo: string) => {
    const { tk } = await codeFor('denied1');
    await world.pool.query(change);
    const { code } = await redeem(tk);
    await world.pool.query(undo);
    return [code, (await redeem(tk)).code];
  };
  const set = (text: string) => `update app.member set ${text} where member_id = ${memberId}`;
  expect(await refused(set(`status = 'disabled'`), set(`status = 'active'`))).toEqual([101, 101]);
  expect(await refused(set(`frozen_until = '2030-01-01'`), set('frozen_until = null'))).toEqual([101, 101]);
  expect(await refused(set('from_older_platform = true'), set('from_older_platform = false'))).toEqual([
    101, 101,
  ]);
});

test('an address that the site denies comes no further with a code', async () => {
  await world.addMember('denied2');
  const { tk } = await codeFor('denied2');
  await world.pool.query(
    `insert into app.site_access_rule (site_id, kind, network) values (1, 'deny', '10.0.0.1')`,
  );
  expect((await redeem(tk)).code).toBe(101);
  await world.pool.query('delete from app.site_access_rule');
});

test('the operator’s word stands for the device', async () => {
  await world.addMember('device1');
  await world.pool.query(
    'insert into app.access_policy (site_id, known_devices_only, double_validation) values (1, true, true)',
  );
  expect((await world.logIn('device1')).code).toBe(107);
  expect((await redeem((await codeFor('device1')).tk)).code).toBe(100);
  await world.pool.query('delete from app.access_policy');
});

test('for whom there is no code the answer says why', async () => {
  const memberId = await world.addMember('nocode1');
  await world.pool.query(`update app.member set status = 'disabled' where member_id = $1`, [memberId]);
  const statusOf = async (input: object) => (await ask(input)).answer;
  expect(await statusOf({ site_id: 1, member_account: 'nocode1' })).toEqual({ status: 'MEMBER_DISABLED' });
  expect(await statusOf({ site_id: 1, member_account: 'nobody' })).toEqual({
    status: 'MEMBER_DOES_NOT_EXIST',
  });
  expect(await statusOf({ site_id: 2, member_account: 'nocode1' })).toEqual({ status: 'SITE_NOT_YOURS' });
});

test.each<[string, Bend, string]>([
  ['with a wrong secret', { secret: 'another-secret-of-nobody' }, 'SIGNATURE'],
  ['with an unknown key', { keyId: 'other' }, 'KEY'],
  ['with an old time', { timestamp: 0 }, 'TIME'],
  ['with a short nonce', { nonce: 'x' }, 'NONCE'],
  ['with another body than was signed', { rawBody: '{"site_id":2}' }, 'SIGNATURE'],
])('a request %s is not trusted', async (_, bend, reason) => {
  const { status, answer } = await ask({ site_id: 1, member_account: 'x' }, bend);
  expect([status, answer]).toEqual([401, expect.objectContaining({ error: reason })]);
});

test('a recorded request is not taken again', async () => {
  await world.addMember('replay1');
  const bend = { nonce: 'a-nonce-of-the-tests' };
  expect((await ask({ site_id: 1, member_account: 'replay1' }, bend)).status).toBe(200);
  const again = await ask({ site_id: 1, member_account: 'replay1' }, bend);
  expect([again.status, again.answer]).toEqual([401, expect.objectContaining({ error: 'NONCE' })]);
});

test('a body of another shape is refused with what is wrong with it', async () => {
  const { status, answer } = await ask({ site_id: 1 });
  expect([status, answer]).toEqual([
    400,
    { error: 'SYNTAX', message: expect.stringContaining('member_account') },
  ]);
});

test('a secret that was written by hand is sealed by the next start', async () => {
  await world.pool.query(
    `insert into app.operator_system (operator_id, key_id, name, secret, site_ids)
     values ('HAND', 'one', 'By hand', 'a-secret-in-clear-text', '{1}')`,
  );
  const other = await world.openNode();
  await other.close();
  const { rows } = await world.pool.query(
    `select secret from app.operator_system where operator_id = 'HAND'`,
  );
  expect(rows[0].secret).toMatch(/^sealed:/);
});
