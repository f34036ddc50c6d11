import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

const day = 24 * 60 * 60_000;
const phone = { udid: '4b1b8e0a-6a53-4a0e-9a43-0d8f3b6d5b11' };
const home = '192.0.2.10';

async function codeOf(
  account: string,
  password: string,
  from: { at: string; with?: object },
): Promise<number> {
  return (await world.logIn(account, password, { remoteAddress: from.at }, from.with)).code;
}

/** Thirty wrong passwords at once, from six addresses. */
async function attack(account: string, more: object = {}): Promise<number[]> {
  const tries = Array.from({ length: 30 }, (_, index) =>
    codeOf(account, 'wrong123', { at: `198.51.100.${index % 6}`, with: more }),
  );
  return (await Promise.all(tries)).toSorted((one, other) => one - other);
}

const fiveLookedAt = [...Array<number>(5).fill(101), ...Array<number>(25).fill(103)];

test('strangers have five tries between all of them, and shut out neither device nor address of the member', async () => {
  await world.addMember('owner01');
  expect(await codeOf('owner01', 'demo1234', { at: home, with: phone })).toBe(100);

  expect(await attack('owner01')).toEqual(fiveLookedAt);
  expect(await attack('owner01', { udid: 'f4c1a5d2-0000-4a0e-9a43-0d8f3b6d5b11' })).toEqual(
    Array<number>(30).fill(103),
  );
  // with the phone from anywhere, and without it from home
  expect(await codeOf('owner01', 'demo1234', { at: '203.0.113.5', with: phone })).toBe(100);
  expect(await codeOf('owner01', 'demo1234', { at: home })).toBe(100);
  // that the member came in gives strangers nothing
  expect(await codeOf('owner01', 'demo1234', { at: '198.51.100.1' })).toBe(103);
});

test('a device and an address that the account knows have five tries of their own', async () => {
  await world.addMember('owner02');
  expect(await codeOf('owner02', 'demo1234', { at: home, with: phone })).toBe(100);
  const failures = async (from: { at: string; with?: object }) => {
    const codes = [];
    for (let round = 0; round < 6; round += 1) codes.push(await codeOf('owner02', 'wrong123', from));
    return codes;
  };
  const five = [101, 101, 101, 101, 101, 103];
  expect(await failures({ at: home })).toEqual(five);
  expect(await failures({ at: '203.0.113.5', with: phone })).toEqual(five);
  expect(await codeOf('owner02', 'demo1234', { at: home, with: phone })).toBe(103);
});

test('one line of the internet is one address, and after ninety days nobody’s', async () => {
  await world.addMember('owner03');
  expect(await codeOf('owner03', 'demo1234', { at: '2001:db8:1:2::1' })).toBe(100);
  await attack('owner03');
  expect(await codeOf('owner03', 'demo1234', { at: '2001:db8:1:2:ffff::9' })).toBe(100);
  expect(await codeOf('owner03', 'demo1234', { at: '2001:db8:1:3::1' })).toBe(103);
  world.passTime(91 * day);
  await attack('owner03');
  expect(await codeOf('owner03', 'demo1234', { at: '2001:db8:1:2::1' })).toBe(103);
});

test('what a stranger can guess is no proof of a device', async () => {
  await world.addMember('owner04');
  expect(await codeOf('owner04', 'demo1234', { at: home, with: { udid: 'phone' } })).toBe(100);
  await attack('owner04');
  expect(await codeOf('owner04', 'demo1234', { at: '203.0.113.5', with: { udid: 'phone' } })).toBe(103);
});

test('an account that nobody has answers a device like one that somebody has', async () => {
  await world.addMember('owner05');
  expect(await attack('owner05', phone)).toEqual(fiveLookedAt);
  expect(await attack('nobody5', phone)).toEqual(fiveLookedAt);
});

test('the twenty addresses of last are kept', async () => {
  const memberId = await world.addMember('owner06');
  for (let host = 1; host <= 22; host += 1) {
    world.passTime(1_000);
    expect(await codeOf('owner06', 'demo1234', { at: `192.0.2.${host}` })).toBe(100);
  }
  const { rows } = await world.database.pool.query(
    'select count(*)::int as places, host(min(address_block)) as first from app.member_place where member_id = $1',
    [memberId],
  );
  expect(rows).toEqual([{ places: 20, first: '192.0.2.3' }]);
});
