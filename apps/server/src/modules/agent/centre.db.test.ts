import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
let top: number;
let below: number;
let token: string;
beforeAll(async () => {
  world = await createIdentityWorld();
  top = await world.addMember('topagent');
  await makeAgent(top);
  below = await world.addMember('belowagent');
  await put(below, top);
  await makeAgent(below);
  token = await tokenOf('topagent');
});
afterAll(() => world.close());

const makeAgent = (memberId: number) =>
  world.database.pool.query(
    'update app.member set is_agent = true, agent_active = true where member_id = $1',
    [memberId],
  );
const put = (memberId: number, agentId: number) =>
  world.database.pool.query('update app.member set agent_id = $1 where member_id = $2', [agentId, memberId]);
const tokenOf = async (account: string) => ((await world.logIn(account)).data as { token: string }).token;
const ask = async (path: string, body: object = {}, as = token) =>
  (await world.send(path, body, { token: as })).envelope;

test('an agent sees who is below, masked, and below the agents there, and nobody else', async () => {
  const deep = await world.addMember('deepmember');
  await put(deep, below);
  const first = (await ask('/agent/downline')).data;
  expect(first).toMatchObject({
    way: [],
    totals: { members: 1, agents: 1 },
    list: [{ member_id: below, is_agent: 1, members: 1 }],
    next_cursor: null,
  });
  expect(JSON.stringify(first)).not.toContain('belowagent');
  expect((await ask('/agent/downline', { under: below })).data).toMatchObject({
    way: [{ member_id: top }],
    list: [{ member_id: deep, is_agent: 0 }],
  });
  expect((await ask('/agent/downline', { under: below, query: 'DEEPMEMBER' })).data).toMatchObject({
    list: [{ member_id: deep }],
  });
  expect((await ask('/agent/downline', { under: below, only_agents: 1 })).data).toMatchObject({ list: [] });
  const asBelow = await tokenOf('belowagent');
  expect((await ask('/agent/downline', { under: top }, asBelow)).code).toBe(404);
  expect((await ask('/agent/downline', {}, await tokenOf('deepmember'))).code).toBe(403);
});

test('a list goes on where it ended', async () => {
  const agent = await world.addMember('manyagent');
  await makeAgent(agent);
  await world.database.pool.query(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at, agent_id)
     select 1, 'many' || n, '', 'VND', 'MANY' || n, now(), $1 from generate_series(1, 120) n`,
    [agent],
  );
  const as = await tokenOf('manyagent');
  const seen: number[] = [];
  for (let cursor: number | null = 0; cursor !== null;) {
    const page = (await ask('/agent/downline', cursor === 0 ? {} : { cursor }, as)).data as {
      list: { member_id: number }[];
      next_cursor: number | null;
    };
    seen.push(...page.list.map(({ member_id: memberId }) => memberId));
    cursor = page.next_cursor;
  }
  expect(new Set(seen).size).toBe(120);
});

test('a visitor counts once a day, whoever presses how often, and is not kept', async () => {
  const visit = (remoteAddress: string, agent_id = top) =>
    world.send('/agent/visit', { agent_id }, { remoteAddress });
  await Promise.all([1, 2, 3].map(() => visit('10.1.0.1')));
  await visit('10.1.0.2');
  await visit('10.1.0.3', 999_999);
  expect((await ask('/agent/promotion')).data).toMatchObject({
    path: `/?id=${top}`,
    code: 'TOPAGENT',
    visitors: 2,
    depositors: 0,
  });
  world.passTime(24 * 60 * 60_000);
  await visit('10.1.0.1');
  token = await tokenOf('topagent');
  expect((await ask('/agent/promotion')).data).toMatchObject({ visitors: 3 });
});
