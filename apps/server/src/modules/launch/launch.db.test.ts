import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { createTransferWallet, type TransferWallet } from '#modules/transfer-wallet';
import { createWallet } from '#modules/wallet';
import { createApiCaller } from '../../../test/money/api-caller.ts';
import { startFakeProvider, type FakeProvider } from '../../../test/money/fake-provider.ts';
import { createMoneyWorld, type MoneyWorld } from '../../../test/money/money-world.ts';
import { createWalletCaller, type WalletCaller } from '../../../test/money/wallet-caller.ts';
import { createLaunch } from './index.ts';

let world: MoneyWorld;
let slots: FakeProvider;
let cards: FakeProvider;
let seamless: WalletCaller;
let transferWallet: TransferWallet;
let api: ReturnType<typeof createApiCaller>;
let launch: ReturnType<typeof createLaunch>;
let owner: WalletOwner;
let ref: string;
let now = new Date();
let isClosed = false;

const lobby_url = 'http://test.localhost:3000/close';
const slot = { gpId: 'GPSL', game_type: 2, game_code: 'koi', lobby_url };
const card = { gpId: 'GPCD', game_type: 6, game_code: 'war', lobby_url };
const free = { gpId: 'GPTS', game_type: 2, game_code: 'any', lobby_url };

beforeAll(async () => {
  world = await createMoneyWorld();
  [slots, cards] = await Promise.all([startFakeProvider(), startFakeProvider()]);
  await world.addProvider({
    gpId: 'GPSL',
    walletKind: 'transfer',
    baseUrl: slots.baseUrl,
    hasCatalogue: true,
  });
  await world.addProvider({
    gpId: 'GPCD',
    walletKind: 'transfer',
    baseUrl: cards.baseUrl,
    hasCatalogue: true,
  });
  await world.addProvider({ gpId: 'GPMT', maintenanceStart: new Date('2026-01-01T00:00:00Z') });
  await world.addProvider({ gpId: 'GPOF', isActive: false });
  seamless = await createWalletCaller(
    world,
    await world.addProvider({ gpId: 'GPTS', launchUrl: 'http://studio.localhost/play/GPTS?theme=1' }),
  );
  await world.test.pool.query(`
    insert into app.hall (site_id, gt_id, name) values (901, 2, '{}'), (901, 6, '{}');
    insert into app.provider (site_id, gp_id, gt_id, name, has_demo) values (901, 'GPSL', 2, 'Slots', true), (901, 'GPCD', 6, 'Cards', false);
    insert into app.game (site_id, gp_id, gt_id, game_code, name, has_demo) values
      (901, 'GPSL', 2, 'koi', '{}', true), (901, 'GPCD', 6, 'war', '{}', false);
    insert into app.game (site_id, gp_id, gt_id, game_code, name, is_active) values (901, 'GPSL', 2, 'gone', '{}', false);`);
  const { database, ledger, providers, client, log } = world;
  const clock = () => now;
  transferWallet = createTransferWallet({
    sql: database.sql,
    ledger,
    client,
    providers,
    clock,
    newOrderId: randomUUID,
    log,
  });
  launch = createLaunch({
    sql: database.sql,
    ledger,
    client,
    providers,
    transferWallet,
    clock,
    log,
    sites: { findById: () => ({ isClosed }) as never },
  });
  const wallet = createWallet({ sql: database.sql, ledger, providers, transferWallet });
  api = createApiCaller([...launch.routes, ...wallet.routes], clock);
});
afterAll(async () => {
  await Promise.all([slots.close(), cards.close(), seamless.http.close()]);
  await world.close();
});
beforeEach(async () => {
  now = new Date();
  owner = await world.addMember(1_000n);
  ref = String(owner.memberId);
});

const play = (input: Record<string, unknown>) => api('/member/game/play1', input, owner);
const leave = (input = {}) => api('/member/game/leave1', input, owner);
const back = () => api('/member/profile/balance/all/back', {}, owner);
const myCash = () => api('/member/profile/my_cash', {}, owner);

describe('play1 at a provider that holds money', () => {
  it('brings the whole main balance there and answers the address, and says so', async () => {
    expect(await play(slot)).toEqual({
      code: 100,
      data: { game_url: 'http://game.localhost/koi?mode=real' },
    });
    expect([await world.cashOf(owner), slots.balanceOf(ref)]).toEqual([0n, 1_000n]);
    expect(await eventsOf()).toEqual([
      ['member.cash', { cash: '0.00', currency: 'USD' }],
      [
        'game.url',
        { gp_id: 'GPSL', game_type: 2, game_code: 'koi', game_url: 'http://game.localhost/koi?mode=real' },
      ],
      ['forward_game.status', { code: 100 }],
    ]);
    expect(await launch.isPlaying(owner.memberId)).toBe(true);
  });

  it('starts with an empty wallet too', async () => {
    owner = await world.addMember(0n);
    expect((await play(slot)).code).toBe(100);
  });

  it('takes the money along to another provider', async () => {
    await play(slot);
    slots.setBalance(ref, 1_500n);
    expect((await play(card)).code).toBe(100);
    expect([slots.balanceOf(ref), cards.balanceOf(ref), await world.cashOf(owner)]).toEqual([0n, 1_500n, 0n]);
    expect(slots.calls.some((call) => call.method === 'kick' && call.body.member_ref === ref)).toBe(true);
    await rebalance(1_500n);
  });

  it('starts the next game although money cannot come home yet', async () => {
    await play(slot);
    slots.openRound(ref, true);
    expect((await play(card)).code).toBe(100);
    expect([slots.balanceOf(ref), cards.balanceOf(ref)]).toEqual([1_000n, 0n]);
    slots.openRound(ref, false);
  });

  it.each(['reject', 'deaf', 'crash-after', 'gibberish'] as const)(
    'brings the money back when the launch answers %s',
    async (mood) => {
      slots.moods('launch', mood);
      expect((await play(slot)).code).toBe(101);
      expect([await world.cashOf(owner), slots.balanceOf(ref)]).toEqual([1_000n, 0n]);
      expect(await launch.isPlaying(owner.memberId)).toBe(false);
      expect((await play(slot)).code).toBe(100);
    },
  );

  it('does not start when nobody knows where the money is', async () => {
    slots.moods('transfer-in', 'silent');
    expect((await play(slot)).code).toBe(101);
    now = new Date(Date.now() + 60_000);
    await transferWallet.settleUnknownOrders(now, 10);
    expect((await back()).data).toMatchObject({
      total: '10.00',
      returned: [{ gp_id: 'GPSL', cash: '10.00' }],
    });
  });

  it('tells a maintenance that only the provider knows of', async () => {
    slots.moods('transfer-in', 'maintenance');
    expect(await play(slot)).toEqual({ code: 203, data: { start_at: null, end_at: null } });
    expect(await world.cashOf(owner)).toBe(1_000n);
  });

  it('is refused to a member whose transfers are switched off', async () => {
    await world.test.pool.query('update app.member set wallet_status = 0 where member_id = $1', [
      owner.memberId,
    ]);
    expect((await play(slot)).code).toBe(957);
    expect(await eventsOf()).toEqual([['forward_game.status', { code: 957 }]]);
    expect((await play(free)).code).toBe(100);
  });

  it('starts one game for two clicks', async () => {
    const codes = (await Promise.all([play(slot), play(slot), play(card)])).map((answer) => answer.code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([100, 104, 104]);
    expect(slots.balanceOf(ref) + cards.balanceOf(ref)).toBe(1_000n);
  });

  it('brings the money back when the member leaves while it starts', async () => {
    const gate = Promise.withResolvers<void>();
    slots.before = async (method) => {
      if (method === 'launch') await gate.promise;
    };
    const starting = play(slot);
    await expect.poll(() => slots.balanceOf(ref)).toBe(1_000n);
    await leave({ gpId: 'GPSL' });
    gate.resolve();
    expect((await starting).code).toBe(101);
    slots.before = async () => {};
    expect([await world.cashOf(owner), slots.balanceOf(ref)]).toEqual([1_000n, 0n]);
  });
});

describe('play1 at a seamless provider', () => {
  it('answers an address with a code that authenticate takes, once', async () => {
    const { code, data } = await play(free);
    expect(code).toBe(100);
    const address = new URL(String(data.game_url));
    expect(`${address.origin}${address.pathname}`).toBe('http://studio.localhost/play/GPTS');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      theme: '1',
      code: expect.stringMatching(/^[\w-]{43}$/),
      operator_id: 'GPTS',
      game_code: 'any',
      currency: 'USD',
      language: 'en_US',
      device: 'desktop',
      lobby_url,
    });
    const body = { code: address.searchParams.get('code'), operator_id: 'GPTS' };
    expect((await seamless.call('authenticate', body)).answer).toMatchObject({
      status: 'OK',
      member_ref: ref,
      balance: { cash: '1000' },
    });
    expect((await seamless.call('authenticate', body)).answer.status).toBe('INVALID_TOKEN');
  });

  it('lets the next game end bets of the one before, not its wins', async () => {
    const player = await seamless.enter(owner, 'any');
    await player.bet(`${ref}-1`, 100n);
    await play(slot);
    expect((await player.bet(`${ref}-2`, 1n)).answer.status).toBe('TOKEN_EXPIRED');
    expect((await player.win(`${ref}-3`, 50n)).answer).toMatchObject({
      status: 'OK',
      balance: { cash: '50' },
    });
  });

  it('brings money home from a provider that holds it', async () => {
    await play(slot);
    expect((await play(free)).code).toBe(100);
    expect([await world.cashOf(owner), slots.balanceOf(ref)]).toEqual([1_000n, 0n]);
  });

  it.each(['logout', 'replaced', 'disabled', 'password_changed', 'idle'])(
    'lets the end of the login by %s stop bets where it must',
    async (reason) => {
      const player = await seamless.enter(owner, 'any');
      await world.test.pool.query(
        `insert into app.session (session_id, member_id, site_id, token_hash, token_issued_at, created_at, last_used_at)
       values (gen_random_uuid(), $1, 901, sha256(gen_random_uuid()::text::bytea), now(), now(), now())`,
        [owner.memberId],
      );
      await world.database.pool.query(
        `update app.session set ended_at = now(), end_reason = $2 where member_id = $1`,
        [owner.memberId, reason],
      );
      expect((await player.bet(`${ref}-${reason}`, 1n)).answer.status).toBe(
        reason === 'idle' ? 'OK' : 'TOKEN_EXPIRED',
      );
    },
  );
});

describe('play1 is refused', () => {
  it.each([
    ['a game that is not listed', { ...slot, game_code: 'none' }, 107],
    ['a game that is switched off', { ...slot, game_code: 'gone' }, 107],
    ['a game in another hall', { ...slot, game_type: 6 }, 107],
    ['an unknown provider', { ...slot, gpId: 'GPXX' }, 107],
    ['a provider that is switched off', { ...free, gpId: 'GPOF' }, 107],
    ['an exit to another host', { ...slot, lobby_url: 'http://evil.example/close' }, 422],
  ])('for %s', async (_name, input, code) => {
    expect((await play(input)).code).toBe(code);
    expect(await world.cashOf(owner)).toBe(1_000n);
  });

  it('in maintenance, with its interval', async () => {
    expect(await play({ ...free, gpId: 'GPMT' })).toEqual({
      code: 203,
      data: { start_at: '2026-01-01T00:00:00.000Z', end_at: null },
    });
  });

  it('for a currency that the provider does not take', async () => {
    await world.test.pool.query(`update app.provider set currencies = '{VND}' where gp_id = 'GPSL'`);
    expect((await play(slot)).code).toBe(102);
    await world.test.pool.query(`update app.provider set currencies = null where gp_id = 'GPSL'`);
  });

  it('on a closed site', async () => {
    isClosed = true;
    expect((await play(slot)).code).toBe(106);
    isClosed = false;
  });

  it('while the money is coming back', async () => {
    await play(slot);
    const gate = Promise.withResolvers<void>();
    slots.before = async (method) => {
      if (method === 'transfer-out-all') await gate.promise;
    };
    const coming = back();
    await expect.poll(() => transferWallet.isBringingHome(owner.memberId)).toBe(true);
    expect((await play(card)).code).toBe(103);
    gate.resolve();
    expect((await coming).code).toBe(100);
    slots.before = async () => {};
    expect((await play(card)).code).toBe(100);
  });
});

describe('leave1', () => {
  it('ends the session and brings the money back', async () => {
    await play(slot);
    slots.setBalance(ref, 1_234n);
    expect(await leave()).toEqual({
      code: 100,
      data: { total: '12.34', returned: [{ gp_id: 'GPSL', cash: '12.34' }] },
    });
    expect(await launch.isPlaying(owner.memberId)).toBe(false);
    expect((await leave()).data).toEqual({ total: '12.34', returned: [] });
    await rebalance(1_234n);
  });

  it.each([
    ['round-open', 102],
    ['maintenance', 103],
    ['silent', 101],
  ] as const)('says that the provider was %s', async (mood, code) => {
    await play(slot);
    slots.moods('transfer-out-all', mood);
    expect(await leave()).toMatchObject({ code, data: { total: '0.00' } });
    now = new Date(Date.now() + 60_000);
    await transferWallet.settleUnknownOrders(now, 10);
    await leave();
    expect(await world.cashOf(owner)).toBe(1_000n);
  });

  it('of a window that closes late does not end the next game', async () => {
    await play(slot);
    await play(card);
    expect((await leave({ gpId: 'GPSL' })).code).toBe(100);
    expect(await launch.isPlaying(owner.memberId)).toBe(true);
    expect(cards.balanceOf(ref)).toBe(1_000n);
  });
});

describe('a game that nobody left', () => {
  it('is left when the member logs out', async () => {
    await play(slot);
    const sessionId = randomUUID();
    await world.test.pool.query(
      `insert into app.session (session_id, member_id, site_id, token_hash, token_issued_at, created_at, last_used_at)
       values ($1::uuid, $2, 901, sha256(uuid_send($1::uuid)), now(), now(), now())`,
      [sessionId, owner.memberId],
    );
    await world.database.pool.query(
      `update app.session set ended_at = now(), end_reason = 'logout' where session_id = $1`,
      [sessionId],
    );
    expect(await launch.isPlaying(owner.memberId)).toBe(false);
    expect((await play(card)).code).toBe(103);
    now = new Date(Date.now() + 3_000);
    await launch.finishLeaving();
    expect([await world.cashOf(owner), slots.balanceOf(ref)]).toEqual([1_000n, 0n]);
    expect((await play(card)).code).toBe(100);
  });

  it('is left when its start was cut off', async () => {
    await play(slot);
    await world.test.pool.query(`update app.game_session set state = 'starting' where member_id = $1`, [
      owner.memberId,
    ]);
    expect((await play(slot)).code).toBe(104);
    now = new Date(Date.now() + 61_000);
    await launch.finishLeaving();
    expect(await world.cashOf(owner)).toBe(1_000n);
  });
});

describe('transfer-back', () => {
  it('brings all home, holds its cooldown, and tells the windows', async () => {
    await play(slot);
    expect(await back()).toEqual({
      code: 100,
      data: { total: '10.00', returned: [{ gp_id: 'GPSL', cash: '10.00' }] },
    });
    expect((await eventsOf()).at(-1)).toEqual(['all_transfer_back', {}]);
    now = new Date(now.getTime() + 9_999);
    expect((await back()).code).toBe(104);
    now = new Date(now.getTime() + 1);
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
    slots.moods('transfer-out-all', mood);
    expect(await back()).toEqual({ code, data: { total: '0.00', returned: [] } });
  });

  it('says when only some came back', async () => {
    await play(slot);
    slots.openRound(ref, true);
    await world.ledger.creditDeposit(world.database.sql, owner, randomUUID(), 500n);
    await play(card);
    expect(await back()).toEqual({
      code: 105,
      data: { total: '5.00', returned: [{ gp_id: 'GPCD', cash: '5.00' }] },
    });
    slots.openRound(ref, false);
  });

  it('of one provider leaves the others alone', async () => {
    await play(slot);
    expect(await api('/member/profile/balance_get_back', { gp_id: 'GPCD' }, owner)).toEqual({
      code: 100,
      data: { total: '0.00', returned: [] },
    });
    now = new Date(now.getTime() + 10_000);
    expect(await api('/member/profile/balance_get_back', { gp_id: 'GPSL' }, owner)).toMatchObject({
      code: 100,
      data: { total: '10.00' },
    });
  });
});

describe('my_cash', () => {
  it('lists the main wallet first, then every provider that holds money, and the sum', async () => {
    await play(slot);
    slots.setBalance(ref, 800n);
    await world.ledger.creditDeposit(world.database.sql, owner, randomUUID(), 25n);
    const { data } = await myCash();
    expect(data).toEqual({
      my_cash_list: [
        { gp_id: 'MAIN', gp_name: 'MAIN', cash: '0.25', is_light: 0, icon_dark: '' },
        {
          gp_id: 'GPSL',
          gp_name: 'Slots',
          cash: '8.00',
          is_light: 0,
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

  it('shows what a slow provider last told', async () => {
    await play(slot);
    slots.moods('balance', 'deaf');
    expect((await myCash()).data).toMatchObject({ total: '10.00' });
  });
});

describe('demo/play', () => {
  const demo = { gp_id: 'GPSL', game_type: 2, game_code: 'koi', currency: 'USD' };
  it('answers the address of a game that has a demo, to anyone', async () => {
    expect(await api('/demo/play', demo)).toEqual({
      code: 100,
      data: { game_url: 'http://game.localhost/koi?mode=demo' },
    });
  });
  it('refuses a game without a demo, and says when the provider does not answer', async () => {
    expect((await api('/demo/play', { ...demo, gp_id: 'GPCD', game_type: 6, game_code: 'war' })).code).toBe(
      107,
    );
    slots.moods('launch', 'crash-before');
    expect((await api('/demo/play', demo)).code).toBe(101);
  });
});

async function eventsOf(): Promise<[string, unknown][]> {
  const { rows } = await world.test.pool.query<{ event: string; payload: unknown }>(
    `select event, payload from app.outbox where channel = $1 and outbox_id > (
       select max(outbox_id) from app.outbox where channel = $1 and event = 'member.cash' and payload ->> 'cash' = '10.00')
     order by outbox_id`,
    [`private-member.${ref}`],
  );
  return rows.map((row) => [row.event, row.payload]);
}

/** What a test made up as won at a provider belongs to nobody's float: the sums stay the member's. */
async function rebalance(expected: bigint): Promise<void> {
  const balances = (await world.cashOf(owner)) + slots.balanceOf(ref) + cards.balanceOf(ref);
  expect(balances).toBe(expected);
}
