import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

async function session(account: string): Promise<{ memberId: number; token: string }> {
  const memberId = await world.addMember(account);
  const { data } = await world.logIn(account);
  return { memberId, token: (data as { token: string }).token };
}
const profile = async (token: string, body: object = {}) =>
  (await world.send('/member/profile', body, { token })).envelope;

test('the frame gets its fifteen fields; a member without a wallet has nothing', async () => {
  const { memberId, token } = await session('frame01');
  const { envelope } = await world.send('/member/profile/common/layout', {}, { token });
  const layout = (envelope.data as { member_common_layout: object }).member_common_layout;
  expect(layout).toEqual({
    id: memberId,
    member_account: 'frame01',
    member_currency: 'VND',
    member_cash: '0',
    member_type: 1,
    agent_type: 0,
    agent_level: 0,
    is_agent: 0,
    agent_active: 0,
    is_playing: 0,
    cash_back_status: 0,
    wallet_status: 1,
    first_login_to_change_password: 0,
    need_bank_account_deposit_verified: 0,
  });
});

test('a profile keeps what is sent, says so to the member’s other tabs, and locks the name', async () => {
  const { memberId, token } = await session('profil1');
  expect(
    (await profile(token, { member_name: 'Lan', member_email: 'lan@mail.vn', member_birthday: '1999-3-7' }))
      .data,
  ).toMatchObject({
    member_name: 'Lan',
    member_email: 'lan@mail.vn',
    member_birthday: '1999-03-07',
  });
  expect((await profile(token, { member_name: 'Lan', member_email: 'lan2@mail.vn' })).code).toBe(100);
  expect((await profile(token, { member_name: 'Mai', member_email: 'mai@mail.vn' })).code).toBe(998);
  expect((await profile(token)).data).toMatchObject({ member_name: 'Lan', member_email: 'lan2@mail.vn' });
  const { rows } = await world.database.pool.query(
    `select count(*)::int as events from app.outbox where channel = $1 and event = 'profile.updated'`,
    [`private-member.${memberId}`],
  );
  expect(rows[0].events).toBe(2);
});

test('what the site has taken out of its member centre is not changed there', async () => {
  const { token } = await session('closed1');
  await world.database.pool.query(
    `insert into app.register_setting (site_id, currency, name, is_display, is_required, is_unique, is_member_center)
     values (1, 'VND', 'member_others', false, false, false, false)`,
  );
  try {
    expect((await profile(token, { member_others: 'by the lake' })).code).toBe(998);
    // LINE has no setting of its own
    expect((await profile(token, { member_line: 'lotusbay' })).code).toBe(998);
    expect((await profile(token, { member_zalo: 'lotusbay' })).code).toBe(100);
  } finally {
    await world.database.pool.query('delete from app.register_setting');
  }
});

test('a phone number is one member’s, and free again when it is changed', async () => {
  const [one, two] = [await session('phone01'), await session('phone02')];
  expect((await profile(one.token, { member_phone: '0912345678' })).code).toBe(100);
  expect((await profile(two.token, { member_phone: '0912345678' })).code).toBe(104);
  expect((await profile(one.token, { member_phone: '0912345679' })).code).toBe(100);
  expect((await profile(two.token, { member_phone: '0912345678' })).code).toBe(100);
});

test('formats are refused with their codes', async () => {
  const { token } = await session('format1');
  expect((await profile(token, { member_email: 'no' })).code).toBe(206);
  expect((await profile(token, { member_phone: '12' })).code).toBe(209);
  expect((await profile(token, { member_name: 'Lan Anh' })).code).toBe(227);
  expect((await profile(token, { member_line: 'a b' })).code).toBe(422);
});

test('a member reads of itself alone', async () => {
  const [one, two] = [await session('myself1'), await session('myself2')];
  const ask = (id: number) => world.send('/member_info', { id }, { token: one.token });
  expect((await ask(one.memberId)).envelope).toMatchObject({ code: 100, data: { currency: 'VND' } });
  expect((await ask(two.memberId)).status).toBe(404);
});

test('five wrong old passwords freeze the change for thirty minutes, and nothing else', async () => {
  const { token } = await session('passwd2');
  const change = async (as: string, password: string) =>
    (
      await world.send(
        '/member/profile/edit_password',
        { old_password: password, password: 'next1234' },
        { token: as },
      )
    ).envelope.code;
  const guesses = await Promise.all(Array.from({ length: 12 }, () => change(token, 'wrong123')));
  expect(guesses.toSorted((one, other) => one - other)).toEqual([
    ...Array<number>(5).fill(101),
    ...Array<number>(7).fill(103),
  ]);
  expect(await change(token, 'demo1234')).toBe(103);
  expect((await profile(token)).code).toBe(100);
  world.passTime(29 * 60_000);
  const again = ((await world.logIn('passwd2')).data as { token: string }).token;
  expect(await change(again, 'demo1234')).toBe(103);
  world.passTime(60_000);
  expect(await change(again, 'wrong123')).toBe(101);
  expect(await change(again, 'demo1234')).toBe(100);
});

test('a password is changed by who knows the old one', async () => {
  const { token } = await session('passwd1');
  const change = async (body: object) =>
    (await world.send('/member/profile/edit_password', body, { token })).envelope.code;
  expect(await change({ old_password: 'wrong123', password: 'next1234' })).toBe(101);
  expect(await change({ old_password: 'demo1234', password: 'demo1234' })).toBe(102);
  expect(await change({ old_password: 'demo1234', password: 'next1234', check_password: 'next1235' })).toBe(
    422,
  );
  expect(await change({ old_password: 'demo1234', password: 'next1234' })).toBe(100);
  expect((await world.logIn('passwd1', 'next1234')).code).toBe(100);
});

const withdrawPassword = async (token: string, old: string, next: string | number) =>
  (
    await world.send(
      '/member/profile/edit_withdraw_password',
      { old_password: old, withdraw_password: next },
      { token },
    )
  ).envelope.code;

test('the withdraw password is set by who knows the login password, and changed by who knows it', async () => {
  const { token } = await session('withdr1');
  expect(await profile(token)).toMatchObject({ data: { is_withdraw_password: 0 } });
  expect(await withdrawPassword(token, 'wrong123', '2468')).toBe(101);
  expect(await withdrawPassword(token, 'demo1234', '246')).toBe(422);
  expect(await withdrawPassword(token, 'demo1234', 2468)).toBe(100);
  expect(await profile(token)).toMatchObject({ data: { is_withdraw_password: 1 } });
  expect(await withdrawPassword(token, 'demo1234', '1357')).toBe(101);
  expect(await withdrawPassword(token, '2468', '2468')).toBe(102);
  expect(await withdrawPassword(token, '2468', '1357')).toBe(100);
});

test('five wrong withdraw passwords freeze its change for thirty minutes, and neither login nor session', async () => {
  const { token } = await session('withdr2');
  expect(await withdrawPassword(token, 'demo1234', '2468')).toBe(100);
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, guess) => withdrawPassword(token, String(1000 + guess), '1111')),
  );
  expect(guesses.toSorted((one, other) => one - other)).toEqual([
    ...Array<number>(5).fill(101),
    ...Array<number>(7).fill(103),
  ]);
  expect(await withdrawPassword(token, '2468', '1111')).toBe(103);
  expect((await profile(token)).code).toBe(100);
  world.passTime(30 * 60_000);
  const again = ((await world.logIn('withdr2')).data as { token: string }).token;
  expect(await withdrawPassword(again, '2468', '1111')).toBe(100);
});

test('what an operator changes of a member is told to the member’s windows, and nothing else is', async () => {
  const { memberId } = await session('flags01');
  const told = async () =>
    (
      await world.database.pool.query(
        `select count(*)::int as events from app.outbox where channel = $1 and event = 'profile.updated'`,
        [`private-member.${memberId}`],
      )
    ).rows[0].events as number;
  const set = (change: string) =>
    world.database.pool.query(`update app.member set ${change} where member_id = $1`, [memberId]);
  await set('wallet_status = wallet_status, last_login_at = now()');
  expect(await told()).toBe(0);
  await set('wallet_status = 0');
  await set('first_login_to_change_password = true');
  await set('is_agent = true, agent_active = true, agent_level = 2');
  expect(await told()).toBe(3);
});
