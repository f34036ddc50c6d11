import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LatestWin } from '@halls/contract/latest-win';
import type { WalletOwner } from '#modules/ledger';
import { createRoundFollower } from '#modules/transfer-wallet';
import { createGameWorld, slot, type GameWorld } from '../../../test/money/game-world.ts';
import { gatherWins } from './gather-wins.ts';
import { winsKept, winsShown } from './latest-win.rules.ts';

let world: GameWorld;
let owner: WalletOwner;
/** Each test has a game of its own: the ledger's last transactions are looked through again and again. */
let game: string;
let count = 0;

beforeAll(async () => {
  world = await createGameWorld();
  await world.test.pool.query(
    `insert into app.provider (site_id, gp_id, gt_id, name) values (901, 'GPTS', 2, 'Tests')`,
  );
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = new Date();
  world.siteSettings = { shows_wins: true };
  game = `game-${(count += 1)}`;
  await world.test.pool.query(`
    delete from app.latest_win; update app.win_mark set transaction_id = 0; delete from app.win_terms; delete from app.provider_round;
    insert into app.win_terms (site_id, currency, least_minor) values (901, 'USD', 100);
    update app.game set is_active = false where gp_id = 'GPTS';
    insert into app.game (site_id, gp_id, gt_id, game_code, name) values (901, 'GPTS', 2, '${game}', '{"en_US":"Any"}')`);
  owner = await world.addMember(10_000n);
});

const gather = () => gatherWins({ sql: world.database.sql, ledger: world.ledger, clock: () => world.now });
const newRound = () => `win-round-${(count += 1)}`;
async function shown(): Promise<LatestWin[]> {
  const { code, data } = await world.call('/v2/get_latest_wins', {});
  expect(code).toBe(100);
  expect(data['read_at']).toBe(world.now.toISOString());
  return data['win_list'] as LatestWin[];
}
const amounts = async () => (await shown()).map(({ amount }) => amount);
async function accountOf({ memberId }: WalletOwner): Promise<string> {
  const { rows } = await world.test.pool.query<{ member_account: string }>(
    'select member_account from app.member where member_id = $1',
    [memberId],
  );
  return rows[0]?.member_account ?? '';
}
/** A round at the provider that asks this wallet. */
async function play(stake: bigint, payout: bigint, of = owner): Promise<string> {
  const player = await world.seamless.enter(of, game);
  const id = newRound();
  await player.send('bet-win', `${id}-1`, {
    round_id: id,
    round_closed: true,
    bet_amount: String(stake),
    win_amount: String(payout),
  });
  return id;
}

it('shows what a round paid, of whom as much as an owner knows it by, and no round without a win', async () => {
  await play(100n, 0n);
  await play(200n, 150n);
  await play(50n, 90n);
  await play(10n, 250n);
  await gather();
  const wins = await shown();
  const account = await accountOf(owner);
  expect(wins).toHaveLength(1);
  expect(wins[0]).toMatchObject({
    member_account: `${account.slice(0, 2)}***${account.slice(-1)}`,
    amount: '2.50',
    currency: 'USD',
    game: { gp_id: 'GPTS', game_code: game, game_name: { en_US: 'Any' }, gt_id: 2 },
  });
  expect(JSON.stringify(wins)).not.toContain(account);
});

it('adds up what a round pays later, in its place, and drops a win that was taken back', async () => {
  const player = await world.seamless.enter(owner, game);
  const id = newRound();
  await player.bet(`${id}-1`, 50n, { round_id: id });
  await player.win(`${id}-2`, 200n, { round_id: id });
  await gather();
  const [first] = await shown();
  await play(10n, 110n);
  await player.win(`${id}-3`, 300n, { round_id: id });
  await gather();
  expect(await amounts()).toEqual(['1.10', '5.00']);
  expect((await shown())[1]?.win_id).toBe(first?.win_id);
  await player.rollback(`${id}-4`, `${id}-3`, { round_id: id });
  await player.rollback(`${id}-5`, `${id}-2`, { round_id: id });
  await gather();
  expect(await amounts()).toEqual(['1.10']);
});

it('shows wins at a provider that holds the money once it told of them, but none of the future', async () => {
  await world.call('/member/game/play1', slot, owner);
  const ref = String(owner.memberId);
  const minutes = (n: number) => new Date(world.now.getTime() + n * 60_000);
  world.slots.endRound(ref, { stake: 50n, payout: 700n, endedAt: minutes(-2) });
  world.slots.endRound(ref, { stake: 50n, payout: 800n, endedAt: minutes(60) });
  world.slots.endRound(ref, { stake: 50n, payout: 0n, endedAt: minutes(-1) });
  world.slots.endRound(ref, { stake: 50n, payout: 900n, endedAt: minutes(-6_000) });
  const { transfers, launch } = world;
  const follower = createRoundFollower({
    ...{ ...transfers, clock: () => world.now, playedProviders: launch.playedProviders },
  });
  await follower.tick();
  await follower.close();
  await gather();
  await gather();
  expect(await amounts()).toEqual(['7.00']);
});

it('keeps the latest fifty of a site, shows twelve, and finds each win once', async () => {
  for (let n = 0; n < winsKept + 3; n += 1) await play(1n, BigInt(100 + n));
  await gather();
  await gather();
  const { rows } = await world.test.pool.query<{ least: string; count: string }>(
    'select min(paid_minor)::text as least, count(*)::text as count from app.latest_win',
  );
  expect(rows[0]).toEqual({ least: '103', count: String(winsKept) });
  expect(await amounts()).toEqual(
    Array.from({ length: winsShown }, (_, n) => ((100 + winsKept + 2 - n) / 100).toFixed(2)),
  );
});

it('shows nothing where a site does not want it, and less where it wants less', async () => {
  await play(10n, 150n);
  await play(10n, 900n);
  await gather();
  await world.test.pool.query('update app.win_terms set least_minor = 500');
  expect(await amounts()).toEqual(['9.00']);
  world.siteSettings = { shows_wins: false };
  expect(await shown()).toEqual([]);
  world.siteSettings = {};
  expect(await shown()).toEqual([]);
  world.siteSettings = { shows_wins: true };
  await world.test.pool.query('delete from app.win_terms');
  expect(await shown()).toEqual([]);
});

it('leaves out games that the site does not list', async () => {
  await play(10n, 150n);
  await gather();
  expect(await amounts()).toEqual(['1.50']);
  await world.test.pool.query('update app.game set is_active = false where game_code = $1', [game]);
  expect(await shown()).toEqual([]);
});
