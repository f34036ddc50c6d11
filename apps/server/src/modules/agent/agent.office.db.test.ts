import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';
import { makeMoves } from './make-moves.ts';
import { agentModule } from './index.ts';

let world: OfficeWorld;
let agents: Desk;
let compliance: Desk;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [agentModule] });
  agents = await world.seat('agents', ['agents']);
  compliance = await world.seat('comply', ['compliance']);
});
afterAll(() => world.close());

async function add(account: string, under: number | null = null, isAgent = false): Promise<number> {
  const { rows } = await world.test.pool.query(
    `insert into app.member
       (site_id, member_account, password_hash, currency, recommend_code, created_at, agent_id, is_agent, agent_active)
     values (1, $1, '', 'USD', upper($1), '2026-01-01', $2, $3, $3) returning member_id::int as id`,
    [account, under, isAgent],
  );
  return rows[0].id;
}
async function apply(memberId: number): Promise<number> {
  const { rows } = await world.test.pool.query(
    `insert into agency.application (site_id, member_id, agent_id, plan)
     select site_id, member_id, agent_id, 'friends' from app.member where member_id = $1
     returning application_id::int as id`,
    [memberId],
  );
  return rows[0].id;
}
const decide = (application_id: number, verdict: string, more: object = {}) =>
  agents.ask('/agent/decide', { site_id: 1, application_id, verdict, reason: 'looked at', ...more });
const askMove = (member_id: number, agent_id: number | null) =>
  agents.ask('/agent/move', { site_id: 1, member_id, agent_id, reason: 'asked for' });
async function move(memberId: number, agentId: number | null) {
  const asked = await askMove(memberId, agentId);
  return compliance.ask('/change-request/vote', {
    ...{ change_request_id: asked.data.change_request_id, verdict: 'approve', reason: 'agreed' },
  });
}
/** Nobody is signed in for so long. */
async function pass(ms: number): Promise<void> {
  world.pass(ms);
  agents = await world.signIn('agents');
  compliance = await world.signIn('comply');
}
const makeDue = () => makeMoves({ sql: world.app.platform.sql, clock: world.now });
async function tree(of: number): Promise<string[]> {
  const { rows } = await world.test.pool.query(
    `select m.member_account || ' ' || c.distance as said from agency.closure c
     join app.member m on m.member_id = c.descendant_id
     where c.ancestor_id = $1 and upper_inf(c.during) order by c.distance, m.member_account`,
    [of],
  );
  return rows.map(({ said }) => said);
}
async function holds(): Promise<unknown[]> {
  return (await world.test.pool.query('select * from agency.check_invariants()')).rows;
}

test('who applies becomes an agent below their own, once, and is told by letter', async () => {
  const top = await add('top', null, true);
  const hopeful = await add('hopeful', top);
  const application = await apply(hopeful);
  expect((await agents.ask('/agent/applications', { site_id: 1 })).data.list).toMatchObject([
    { member: { member_account: 'hopeful' }, under: { member_account: 'top' }, plan: 'friends' },
  ]);
  const answers = await Promise.all([decide(application, 'approve'), decide(application, 'approve')]);
  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([100, 101]);
  const { rows } = await world.test.pool.query(
    `select is_agent, agent_active, agent_level, member_type,
       (select count(*)::int from app.letter l where l.member_id = m.member_id and l.template = 'agent_approved') as letters
     from app.member m where member_id = $1`,
    [hopeful],
  );
  expect(rows).toEqual([{ is_agent: true, agent_active: true, agent_level: 2, member_type: 2, letters: 1 }]);
  expect(await tree(top)).toEqual(['top 0', 'hopeful 1']);
});

test('a refusal says why, and another application may follow', async () => {
  const unlucky = await add('unlucky');
  const application = await apply(unlucky);
  expect((await decide(application, 'refuse')).code).toBe(102);
  expect((await decide(application, 'refuse', { answer: 'Tell us more' })).code).toBe(100);
  expect(await apply(unlucky)).toBeGreaterThan(application);
  expect((await agents.ask('/agent/applications', { site_id: 1, state: 'all' })).data.list).toMatchObject([
    { state: 'pending' },
    { state: 'refused', answer: 'Tell us more', decided_by: { account: 'agents' } },
    { state: 'approved' },
  ]);
});

test('a move waits for the next month, takes all who are below along, and leaves the past where it was', async () => {
  const [one, two] = [await add('one', null, true), await add('two', null, true)];
  const middle = await add('middle', one, true);
  const leaf = await add('leaf', middle, true);
  await add('player', leaf);
  expect((await move(middle, two)).data.state).toBe('applied');
  expect((await askMove(middle, null)).code).toBe(105);
  await makeDue();
  expect(await tree(two)).toEqual(['two 0']);
  const { data } = await agents.ask('/agent/placements', { site_id: 1, member_id: middle });
  expect(data.next).toMatchObject({ agent: { member_account: 'two' }, due_at: '2026-04-01T04:00:00.000Z' });
  await pass(17 * 60 * 60_000);
  await Promise.all([makeDue(), makeDue()]);
  expect(await tree(one)).toEqual(['one 0']);
  expect(await tree(two)).toEqual(['two 0', 'middle 1', 'leaf 2']);
  const after = (await agents.ask('/agent/placements', { site_id: 1, member_id: middle })).data;
  expect(after).toMatchObject({
    list: [
      { agent: { member_account: 'two' }, from: '2026-04-01T04:00:00.000Z', until: null, reason: 'moved' },
      { agent: { member_account: 'one' }, until: '2026-04-01T04:00:00.000Z', reason: 'introduced' },
    ],
    next: null,
  });
  const { rows } = await world.test.pool.query(
    `select c.ancestor_id::int as above, lower(c.during) <= '2026-03-15' and not upper_inf(c.during) as was
     from agency.closure c where c.descendant_id = $1 and c.distance = 2 order by lower(c.during)`,
    [leaf],
  );
  expect(rows).toEqual([
    { above: one, was: true },
    { above: two, was: false },
  ]);
  expect(await holds()).toEqual([]);
});

test('what would be a circle, an eleventh level or a stranger is refused', async () => {
  const chain = [await add('c1', null, true)];
  for (let level = 2; level <= 10; level += 1) chain.push(await add(`c${level}`, chain.at(-1) ?? null, true));
  const [first = 0, second = 0] = chain;
  const last = chain.at(-1) ?? 0;
  expect((await askMove(first, last)).code).toBe(103);
  expect((await askMove(first, first)).code).toBe(103);
  expect((await askMove(second, first)).code).toBe(101);
  const plain = await add('plain');
  expect((await askMove(first, plain)).code).toBe(102);
  const other = await add('other', null, true);
  expect((await askMove(first, other)).code).toBe(104);
  const eager = await add('eager', last);
  expect((await decide(await apply(eager), 'approve')).code).toBe(103);
  await expect(add('beyond', last, true)).rejects.toThrow('closure_distance_check');
  await expect(
    world.test.pool.query('update app.member set agent_id = $1 where member_id = $2', [last, first]),
  ).rejects.toThrow('is above agent');
});

test('two moves that would each be right alone make no circle', async () => {
  const [left, right] = [await add('left', null, true), await add('right', null, true)];
  expect((await move(left, right)).data.state).toBe('applied');
  expect((await move(right, left)).data.state).toBe('applied');
  await pass(31 * 24 * 60 * 60_000);
  await Promise.all([makeDue(), makeDue()]);
  const { rows } = await world.test.pool.query(
    'select state from agency.move where member_id = any ($1) order by state',
    [[left, right]],
  );
  expect(rows).toEqual([{ state: 'failed' }, { state: 'made' }]);
  expect(await holds()).toEqual([]);
});

test('trees that move at random stay what the placements say', async () => {
  const known = await Promise.all(Array.from({ length: 12 }, (_, index) => add(`r${index}`, null, true)));
  let seed = 7;
  const pick = () => known[(seed = (seed * 48_271) % 2_147_483_647) % known.length];
  for (let step = 0; step < 120; step += 1)
    await world.test.pool
      .query('update app.member set agent_id = $1 where member_id = $2', [
        step % 5 === 0 ? null : pick(),
        pick(),
      ])
      // a circle, an eleventh level or oneself
      .catch(() => undefined);
  expect(await holds()).toEqual([]);
});

test('a broken copy is seen', async () => {
  const [agent, member] = [await add('seen', null, true), await add('seenbelow')];
  await world.test.pool.query('alter table app.member disable trigger member_placed_anew');
  await world.test.pool.query('update app.member set agent_id = $1 where member_id = $2', [agent, member]);
  expect(await holds()).toMatchObject([{ name: 'members_are_where_they_are_placed' }]);
  await world.test.pool.query('update app.member set agent_id = null where member_id = $1', [member]);
  await world.test.pool.query('alter table app.member enable trigger member_placed_anew');
});

test('an agent is retired and comes back', async () => {
  const member_id = await add('retiring', null, true);
  const set = (is_active: number) =>
    agents.ask('/agent/set-active', { site_id: 1, member_id, is_active, reason: 'as asked' });
  expect([(await set(1)).code, (await set(0)).code, (await set(0)).code]).toEqual([101, 100, 101]);
  expect((await agents.ask('/agent/list', { site_id: 1, query: 'RETIRING' })).data.list).toMatchObject([
    { member_account: 'retiring', level: 1, is_active: 0, members: 0, agents: 0, under: null },
  ]);
});

test('a site opens itself to applications', async () => {
  const set = (takes_applications: number) =>
    agents.ask('/agent/set-policy', { site_id: 1, takes_applications, reason: 'we grow' });
  expect([(await set(1)).code, (await set(1)).code]).toEqual([100, 101]);
  expect((await agents.ask('/agent/policy', { site_id: 1 })).data).toEqual({
    ...{ takes_applications: 1, agreement_version: null },
  });
});
