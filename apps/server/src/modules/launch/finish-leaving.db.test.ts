import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countLockWaiters } from '@halls/testkit';
import type { WalletOwner } from '#modules/ledger';
import { card, createGameWorld, free, slot, type GameWorld } from '../../../test/money/game-world.ts';

let world: GameWorld;
let owner: WalletOwner;
let ref: string;

beforeAll(async () => {
  world = await createGameWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = new Date();
  owner = await world.addMember(1_000n);
  ref = String(owner.memberId);
});

const play = (input: Record<string, unknown>) => world.call('/member/game/play1', input, owner);

describe('a game that nobody left', () => {
  /** What a new login, a log-out or an operator does. */
  async function endLogin(reason: string): Promise<void> {
    const sessionId = randomUUID();
    await world.test.pool.query(
      `insert into app.session (session_id, member_id, site_id, token_hash, token_issued_at, created_at, last_used_at)
       values ($1::uuid, $2, 901, sha256(uuid_send($1::uuid)), now(), now(), now())`,
      [sessionId, owner.memberId],
    );
    await world.database.pool.query(
      `update app.session set ended_at = now(), end_reason = $2 where session_id = $1`,
      [sessionId, reason],
    );
  }

  it('is left when the member logs out', async () => {
    await play(slot);
    await endLogin('logout');
    expect(await world.launch.isPlaying(owner.memberId)).toBe(false);
    await world.launch.finishLeaving();
    expect([await world.cashOf(owner), world.slots.balanceOf(ref)]).toEqual([1_000n, 0n]);
    expect((await play(card)).code).toBe(100);
  });

  it.each([
    ['a seamless provider', free, 0n],
    ['another provider that holds money', card, 1_000n],
    ['the same provider', slot, 0n],
  ] as const)('is seen to by the next start at once, at %s', async (_name, next, atCards) => {
    await play(slot);
    await endLogin('replaced');
    // no job has run
    expect((await play(next)).code).toBe(100);
    expect(world.cards.balanceOf(ref)).toBe(atCards);
    expect((await world.cashOf(owner)) + world.slots.balanceOf(ref) + world.cards.balanceOf(ref)).toBe(
      1_000n,
    );
    // and nobody takes the money away from the game that is open now
    world.now = new Date(world.now.getTime() + 61_000);
    await world.launch.finishLeaving();
    expect(await world.launch.isPlaying(owner.memberId)).toBe(true);
    expect(world.cards.balanceOf(ref)).toBe(atCards);
  });

  it('is waited for by the next start while its money is coming back', async () => {
    await play(slot);
    await endLogin('replaced');
    const gate = Promise.withResolvers<void>();
    world.slots.before = async (method) => {
      if (method === 'transfer-out-all') await gate.promise;
    };
    const asked = () => world.slots.calls.filter(({ method }) => method === 'transfer-out-all').length;
    const before = asked();
    const finishing = world.launch.finishLeaving();
    await expect.poll(asked).toBe(before + 1);
    const starting = play(card);
    gate.resolve();
    await finishing;
    world.slots.before = async () => {};
    expect((await starting).code).toBe(100);
    expect([world.slots.balanceOf(ref), world.cards.balanceOf(ref)]).toEqual([0n, 1_000n]);
  });

  it('is left when its start was cut off', async () => {
    await play(slot);
    await world.test.pool.query(`update app.game_session set state = 'starting' where member_id = $1`, [
      owner.memberId,
    ]);
    expect((await play(slot)).code).toBe(104);
    world.now = new Date(Date.now() + 61_000);
    await world.launch.finishLeaving();
    expect(await world.cashOf(owner)).toBe(1_000n);
  });

  it('is left alone when it began while an earlier one, cut off, was to be ended', async () => {
    await play(slot);
    const { pool } = world.test;
    await pool.query(`update app.game_session set state = 'starting' where member_id = $1`, [owner.memberId]);
    world.now = new Date(Date.now() + 61_000);
    const start = await pool.connect();
    await start.query('begin');
    await start.query(`update app.game_session set state = 'ended' where member_id = $1`, [owner.memberId]);
    await start.query(
      `insert into app.game_session
       select gen_random_uuid(), site_id, member_id, gp_id, gt_id, game_code, 'open', now(), now()
       from app.game_session where member_id = $1`,
      [owner.memberId],
    );
    const finishing = world.launch.finishLeaving();
    await expect.poll(() => countLockWaiters(pool)).toBe(1);
    await start.query('commit');
    start.release();
    await finishing;
    expect(await world.launch.isPlaying(owner.memberId)).toBe(true);
    expect(world.slots.balanceOf(ref)).toBe(1_000n);
  });
});
