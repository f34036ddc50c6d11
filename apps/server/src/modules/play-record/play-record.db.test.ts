import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PlayRecord } from '@halls/contract/play-record';
import { createRoundFollower } from '#modules/transfer-wallet';
import type { WalletOwner } from '#modules/ledger';
import { createGameWorld, slot, type GameWorld } from '../../../test/money/game-world.ts';

let world: GameWorld;
let owner: WalletOwner;
let count = 0;

beforeAll(async () => {
  world = await createGameWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = new Date();
  owner = await world.addMember(1_000n);
});

interface Page {
  readonly list: readonly PlayRecord[];
  readonly next_cursor: string | null;
  readonly gp_id: string;
  readonly provider_list: readonly { readonly gp_id: string; readonly gp_name: string }[];
}
async function records(asked: Record<string, unknown> = {}, of = owner): Promise<Page> {
  const { code, data } = await world.call('/member/game/records', asked, of);
  expect(code).toBe(100);
  return data as unknown as Page;
}
const newRound = () => `round-${(count += 1)}`;
const shown = ({ list }: Page) =>
  list.map(({ round_id: id, stake, payout, is_settled: settled }) => [id, stake, payout, settled]);
async function follow(): Promise<void> {
  const follower = createRoundFollower({
    ...world.transfers,
    clock: () => world.now,
    playedProviders: world.launch.playedProviders,
  });
  await follower.tick();
  await follower.close();
}

it('lists rounds of a provider that asks this wallet, however many bets and wins each had', async () => {
  const player = await world.seamless.enter(owner, 'any');
  const [a, b, c, d] = [newRound(), newRound(), newRound(), newRound()];
  await player.bet(`${a}-1`, 10n, { round_id: a });
  await player.send('bet-win', `${b}-1`, {
    round_id: b,
    round_closed: true,
    bet_amount: '20',
    win_amount: '0',
  });
  await player.bet(`${a}-2`, 15n, { round_id: a });
  await player.win(`${a}-3`, 100n, { round_id: a, round_closed: true });
  await player.bet(`${c}-1`, 5n, { round_id: c });
  await player.send('bet-win', `${d}-1`, {
    round_id: d,
    round_closed: true,
    bet_amount: '0',
    win_amount: '0',
    is_free: true,
  });
  expect(shown(await records())).toEqual([
    [d, '0.00', '0.00', 1],
    [c, '0.05', '0.00', 0],
    [b, '0.20', '0.00', 1],
    [a, '0.25', '1.00', 1],
  ]);
});

it('shows a round once, on whichever pages its entries stand', async () => {
  const player = await world.seamless.enter(owner, 'any');
  const ids = Array.from({ length: 6 }, newRound);
  for (const id of ids) await player.bet(`${id}-1`, 1n, { round_id: id });
  for (const id of ids) await player.win(`${id}-2`, 1n, { round_id: id, round_closed: true });
  const found: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page = await records({ count: 2, ...(cursor && { cursor }) });
    found.push(...page.list.map(({ round_id: id }) => id));
    cursor = page.next_cursor;
  }
  expect(found).toEqual(ids.toReversed());
});

it('lists what the feed of a provider that holds the money told, each round once', async () => {
  await world.call('/member/game/play1', slot, owner);
  const ref = String(owner.memberId);
  const at = (seconds: number) => new Date(Date.parse('2026-03-01T10:00:00Z') + seconds * 1_000);
  for (let n = 0; n < 3; n += 1) world.slots.endRound(ref, { stake: 50n, payout: 70n, endedAt: at(n) });
  await follow();
  world.slots.endRound(ref, { stake: 30n, payout: 0n, endedAt: at(3) });
  await follow();
  await follow();
  const first = await records({ gp_id: 'GPSL', count: 3 });
  expect(first.list.map(({ stake, payout }) => [stake, payout])).toEqual([
    ['0.30', '0.00'],
    ['0.50', '0.70'],
    ['0.50', '0.70'],
  ]);
  expect(first.list[0]).toMatchObject({ game_code: 'koi', played_at: at(3).toISOString(), is_settled: 1 });
  const rest = await records({ gp_id: 'GPSL', count: 3, cursor: first.next_cursor });
  expect([rest.list.length, rest.next_cursor]).toEqual([1, null]);
  expect((await records({ gp_id: 'GPSL', from: '2026-03-02' })).list).toEqual([]);
  expect((await records({ gp_id: 'GPSL', from: '2026-03-01', to: '2026-03-01' })).list).toHaveLength(4);
});

it('names the providers that the member has played at, and shows nobody else’s rounds', async () => {
  expect(await records()).toMatchObject({ provider_list: [], gp_id: '', list: [], next_cursor: null });
  const player = await world.seamless.enter(owner, 'any');
  const id = newRound();
  await player.bet(`${id}-1`, 10n, { round_id: id });
  const other = await world.addMember(5n);
  expect((await records({ gp_id: 'GPTS' }, other)).list).toEqual([]);
  expect((await records()).provider_list).toEqual([{ gp_id: 'GPTS', gp_name: 'GPTS' }]);
  await world.call('/member/game/play1', slot, owner);
  expect((await records()).provider_list).toEqual([
    { gp_id: 'GPSL', gp_name: 'Slots' },
    { gp_id: 'GPTS', gp_name: 'GPTS' },
  ]);
});

it('asks the provider for the page of a round of the member’s own', async () => {
  await world.call('/member/game/play1', slot, owner);
  world.slots.endRound(String(owner.memberId), { stake: 50n, payout: 70n });
  await follow();
  const round = (await records({ gp_id: 'GPSL' })).list[0];
  const asked = { gp_id: 'GPSL', round_id: round?.round_id };
  expect(await world.call('/member/game/round_page', asked, owner)).toMatchObject({
    code: 100,
    data: { url: `http://game.localhost/look?round=${round?.round_id}` },
  });
  const calls = () => world.slots.calls.filter(({ method }) => method === 'round-page').length;
  const before = calls();
  const other = await world.addMember(5n);
  expect((await world.call('/member/game/round_page', asked, other)).code).toBe(404);
  expect(calls()).toBe(before);
  world.slots.moods('round-page', 'silent');
  expect((await world.call('/member/game/round_page', asked, owner)).code).toBe(101);
});
