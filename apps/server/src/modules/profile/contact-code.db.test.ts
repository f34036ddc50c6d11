import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '@halls/contract';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
  await world.database.pool.query(
    `insert into app.register_setting
      (site_id, currency, name, is_display, is_required, is_unique, is_member_center, is_member_center_verification)
     values (1, 'VND', 'member_phone', true, false, true, true, true), (1, 'VND', 'member_email', true, false, true, true, true)`,
  );
});
afterAll(() => world.close());

async function session(account: string): Promise<string> {
  await world.addMember(account);
  return ((await world.logIn(account)).data as { token: string }).token;
}
const call = async (token: string, path: string, body: object): Promise<Envelope> =>
  (await world.send(path, body, { token })).envelope;

test.each([
  ['member_phone', 'phone_verify', '0912345678', '12345', 209],
  ['member_email', 'email_verify', 'lan@mail.vn', 'lan@', 206],
])(
  '%s is changed with the code that was sent to the new one',
  async (field, codeField, value, wrong, code) => {
    const token = await session(`info_${field.slice(-5)}`);
    const change = (more: object = {}) => call(token, '/member/profile', { [field]: value, ...more });
    const ask = (to: string) => call(token, '/member/profile/code', { field, value: to });
    expect((await change()).code).toBe(113);
    expect((await change({ [codeField]: '000000' })).code).toBe(113);
    expect((await ask(wrong)).code).toBe(code);
    expect((await ask(value)).code).toBe(100);
    expect((await ask(value)).code).toBe(102);
    const sent = await world.codeSentTo(value);
    expect((await change({ [codeField]: sent })).data).toMatchObject({ [field]: value });
    // what stays as it is needs no code, and neither does taking it away
    expect((await change()).code).toBe(100);
    expect((await call(token, '/member/profile', { [field]: '' })).data).toMatchObject({ [field]: '' });
  },
);

test('a code is good for the member who asked for it alone', async () => {
  const [one, two] = [await session('owner01'), await session('thief01')];
  await call(one, '/member/profile/code', { field: 'member_phone', value: '0987654321' });
  const code = await world.codeSentTo('0987654321');
  const stolen = { member_phone: '0987654321', phone_verify: code };
  expect((await call(two, '/member/profile', stolen)).code).toBe(113);
  expect((await call(one, '/member/profile', stolen)).code).toBe(100);
});

test('without a gateway there is no code, and the answer says whom to ask', async () => {
  const token = await session('nogate1');
  await world.database.pool.query('delete from app.notice_gateway');
  const ask = (field: string, value: string) => call(token, '/member/profile/code', { field, value });
  expect(await ask('member_phone', '0912000000')).toMatchObject({
    code: 104,
    message: 'sms_contact_service',
  });
  expect(await ask('member_email', 'x@mail.vn')).toMatchObject({
    code: 105,
    message: 'mail_contact_service',
  });
});
