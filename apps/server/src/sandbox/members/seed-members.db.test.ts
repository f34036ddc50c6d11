import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, testSites, type IdentityWorld } from '../../../test/identity-world.ts';
import { loadFundsFactor, sampleFundsMinor } from './sample-members.ts';
import { seedMembers } from './seed-members.ts';

let world: IdentityWorld;
const seed = () => seedMembers({ ...world, clock: () => new Date() });
beforeAll(async () => {
  world = await createIdentityWorld();
  await seed();
});
afterAll(() => world.close());

const countOf = async (where: string) =>
  (await world.database.pool.query(`select count(*)::int as count from ${where}`)).rows[0].count as number;

test('the sample members of every site log in and are funded', async () => {
  for (const site of testSites) {
    for (const [account, password] of [
      ['demo01', 'demo1234'],
      ['demo05', 'demo1234'],
      ['agent01', 'agent1234'],
    ] as const) {
      const { code, data } = await world.logIn(account, password, { site });
      expect(code, `${account} on ${site.siteId}`).toBe(100);
      const owner = {
        siteId: site.siteId,
        memberId: (data as { member_id: number }).member_id,
        currency: site.defaultCurrency,
      };
      expect(await world.ledger.balanceOf(owner)).toBe(sampleFundsMinor[site.defaultCurrency]);
    }
  }
});

test('load tools have two hundred members on site 1 alone', async () => {
  const { code, data } = await world.logIn('load200');
  expect(code).toBe(100);
  const memberId = (data as { member_id: number }).member_id;
  expect(await world.ledger.balanceOf({ siteId: 1, memberId, currency: 'VND' })).toBe(
    sampleFundsMinor.VND * loadFundsFactor,
  );
  expect(await countOf(`app.member where member_account like 'load%' and site_id = 1`)).toBe(200);
  expect(await countOf(`app.member where member_account like 'load%' and site_id <> 1`)).toBe(0);
});

test('the agent is active and has a downline of two levels', async () => {
  const { rows } = await world.database.pool.query(
    `select agent.member_account as agent, array_agg(member.member_account order by member.member_account) as downline
     from app.member member join app.member agent on agent.member_id = member.agent_id and agent.is_agent and agent.agent_active
     where member.site_id = 1 group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { agent: 'agent01', downline: ['agent02', 'down01', 'down02', 'down03', 'down04'] },
    { agent: 'agent02', downline: ['deep01', 'deep02'] },
  ]);
});

test('a second run changes nothing, also when a member’s password was changed', async () => {
  await world.database.pool.query(
    `update app.member set password_hash = $1 where member_account = 'demo02'`,
    [await world.passwords.hash('mine1234')],
  );
  const before = [
    await countOf('app.member'),
    await countOf('ledger.transaction'),
    await countOf('app.agreement'),
  ];
  await seed();
  expect([
    await countOf('app.member'),
    await countOf('ledger.transaction'),
    await countOf('app.agreement'),
  ]).toEqual(before);
  expect((await world.logIn('demo02', 'mine1234')).code).toBe(100);
});
