import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LoginSuccess } from '@halls/contract/session';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

async function addOldMember(account: string): Promise<number> {
  const memberId = await world.addMember(account);
  await world.pool.query('update app.member set from_older_platform = true where member_id = $1', [memberId]);
  return memberId;
}

async function tokenOf(account: string): Promise<string> {
  const { code, data } = await world.logIn(account);
  expect(code).toBe(802);
  return (data as { transfer_token: string }).transfer_token;
}

const transfer = async (token: string, more: object = {}) =>
  (
    await world.send('/login/transfer', {
      transfer_token: token,
      member_name: 'Lan',
      withdraw_password: '4321',
      ...more,
    })
  ).envelope;

test('a member of an older platform says name and withdraw password once, and is in', async () => {
  const memberId = await addOldMember('older01');
  const token = await tokenOf('older01');
  const { code, data } = await transfer(token, { udid: 'a phone of the member' });
  expect(code).toBe(100);
  const { envelope } = await world.send('/member/profile', {}, { token: (data as LoginSuccess).token });
  expect(envelope.data).toMatchObject({ id: memberId, member_name: 'Lan', is_withdraw_password: 1 });
  const { rows } = await world.pool.query(
    'select withdraw_password_hash as hash from app.member where member_id = $1',
    [memberId],
  );
  expect(await world.passwords.verify('4321', rows[0].hash)).toBe(true);
  expect((await world.logIn('older01')).code).toBe(100);
  expect((await transfer(token, { member_name: 'Mai' })).code).toBe(101);
});

test('the token is of use to nobody after a quarter of an hour, or for another member (101)', async () => {
  await addOldMember('older02');
  const other = await addOldMember('older03');
  const token = await tokenOf('older02');
  expect((await transfer(token.replace(/^\d+/, String(other)))).code).toBe(101);
  expect((await transfer('nobody’s')).code).toBe(101);
  world.passTime(15 * 60_000);
  expect((await transfer(token)).code).toBe(101);
});

test('a name is judged as that of a new member is, and nothing is kept of what is refused', async () => {
  await addOldMember('older04');
  const token = await tokenOf('older04');
  const wrong = await transfer(token, { member_name: 'Lan Anh' });
  expect([wrong.code, wrong.data]).toEqual([422, { fields: { member_name: 'signup.err_name_one_word' } }]);
  expect((await transfer(token, { withdraw_password: '12' })).code).toBe(422);
  await world.pool.query(`insert into app.registration_blacklist values (1, 'member_name', 'trudy')`);
  expect((await transfer(token, { member_name: 'Trudy' })).code).toBe(214);
  await world.pool.query(
    `insert into app.register_setting (site_id, currency, name, is_display, is_required, is_unique, is_member_center)
     values (1, 'VND', 'member_name', true, true, true, true)`,
  );
  const taken = await world.addMember('other01');
  const claim = { siteId: 1, memberId: taken, field: 'member_name', value: 'hoa' } as const;
  await world.sql.transaction().execute((transaction) => world.uniqueValues.claim(transaction, claim));
  expect((await transfer(token, { member_name: 'HOA' })).code).toBe(103);
  expect((await transfer(token, { member_name: 'Minh' })).code).toBe(100);
});

test('who was disabled meanwhile, or comes from a denied address, stays outside (102, 106)', async () => {
  const memberId = await addOldMember('older05');
  const token = await tokenOf('older05');
  await world.pool.query(
    `insert into app.site_access_rule (site_id, kind, network) values (1, 'deny', '10.0.0.1')`,
  );
  expect((await transfer(token)).code).toBe(106);
  await world.pool.query('delete from app.site_access_rule');
  await world.pool.query(`update app.member set status = 'disabled' where member_id = $1`, [memberId]);
  expect((await transfer(token)).code).toBe(102);
  expect(await world.personal.read(world.sql, memberId)).toMatchObject({ member_name: '' });
});
