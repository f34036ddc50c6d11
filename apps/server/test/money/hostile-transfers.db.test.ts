import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { settleUnknownOrders } from '#modules/transfer-wallet';
import { card, createGameWorld, free, slot, type GameWorld } from './game-world.ts';

let world: GameWorld;
beforeAll(async () => {
  world = await createGameWorld();
});
afterAll(() => world.close());

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const allOf = async (owner: WalletOwner) => {
  const ref = String(owner.memberId);
  return (await world.cashOf(owner)) + world.slots.balanceOf(ref) + world.cards.balanceOf(ref);
};

it('twenty starts at once are one game', async () => {
  const owner = await world.addMember(1_000n);
  // the one that is under way stays so until all others have been answered
  const others = Promise.withResolvers<void>();
  world.slots.before = () => others.promise;
  let answered = 0;
  const answers = await Promise.all(
    times(20).map(async () => {
      const answer = await world.call('/member/game/play1', slot, owner);
      answered += 1;
      if (answered === 19) others.resolve();
      return answer;
    }),
  );
  world.slots.before = async () => {};
  const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b);
  expect(codes).toEqual([100, ...times(19).map(() => 104)]);
  expect(world.slots.balanceOf(String(owner.memberId))).toBe(1_000n);
});

it('twenty wishes for all money at once are one', async () => {
  const owner = await world.addMember(1_000n);
  await world.call('/member/game/play1', slot, owner);
  const answers = await Promise.all(
    times(20).map(() => world.call('/member/profile/balance/all/back', {}, owner)),
  );
  const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b);
  expect(codes).toEqual([100, ...times(19).map(() => 104)]);
  expect(await world.cashOf(owner)).toBe(1_000n);
});

it('members who do everything at once, at providers that fail in every way, keep every unit', async () => {
  const owners = await Promise.all(times(6).map((n) => world.addMember(1_000n * BigInt(n + 1))));
  const calls = [
    ['/member/game/play1', slot],
    ['/member/game/play1', card],
    ['/member/game/play1', free],
    ['/member/game/leave1', {}],
    ['/member/game/leave1', { gpId: 'GPSL' }],
    ['/member/profile/balance/all/back', {}],
    ['/member/profile/balance_get_back', { gp_id: 'GPCD' }],
  ] as const;
  const moods = ['crash-after', 'crash-before', 'hang-up', 'gibberish', 'in-progress', 'reject'] as const;
  const methods = ['transfer-in', 'transfer-out-all', 'transfer-status'] as const;
  let turn = 0;
  for (let round = 0; round < 12; round += 1) {
    world.slots.moods(methods[round % 3] ?? 'transfer-in', moods[round % 6] ?? 'reject');
    world.cards.moods(methods[(round + 1) % 3] ?? 'transfer-in', moods[(round + 2) % 6] ?? 'reject');
    await Promise.all(
      owners.flatMap((owner) =>
        times(3).map(() => {
          const [path, input] = calls[(turn += 5) % calls.length] ?? calls[0];
          return world.call(path, input, owner);
        }),
      ),
    );
    world.now = new Date(world.now.getTime() + 11_000);
  }
  // providers come to their senses, and the jobs run
  for (let round = 0; round < 10; round += 1) {
    world.now = new Date(world.now.getTime() + 400_000);
    await settleUnknownOrders(world.transfers, world.launch.transferBackUnlessPlaying);
    await world.launch.finishLeaving();
  }
  for (const [n, owner] of owners.entries()) {
    const expected = 1_000n * BigInt(n + 1);
    expect(await allOf(owner)).toBe(expected);
    await world.call('/member/game/leave1', {}, owner);
    expect(await world.cashOf(owner)).toBe(expected);
  }
  const { rows } = await world.test.pool.query(
    'select order_id, state from app.transfer_order where decided_at is null',
  );
  expect(rows).toEqual([]);
});
