import type { DataOf } from '@halls/contract';
import type { devices, loginHistory } from '@halls/contract/device';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

const phone = {
  udid: 'a-phone-of-the-member',
  remoteAddress: '203.0.113.77',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) Version/17.1 Mobile/15E148 Safari/604.1',
};
const desk = {
  udid: 'a-desk-of-the-member-',
  remoteAddress: '2001:db8:12:34::9',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
};

async function logIn(account: string, { udid, ...from }: typeof phone, password = 'demo1234') {
  const answer = await world.logIn(account, password, from, { udid });
  return { code: answer.code, token: (answer.data as { token?: string } | null)?.token ?? '' };
}
const call = async (token: string, path: string, body: object = {}) =>
  (await world.send(path, body, { token })).envelope;
const listOf = async (token: string) =>
  ((await call(token, '/member/device/list')).data as DataOf<typeof devices>).list;
const historyOf = async (token: string, cursor?: string) =>
  (await call(token, '/member/login-history', cursor ? { cursor } : {})).data as DataOf<typeof loginHistory>;

test('a member sees their devices, which of them this is, and from which network they came', async () => {
  await world.addMember('device1');
  await logIn('device1', phone);
  world.passTime(60 * 60_000);
  const { token } = await logIn('device1', desk);
  expect(await listOf(token)).toEqual([
    {
      device_id: expect.any(String) as string,
      is_this: 1,
      device: 'desktop',
      system: 'Windows',
      browser: 'Chrome',
      address: '2001:db8:12:*',
      first_seen_at: '2026-03-01T09:00:00.000Z',
      last_seen_at: '2026-03-01T09:00:00.000Z',
    },
    expect.objectContaining({
      is_this: 0,
      device: 'mobile',
      system: 'iOS',
      browser: 'Safari',
      address: '203.0.113.*',
      last_seen_at: '2026-03-01T08:00:00.000Z',
    }),
  ]);
});

test('a device that is forgotten is unknown where the site knows its devices; the one at hand stays', async () => {
  await world.addMember('device2');
  await world.addMember('device3');
  await logIn('device2', phone);
  const { token } = await logIn('device2', desk);
  const [here, other] = await listOf(token);
  const forget = (device_id?: string | null) => call(token, '/member/device/forget', { device_id });
  expect((await forget(here?.device_id)).code).toBe(101);
  expect((await forget('nonsense')).code).toBe(404);

  const stranger = (await logIn('device3', desk)).token;
  expect((await call(stranger, '/member/device/forget', { device_id: other?.device_id })).code).toBe(100);
  expect(await listOf(token)).toHaveLength(2);

  expect((await forget(other?.device_id)).code).toBe(100);
  expect((await forget(other?.device_id)).code).toBe(100);
  expect(await listOf(token)).toHaveLength(1);
  await world.database.pool.query(
    'insert into app.access_policy (site_id, known_devices_only) values (1, true)',
  );
  expect((await logIn('device2', phone)).code).toBe(107);
  await world.database.pool.query('delete from app.access_policy');
});

test('all devices but the one at hand are forgotten at once', async () => {
  await world.addMember('device4');
  await logIn('device4', phone);
  await logIn('device4', { ...phone, udid: 'another-phone-of-theirs' });
  const { token } = await logIn('device4', desk);
  expect((await call(token, '/member/device/forget-others')).data).toEqual({ forgotten: 2 });
  expect((await listOf(token)).map((device) => device.is_this)).toEqual([1]);
});

test('a device that does not say which it is stands there all the same', async () => {
  await world.addMember('device5');
  const { token } = await logIn('device5', { ...desk, udid: '' });
  expect(await listOf(token)).toEqual([expect.objectContaining({ device_id: null, is_this: 1 })]);
});

test('the history has every login and every try that failed, of nobody else', async () => {
  await world.addMember('history1');
  await world.addMember('history2');
  expect((await logIn('history1', phone, 'wrong123')).code).toBe(101);
  await logIn('history2', phone, 'wrong123');
  world.passTime(1000);
  const { token } = await logIn('history1', desk);
  const { list, next_cursor: next } = await historyOf(token);
  expect(list).toEqual([
    expect.objectContaining({ outcome: 'in', is_this_device: 1, address: '2001:db8:12:*' }),
    expect.objectContaining({ outcome: 'wrong_password', is_this_device: 0, address: '203.0.113.*' }),
  ]);
  expect(next).toBeNull();
});

test('the history names a freeze, a disabled account and an unknown device', async () => {
  const memberId = await world.addMember('history3');
  for (let tries = 0; tries < 6; tries += 1) await logIn('history3', phone, 'wrong123');
  world.passTime(31 * 60_000);
  await logIn('history3', desk);
  await world.database.pool.query(
    'insert into app.access_policy (site_id, known_devices_only) values (1, true)',
  );
  expect((await logIn('history3', phone)).code).toBe(107);
  await world.database.pool.query('delete from app.access_policy');
  await world.database.pool.query(`update app.member set status = 'disabled' where member_id = $1`, [
    memberId,
  ]);
  expect((await logIn('history3', desk)).code).toBe(102);
  await world.database.pool.query(`update app.member set status = 'active' where member_id = $1`, [memberId]);
  const { token } = await logIn('history3', desk);
  const { list } = await historyOf(token);
  expect(list.map(({ outcome }) => outcome)).toEqual([
    'in',
    'disabled',
    'unknown_device',
    'in',
    'frozen',
    ...Array<string>(5).fill('wrong_password'),
  ]);
});

test('the history comes page by page and misses nothing that is written meanwhile', async () => {
  await world.addMember('history4');
  for (let login = 0; login < 44; login += 1) await logIn('history4', desk);
  const { token } = await logIn('history4', desk);
  const first = await historyOf(token);
  await logIn('history4', desk, 'wrong123');
  const second = await historyOf(token, first.next_cursor ?? '');
  const third = await historyOf(token, second.next_cursor ?? '');
  const ids = [first, second, third].flatMap(({ list }) => list.map(({ id }) => id));
  expect([first.list.length, second.list.length, third.list.length]).toEqual([20, 20, 5]);
  expect(new Set(ids).size).toBe(45);
  expect(third.next_cursor).toBeNull();
});

test('after ninety days a login is nobody’s business, and a try at an account that nobody has within the hour', async () => {
  await world.addMember('history5');
  await logIn('history5', desk);
  await logIn('nobody55', phone, 'wrong123');
  const kept = async () =>
    (
      await world.database.pool.query<{ member_account: string }>(
        `select member_account from app.login_record where member_account in ('history5', 'nobody55') order by 1`,
      )
    ).rows.map((row) => row.member_account);
  expect(await kept()).toEqual(['history5', 'nobody55']);
  world.passTime(61 * 60_000);
  await world.sessions.sweepRecords();
  expect(await kept()).toEqual(['history5']);
  world.passTime(90 * 24 * 60 * 60_000);
  await world.sessions.sweepRecords();
  expect(await kept()).toEqual([]);
});

test('an e-mail tells of a device that is not the first one, and only once', async () => {
  const memberId = await world.addMember('device9');
  await world.tell(memberId, { member_email: 'device9@example.com' });
  const told = async () => {
    const { rows } = await world.database.pool.query<{ channel: string; template: string; language: string }>(
      `select channel, template, language from app.notice where cause like 'new-device:' || $1 || ':%'`,
      [memberId],
    );
    return rows;
  };
  await logIn('device9', phone);
  expect(await told()).toEqual([]);
  await logIn('device9', desk);
  const one = [{ channel: 'email', template: 'new_device', language: 'en_US' }];
  expect(await told()).toEqual(one);
  await logIn('device9', desk);
  await logIn('device9', phone);
  expect(await told()).toEqual(one);
});
