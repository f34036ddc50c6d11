import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
let token: string;
let agentId: number;
beforeAll(async () => {
  world = await createIdentityWorld();
  await world.addMember('hopeful');
  agentId = await world.addMember('upline');
  await world.database.pool.query(
    'update app.member set is_agent = true, agent_active = true where member_id = $1',
    [agentId],
  );
  token = ((await world.logIn('hopeful')).data as { token: string }).token;
});
afterAll(() => world.close());
afterEach(() => world.database.pool.query('delete from app.agent_policy'));

const ask = async (path: string, body: object = {}) => (await world.send(path, body, { token })).envelope;
const apply = (body: object = {}) => ask('/member/apply_for_agent/check', body);
const open = () => world.database.pool.query('insert into app.agent_policy values (1, true)');

test('levels of agents have the names that their site gives them, in the language of the request', async () => {
  expect((await ask('/arks/web/agent-level-rename')).data).toEqual({ detail: [] });
  await world.database.pool.query(
    `insert into app.agent_level_name values
     (1, 2, '{"en_US": "Partner", "vi_VN": "Đối tác"}'), (1, 1, '{"en_US": "Director"}'), (2, 1, '{"en_US": "Other"}')`,
  );
  expect((await ask('/arks/web/agent-level-rename')).data).toEqual({
    detail: [
      { level: 1, name: 'Director' },
      { level: 2, name: 'Partner' },
    ],
  });
  const inVietnamese = await world.send('/arks/web/agent-level-rename', {}, { token, language: 'vi_VN' });
  expect(inVietnamese.envelope.data).toMatchObject({ detail: [{ name: 'Director' }, { name: 'Đối tác' }] });
});

test('a site that has opened nothing takes no applications', async () => {
  expect((await apply()).code).toBe(101);
  await open();
  expect(await apply()).toMatchObject({ code: 100, data: { is_valid: 1 } });
});

test('one application at a time', async () => {
  await open();
  await world.database.pool.query(
    `insert into app.agent_application (member_id, state) select member_id, 'pending' from app.member where member_account = 'hopeful'`,
  );
  expect((await apply()).code).toBe(102);
  await world.database.pool.query(`update app.agent_application set state = 'refused'`);
  expect((await apply()).code).toBe(100);
});

test('an application names an active agent of the same site, or nobody', async () => {
  await open();
  const stranger = await world.addMember('elsewhere', { siteId: 2, currency: 'RMB' });
  const isValid = async (agent_id: number) => (await apply({ agent_id })).data;
  expect(await isValid(agentId)).toEqual({ is_valid: 1 });
  expect(await isValid(stranger)).toEqual({ is_valid: 0 });
  await world.database.pool.query('update app.member set agent_active = false where member_id = $1', [
    agentId,
  ]);
  expect(await isValid(agentId)).toEqual({ is_valid: 0 });
});

test('what a site runs for its members is a row of its own for each currency', async () => {
  const friend = async (currency: string) =>
    (await world.send('/bonus_setting/check', { member_currency: currency })).envelope.data;
  const surplus = async () => (await ask('/arks/web/cash_surplus/check')).data;
  expect([await friend('VND'), await surplus()]).toEqual([{ is_friend: 0 }, { active: 0 }]);
  await world.database.pool.query(`insert into app.bonus_setting values (1, 'VND', true, true)`);
  expect([await friend('VND'), await surplus()]).toEqual([{ is_friend: 1 }, { active: 1 }]);
  expect(await friend('USD')).toEqual({ is_friend: 0 });
});
