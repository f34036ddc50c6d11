import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatMinor, type Language } from '@halls/contract';
import type { WalletOwner } from '#modules/ledger';
import { settleUnknownOrders } from '#modules/transfer-wallet';
import { card, createGameWorld, slot, type GameWorld } from '../../../test/money/game-world.ts';

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
const back = () => world.call('/member/profile/balance/all/back', {}, owner);
const myCash = () => world.call('/member/profile/my_cash', {}, owner);

describe('transfer-back', () => {
  it('transfers all back, holds its cooldown, and tells the windows', async () => {
    await play(slot);
    expect(await back()).toEqual({
      code: 100,
      data: { total: '10.00', returned: [{ gp_id: 'GPSL', cash: '10.00' }] },
    });
    expect((await world.eventsOf(owner)).at(-1)).toEqual(['all_transfer_back', {}]);
    world.now = new Date(world.now.getTime() + 9_999);
    expect((await back()).code).toBe(104);
    world.now = new Date(world.now.getTime() + 1);
    expect((await back()).code).toBe(100);
  });

  it('runs once for many clicks', async () => {
    await play(slot);
    const codes = (await Promise.all(Array.from({ length: 6 }, back))).map((answer) => answer.code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([100, 104, 104, 104, 104, 104]);
  });

  it.each([
    ['silent', 101],
    ['round-open', 102],
    ['maintenance', 103],
  ] as const)('answers for a provider that is %s', async (mood, code) => {
    await play(slot);
    world.slots.moods('transfer-out-all', mood);
    expect(await back()).toEqual({ code, data: { total: '0.00', returned: [] } });
  });

  it('says when only some came back', async () => {
    await play(slot);
    world.slots.openRound(ref, true);
    await world.ledger.creditDeposit(world.database.sql, owner, randomUUID(), 500n);
    await play(card);
    expect(await back()).toEqual({
      code: 105,
      data: { total: '5.00', returned: [{ gp_id: 'GPCD', cash: '5.00' }] },
    });
    world.slots.openRound(ref, false);
  });

  it('of one provider leaves the others alone', async () => {
    await play(slot);
    expect(await world.call('/member/profile/balance_get_back', { gp_id: 'GPCD' }, owner)).toEqual({
      code: 100,
      data: { total: '0.00', returned: [] },
    });
    world.now = new Date(world.now.getTime() + 10_000);
    expect(await world.call('/member/profile/balance_get_back', { gp_id: 'GPSL' }, owner)).toMatchObject({
      code: 100,
      data: { total: '10.00' },
    });
  });
});

describe('my_cash', () => {
  it('lists the main wallet first, then every provider that holds money, and the sum', async () => {
    await play(slot);
    world.slots.setBalance(ref, 800n);
    await world.ledger.creditDeposit(world.database.sql, owner, randomUUID(), 25n);
    const { data } = await myCash();
    expect(data).toEqual({
      my_cash_list: [
        { gp_id: 'MAIN', gp_name: 'MAIN', cash: '0.25', is_light: 1, icon_dark: '' },
        {
          gp_id: 'GPSL',
          gp_name: 'Slots',
          cash: '8.00',
          is_light: 1,
          icon_dark: '/pictures/providers/GPSL.svg',
        },
        {
          gp_id: 'GPCD',
          gp_name: 'Cards',
          cash: '0.00',
          is_light: 0,
          icon_dark: '/pictures/providers/GPCD.svg',
        },
      ],
      total: '8.25',
    });
  });

  it('tells members who ask at once each their own', async () => {
    const others = await Promise.all([5n, 70n, 900n].map((cash) => world.addMember(cash)));
    await play(slot);
    const owners = [owner, ...others, owner];
    const sums = await Promise.all(
      owners.map(async (who) => {
        const { data } = await world.call('/member/profile/my_cash', {}, who);
        const held = (data.my_cash_list as { gp_id: string; cash: string }[]).map((wallet) => wallet.cash);
        return [...held.slice(0, 2), data.total];
      }),
    );
    const own = ['0.00', '10.00', '10.00'];
    expect(sums).toEqual([
      own,
      ['0.05', '0.00', '0.05'],
      ['0.70', '0.00', '0.70'],
      ['9.00', '0.00', '9.00'],
      own,
    ]);
  });

  it('calls a provider as the language of the asking calls it', async () => {
    await world.database.sql
      .updateTable('app.provider')
      .set({ local_names: JSON.stringify({ zh_CN: '老虎机' }) })
      .where('gp_id', '=', 'GPSL')
      .execute();
    const namesIn = async (language: Language) => {
      const { data } = await world.call('/member/profile/my_cash', {}, owner, language);
      return (data.my_cash_list as { gp_name: string }[]).map((wallet) => wallet.gp_name);
    };
    expect(await namesIn('zh_CN')).toEqual(['MAIN', '老虎机', 'Cards']);
    expect(await namesIn('vi_VN')).toEqual(['MAIN', 'Slots', 'Cards']);
  });

  it('shows what a slow provider last told', async () => {
    await play(slot);
    world.slots.moods('balance', 'deaf');
    expect((await myCash()).data).toMatchObject({ total: '10.00' });
  });
});

describe('the trace of the money', () => {
  const trace = async () => (await world.call('/member/transfer/list', {}, owner)).data;
  const settle = () => settleUnknownOrders(world.transfers, world.launch.transferBackUnlessPlaying);
  const sums = async () => {
    const { main, in_transit, at_providers, total } = await trace();
    const { data } = await myCash();
    expect(total).toBe(data.total);
    expect(in_transit).toBe(formatMinor(await world.ledger.heldFor(owner), 'USD'));
    expect(main).toBe(formatMinor(await world.cashOf(owner), 'USD'));
    return [main, in_transit, at_providers, total];
  };
  const changes = async () => {
    const { rows } = await world.test.pool.query(
      `select count(*)::int as count from app.outbox where channel = $1 and event = 'transfer.changed'`,
      [`private-member.${owner.memberId}`],
    );
    return rows[0].count as number;
  };

  it('shows a transfer that nobody answered, when it is asked for, and how it ends', async () => {
    world.slots.moods('transfer-in', 'silent');
    await play(slot);
    const nothingYet = {
      under_way: [
        {
          gp_id: 'GPSL',
          gp_name: 'Slots',
          direction: 'to_provider',
          amount: '10.00',
          state: 'unknown',
          attempts: 0,
        },
      ],
    };
    const first = await trace();
    expect(first).toMatchObject({ ...nothingYet, awaited: [], ended: [] });
    const [order] = first.under_way as { next_attempt_at: string; order_number: string }[];
    expect(Date.parse(order?.next_attempt_at ?? '')).toBe(world.now.getTime() + 2_000);
    expect(await sums()).toEqual(['0.00', '10.00', '0.00', '10.00']);
    const told = await changes();
    expect(told).toBe(1);

    world.now = new Date(world.now.getTime() + 2_000);
    await settle();
    const last = await trace();
    expect(last.under_way).toEqual([]);
    expect(last.ended).toContainEqual(
      expect.objectContaining({
        order_number: order?.order_number,
        state: 'confirmed',
        attempts: 1,
        next_attempt_at: null,
      }),
    );
    expect(await changes()).toBeGreaterThan(told);
    expect((await sums())[3]).toBe('10.00');
  });

  it('adds up at every step of a game', async () => {
    expect(await sums()).toEqual(['10.00', '0.00', '0.00', '10.00']);
    await play(slot);
    expect(await sums()).toEqual(['0.00', '0.00', '10.00', '10.00']);
    world.slots.setBalance(ref, 800n);
    expect(await sums()).toEqual(['0.00', '0.00', '8.00', '8.00']);
    world.now = new Date(world.now.getTime() + 1);
    await back();
    expect(await sums()).toEqual(['8.00', '0.00', '0.00', '8.00']);
    expect((await trace()).ended).toMatchObject([
      { direction: 'from_provider', amount: '8.00', state: 'confirmed' },
      { direction: 'to_provider', amount: '10.00', state: 'confirmed' },
    ]);
  });

  it('says what waits for a round to end', async () => {
    await play(slot);
    world.slots.openRound(ref, true);
    world.now = new Date(world.now.getTime() + 1);
    await back();
    const { awaited, ended } = await trace();
    expect(awaited).toMatchObject([{ gp_id: 'GPSL', asked_at: world.now.toISOString() }]);
    expect(ended).toMatchObject([{ state: 'rejected', reason: 'round_open', amount: null }, {}]);
    world.slots.openRound(ref, false);
  });

  it('is everybody’s own', async () => {
    await play(slot);
    const other = await world.addMember(5n);
    const { data } = await world.call('/member/transfer/list', {}, other);
    expect(data).toMatchObject({ total: '0.05', under_way: [], ended: [] });
  });
});
