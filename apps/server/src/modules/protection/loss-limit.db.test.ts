import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const limit = (owner: WalletOwner, amountMinor: bigint) =>
  world.test.pool.query('select protect.set_loss_limit($1, $2)', [owner.memberId, amountMinor]);
async function left(owner: WalletOwner): Promise<string | null> {
  const { rows } = await world.test.pool.query('select protect.left_to_lose($1)::text as minor', [
    owner.memberId,
  ]);
  return rows[0].minor;
}
async function counted(owner: WalletOwner): Promise<unknown> {
  const { rows } = await world.test.pool.query(
    'select staked_minor, returned_minor, carried_minor from protect.loss_day where member_id = $1',
    [owner.memberId],
  );
  return rows;
}
const freeze = (owner: WalletOwner, until: string) =>
  world.test.pool.query(`update app.member set frozen_until = ${until} where member_id = $1`, [
    owner.memberId,
  ]);

describe('a limit of what is lost in a day', () => {
  it('takes twenty bets at once up to it, and none beyond', async () => {
    const owner = await world.addMember(10_000n);
    const others = await Promise.all([world.addMember(500n), world.addMember(500n)]);
    await limit(owner, 750n);
    const player = await world.seamless.enter(owner);
    const neighbours = await Promise.all(others.map((other) => world.seamless.enter(other)));
    const bets = Array.from({ length: 20 }, (_, n) => player.bet(`at-once-${n}`, 100n));
    const beside = neighbours.flatMap((neighbour, place) =>
      Array.from({ length: 5 }, (_, n) => neighbour.bet(`beside-${place}-${n}`, 100n)),
    );
    const statuses = (await Promise.all(bets)).map(({ answer }) => answer.status);
    expect(statuses.filter((status) => status === 'OK')).toHaveLength(7);
    expect(statuses.filter((status) => status === 'LIMIT_REACHED')).toHaveLength(13);
    expect(await world.cashOf(owner)).toBe(9_300n);
    expect(await left(owner)).toBe('50');
    // who has none plays as ever
    expect(new Set((await Promise.all(beside)).map(({ answer }) => answer.status))).toEqual(new Set(['OK']));
    expect(await counted(others[0])).toEqual([]);
  });

  it('counts the whole day when it is set in the middle of it, just as if it had been there', async () => {
    const owner = await world.addMember(10_000n);
    const player = await world.seamless.enter(owner);
    await player.bet('before-1', 300n);
    await player.win('before-2', 120n, { round_id: 'round-before-1' });
    await player.send('bet-win', 'before-3', { bet_amount: '50', win_amount: '10' });
    await player.bet('before-4', 70n);
    await player.rollback('before-5', 'before-4');
    await player.send('adjust', 'before-6', { amount: '-5', reason: 'late' });
    await player.send('bonus-win', 'before-7', { amount: '1000' });
    await limit(owner, 1_000n);
    expect(await left(owner)).toBe(String(1_000 - (300 - 120) - (50 - 10) - 5));
    await player.bet('after-1', 40n);
    await player.send('bet-win', 'after-2', { bet_amount: '30', win_amount: '60' });
    await player.rollback('after-3', 'after-1');
    await player.rollback('after-4', 'before-3');
    const asCounted = await counted(owner);
    await world.test.pool.query('select protect.begin_counting($1)', [owner.memberId]);
    expect(await counted(owner)).toEqual(asCounted);
  });

  it('gives room for what is won, and for a stake that is undone', async () => {
    const owner = await world.addMember(1_000n);
    await limit(owner, 100n);
    const player = await world.seamless.enter(owner);
    const bet = async (id: string, amount: bigint) => (await player.bet(id, amount)).answer.status;
    expect([await bet('room-1', 100n), await bet('room-2', 1n)]).toEqual(['OK', 'LIMIT_REACHED']);
    await player.rollback('room-3', 'room-1');
    expect([await bet('room-4', 100n), await bet('room-5', 1n)]).toEqual(['OK', 'LIMIT_REACHED']);
    await player.win('room-6', 30n, { round_id: 'round-room-4' });
    expect([await bet('room-7', 31n), await bet('room-8', 30n)]).toEqual(['LIMIT_REACHED', 'OK']);
    // what was refused may come again, and what was taken keeps its answer
    expect((await player.bet('room-4', 100n)).answer).toMatchObject({ status: 'OK', replayed: true });
  });

  it('takes wins, adjustments, rollbacks and bets of nothing when nothing is left', async () => {
    const owner = await world.addMember(1_000n);
    const player = await world.seamless.enter(owner);
    await player.bet('end-1', 400n);
    await limit(owner, 0n);
    const statuses = [
      await player.bet('end-2', 1n),
      await player.bet('end-3', 0n, { is_free: true }),
      await player.send('adjust', 'end-4', { amount: '-1', reason: 'late' }),
      await player.win('end-5', 5n, { round_id: 'round-end-1' }),
      await player.rollback('end-6', 'end-1'),
    ].map(({ answer }) => answer.status);
    expect(statuses).toEqual(['LIMIT_REACHED', 'OK', 'OK', 'OK', 'OK']);
  });

  it('is loosened when its time has come, and forgotten when it has ended', async () => {
    const owner = await world.addMember(1_000n);
    await limit(owner, 10n);
    const player = await world.seamless.enter(owner);
    await world.test.pool.query('select protect.loosen_loss_limit($1, 50)', [owner.memberId]);
    expect((await player.bet('loose-1', 11n)).answer.status).toBe('LIMIT_REACHED');
    const pass = () =>
      world.test.pool.query('update protect.loss_limit set next_from = now() where member_id = $1', [
        owner.memberId,
      ]);
    await pass();
    expect((await player.bet('loose-2', 50n)).answer.status).toBe('OK');
    await world.test.pool.query('select protect.loosen_loss_limit($1, null)', [owner.memberId]);
    expect((await player.bet('loose-3', 1n)).answer.status).toBe('LIMIT_REACHED');
    await pass();
    expect((await player.bet('loose-4', 1n)).answer.status).toBe('OK');
    await world.test.pool.query('select protect.drop_ended_limits()');
    const before = await counted(owner);
    expect((await player.bet('loose-5', 1n)).answer.status).toBe('OK');
    expect(await counted(owner)).toEqual(before);
    expect(await left(owner)).toBeNull();
  });

  it('holds whatever bets are under way while it is set', async () => {
    const owner = await world.addMember(100_000n);
    const player = await world.seamless.enter(owner);
    const betting = Array.from({ length: 40 }, (_, n) => player.bet(`race-${n}`, 100n));
    await limit(owner, 1_500n);
    await Promise.all(betting);
    const more = await Promise.all(Array.from({ length: 20 }, (_, n) => player.bet(`then-${n}`, 100n)));
    const lost = 100_000n - (await world.cashOf(owner));
    const taken = more.filter(({ answer }) => answer.status === 'OK').length;
    expect(taken === 0 || lost === 1_500n).toBe(true);
    expect(await counted(owner)).toEqual([
      { staked_minor: lost.toString(), returned_minor: '0', carried_minor: '0' },
    ]);
  });
});

describe('money at a provider that holds it', () => {
  it('is no more than may still be lost, and gives room again when it comes home', async () => {
    const owner = await world.addMember(1_000n);
    await limit(owner, 300n);
    expect((await world.call('/member/game/play1', slot, owner)).code).toBe(100);
    expect(await world.cashOf(owner)).toBe(700n);
    expect(await left(owner)).toBe('0');
    await world.call('/member/profile/balance/all/back', {}, owner);
    expect(await world.cashOf(owner)).toBe(1_000n);
    expect(await left(owner)).toBe('300');
  });

  it('comes home when a limit is set', async () => {
    const owner = await world.addMember(1_000n);
    expect((await world.call('/member/game/play1', slot, owner)).code).toBe(100);
    expect(await world.cashOf(owner)).toBe(0n);
    await limit(owner, 300n);
    await world.launch.finishLeaving();
    expect(await world.cashOf(owner)).toBe(1_000n);
  });
});

describe('a frozen member', () => {
  it('is refused with the next bet, wherever they are logged in, and open rounds end', async () => {
    const owner = await world.addMember(1_000n);
    const player = await world.seamless.enter(owner);
    await player.bet('ice-1', 100n);
    await freeze(owner, `now() + interval '1 hour'`);
    const statuses = [
      await player.bet('ice-2', 1n),
      await player.send('bet-win', 'ice-3', { bet_amount: '1', win_amount: '0' }),
      await player.win('ice-4', 40n, { round_id: 'round-ice-1' }),
      await player.rollback('ice-5', 'ice-1'),
    ].map(({ answer }) => answer.status);
    expect(statuses).toEqual(['MEMBER_DISABLED', 'MEMBER_DISABLED', 'OK', 'OK']);
    const code = await world.seamless.codeFor(owner);
    const entering = await world.seamless.call('authenticate', { code, operator_id: 'GPTS' });
    expect(entering.answer.status).toBe('MEMBER_DISABLED');
    await freeze(owner, 'null');
    expect((await (await world.seamless.enter(owner)).bet('ice-6', 1n)).answer.status).toBe('OK');
  });

  it('is refused in a batch as alone, and their neighbours are not', async () => {
    const owner = await world.addMember(1_000n);
    const other = await world.addMember(1_000n);
    const [player, neighbour] = await Promise.all([world.seamless.enter(owner), world.seamless.enter(other)]);
    await freeze(owner, `now() + interval '1 hour'`);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? player : neighbour).bet(`mixed-${n}`, 1n)),
    );
    expect(answers.map(({ answer }) => answer.status)).toEqual(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? 'MEMBER_DISABLED' : 'OK')),
    );
  });

  it('leaves the game at a provider that holds money, although their login had run out', async () => {
    const owner = await world.addMember(1_000n);
    expect((await world.call('/member/game/play1', slot, owner)).code).toBe(100);
    await freeze(owner, `now() + interval '1 hour'`);
    await world.launch.finishLeaving();
    expect(await world.cashOf(owner)).toBe(1_000n);
  });
});
