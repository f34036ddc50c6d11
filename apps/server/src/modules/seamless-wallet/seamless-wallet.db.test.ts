import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLockWaiters } from '@halls/testkit';
import { createMoneyWorld, type MoneyWorld } from '../../../test/money/money-world.ts';
import { createWalletCaller, type WalletCaller } from '../../../test/money/wallet-caller.ts';

let world: MoneyWorld;
let wallet: WalletCaller;

beforeAll(async () => {
  world = await createMoneyWorld();
  wallet = await createWalletCaller(world, await world.addProvider({ gpId: 'GPTS' }));
});
afterAll(async () => {
  await world.close();
});

describe('authenticate', () => {
  it('takes a code once and names the member', async () => {
    const owner = await world.addMember(1_250n);
    const code = await wallet.codeFor(owner);
    const first = await wallet.call('authenticate', { code, operator_id: 'GPTS' });
    expect(first.answer).toMatchObject({
      status: 'OK',
      balance: { cash: '1250', bonus: '0' },
      currency: 'USD',
      member_ref: String(owner.memberId),
      site_id: owner.siteId,
      language: 'en_US',
    });
    const second = await wallet.call('authenticate', { code, operator_id: 'GPTS' });
    expect(second.answer).toMatchObject({ status: 'INVALID_TOKEN' });
  });

  it('refuses a code that is a minute old', async () => {
    const code = await wallet.codeFor(await world.addMember(0n));
    await world.test.pool.query(`update seamless.launch_code set expires_at = now() where used_at is null`);
    expect((await wallet.call('authenticate', { code, operator_id: 'GPTS' })).answer.status).toBe(
      'TOKEN_EXPIRED',
    );
  });

  it('refuses a code of another provider', async () => {
    const other = await createWalletCaller(world, await world.addProvider({ gpId: 'GPOT' }));
    const code = await wallet.codeFor(await world.addMember(0n));
    expect((await other.call('authenticate', { code, operator_id: 'GPOT' })).answer.status).toBe(
      'INVALID_TOKEN',
    );
  });

  it('refuses a disabled member', async () => {
    const owner = await world.addMember(0n);
    const before = await wallet.codeFor(owner);
    await disable(owner.memberId);
    const after = await wallet.codeFor(owner);
    const statusOf = async (code: string) =>
      (await wallet.call('authenticate', { code, operator_id: 'GPTS' })).answer.status;
    expect([await statusOf(before), await statusOf(after)]).toEqual(['INVALID_TOKEN', 'MEMBER_DISABLED']);
  });

  it('leaves no session behind when the member leaves at the same moment', async () => {
    const owner = await world.addMember(0n);
    const code = await wallet.codeFor(owner);
    const client = await world.test.pool.connect();
    await client.query('begin');
    // the provider's redemption, not committed yet
    await client.query(
      `select seamless.authenticate('GPTS', sha256($1::bytea), sha256('token of the race'), interval '1 hour')`,
      [code],
    );
    const leaving = world.test.pool.query('select seamless.end_sessions($1)', [owner.memberId]);
    await expect.poll(() => countLockWaiters(world.test.pool)).toBe(1);
    await client.query('commit');
    client.release();
    await leaving;
    const { rows } = await world.test.pool.query(
      'select ended_at is not null as is_ended from seamless.session where member_id = $1',
      [owner.memberId],
    );
    expect(rows).toEqual([{ is_ended: true }]);
  });

  it('keeps neither code nor token', async () => {
    const owner = await world.addMember(0n);
    const { token } = await wallet.enter(owner);
    const { rows } = await world.test.pool.query(
      `select session::text from seamless.session where member_id = $1`,
      [owner.memberId],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('bets and wins', () => {
  it('takes a stake, pays a win, and keeps the round', async () => {
    const owner = await world.addMember(1_000n);
    const player = await wallet.enter(owner);
    expect((await player.bet('bw-1', 300n)).answer).toMatchObject({
      status: 'OK',
      balance: { cash: '700' },
      replayed: false,
    });
    const win = await player.win('bw-2', 450n, { round_id: 'round-bw-1', round_closed: true });
    expect(win.answer).toMatchObject({ status: 'OK', balance: { cash: '1150' } });
    const { rows } = await world.test.pool.query(
      `select stake_minor, payout_minor, is_closed from seamless.round where round_id = 'round-bw-1'`,
    );
    expect(rows).toEqual([{ stake_minor: '300', payout_minor: '450', is_closed: true }]);
    expect(await world.cashOf(owner)).toBe(1_150n);
  });

  it('does both at once, but not with money that is yet to be won', async () => {
    const owner = await world.addMember(100n);
    const player = await wallet.enter(owner);
    const both = { bet_amount: '100', win_amount: '250' };
    expect((await player.send('bet-win', 'both-1', both)).answer).toMatchObject({
      status: 'OK',
      balance: { cash: '250' },
    });
    expect(
      (await player.send('bet-win', 'both-2', { bet_amount: '300', win_amount: '900' })).answer,
    ).toMatchObject({
      status: 'NOT_ENOUGH_MONEY',
      balance: { cash: '250' },
      wallet_transaction_id: null,
    });
    expect(await world.cashOf(owner)).toBe(250n);
  });

  it('lets a member bet the last unit, and no more', async () => {
    const owner = await world.addMember(100n);
    const player = await wallet.enter(owner);
    expect((await player.bet('last-1', 101n)).answer.status).toBe('NOT_ENOUGH_MONEY');
    expect((await player.bet('last-2', 100n)).answer).toMatchObject({ status: 'OK', balance: { cash: '0' } });
    expect((await player.bet('last-3', 1n)).answer.status).toBe('NOT_ENOUGH_MONEY');
  });

  it('may answer otherwise once there is money: a refusal is not stored', async () => {
    const owner = await world.addMember(0n);
    const player = await wallet.enter(owner);
    expect((await player.bet('later-1', 10n)).answer.status).toBe('NOT_ENOUGH_MONEY');
    await player.send('bonus-win', 'later-2', { amount: '10' });
    expect((await player.bet('later-1', 10n)).answer).toMatchObject({ status: 'OK', replayed: false });
  });

  it('records a free bet without taking money', async () => {
    const owner = await world.addMember(50n);
    const player = await wallet.enter(owner);
    expect((await player.bet('free-1', 500n, { is_free: true })).answer).toMatchObject({
      status: 'OK',
      balance: { cash: '50' },
    });
    expect((await player.bet('free-1', 500n, { is_free: true })).answer).toMatchObject({
      status: 'OK',
      replayed: true,
    });
    expect(await world.cashOf(owner)).toBe(50n);
  });

  it('adjusts in both directions, not below zero', async () => {
    const owner = await world.addMember(100n);
    const player = await wallet.enter(owner);
    const adjust = (id: string, amount: string) =>
      player.send('adjust', id, { amount, reason: 'a goal was annulled' });
    expect((await adjust('adj-1', '-60')).answer).toMatchObject({ status: 'OK', balance: { cash: '40' } });
    expect((await adjust('adj-2', '-60')).answer.status).toBe('NOT_ENOUGH_MONEY');
    expect((await adjust('adj-3', '25')).answer).toMatchObject({ status: 'OK', balance: { cash: '65' } });
  });

  it('refuses wrong currency, game, member, site and token', async () => {
    const owner = await world.addMember(100n);
    const player = await wallet.enter(owner);
    expect((await player.bet('no-1', 1n, { currency: 'VND' })).answer.status).toBe('WRONG_CURRENCY');
    expect((await player.bet('no-2', 1n, { game_code: 'game-2' })).answer.status).toBe('INVALID_GAME');
    expect((await player.bet('no-3', 1n, { member_ref: '999999' })).answer.status).toBe('INVALID_TOKEN');
    expect((await player.bet('no-4', 1n, { site_id: 1 })).answer.status).toBe('INVALID_TOKEN');
    expect((await player.bet('no-5', 1n, { session_token: 'nobody' })).answer).toMatchObject({
      status: 'INVALID_TOKEN',
      balance: null,
    });
    expect(await world.cashOf(owner)).toBe(100n);
  });

  it('stops bets of an ended session, never wins, adjustments or rollbacks', async () => {
    const owner = await world.addMember(100n);
    const player = await wallet.enter(owner);
    await player.bet('exp-1', 40n);
    await world.test.pool.query(`update seamless.session set expires_at = now() where member_id = $1`, [
      owner.memberId,
    ]);
    expect((await player.bet('exp-2', 1n)).answer.status).toBe('TOKEN_EXPIRED');
    expect((await player.bet('exp-1', 40n)).answer).toMatchObject({
      status: 'OK',
      replayed: true,
      balance: { cash: '60' },
    });
    expect((await player.win('exp-3', 5n, { round_id: 'round-exp-1' })).answer).toMatchObject({
      status: 'OK',
      balance: { cash: '65' },
    });
    expect((await player.send('adjust', 'exp-4', { amount: '1', reason: 'late' })).answer.status).toBe('OK');
    expect((await player.rollback('exp-5', 'exp-1')).answer).toMatchObject({
      status: 'OK',
      applied: true,
      balance: { cash: '106' },
    });
  });

  it('takes no text that cannot be stored', async () => {
    const player = await wallet.enter(await world.addMember(100n));
    for (const text of ['a\0b', 'a\ud800b']) {
      expect((await player.send('adjust', 'text-1', { amount: '1', reason: text })).http).toBe(400);
      expect((await player.win('text-2', 1n, { game_code: text })).http).toBe(400);
    }
  });

  it('stops bets of a disabled member, never wins', async () => {
    const owner = await world.addMember(100n);
    const player = await wallet.enter(owner);
    await player.bet('dis-1', 40n);
    await disable(owner.memberId);
    await world.test.pool.query(`update seamless.session set ended_at = now() where member_id = $1`, [
      owner.memberId,
    ]);
    expect((await player.bet('dis-2', 1n)).answer.status).toBe('MEMBER_DISABLED');
    expect((await player.win('dis-3', 5n, { round_id: 'round-dis-1' })).answer.status).toBe('OK');
  });

  it('closes a known round and no other', async () => {
    const owner = await world.addMember(100n);
    const player = await wallet.enter(owner);
    await player.bet('close-1', 1n);
    const member_ref = String(owner.memberId);
    expect((await wallet.call('round-close', { round_id: 'round-close-1', member_ref })).answer.status).toBe(
      'OK',
    );
    expect(
      (await wallet.call('round-close', { round_id: 'round-close-1', member_ref })).answer.replayed,
    ).toBe(true);
    expect((await wallet.call('round-close', { round_id: 'nowhere', member_ref })).answer.status).toBe(
      'TRANSACTION_DOES_NOT_EXIST',
    );
  });
});

describe('the same transaction again', () => {
  it('answers as before to the same content, in any order of fields', async () => {
    const owner = await world.addMember(100n);
    const player = await wallet.enter(owner);
    const first = await player.bet('same-1', 30n);
    await player.bet('same-2', 20n);
    const again = await player.bet('same-1', 30n);
    expect(again.answer).toEqual({ ...first.answer, request_id: again.answer.request_id, replayed: true });
    const shuffled = await wallet.call('bet', {
      amount: '30',
      is_free: false,
      game_code: 'game-1',
      currency: 'USD',
      site_id: owner.siteId,
      member_ref: String(owner.memberId),
      session_token: player.token,
      round_closed: false,
      round_id: 'round-same-1',
      transaction_id: 'same-1',
    });
    expect(shuffled.answer.replayed).toBe(true);
    expect(await world.cashOf(owner)).toBe(50n);
  });

  it.each([
    ['amount', { amount: '31' }],
    ['round', { round_id: 'another' }],
    ['closing', { round_closed: true }],
    ['freedom', { is_free: true }],
  ])('refuses another %s under the same id', async (name, more) => {
    const owner = await world.addMember(100n);
    const player = await wallet.enter(owner);
    await player.bet(`other-${name}`, 30n);
    expect((await player.bet(`other-${name}`, 30n, more)).answer.status).toBe('DUPLICATE_TRANSACTION');
    expect((await player.win(`other-${name}`, 30n)).answer.status).toBe('DUPLICATE_TRANSACTION');
    expect(await world.cashOf(owner)).toBe(70n);
  });

  it('refuses an id that another member has used', async () => {
    const [one, two] = await Promise.all([world.addMember(100n), world.addMember(100n)]);
    await (await wallet.enter(one)).bet('shared-1', 10n);
    const answer = (await (await wallet.enter(two)).bet('shared-1', 10n)).answer;
    expect(answer).toMatchObject({ status: 'DUPLICATE_TRANSACTION', balance: { cash: '100' } });
  });

  it('takes money once for fifty identical bets at the same time', async () => {
    const owner = await world.addMember(1_000n);
    const player = await wallet.enter(owner);
    const replies = await Promise.all(Array.from({ length: 50 }, () => player.bet('fifty', 10n)));
    expect(replies.map((reply) => reply.answer.status)).toEqual(Array.from({ length: 50 }, () => 'OK'));
    expect(replies.filter((reply) => !reply.answer.replayed)).toHaveLength(1);
    expect(new Set(replies.map((reply) => reply.answer.wallet_transaction_id)).size).toBe(1);
    expect(await world.cashOf(owner)).toBe(990n);
  });
});

describe('rollback', () => {
  it('gives a stake back, once', async () => {
    const owner = await world.addMember(100n);
    const player = await wallet.enter(owner);
    await player.bet('rb-1', 30n);
    expect((await player.rollback('rb-2', 'rb-1')).answer).toMatchObject({
      status: 'OK',
      applied: true,
      balance: { cash: '100' },
    });
    expect((await player.rollback('rb-2', 'rb-1')).answer).toMatchObject({
      status: 'OK',
      applied: true,
      replayed: true,
    });
    expect((await player.rollback('rb-3', 'rb-1')).answer).toMatchObject({
      status: 'OK',
      applied: false,
      balance: { cash: '100' },
    });
    expect((await player.bet('rb-1', 30n)).answer.status).toBe('TRANSACTION_ROLLED_BACK');
    expect(await world.cashOf(owner)).toBe(100n);
  });

  it('before its bet refuses the late bet', async () => {
    const owner = await world.addMember(100n);
    const player = await wallet.enter(owner);
    expect((await player.rollback('early-2', 'early-1')).answer).toMatchObject({
      status: 'OK',
      applied: false,
      wallet_transaction_id: null,
    });
    expect((await player.rollback('early-2', 'early-1')).answer).toMatchObject({
      status: 'OK',
      applied: false,
      replayed: true,
    });
    expect((await player.bet('early-1', 30n)).answer.status).toBe('TRANSACTION_ROLLED_BACK');
    expect(await world.cashOf(owner)).toBe(100n);
  });

  it('takes a win back, unless it is spent', async () => {
    const owner = await world.addMember(100n);
    const player = await wallet.enter(owner);
    await player.bet('rw-0', 0n);
    await player.win('rw-1', 50n, { round_id: 'round-rw-0' });
    await player.bet('rw-2', 120n);
    expect((await player.rollback('rw-3', 'rw-1')).answer).toMatchObject({
      status: 'NOT_ENOUGH_MONEY',
      balance: { cash: '30' },
    });
    await player.rollback('rw-4', 'rw-2');
    expect((await player.rollback('rw-3', 'rw-1')).answer).toMatchObject({
      status: 'OK',
      applied: true,
      balance: { cash: '100' },
    });
  });

  it('takes both halves of a bet-win back and clears the round', async () => {
    const owner = await world.addMember(100n);
    const player = await wallet.enter(owner);
    await player.send('bet-win', 'rbw-1', { bet_amount: '60', win_amount: '10' });
    expect((await player.rollback('rbw-2', 'rbw-1')).answer).toMatchObject({
      applied: true,
      balance: { cash: '100' },
    });
    const { rows } = await world.test.pool.query(
      `select stake_minor, payout_minor from seamless.round where round_id = 'round-rbw-1'`,
    );
    expect(rows).toEqual([{ stake_minor: '0', payout_minor: '0' }]);
  });

  it('tells nothing of members who never played at the provider', async () => {
    const member_ref = String((await world.addMember(100n)).memberId);
    const nobody = { status: 'TRANSACTION_DOES_NOT_EXIST', balance: null, currency: null };
    const rollback = {
      transaction_id: 'spy-1',
      reference_transaction_id: 'spy-2',
      round_id: 'spy',
      member_ref,
    };
    expect((await wallet.call('rollback', rollback)).answer).toMatchObject(nobody);
    expect((await wallet.call('round-close', { round_id: 'spy', member_ref })).answer).toMatchObject(nobody);
  });

  it('refuses the transaction of another member, other content, and a used id', async () => {
    const [one, two] = await Promise.all([world.addMember(100n), world.addMember(100n)]);
    const [player, thief] = [await wallet.enter(one), await wallet.enter(two)];
    await player.bet('own-1', 30n);
    expect((await thief.rollback('own-2', 'own-1')).answer.status).toBe('TRANSACTION_DOES_NOT_EXIST');
    await player.rollback('own-3', 'own-1');
    expect((await player.rollback('own-3', 'own-9')).answer.status).toBe('DUPLICATE_TRANSACTION');
    await player.bet('own-4', 5n);
    expect((await player.rollback('own-4', 'own-5')).answer.status).toBe('DUPLICATE_TRANSACTION');
    expect((await player.rollback('own-6', 'own-3')).answer.status).toBe('TRANSACTION_DOES_NOT_EXIST');
    expect([await world.cashOf(one), await world.cashOf(two)]).toEqual([95n, 100n]);
  });

  it('and its bet on two nodes at the same time end without the stake taken, whoever is first', async () => {
    const owner = await world.addMember(1_000n);
    const app = await world.openNode();
    const other = await createWalletCaller({ ...world, app }, await world.addProvider({ gpId: 'GPTS' }));
    const player = await wallet.enter(owner);
    const member_ref = String(owner.memberId);
    for (let round = 0; round < 25; round += 1) {
      const pairs = Array.from({ length: 4 }, (_, i) => `race-${round}-${i}`);
      const replies = await Promise.all(
        pairs.map(async (id) => {
          const rollback = {
            transaction_id: `${id}-back`,
            reference_transaction_id: id,
            round_id: id,
            member_ref,
          };
          const [bet, back] = await Promise.all([player.bet(id, 10n), other.call('rollback', rollback)]);
          return [bet.answer.status, back.answer.applied];
        }),
      );
      // a bet that was told OK was taken back; one that came too late was told so
      for (const [status, applied] of replies) expect(applied).toBe(status === 'OK');
    }
    expect(await world.cashOf(owner)).toBe(1_000n);
    await app.close();
  });
});

describe('many at once', () => {
  it('adds up to what was answered, whatever the order', async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => world.addMember(500n)));
    const players = await Promise.all(owners.map((owner) => wallet.enter(owner)));
    const random = seeded(20_261_120);
    const moved = new Map<string, bigint>();
    const requests = Array.from({ length: 600 }, () => {
      const who = random(players.length);
      // few ids on purpose: repetitions, other content under one id, and rollbacks that meet their bets
      return { who, id: `mix-${who}-${random(60)}`, kind: random(4), amount: BigInt(1 + random(3) * 40) };
    });
    await Promise.all(
      requests.map(async ({ who, id, kind, amount }) => {
        const player = players[who] as (typeof players)[number];
        if (kind === 3) {
          const { answer } = await player.rollback(`${id}-back`, id);
          if (answer.status === 'OK' && answer.applied) moved.set(`${id}-back`, 0n);
          return;
        }
        const isBet = kind !== 2;
        const { http, answer } = await (isBet ? player.bet(id, amount) : player.win(id, amount));
        expect(http).toBe(200);
        if (answer.status === 'OK' && !answer.replayed) {
          expect(moved.has(id)).toBe(false);
          moved.set(id, isBet ? -amount : amount);
        }
      }),
    );
    for (const [who, owner] of owners.entries()) {
      let expected = 500n;
      for (const [id, amount] of moved) {
        if (id.startsWith(`mix-${who}-`) && !moved.has(`${id}-back`)) expected += amount;
      }
      expect(await world.cashOf(owner)).toBe(expected);
    }
    expect(await world.ledger.checkInvariants()).toEqual([]);
  });
});

async function disable(memberId: number): Promise<void> {
  await world.test.pool.query(`update app.member set status = 'disabled' where member_id = $1`, [memberId]);
}

/** Whole numbers below a bound, the same ones each time (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
