import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { createMoneyWorld, type MoneyWorld } from '../../../test/money/money-world.ts';
import { createWalletCaller, type Player, type WalletCaller } from '../../../test/money/wallet-caller.ts';

let world: MoneyWorld;
let wallet: WalletCaller;
let owner: WalletOwner;
let player: Player;
/** Ids of this test. */
let id: (name: string) => string;

beforeAll(async () => {
  world = await createMoneyWorld();
  wallet = await createWalletCaller(world, await world.addProvider({ gpId: 'GPTS' }));
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.addMember(1_000n);
  player = await wallet.enter(owner);
  id = (name) => `${owner.memberId}-${name}`;
});

const inRound = (name: string, more = {}) => ({ round_id: id(name), ...more });
const missing = { status: 'TRANSACTION_DOES_NOT_EXIST', wallet_transaction_id: null, replayed: false };
const roundOf = async (name: string) => {
  const { rows } = await world.test.pool.query(
    'select stake_minor::int as stake, payout_minor::int as payout, bet_count as bets, is_closed from seamless.round where round_id = $1',
    [id(name)],
  );
  return rows[0];
};

describe('a win', () => {
  it('needs a bet in its round, and stores nothing without one', async () => {
    for (const amount of [50n, 0n])
      expect((await player.win(id('w'), amount, inRound('r'))).answer).toMatchObject({
        ...missing,
        balance: { cash: '1000' },
      });
    await player.bet(id('b'), 100n, inRound('r'));
    // the same id, now that there is one
    expect((await player.win(id('w'), 50n, inRound('r'))).answer).toMatchObject({
      status: 'OK',
      balance: { cash: '950' },
    });
    expect(await roundOf('r')).toEqual({ stake: 100, payout: 50, bets: 1, is_closed: false });
  });

  it.each([
    ['a free bet', () => player.bet(id('b'), 100n, inRound('r', { is_free: true })), 'OK'],
    [
      'a bet-win',
      () => player.send('bet-win', id('b'), inRound('r', { bet_amount: '10', win_amount: '0' })),
      'OK',
    ],
    ['a prize alone', () => player.send('bonus-win', id('b'), inRound('r', { amount: '5' })), missing.status],
    [
      'a correction alone',
      () => player.send('adjust', id('b'), inRound('r', { amount: '5', reason: 'late' })),
      missing.status,
    ],
  ] as const)('in a round with %s is judged by it', async (_name, begin, status) => {
    expect((await begin()).answer.status).toBe('OK');
    expect((await player.win(id('w'), 50n, inRound('r'))).answer.status).toBe(status);
  });

  it("is never taken on another member's round or at another provider", async () => {
    await player.bet(id('b'), 100n, inRound('r'));
    const thief = await world.addMember(0n);
    expect((await (await wallet.enter(thief)).win(id('w1'), 50n, inRound('r'))).answer).toMatchObject(
      missing,
    );
    const other = await createWalletCaller(world, await world.addProvider({ gpId: 'GPOT' }));
    expect((await (await other.enter(owner)).win(id('w2'), 50n, inRound('r'))).answer).toMatchObject(missing);
    expect([await world.cashOf(thief), await world.cashOf(owner)]).toEqual([0n, 900n]);
  });

  it('is refused once every bet of the round was taken back, and answered as before if it came first', async () => {
    await player.bet(id('b1'), 100n, inRound('r'));
    await player.bet(id('b2'), 100n, inRound('r'));
    await player.rollback(id('x1'), id('b1'));
    expect((await player.win(id('w1'), 50n, inRound('r'))).answer.status).toBe('OK');
    await player.rollback(id('x2'), id('b2'));
    expect((await player.win(id('w2'), 50n, inRound('r'))).answer).toMatchObject(missing);
    expect((await player.win(id('w1'), 50n, inRound('r'))).answer).toMatchObject({
      status: 'OK',
      replayed: true,
    });
    expect(await roundOf('r')).toEqual({ stake: 0, payout: 50, bets: 0, is_closed: false });
  });

  it('is taken in a closed round, for corrections happen, and does not open it', async () => {
    await player.bet(id('b'), 100n, inRound('r', { round_closed: true }));
    expect((await player.win(id('w'), 50n, inRound('r', { round_closed: false }))).answer.status).toBe('OK');
    expect(await roundOf('r')).toEqual({ stake: 100, payout: 50, bets: 1, is_closed: true });
  });

  it('finds the bets of a round from before they were counted', async () => {
    await world.test.pool.query(
      `insert into seamless.round (gp_id, member_id, round_id, site_id, game_code, currency, bet_count)
       values ('GPTS', $1, $2, $3, 'game-1', 'USD', 1)`,
      [owner.memberId, id('r'), owner.siteId],
    );
    await player.bet(id('b'), 100n, inRound('r'));
    await world.test.pool.query('update seamless.round set bet_count = 1 where round_id = $1', [id('r')]);
    await player.bet(id('c'), 40n, inRound('r'));
    await world.test.pool.query('update seamless.round set bet_count = 1 where round_id = $1', [id('r')]);
    await player.rollback(id('x'), id('c'));
    expect(await roundOf('r')).toMatchObject({ stake: 100, bets: 1 });
    expect((await player.win(id('w'), 5n, inRound('r'))).answer.status).toBe('OK');
  });
});

describe('a closed round', () => {
  it.each(['win', 'round-close', 'bet'] as const)('by %s takes no further bet', async (closer) => {
    await player.bet(id('b'), 100n, inRound('r', { round_closed: closer === 'bet' }));
    if (closer === 'win') await player.win(id('w'), 10n, inRound('r', { round_closed: true }));
    if (closer === 'round-close')
      await wallet.call('round-close', inRound('r', { member_ref: String(owner.memberId) }));
    const before = await world.cashOf(owner);
    expect((await player.bet(id('b2'), 10n, inRound('r'))).answer).toMatchObject(missing);
    const both = inRound('r', { bet_amount: '10', win_amount: '90' });
    expect((await player.send('bet-win', id('b3'), both)).answer).toMatchObject(missing);
    expect(await world.cashOf(owner)).toBe(before);
    expect(await roundOf('r')).toMatchObject({ stake: 100, bets: 1, is_closed: true });
  });

  it('still answers the bet that closed it, and takes prizes, corrections and rollbacks', async () => {
    const last = inRound('r', { round_closed: true });
    await player.bet(id('b'), 100n, last);
    expect((await player.bet(id('b'), 100n, last)).answer).toMatchObject({ status: 'OK', replayed: true });
    expect((await player.send('bonus-win', id('p'), inRound('r', { amount: '5' }))).answer.status).toBe('OK');
    const adjust = inRound('r', { amount: '-5', reason: 'late' });
    expect((await player.send('adjust', id('a'), adjust)).answer.status).toBe('OK');
    expect((await player.rollback(id('x'), id('b'))).answer).toMatchObject({ status: 'OK', applied: true });
    expect(await roundOf('r')).toEqual({ stake: 0, payout: 0, bets: 0, is_closed: true });
  });

  it('keeps every bet out that races with its end, or takes it whole', async () => {
    for (let round = 0; round < 10; round += 1) {
      const name = `race-${round}`;
      await player.bet(id(`${name}-0`), 1n, inRound(name));
      const before = await world.cashOf(owner);
      const [, ...bets] = await Promise.all([
        player.win(id(`${name}-w`), 0n, inRound(name, { round_closed: true })),
        ...Array.from({ length: 4 }, (_, i) => player.bet(id(`${name}-${i + 1}`), 1n, inRound(name))),
      ]);
      const taken = bets.filter(({ answer }) => answer.status === 'OK').length;
      for (const { answer } of bets) expect(['OK', missing.status]).toContain(answer.status);
      expect(await world.cashOf(owner)).toBe(before - BigInt(taken));
      expect(await roundOf(name)).toMatchObject({ bets: taken + 1, is_closed: true });
    }
  });
});

describe('more than a wallet can hold', () => {
  /** What a wallet has room for, to the last unit. */
  const most = 9_223_372_036_854_775_807n;

  it('is refused for good, in one piece, and harms no neighbour in the batch', async () => {
    const rich = await world.addMember(most - 100n);
    const whale = await wallet.enter(rich);
    await whale.bet(id('b'), 0n, inRound('r'));
    for (let again = 0; again < 2; again += 1)
      expect(await whale.win(id('w'), 101n, inRound('r'))).toMatchObject({
        http: 200,
        answer: { status: 'LIMIT_REACHED', balance: { cash: String(most - 100n) }, replayed: false },
      });
    const replies = await Promise.all([
      ...Array.from({ length: 20 }, (_, i) => player.bet(id(`n${i}`), 1n)),
      whale.win(id('w'), 101n, inRound('r')),
      whale.send('bonus-win', id('p'), { amount: '101' }),
      whale.send('adjust', id('a'), { amount: '101', reason: 'late' }),
    ]);
    expect(replies.map(({ http, answer }) => `${http} ${answer.status}`)).toEqual([
      ...Array.from({ length: 20 }, () => '200 OK'),
      ...Array.from({ length: 3 }, () => '200 LIMIT_REACHED'),
    ]);
    expect([await world.cashOf(rich), await world.cashOf(owner)]).toEqual([most - 100n, 980n]);
    // what fits is taken, under the same id too
    expect((await whale.win(id('w2'), 100n, inRound('r'))).answer).toMatchObject({
      status: 'OK',
      balance: { cash: String(most) },
    });
    await whale.bet(id('b2'), 500n);
    expect((await whale.win(id('w'), 101n, inRound('r'))).answer.status).toBe('OK');
  });

  it('is refused of a rollback that gives back, too', async () => {
    const whale = await wallet.enter(await world.addMember(most));
    await whale.bet(id('b'), 100n);
    await whale.send('bonus-win', id('p'), { amount: '50' });
    expect(await whale.rollback(id('x'), id('b'))).toMatchObject({
      http: 200,
      answer: { status: 'LIMIT_REACHED' },
    });
    await whale.bet(id('b2'), 50n);
    expect((await whale.rollback(id('x'), id('b'))).answer).toMatchObject({ status: 'OK', applied: true });
  });
});
