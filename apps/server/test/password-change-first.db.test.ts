import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from './identity-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

const first = {
  code: 403,
  message: 'error.password_change_first',
  data: { reason: 'password_change_first' },
};

async function toldToChange(account: string): Promise<{ token: string }> {
  const memberId = await world.addMember(account);
  await world.database.pool.query(
    'update app.member set first_login_to_change_password = true where member_id = $1',
    [memberId],
  );
  return (await world.logIn(account)).data as { token: string };
}

test('of the calls for members only those are open that a password is changed with, and the frame shows', async () => {
  const { token } = await toldToChange('first01');
  const open: string[] = [];
  // the one that ends the session comes last
  const calls = world.dispatcher.endpoints
    .filter(({ access }) => access === 'member')
    .toSorted((one, other) => Number(one.path === '/logout') - Number(other.path === '/logout'));
  for (const { path } of calls) {
    const { status, envelope } = await world.send(path, {}, { token });
    if (envelope.code !== 403) open.push(path);
    else expect([path, status, envelope]).toEqual([path, 403, first]);
  }
  expect(open.toSorted()).toEqual([
    '/arks/web/agent-level-rename',
    '/logout',
    '/member/game/leave1',
    '/member/profile',
    '/member/profile/common/layout',
    '/member/profile/edit_password',
  ]);
  expect(calls.length).toBeGreaterThan(15);
});

test('the profile is read and not changed', async () => {
  const { token } = await toldToChange('first02');
  expect((await world.send('/member/profile', { member_name: null }, { token })).envelope.code).toBe(100);
  const change = { member_email: 'other@mail.vn' };
  expect((await world.send('/member/profile', change, { token })).envelope).toEqual(first);
  expect((await world.send('/member/profile', {}, { token })).envelope.data).toMatchObject({
    member_email: '',
  });
});

test('what guests may do is open, and after the change everything is', async () => {
  const { token } = await toldToChange('first03');
  expect((await world.send('/get_login_header', {}, { token })).envelope.code).toBe(100);
  const change = { old_password: 'demo1234', password: 'mine1234' };
  expect((await world.send('/member/profile/edit_password', change, { token })).envelope.code).toBe(100);
  const { token: next } = (await world.logIn('first03', 'mine1234')).data as { token: string };
  expect((await world.send('/member/device/list', {}, { token: next })).envelope.code).toBe(100);
});

test('who is told to while they are in has it in the next call', async () => {
  const memberId = await world.addMember('first04');
  const { token } = (await world.logIn('first04')).data as { token: string };
  expect((await world.send('/member/device/list', {}, { token })).envelope.code).toBe(100);
  await world.database.pool.query(
    'update app.member set first_login_to_change_password = true where member_id = $1',
    [memberId],
  );
  expect((await world.send('/member/device/list', {}, { token })).envelope).toEqual(first);
});
