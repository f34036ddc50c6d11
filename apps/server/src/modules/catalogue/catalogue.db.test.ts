import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, type Endpoint, type Envelope, type Language } from '@halls/contract';
import type { Game, GameLabel, GameShelf, GameType } from '@halls/contract/catalogue';
import { houseGames, percentOf, returnsOf, totalOf } from '@halls/house-games';
import { openSampleSites, type SampleSites } from '../../../test/sample-sites.ts';

let sites: SampleSites;

beforeAll(async () => {
  sites = await openSampleSites();
});
afterAll(() => sites.close());

/** Calls and holds the answer against the contract's schema. */
async function ask<Data>(
  endpoint: Endpoint,
  body: object,
  as: Parameters<SampleSites['call']>[2] = {},
): Promise<Data> {
  const envelope = await sites.call(endpoint.path, body, as);
  expect(envelope).toMatchObject({ code: 100 });
  return endpoint.data.parse(envelope.data) as Data;
}

const providersOf = (halls: readonly GameType[], gtId: number) =>
  halls.find((hall) => hall.gt_id === gtId)?.gp_list.map((provider) => provider.gp_id) ?? [];

describe('halls', () => {
  test('every hall has a provider, in the order and the language of the site', async () => {
    const halls = await ask<GameType[]>(
      endpoints.gameList,
      { currency: 'VND', support_device: '1' },
      { language: 'vi_VN' },
    );
    expect(halls.map((hall) => hall.gt_id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(halls.every((hall) => hall.gp_list.length > 0)).toBe(true);
    expect(halls[0]).toMatchObject({ gt_name: 'Nổ Hũ', en_name: 'Slots' });
    expect(providersOf(halls, 2)).toEqual(['GPR8', 'GPJD', 'GPFC', 'GPJL', 'GPMT']);
    const sportsFirst = await ask<GameType[]>(endpoints.gameList, {}, { siteId: 3 });
    expect(sportsFirst.map((hall) => hall.gt_id).slice(0, 2)).toEqual([4, 9]);
  });

  test('a provider with one game opens it, one with more its list; maintenance is told', async () => {
    const halls = await ask<GameType[]>(endpoints.gameList, {});
    const all = new Map(halls.flatMap((hall) => hall.gp_list).map((provider) => [provider.gp_id, provider]));
    expect(all.get('GPR8')).toMatchObject({
      game_code: '0',
      is_maintenance: 0,
      gp_gt_name: 'River Eight Slots',
    });
    expect(all.get('GPCF')).toMatchObject({
      game_code: '0',
      game_count: 2,
    });
    expect(all.get('GPMT')).toMatchObject({
      game_code: 'mt-golden-seams',
      game_name: { en_US: 'Golden Seams' },
      game_count: 1,
      is_maintenance: 1,
    });
  });

  test('a provider is called as the language calls it, and by its Latin name elsewhere', async () => {
    const namesIn = async (language: Language) => {
      const asked = { tag: 'all', text: 'River Eight' };
      const [halls, { info }] = await Promise.all([
        ask<GameType[]>(endpoints.gameList, {}, { language }),
        ask<{ info: Game[] }>(endpoints.tagGameList, asked, { language }),
      ]);
      const { gp_name, gp_gt_name, game_name } = halls[0]?.gp_list[0] ?? {};
      return [gp_name, gp_gt_name, game_name, ...new Set(info.map((game) => game.gp_name))];
    };
    expect(await namesIn('zh_CN')).toEqual(['八川', '八川 电子游戏', '八川', '八川']);
    expect(await namesIn('vi_VN')).toEqual([
      'Tám Dòng Sông',
      'Tám Dòng Sông Nổ Hũ',
      'Tám Dòng Sông',
      'Tám Dòng Sông',
    ]);
    expect(await namesIn('th_TH')).toEqual(['River Eight', 'River Eight สล็อต', 'River Eight', 'River Eight']);
  });

  test('a provider that does not take the currency is not listed in it', async () => {
    await sites.sql
      .updateTable('app.provider')
      .set({ currencies: ['USD'] })
      .where('gp_id', '=', 'GPJL')
      .where('site_id', '=', 2)
      .execute();
    const listed = async (currency: string) =>
      providersOf(await ask<GameType[]>(endpoints.gameList, { currency }, { siteId: 2 }), 2);
    expect(await listed('RMB')).not.toContain('GPJL');
    expect(await listed('USD')).toContain('GPJL');
  });

  test('demos are those of the four slot providers', async () => {
    const halls = await ask<GameType[]>(endpoints.demoGtGames, { template: 'pc' });
    expect(halls.map((hall) => hall.gt_id)).toEqual([2]);
    expect(providersOf(halls, 2)).toEqual(['GPR8', 'GPJD', 'GPFC', 'GPJL']);
    const games = await ask<Game[]>(endpoints.demoGpGames, { gp_id: 'GPFC', game_type_id: 2 });
    expect(games.length).toBeGreaterThanOrEqual(12);
    expect(await ask<Game[]>(endpoints.demoGpGames, { gp_id: 'GPLC', game_type_id: 3 })).toEqual([]);
  });
});

describe('games', () => {
  test('a label has its games, in one hall or in all', async () => {
    const { info: hot } = await ask<{ info: Game[] }>(endpoints.tagGameList, { tag: 'hot' });
    const { info: hotLive } = await ask<{ info: Game[] }>(endpoints.tagGameList, { tag: 'hot', gt_id: 3 });
    expect(hot.every((game) => game.is_hot === 1)).toBe(true);
    expect(hotLive.map((game) => game.game_code)).toEqual(['lc-baccarat']);
    expect(hot.length).toBeGreaterThan(hotLive.length);
  });

  test('a search finds games of all halls by any of their names and by their provider', async () => {
    const codesOf = async (text: string, body: object = {}) => {
      const { info } = await ask<{ info: Game[] }>(endpoints.tagGameList, { tag: 'all', text, ...body });
      return info.map((game) => game.game_code);
    };
    expect(await codesOf('龙虎')).toEqual(['lc-dragon-tiger', 'kc-dragon-tiger']);
    expect(await codesOf('TIGER drag')).toEqual(['lc-dragon-tiger', 'kc-dragon-tiger']);
    expect(await codesOf('Lotus Court')).toContain('lc-baccarat');
    expect(await codesOf('莲苑')).toContain('lc-baccarat');
    expect(await codesOf('Lotus Court', { gt_id: 2 })).not.toContain('lc-baccarat');
    expect([await codesOf('  '), await codesOf('no such game')]).toEqual([[], []]);
  });

  test('a provider’s games come whole as main and by label as list', async () => {
    const { list, main } = await ask<{ list: GameLabel[]; main: Game[] }>(endpoints.gameLabel, {
      gp_id: 'GPR8',
      game_type_id: '2',
      device: 2,
    });
    expect(main).toHaveLength(13);
    expect(new Set(main.map((game) => game.gp_id))).toEqual(new Set(['GPR8']));
    expect(list.map((label) => [label.tag, label.game_list.length])).toEqual([
      ['hot', 2],
      ['new', 2],
    ]);
  });

  test('every game is listed with its return, a table with that of its worst and its best bet', async () => {
    const { info } = await ask<{ info: GameShelf[] }>(endpoints.templateGameList, { currency: 'VND' });
    const listed = new Map(info.flatMap((shelf) => shelf.game_list).map((game) => [game.game_code, game]));
    expect(listed.get('r8-river-dragon')).toMatchObject({ rtp: '96.72', rtp_max: null });
    expect(listed.get('lc-baccarat')).toMatchObject({ rtp: '95.15', rtp_max: '98.94' });
    for (const game of houseGames) {
      const { lowest, highest } = returnsOf(game);
      const tile = listed.get(game.code);
      if (tile)
        expect([game.code, tile.rtp, tile.rtp_max ?? tile.rtp]).toEqual([
          game.code,
          percentOf(totalOf(lowest)),
          percentOf(totalOf(highest)),
        ]);
    }
  });

  test('names come in the language of the request, with en_US to fall back to', async () => {
    const { main } = await ask<{ main: Game[] }>(
      endpoints.gameLabel,
      { gp_id: 'GPKC', game_type_id: 6 },
      { language: 'zh_CN' },
    );
    expect(main[0]?.game_name).toEqual({ zh_CN: '龙虎斗', en_US: 'Dragon Tiger' });
    const { main: korean } = await ask<{ main: Game[] }>(
      endpoints.gameLabel,
      { gp_id: 'GPKC', game_type_id: 6 },
      { language: 'ko_KR' },
    );
    expect(korean[0]?.game_name).toEqual({ en_US: 'Dragon Tiger' });
  });

  test('the shelves take turns between providers, hot games first, without those in maintenance', async () => {
    const { info } = await ask<{ info: GameShelf[] }>(endpoints.templateGameList, {
      currency: 'VND',
      support_device: 0,
    });
    const slots = info.find((shelf) => shelf.gt_id === 2)?.game_list ?? [];
    expect(slots).toHaveLength(24);
    expect(slots.slice(0, 8).every((game) => game.is_hot === 1)).toBe(true);
    expect(new Set(slots.slice(0, 4).map((game) => game.gp_id)).size).toBe(4);
    expect(slots.some((game) => game.is_maintenance === 1)).toBe(false);
    expect(info.every((shelf) => shelf.game_list.length > 0)).toBe(true);
  });

  test('a game that was switched off is neither listed nor found', async () => {
    const game = { siteId: 3, gpId: 'GPVS', gtId: 7, gameCode: 'vs-dragon-boats' };
    expect(await sites.catalogue.findGame(game)).toMatchObject({
      gameCode: 'vs-dragon-boats',
      hasDemo: false,
      currencies: null,
    });
    await sites.sql
      .updateTable('app.game')
      .set({ is_active: false })
      .where('site_id', '=', 3)
      .where('game_code', '=', game.gameCode)
      .execute();
    expect(await sites.catalogue.findGame(game)).toBeNull();
    const { main } = await ask<{ main: Game[] }>(
      endpoints.gameLabel,
      { gp_id: 'GPVS', game_type_id: 7 },
      { siteId: 3 },
    );
    expect(main.map((one) => one.game_code)).toEqual(['vs-eight-lanes', 'vs-greyhounds', 'vs-short-league']);
    expect(await sites.catalogue.findGame({ ...game, gtId: 2 })).toBeNull();
  });
});

describe('favourites and games played last', () => {
  /** As the start of a game does. */
  async function markPlayed(memberId: number, gameId: number, playedAt: Date): Promise<void> {
    await sites.sql
      .insertInto('app.last_played')
      .values({ member_id: memberId, game_id: gameId, played_at: playedAt })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'game_id']).doUpdateSet({ played_at: playedAt }),
      )
      .execute();
  }
  const firstGames = async (siteId: number) =>
    (
      await ask<{ main: Game[] }>(endpoints.gameLabel, { gp_id: 'GPJD', game_type_id: 2 }, { siteId })
    ).main.map((game) => game.id);

  test('a mark is kept, taken away, and nobody else’s', async () => {
    const [an, binh] = [await sites.addMember(1, 'an'), await sites.addMember(1, 'binh')];
    const [first = 0, second = 0] = await firstGames(1);
    const favorites = async (member: typeof an) =>
      (await ask<{ main: Game[] }>(endpoints.gameLabel, { gp_id: 'GPJD', game_type_id: 2 }, { member })).main
        .filter((game) => game.member_favorite === 1)
        .map((game) => game.id);
    const store = (member: typeof an, data: object[]) =>
      ask<null>(endpoints.storeFavorites, { data }, { member });
    await store(an, [
      { game_id: first, status: 1 },
      { game_id: String(second), status: '1' },
    ]);
    await store(an, [{ game_id: first, status: true }]);
    await store(binh, [{ game_id: second, status: 0 }]);
    expect(await favorites(an)).toEqual([first, second]);
    expect(await favorites(binh)).toEqual([]);
    await store(an, [
      { game_id: first, status: 1 },
      { game_id: first, status: 0 },
    ]);
    expect(await favorites(an)).toEqual([second]);
  });

  test('another site’s game is not found, and nothing of the call is stored', async () => {
    const member = await sites.addMember(1, 'chi');
    const [own = 0] = await firstGames(1);
    const [foreign = 0] = await firstGames(2);
    const answer: Envelope = await sites.call(
      endpoints.storeFavorites.path,
      {
        data: [
          { game_id: own, status: 1 },
          { game_id: foreign, status: 1 },
        ],
      },
      { member },
    );
    expect(answer.code).toBe(404);
    const stored = await sites.sql
      .selectFrom('app.favorite')
      .selectAll()
      .where('member_id', '=', member.memberId)
      .execute();
    expect(stored).toEqual([]);
  });

  test('guests have neither', async () => {
    for (const { path } of [endpoints.storeFavorites, endpoints.lastPlayingGame]) {
      expect(await sites.call(path, {})).toMatchObject({ code: 401 });
    }
  });

  test('come as whole games for their shelves, the member’s alone', async () => {
    const [yen, zen] = [await sites.addMember(1, 'yen'), await sites.addMember(1, 'zen')];
    const [first = 0, second = 0, third = 0] = await firstGames(1);
    await ask(endpoints.storeFavorites, { data: [{ game_id: third, status: 1 }] }, { member: yen });
    await markPlayed(yen.memberId, second, new Date(1_000));
    await markPlayed(yen.memberId, first, new Date(2_000));
    const idsOf = async (tag: string, as: object) =>
      (await ask<{ info: Game[] }>(endpoints.tagGameList, { tag }, as)).info.map(({ id }) => id);
    expect(await idsOf('favorite', { member: yen })).toEqual([third]);
    expect(await idsOf('played', { member: yen })).toEqual([first, second]);
    for (const as of [{ member: zen }, {}])
      expect([await idsOf('favorite', as), await idsOf('played', as)]).toEqual([[], []]);
  });

  test('games played last come newest first, each once', async () => {
    const member = await sites.addMember(1, 'dung');
    const [first = 0, second = 0] = await firstGames(1);
    await markPlayed(member.memberId, first, new Date(1_000));
    await markPlayed(member.memberId, second, new Date(2_000));
    await markPlayed(member.memberId, first, new Date(3_000));
    const { list } = await ask<{ list: object[] }>(endpoints.lastPlayingGame, {}, { member });
    expect(list).toEqual([{ game_id: first }, { game_id: second }]);
  });
});
