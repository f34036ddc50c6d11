import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '@halls/contract';
import type { Game } from '@halls/contract/catalogue';
import { openSampleSites, type SampleSites } from '../../../test/sample-sites.ts';

const many = 5_000;
let sites: SampleSites;

beforeAll(async () => {
  sites = await openSampleSites({ running: 1 });
  await sites.sql
    .insertInto('app.game')
    .values(
      Array.from({ length: many }, (_, n) => ({
        ...{ site_id: 1, gp_id: 'GPJL', gt_id: 2, game_code: `many-${n}`, has_demo: true, rtp: '96.00' },
        ...{ rtp_max: null, shelf_sort: null, sort: 1_000 + n, volatility: 'high' as const },
        name: JSON.stringify({ en_US: `Lantern ${n}`, vi_VN: `Đèn lồng ${n}`, zh_CN: `灯笼${n}` }),
      })),
    )
    .execute();
});
afterAll(() => sites.close());

async function find(text: string, more: object = {}): Promise<Game[]> {
  const asked = { tag: 'all', text, gt_id: 2, ...more };
  const { data } = await sites.call(endpoints.tagGameList.path, asked);
  return (data as { info: Game[] }).info;
}

/** The median of what each of several questions takes; they are asked in turn, so that all meet the same machine. */
async function mediansMs<Question extends string>(
  times: number,
  questions: Record<Question, (time: number) => Promise<unknown>>,
): Promise<Record<Question, number>> {
  const took = Object.keys(questions).map((name) => ({ name: name as Question, ms: [] as number[] }));
  for (let time = 0; time < times; time += 1)
    for (const { name, ms } of took) {
      const start = performance.now();
      await questions[name](time);
      ms.push(performance.now() - start);
    }
  return Object.fromEntries(
    took.map(({ name, ms }) => [name, ms.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0]),
  ) as Record<Question, number>;
}

test('among 5,000 games one is found by its name, its accents left out, its pinyin, and what it is like', async () => {
  await expect.poll(async () => (await find('lantern 4321')).length).toBe(1);
  for (const text of ['den long 4321', '灯笼4321', 'denglong4321'])
    expect((await find(text)).map((game) => game.game_code)).toEqual(['many-4321']);
  expect(await find('lantern 4321', { volatility: 'low' })).toEqual([]);
  expect(await find('lantern 4321', { volatility: 'high', gp_id: 'GPJL' })).toHaveLength(1);
  expect(await find('lantern 4321', { gp_id: 'GPR8' })).toEqual([]);
  expect((await find('lantern')).length).toBe(60);
});

test('a search takes no longer than a few queries by an index, and a list that was asked before not even one', async () => {
  const list = async () =>
    sites.call(endpoints.tagGameList.path, { tag: 'hot', gt_id: 2, volatility: 'low' });
  await list();
  const { query, search, kept } = await mediansMs(60, {
    query: (n) =>
      sites.sql
        .selectFrom('app.game')
        .select(['game_id', 'name', 'gp_id', 'rtp', 'has_demo'])
        .where('site_id', '=', 1)
        .where('gt_id', '=', 2)
        .where('sort', '>=', 1_000 + n)
        .orderBy('sort')
        .limit(60)
        .execute(),
    search: (n) => find(`lantern ${n}`),
    kept: list,
  });
  expect(search / query).toBeLessThan(12);
  expect(kept / query).toBeLessThan(2);
});
