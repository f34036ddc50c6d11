import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { createGameWorld, slot, type GameWorld } from '../../../test/money/game-world.ts';

let world: GameWorld;
beforeAll(async () => {
  world = await createGameWorld();
  // it is midday there for as long as this runs
  const hoursAhead = 12 - new Date().getUTCHours();
  await world.test.pool.query('update app.site set timezone = $1', [
    `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`,
  ]);
});
afterAll(() => world.close());

const ask = (owner: WalletOwner, path: string, body: Record<string, unknown> = {}) =>
  world.call(`/member/limit${path}`, body, owner);
const set = (owner: WalletOwner, amount: string | null) => ask(owner, '/set', { amount });
const told = async (owner: WalletOwner) => (await ask(owner, '')).data as Record<string, unknown>;
const houseLimit = (owner: WalletOwner, amountMinor: bigint) =>
  world.test.pool.query('select protect.set_loss_limit($1, $2)', [owner.memberId, amountMinor]);
/** As if so many hours had passed since the member asked for a looser limit. */
const pass = (owner: WalletOwner, hours: number) =>
  world.test.pool.query(
    `update protect.own_limit set wish_from = wish_from - $2 * interval '1 hour',
            wish_until = wish_until - $2 * interval '1 hour' where member_id = $1`,
    [owner.memberId, hours],
  );
const reachedTold = async (owner: WalletOwner) =>
  (
    await world.test.pool.query<{ payload: { left_today: string } }>(
      `select payload from app.outbox where event = 'limit.reached' and channel = $1 order by 1`,
      [`private-member.${owner.memberId}`],
    )
  ).rows.map(({ payload }) => payload.left_today);

it('a member who has none sees so, and sets one that holds at once and counts the day', async () => {
  const owner = await world.addMember(10_000n);
  const player = await world.seamless.enter(owner);
  await player.bet('own-1', 400n);
  expect(await told(owner)).toMatchObject({ limit: null, left_today: null, own: null, wish: null });
  expect(await set(owner, '10.00')).toMatchObject({
    code: 100,
    data: { limit: '10.00', own: '10.00', house: null, used_today: '4.00', left_today: '6.00', wish: null },
  });
  expect((await player.bet('own-2', 601n)).answer.status).toBe('LIMIT_REACHED');
  expect((await player.bet('own-3', 600n)).answer.status).toBe('OK');
  expect(await told(owner)).toMatchObject({ used_today: '10.00', left_today: '0.00' });
  const { day_ends_at: endsAt } = await told(owner);
  expect(Date.parse(String(endsAt)) - Date.now()).toBeLessThanOrEqual(13 * 3_600_000);
});

it('a looser one waits a day and wants a second word, and neither comes too early nor too late', async () => {
  const owner = await world.addMember(10_000n);
  await set(owner, '5');
  expect((await set(owner, '5')).code).toBe(101);
  expect(await set(owner, '8')).toMatchObject({ code: 100, data: { own: '5.00', wish: { amount: '8.00' } } });
  expect((await ask(owner, '/confirm')).code).toBe(101);
  await pass(owner, 23);
  expect((await ask(owner, '/confirm')).code).toBe(101);
  await pass(owner, 2);
  expect(await ask(owner, '/confirm')).toMatchObject({ code: 100, data: { own: '8.00', wish: null } });
  expect((await ask(owner, '/confirm')).code).toBe(101);
  await set(owner, null);
  await pass(owner, 7 * 24);
  expect((await ask(owner, '/confirm')).code).toBe(101);
  expect(await told(owner)).toMatchObject({ own: '8.00', wish: null });
});

it('a wish is forgotten by a tighter limit, or when the member keeps theirs', async () => {
  const owner = await world.addMember(10_000n);
  await set(owner, '5');
  await set(owner, '9');
  expect(await set(owner, '4')).toMatchObject({ data: { own: '4.00', wish: null } });
  await set(owner, '9');
  expect(await ask(owner, '/keep')).toMatchObject({ code: 100, data: { own: '4.00', wish: null } });
  expect((await ask(owner, '/keep')).code).toBe(101);
  await pass(owner, 25);
  expect((await ask(owner, '/confirm')).code).toBe(101);
});

it('of the house’s and the member’s own the lower one holds, and neither loosens the other', async () => {
  const owner = await world.addMember(10_000n);
  await houseLimit(owner, 500n);
  expect(await set(owner, '7')).toMatchObject({ data: { limit: '5.00', house: '5.00', own: '7.00' } });
  expect(await set(owner, '3')).toMatchObject({ data: { limit: '3.00', left_today: '3.00' } });
  const player = await world.seamless.enter(owner);
  expect((await player.bet('both-1', 301n)).answer.status).toBe('LIMIT_REACHED');
  await set(owner, null);
  await pass(owner, 25);
  expect(await ask(owner, '/confirm')).toMatchObject({ data: { limit: '5.00', own: null } });
  expect((await player.bet('both-2', 501n)).answer.status).toBe('LIMIT_REACHED');
  await set(owner, '2');
  // the house takes its own back
  await world.test.pool.query('select protect.loosen_loss_limit($1, null)', [owner.memberId]);
  await world.test.pool.query('update protect.loss_limit set next_from = now() where member_id = $1', [
    owner.memberId,
  ]);
  await world.test.pool.query('select protect.drop_ended_limits()');
  expect(await told(owner)).toMatchObject({ limit: '2.00', house: null, own: '2.00' });
  expect((await player.bet('both-3', 201n)).answer.status).toBe('LIMIT_REACHED');
  await set(owner, null);
  await pass(owner, 25);
  expect(await ask(owner, '/confirm')).toMatchObject({ data: { limit: null, left_today: null } });
  expect((await player.bet('both-4', 5_000n)).answer.status).toBe('OK');
});

it('holds whatever bets are under way while it is set', async () => {
  const owner = await world.addMember(100_000n);
  const player = await world.seamless.enter(owner);
  const betting = Array.from({ length: 30 }, (_, n) => player.bet(`own-race-${n}`, 100n));
  await Promise.all([set(owner, '15'), ...betting]);
  await Promise.all(Array.from({ length: 20 }, (_, n) => player.bet(`own-then-${n}`, 100n)));
  const lost = 100_000n - (await world.cashOf(owner));
  // what was taken before it was set may be more; from then on nothing is beyond it
  expect(await told(owner)).toMatchObject({ used_today: `${lost / 100n}.00`, left_today: '0.00' });
});

it('brings money home from a provider that holds it when it is set', async () => {
  const owner = await world.addMember(1_000n);
  expect((await world.call('/member/game/play1', slot, owner)).code).toBe(100);
  await set(owner, '3');
  await world.launch.finishLeaving();
  expect(await world.cashOf(owner)).toBe(1_000n);
});

it('tells the member’s windows that a stake was refused, once for a while, and of a launch that leads to none', async () => {
  const owner = await world.addMember(10_000n);
  await set(owner, '2');
  const player = await world.seamless.enter(owner);
  await player.bet('told-1', 150n);
  expect(await reachedTold(owner)).toEqual([]);
  for (const n of [2, 3, 4]) await player.bet(`told-${n}`, 60n);
  await expect.poll(() => reachedTold(owner)).toEqual(['0.50']);
  const other = await world.addMember(10_000n);
  await set(other, '0');
  expect((await world.call('/member/game/play1', slot, other)).code).toBe(100);
  await expect.poll(() => reachedTold(other)).toEqual(['0.00']);
});

it.each(['-1', '1.234', 'much', ''])('takes no amount that is none: %j', async (amount) => {
  const owner = await world.addMember(100n);
  expect((await set(owner, amount)).code).toBe(422);
});
