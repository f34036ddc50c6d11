import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';
import { listViewModule } from './list-view.module.ts';
import { mostViews } from './list-view.repo.ts';

let world: OfficeWorld;
let ann: Desk;
let bob: Desk;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [listViewModule] });
  ann = await world.seat('ann', ['support']);
  bob = await world.seat('bob', ['support']);
});
afterAll(() => world.close());

const save = (desk: Desk, name: string, more: object = {}) =>
  desk.ask('/list-view/save', { list: 'members', name, query: 'status=frozen', is_shared: false, ...more });
const namesOf = async (desk: Desk, list = 'members') =>
  (await desk.ask('/list-view/list', { list })).data.list.map((view: { name: string }) => view.name);

it('is kept for oneself, or for all where it is shared, and says whose it is', async () => {
  expect((await save(ann, 'Frozen')).code).toBe(100);
  expect((await save(ann, 'Agents', { query: 'sort=account', is_shared: true })).code).toBe(100);
  expect(await namesOf(ann)).toEqual(['Agents', 'Frozen']);
  const { data } = await bob.ask('/list-view/list', { list: 'members' });
  expect(data.list).toEqual([
    {
      ...{ list_view_id: expect.any(Number), name: 'Agents', query: 'sort=account' },
      ...{ is_shared: true, is_own: false, account: 'ann' },
    },
  ]);
  expect(await namesOf(bob, 'log')).toEqual([]);
});

it('is written over by its name, by whoever keeps it alone', async () => {
  await save(ann, 'Twice', { query: 'q=a', is_shared: true });
  await save(ann, 'Twice', { query: 'q=b', is_shared: true });
  await save(bob, 'Twice', { query: 'q=c' });
  const { data } = await bob.ask('/list-view/list', { list: 'members' });
  const twice = data.list.filter(({ name }: { name: string }) => name === 'Twice');
  expect(twice.map(({ query, is_own }: { query: string; is_own: boolean }) => [query, is_own])).toEqual([
    ['q=c', true],
    ['q=b', false],
  ]);
});

it('is forgotten by its keeper alone, and both stand in the log', async () => {
  const { data } = await save(ann, 'Gone', { is_shared: true });
  expect((await bob.ask('/list-view/drop', data)).status).toBe(404);
  expect((await ann.ask('/list-view/drop', data)).code).toBe(100);
  expect((await ann.ask('/list-view/drop', data)).status).toBe(404);
  expect(await namesOf(bob)).not.toContain('Gone');
  const { rows } = await world.test.pool.query(
    `select action, after ->> 'name' as kept, before ->> 'name' as gone from app.audit_event
      where target = $1 order by audit_event_id`,
    [`list_view/${data.list_view_id}`],
  );
  expect(rows).toEqual([
    { action: 'list_view.saved', kept: 'Gone', gone: null },
    { action: 'list_view.dropped', kept: null, gone: 'Gone' },
  ]);
});

it('takes no more than anybody looks through, and no list that there is not', async () => {
  await world.test.pool.query(
    `insert into app.list_view (operator_id, list, name, query, is_shared, kept_at)
     select $1, 'log', 'View ' || n, '', false, now() from generate_series(1, $2) n`,
    [bob.operatorId, mostViews],
  );
  expect((await save(bob, 'One more', { list: 'log' })).code).toBe(101);
  expect((await save(bob, 'View 1', { list: 'log', query: 'q=x' })).code).toBe(100);
  expect((await save(bob, 'Nowhere', { list: 'wherever' })).status).toBe(422);
  expect((await save(bob, ' ')).status).toBe(422);
});
