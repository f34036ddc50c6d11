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
    `insert into agency.application (site_id, member_id, plan) select site_id, member_id, '' from app.member where member_account = 'hopeful'`,
  );
  expect((await apply()).code).toBe(102);
  await world.database.pool.query(`update agency.application set state = 'refused', decided_at = now()`);
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

async function agree(version: number): Promise<void> {
  await world.database.pool.query(
    'update agency.agreement set ended_at = now() where site_id = 1 and ended_at is null',
  );
  await world.database.pool.query(
    `insert into agency.agreement (site_id, version, title, content, since)
     values (1, $1, '{"en_US": "Terms"}', '{"en_US": "<p>Of agents</p><script>1</script>"}', now())`,
    [version],
  );
}

test('an application accepts the agreement that holds, once, whoever presses how often', async () => {
  const wanted = { plan: 'Among friends', agreement_version: 1 };
  expect((await ask('/agent/agreement')).code).toBe(404);
  expect((await ask('/agent/apply', wanted)).code).toBe(101);
  await open();
  expect((await ask('/agent/apply', wanted)).code).toBe(103);
  await agree(1);
  expect((await ask('/agent/agreement')).data).toMatchObject({
    ...{ version: 1, title: 'Terms', content: '<p>Of agents</p>', accepted: null },
  });
  expect((await ask('/agent/apply', { ...wanted, agreement_version: 2 })).code).toBe(103);
  const pressed = await Promise.all([1, 2, 3].map(() => ask('/agent/apply', wanted)));
  expect(pressed.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([100, 102, 102]);
  expect((await ask('/agent/application')).data).toMatchObject({
    application: { state: 'pending', decided_at: null, answer: '' },
    takes_applications: 1,
  });
  expect((await ask('/agent/agreement')).data).toMatchObject({ accepted: { version: 1 } });
  expect((await ask('/agent/agreement/accept', { version: 1 })).code).toBe(403);
});

test('an agent accepts a new version, and its first time stays', async () => {
  await agree(2);
  const upline = ((await world.logIn('upline')).data as { token: string }).token;
  await world.database.pool.query('update app.member set agent_active = true where member_id = $1', [
    agentId,
  ]);
  const accept = async (version: number) =>
    (await world.send('/agent/agreement/accept', { version }, { token: upline })).envelope;
  expect((await accept(1)).code).toBe(103);
  const first = await accept(2);
  expect(first.code).toBe(100);
  world.passTime(60_000);
  expect((await accept(2)).data).toEqual(first.data);
});

test('what a site runs for its members is said for each currency', async () => {
  const friend = async (currency: string) =>
    (await world.send('/bonus_setting/check', { member_currency: currency })).envelope.data;
  const surplus = async () => (await ask('/arks/web/cash_surplus/check')).data;
  expect([await friend('VND'), await surplus()]).toEqual([{ is_friend: 0 }, { active: 0 }]);
  await world.database.pool.query(`insert into app.bonus_setting values (1, 'VND', true)`);
  await world.database.pool.query(
    `insert into friends.terms (site_id, currency, version, deposit_minor, turnover_minor, days, reward_minor,
       friend_reward_minor, turnover_percent, month_cap_minor, begun_at) values (1, 'VND', 1, 1, 0, 30, 1, 0, 100, 1, now())`,
  );
  expect([await friend('VND'), await surplus()]).toEqual([{ is_friend: 1 }, { active: 1 }]);
  expect(await friend('USD')).toEqual({ is_friend: 0 });
});
