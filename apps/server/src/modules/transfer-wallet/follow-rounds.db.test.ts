import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { card, createGameWorld, slot, type GameWorld } from '../../../test/money/game-world.ts';
import { createRoundFollower, type FollowDeps, type RoundFollower } from './follow-rounds.ts';

let world: GameWorld;
let owner: WalletOwner;
let ref: string;
let follower: RoundFollower;
let warnings: unknown[] = [];

beforeAll(async () => {
  world = await createGameWorld();
  follower = createFollower();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = new Date();
  warnings = [];
  await world.test.pool.query(`update app.game_session set state = 'ended'`);
  owner = await world.addMember(1_000n);
  ref = String(owner.memberId);
  await play(slot);
  // from the end of the feed on
  await follower.tick();
});

const play = (input: Record<string, unknown>) => world.call('/member/game/play1', input, owner);
const roundCalls = () => world.slots.calls.filter((call) => call.method === 'rounds').length;

function createFollower(given: Partial<FollowDeps> = {}): RoundFollower {
  const { gameProviders, providers, database } = world;
  return createRoundFollower({
    sql: database.sql,
    gameProviders,
    providers,
    clock: () => world.now,
    log: { warn: (...warning: unknown[]) => void warnings.push(warning), error: () => {} } as never,
    playedProviders: world.launch.playedProviders,
    ...given,
  });
}

/** What is told of money in play, oldest first, from the launch on. */
async function told(of = owner): Promise<unknown[]> {
  const events = await world.eventsOf(of);
  return events.flatMap(([event, payload]) =>
    event === 'member.cash' && (payload as { in_play?: unknown }).in_play ? [payload] : [],
  );
}

async function remembered(of = owner): Promise<string> {
  const { rows } = await world.test.pool.query<{ balance_minor: string }>(
    'select balance_minor from app.provider_member where member_id = $1',
    [of.memberId],
  );
  return String(rows[0]?.balance_minor);
}

const inPlay = (cash: string) => ({ cash: '0.00', currency: 'USD', in_play: { gp_id: 'GPSL', cash } });

it('tells the launch, and then each batch of rounds once', async () => {
  expect(await told()).toEqual([inPlay('10.00')]);
  world.slots.endRound(ref, { stake: 100n, payout: 0n });
  world.slots.endRound(ref, { stake: 100n, payout: 350n });
  await follower.tick();
  await follower.tick();
  expect(await told()).toEqual([inPlay('10.00'), inPlay('11.50')]);
  expect(await remembered()).toBe('1150');
  world.slots.endRound(ref, { stake: 150n, payout: 0n });
  await follower.tick();
  expect((await told()).at(-1)).toEqual(inPlay('10.00'));
  expect(await world.cashOf(owner)).toBe(0n);
});

it('runs by itself, until it is closed', async () => {
  const running = createFollower();
  running.start();
  try {
    world.slots.endRound(ref, { stake: 100n, payout: 0n });
    await expect.poll(() => told()).toContainEqual(inPlay('9.00'));
  } finally {
    await running.close();
  }
  const calls = roundCalls();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(roundCalls()).toBe(calls);
});

it('calls nobody when nobody plays', async () => {
  await world.call('/member/game/leave1', {}, owner);
  const calls = roundCalls();
  await follower.tick();
  expect(roundCalls()).toBe(calls);
});

it('applies rounds once when the process dies before the commit', async () => {
  world.slots.endRound(ref, { stake: 100n, payout: 0n });
  // asked for again once the rounds of the page are applied
  let untilDeath = Number.POSITIVE_INFINITY;
  const clock = () => {
    untilDeath -= 1;
    if (untilDeath === 0) throw new Error('killed');
    return world.now;
  };
  world.slots.before = async (method) => {
    if (method === 'rounds') untilDeath = 1;
  };
  await createFollower({ clock }).tick();
  world.slots.before = async () => {};
  expect(untilDeath).toBeLessThanOrEqual(0);
  expect([await remembered(), await told()]).toEqual(['1000', [inPlay('10.00')]]);
  await follower.tick();
  await follower.tick();
  expect([await remembered(), await told()]).toEqual(['900', [inPlay('10.00'), inPlay('9.00')]]);
});

it.each(['silent', 'hang-up', 'crash-after', 'gibberish', 'maintenance'] as const)(
  'takes a page that was %s the next time, and once',
  async (mood) => {
    world.slots.endRound(ref, { stake: 100n, payout: 0n });
    world.slots.moods('rounds', mood, mood);
    await follower.tick();
    expect(await remembered()).toBe('1000');
    world.slots.moods('rounds');
    await follower.tick();
    expect(await remembered()).toBe('900');
  },
);

it('logs a failing provider once a minute', async () => {
  const logging = createFollower();
  world.slots.moods('rounds', 'crash-before', 'crash-before', 'crash-before');
  await logging.tick();
  await logging.tick();
  expect(warnings).toHaveLength(1);
  world.now = new Date(world.now.getTime() + 60_000);
  await logging.tick();
  expect(warnings).toHaveLength(2);
});

it('is read by one node at a time', async () => {
  world.slots.endRound(ref, { stake: 100n, payout: 0n });
  const gate = Promise.withResolvers<void>();
  world.slots.before = async (method) => {
    if (method === 'rounds') await gate.promise;
  };
  const calls = roundCalls();
  const ticking = follower.tick();
  await expect.poll(roundCalls).toBe(calls + 1);
  await createFollower().tick();
  expect(roundCalls()).toBe(calls + 1);
  gate.resolve();
  await ticking;
  world.slots.before = async () => {};
  expect(await remembered()).toBe('900');
});

it('holds no transaction while the provider is waited for, and gives a feed up that was taken over', async () => {
  world.slots.endRound(ref, { stake: 100n, payout: 0n });
  const gate = Promise.withResolvers<void>();
  world.slots.before = async (method) => {
    if (method === 'rounds') await gate.promise;
  };
  const calls = roundCalls();
  const slow = createFollower().tick();
  await expect.poll(roundCalls).toBe(calls + 1);
  const { rows } = await world.test.pool.query(
    `select from pg_stat_activity where datname = current_database() and xact_start is not null
     and pid <> pg_backend_pid()`,
  );
  expect(rows).toEqual([]);
  // as if the reader had been away for longer than its claim
  world.now = new Date(world.now.getTime() + 10_000);
  const next = follower.tick();
  await expect.poll(roundCalls).toBe(calls + 2);
  gate.resolve();
  await Promise.all([slow, next]);
  world.slots.before = async () => {};
  expect(await remembered()).toBe('900');
});

it('ignores a page that comes with no step forward', async () => {
  world.slots.endRound(ref, { stake: 100n, payout: 0n });
  const holder: FollowDeps['gameProviders']['holder'] = (connection) => {
    const provider = world.gameProviders.holder(connection);
    return {
      ...provider,
      rounds: async (cursor, limit) => ({ ...(await provider.rounds(cursor, limit)), nextCursor: cursor }),
    };
  };
  const stuck = createFollower({ gameProviders: { ...world.gameProviders, holder } });
  await stuck.tick();
  await stuck.tick();
  expect(await remembered()).toBe('1000');
  await follower.tick();
  expect(await remembered()).toBe('900');
});

it('ignores rounds of strangers, in another currency, and those that a told balance has in it', async () => {
  const stranger = await world.addMember(1_000n);
  world.slots.endRound(String(stranger.memberId), { stake: 100n, payout: 0n });
  world.slots.endRound('nobody', { stake: 100n, payout: 0n });
  world.slots.endRound(ref, { stake: 100n, payout: 0n, currency: 'VND' });
  await follower.tick();
  expect([await remembered(), await told(stranger)]).toEqual(['1000', []]);

  world.slots.setBalance(ref, 1_000n);
  world.slots.endRound(ref, { stake: 100n, payout: 0n });
  world.now = new Date(Date.now() + 5);
  await world.call('/member/profile/my_cash', {}, owner);
  expect(await remembered()).toBe('900');
  await follower.tick();
  expect([await remembered(), (await told()).at(-1)]).toEqual(['900', inPlay('9.00')]);
});

it('takes the newest balance of a provider that counts changes, whatever the clocks say', async () => {
  world.slots.countChanges(true);
  try {
    // ended by its clock before the balance was told, and written after
    await world.call('/member/profile/my_cash', {}, owner);
    world.slots.endRound(ref, { stake: 100n, payout: 0n, endedAt: new Date(0) });
    await follower.tick();
    expect([await remembered(), (await told()).at(-1)]).toEqual(['900', inPlay('9.00')]);
    // in the balance that was told, and ended later by its clock
    world.slots.endRound(ref, { stake: 0n, payout: 50n, endedAt: new Date(Date.now() + 60_000) });
    await world.call('/member/profile/my_cash', {}, owner);
    await follower.tick();
    expect([await remembered(), (await told()).at(-1)]).toEqual(['950', inPlay('9.50')]);
  } finally {
    world.slots.countChanges(false);
  }
});

it('does not take a stake twice that an open round has already taken', async () => {
  world.slots.setBalance(ref, 900n);
  world.slots.openRound(ref, true);
  await world.call('/member/profile/my_cash', {}, owner);
  world.slots.openRound(ref, false);
  world.slots.setBalance(ref, 1_000n);
  world.slots.endRound(ref, { stake: 100n, payout: 0n });
  await follower.tick();
  expect((await told()).at(-1)).toEqual(inPlay('9.00'));
});

it('tells of money that is transferred back once, with nothing left in play', async () => {
  world.slots.endRound(ref, { stake: 100n, payout: 0n });
  world.now = new Date(Date.now() + 5);
  await world.call('/member/game/leave1', {}, owner);
  const other = await world.addMember(1_000n);
  await world.call('/member/game/play1', slot, other);
  await follower.tick();
  expect(await told()).toEqual([inPlay('10.00'), { ...inPlay('0.00'), cash: '9.00' }]);
});

it('starts at the end of a feed, however long, without effect', async () => {
  const past = { stake: 1n, payout: 0n };
  for (let count = 0; count < 2_500; count += 1) world.cards.endRound('nobody', past);
  expect((await play(card)).code).toBe(100);
  // later than the balance told at the launch: only the skipping keeps them out
  for (let count = 0; count < 10; count += 1) world.cards.endRound(ref, past);
  await follower.tick();
  const atCards = (cash: string) => ({ ...inPlay(cash), in_play: { gp_id: 'GPCD', cash } });
  expect(await told()).toEqual([atCards('10.00')]);
  world.cards.endRound(ref, { stake: 0n, payout: 7n });
  await follower.tick();
  await follower.tick();
  expect((await told()).slice(1)).toEqual([atCards('10.07')]);
  const { rows } = await world.test.pool.query(`select cursor from app.provider_feed where gp_id = 'GPCD'`);
  expect(rows).toEqual([{ cursor: '2511' }]);
});
