import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, testSites, type IdentityWorld } from '../../../test/identity-world.ts';
import { createOperatorCaller } from '../../../test/operator-caller.ts';

let world: IdentityWorld;
let callSigned: Awaited<ReturnType<typeof createOperatorCaller>>;
beforeAll(async () => {
  world = await createIdentityWorld();
  callSigned = await createOperatorCaller(world);
});
afterAll(() => world.close());

const ask = async (input: object) => (await callSigned('clean-cache', input)).answer;

/** Whose channel was told since the last look. */
async function told(): Promise<string[]> {
  const { rows } = await world.pool.query<{ channel: string }>(
    `with gone as (delete from app.outbox where event = 'app_clean_cache' returning channel)
     select channel from gone order by channel`,
  );
  return rows.map(({ channel }) => channel);
}

test('one member’s windows are told, whether they are logged in or not', async () => {
  const memberId = await world.addMember('stale01');
  expect(await ask({ site_id: 1, member_account: ' Stale01' })).toEqual({ status: 'OK', told: 1 });
  expect(await told()).toEqual([`private-member.${memberId}`]);
});

test('everybody who is logged in at the site is told, and nobody else', async () => {
  const here = await Promise.all(['here001', 'here002'].map((account) => world.addMember(account)));
  await world.addMember('away001');
  await world.addMember('other01', { siteId: 2, currency: 'RMB' });
  for (const account of ['here001', 'here002']) expect((await world.logIn(account)).code).toBe(100);
  const [, site] = testSites;
  if (site) expect((await world.logIn('other01', 'demo1234', { site })).code).toBe(100);
  expect(await ask({ site_id: 1 })).toEqual({ status: 'OK', told: 2 });
  expect(await told()).toEqual(here.map((id) => `private-member.${id}`).toSorted());
});

test('a system speaks for its own sites and their members alone', async () => {
  expect(await ask({ site_id: 2 })).toEqual({ status: 'SITE_NOT_YOURS' });
  expect(await ask({ site_id: 1, member_account: 'nobody' })).toEqual({ status: 'MEMBER_DOES_NOT_EXIST' });
  expect(await told()).toEqual([]);
});

test('a request that is not signed by it tells nobody', async () => {
  const { status } = await callSigned('clean-cache', { site_id: 1 }, { secret: 'another-secret-of-nobody' });
  expect([status, await told()]).toEqual([401, []]);
});
