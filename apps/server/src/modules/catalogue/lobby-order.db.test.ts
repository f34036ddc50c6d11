import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints, type CallPath } from '@halls/contract';
import type { Game, GameShelf, GameType } from '@halls/contract/catalogue';
import type { ContentKind } from '@halls/contract/publication';
import { publicationModule } from '#modules/publication';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';

let world: OfficeWorld;
let editor: Desk;
let publisher: Desk;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [publicationModule] });
  editor = await world.seat('editor', ['editor']);
  publisher = await world.seat('publisher', ['publisher']);
  await world.test.pool.query(`
    insert into app.hall (site_id, gt_id, name)
    values (1, 2, '{"en_US": "Slots"}'), (1, 3, '{"en_US": "Live casino"}'), (1, 4, '{"en_US": "Sports"}');
    insert into app.provider (site_id, gp_id, gt_id, name, local_names)
    values (1, 'GPR8', 2, 'River', '{}'), (1, 'GPJD', 2, 'Jade', '{"zh_CN": "玉"}'), (1, 'GPLC', 3, 'Court', '{}');
    insert into app.game (site_id, gp_id, gt_id, game_code, name)
    select 1, gp_id, gt_id, lower(gp_id) || '-' || n, jsonb_build_object('en_US', 'Game ' || n || ' of ' || name)
      from app.provider cross join generate_series(1, 3) n where site_id = 1`);
  await world.app.start();
});
afterAll(() => world.close());

const why = { reason: 'as members like it' };

/** Puts something on the site as it is done at the office; answers what takes it off again. */
async function publish(kind: ContentKind, body: object): Promise<() => Promise<number>> {
  const saved = await editor.ask('/content/save', { site_id: 1, kind, base_version: 0, body, ...why });
  const version = { site_id: 1, document_id: saved.data.document_id, version: saved.data.version, ...why };
  expect((await editor.ask('/content/submit', version)).code).toBe(100);
  expect((await publisher.ask('/content/decide', { ...version, verdict: 'publish' })).code).toBe(100);
  const archive = { site_id: 1, document_id: version.document_id, ...why };
  return async () => (await publisher.ask('/content/archive', archive)).code;
}

/** What a guest of the site is told. */
async function told<Data>(path: CallPath, body: object): Promise<Data> {
  const answer = await world.app.http.inject({
    ...{ method: 'POST', url: `/api${path}`, payload: JSON.stringify({ currency: 'USD', ...body }) },
    headers: { host: 'site1.localhost', 'content-type': 'application/json', language: 'en_US' },
  });
  return answer.json<{ data: Data }>().data;
}
const halls = () => told<GameType[]>(endpoints.gameList.path, { support_device: 0, template: 'pc' });
const hallIds = async () => (await halls()).map((hall) => hall.gt_id);
const providersOf = async (gtId: number) =>
  (await halls()).find((hall) => hall.gt_id === gtId)?.gp_list.map((provider) => provider.gp_id);
const tagged = async (asked: object) =>
  (await told<{ info: Game[] }>(endpoints.tagGameList.path, asked)).info.map((game) => game.game_code);

it('halls stand in the order that was published, and those that nobody has placed after them', async () => {
  expect(await hallIds()).toEqual([2, 3, 4]);
  const takeOff = await publish('hall-order', { halls: ['4', '3'] });
  await expect.poll(hallIds).toEqual([4, 3, 2]);
  // what is found in all halls follows them
  expect(await tagged({ tag: 'all', text: 'Game 1' })).toEqual(['gplc-1', 'gpjd-1', 'gpr8-1']);
  expect(await takeOff()).toBe(100);
  await expect.poll(hallIds).toEqual([2, 3, 4]);
});

it('a hall’s providers stand in their order, and one that is hidden is gone with its games', async () => {
  const arrangement = (isShown: boolean) => ({
    gt_id: 2,
    providers: [
      { id: 'GPR8', is_shown: true },
      { id: 'GPJD', is_shown: isShown },
    ],
  });
  expect(await providersOf(2)).toEqual(['GPJD', 'GPR8']);
  const takeOff = await publish('hall-providers', arrangement(false));
  await expect.poll(() => providersOf(2)).toEqual(['GPR8']);
  expect(await tagged({ tag: 'all', text: 'Game 1', gt_id: 2 })).toEqual(['gpr8-1']);
  // without an order, what was hidden stays so
  expect(await takeOff()).toBe(100);
  expect(await providersOf(2)).toEqual(['GPR8']);
  const takeOffAgain = await publish('hall-providers', arrangement(true));
  await expect.poll(() => providersOf(2)).toEqual(['GPR8', 'GPJD']);
  expect(await takeOffAgain()).toBe(100);
});

it('a provider’s games, a shelf and a label are each in their own order', async () => {
  const games = async () =>
    (await told<{ main: Game[] }>(endpoints.gameLabel.path, { gp_id: 'GPR8', game_type_id: 2 })).main.map(
      (game) => game.game_code,
    );
  const shelf = async () =>
    (await told<{ info: GameShelf[] }>(endpoints.templateGameList.path, { support_device: 0 })).info
      .find((one) => one.gt_id === 2)
      ?.game_list.map((game) => game.game_code);
  const placed = ['gpr8-3', 'gpr8-1'].map((id) => ({ id, is_shown: true }));
  await publish('provider-games', { provider: 'GPR8 2', games: placed });
  await expect.poll(games).toEqual(['gpr8-3', 'gpr8-1', 'gpr8-2']);
  await publish('hall-shelf', { gt_id: 2, games: ['GPR8 gpr8-2', 'GPJD gpjd-3', 'GPR8 gpr8-1'] });
  await expect.poll(shelf).toEqual(['gpr8-2', 'gpjd-3', 'gpr8-1']);
  await publish('game-label', { tag: 'hot', games: ['GPJD gpjd-2', 'GPR8 gpr8-3', 'GPJD gpjd-1'] });
  await expect.poll(() => tagged({ tag: 'hot' })).toEqual(['gpjd-2', 'gpr8-3', 'gpjd-1']);
});

it('open pages are told once in each currency of their site, of what changed and of nothing else', async () => {
  const announced = async () =>
    (
      await world.test.pool.query<{ channel: string }>(
        `delete from app.outbox where event = 'catalogue.changed' returning channel`,
      )
    ).rows.map(({ channel }) => channel);
  await announced();
  const takeOff = await publish('hall-order', { halls: ['3', '2'] });
  expect((await announced()).toSorted()).toEqual(['web_api.USD', 'web_api.VND']);
  expect(await takeOff()).toBe(100);
  await announced();
  // as it stands already
  await world.test.pool.query('update app.hall set sort = sort where false');
  expect(await announced()).toEqual([]);
});

it('editors are told by name what there is to put in order', async () => {
  const listed = async (asked: object) => {
    const { code, data } = await editor.ask('/catalogue/listed', { site_id: 1, ...asked });
    expect(code).toBe(100);
    return data.list as { id: string; name: string; note: string; is_shown: boolean }[];
  };
  expect(await listed({ of: 'hall' })).toContainEqual({
    ...{ id: '3', name: 'Live casino', note: '', is_shown: true },
  });
  expect((await listed({ of: 'provider', within: '2' })).map(({ id, name }) => [id, name])).toEqual([
    ['GPJD', 'Jade'],
    ['GPR8', 'River'],
  ]);
  expect((await listed({ of: 'provider-hall' })).at(-1)).toMatchObject({ id: 'GPLC 3', note: 'Live casino' });
  await world.test.pool.query(`update app.game set is_active = false where game_code = 'gplc-2'`);
  const games = await listed({ of: 'game', within: 'GPLC 3' });
  expect(games.map(({ id, is_shown: isShown }) => [id, isShown])).toEqual([
    ['gplc-1', true],
    ['gplc-2', false],
    ['gplc-3', true],
  ]);
  const found = async () =>
    (await listed({ of: 'site-game', text: 'jade 2', within: '2' })).map(({ id }) => id);
  expect(await found()).toEqual(['GPJD gpjd-2']);
  expect(await listed({ of: 'site-game', ids: ['GPR8 gpr8-1', 'GPR8 gone'] })).toEqual([
    { id: 'GPR8 gpr8-1', name: 'Game 1 of River', note: 'River', is_shown: true },
  ]);
});
