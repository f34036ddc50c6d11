import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { createGameWorld, slot, type GameWorld } from '../../../test/money/game-world.ts';

let world: GameWorld;
let owner: WalletOwner;

beforeAll(async () => {
  world = await createGameWorld();
  owner = await world.addMember(1_000n);
});
afterAll(() => world.close());

it('a start is four statements that read side by side and four that write, each a commit', async () => {
  await world.call('/member/game/play1', slot, owner);
  await world.call('/member/game/leave1', {}, owner);
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  expect((await world.call('/member/game/play1', slot, owner)).code).toBe(100);
  const statements = sent.mock.calls.map(([query]) => query as unknown as string | { name: string });
  sent.mockRestore();
  const reading = ['list_standings', 'list_coming_back', 'list_provider_members', 'ledger.balances_of'];
  const writing = ['begin_game_session', 'transfer.hold 2 mm', 'transfer.settle 2 mh', 'launch.enter'];
  // which runs beside the hold
  const besides = 'seamless.end_sessions';
  const named = statements.flatMap((statement) => (typeof statement === 'string' ? [] : [statement.name]));
  expect(named).toHaveLength(9);
  expect(new Set(named)).toEqual(new Set([...reading, ...writing, besides]));
  // what is kept for a while is read as well here
  const others = statements.filter((statement) => typeof statement === 'string');
  expect(
    others.filter(
      (text) =>
        !/^select .* from "app"."(?:hall|provider|game|game_label|provider_connection|play_stop)"/s.test(
          text,
        ),
    ),
  ).toEqual([]);
});

it('answers a page that frames the game where pages of the site may not, and only there', async () => {
  const play = () => world.call('/member/game/play1', slot, owner);
  expect((await play()).data).not.toHaveProperty('frame_url');
  await world.test.pool.query(
    `update app.provider_connection set launch_url = 'http://elsewhere.localhost/' where gp_id = 'GPSL'`,
  );
  const { code, data } = await play();
  const { game_url, frame_url } = data as { game_url?: string; frame_url?: string };
  expect([code, game_url]).toEqual([100, 'http://game.localhost/koi?mode=real']);
  const sealed = new URL(frame_url ?? '', 'http://test.localhost').searchParams.get('at') ?? '';
  const framed = JSON.parse(world.app.platform.sealing.open(sealed, 'game_frame')) as unknown;
  expect(framed).toMatchObject({ url: game_url });
});
