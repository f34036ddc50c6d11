import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { settleUnknownOrders } from '#modules/transfer-wallet';
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
const leave = (input = {}) => world.call('/member/game/leave1', input, owner);
const settle = () => settleUnknownOrders(world.transfers, world.launch.transferBackUnlessPlaying);
const back = () => world.call('/member/profile/balance/all/back', {}, owner);

describe('play1 at a provider that holds money', () => {
  it('brings the whole main balance there and answers the address, and says so', async () => {
    expect(await play(slot)).toEqual({
      code: 100,
      data: { game_url: 'http://game.localhost/koi?mode=real' },
    });
    expect([await world.cashOf(owner), world.slots.balanceOf(ref)]).toEqual([0n, 1_000n]);
    expect(await world.eventsOf(owner)).toEqual([
      ['member.cash', { cash: '0.00', currency: 'USD' }],
      ['member.cash', { cash: '0.00', currency: 'USD', in_play: { gp_id: 'GPSL', cash: '10.00' } }],
      [
        'game.url',
        { gp_id: 'GPSL', game_type: 2, game_code: 'koi', game_url: 'http://game.localhost/koi?mode=real' },
      ],
      ['forward_game.status', { code: 100 }],
    ]);
    expect(await world.launch.isPlaying(owner.memberId)).toBe(true);
  });

  it('starts with an empty wallet too', async () => {
    owner = await world.addMember(0n);
    expect((await play(slot)).code).toBe(100);
  });

  it('takes the money along to another provider', async () => {
    await play(slot);
    world.slots.setBalance(ref, 1_500n);
    expect((await play(card)).code).toBe(100);
    expect([world.slots.balanceOf(ref), world.cards.balanceOf(ref), await world.cashOf(owner)]).toEqual([
      0n,
      1_500n,
      0n,
    ]);
    expect(world.slots.calls.some((call) => call.method === 'kick' && call.body.member_ref === ref)).toBe(
      true,
    );
    await rebalance(1_500n);
  });

  it('starts the next game although money cannot be transferred back yet', async () => {
    await play(slot);
    world.slots.openRound(ref, true);
    expect((await play(card)).code).toBe(100);
    expect([world.slots.balanceOf(ref), world.cards.balanceOf(ref)]).toEqual([1_000n, 0n]);
    world.slots.openRound(ref, false);
  });

  it.each(['reject', 'deaf', 'crash-after', 'gibberish'] as const)(
    'transfers the money back when the launch answers %s',
    async (mood) => {
      world.slots.moods('launch', mood);
      expect((await play(slot)).code).toBe(101);
      expect([await world.cashOf(owner), world.slots.balanceOf(ref)]).toEqual([1_000n, 0n]);
      expect(await world.launch.isPlaying(owner.memberId)).toBe(false);
      expect((await play(slot)).code).toBe(100);
    },
  );

  it('does not start when nobody knows where the money is', async () => {
    world.slots.moods('transfer-in', 'silent');
    expect((await play(slot)).code).toBe(101);
    world.now = new Date(Date.now() + 60_000);
    await settleUnknownOrders(world.transfers);
    expect((await back()).data).toMatchObject({
      total: '10.00',
      returned: [{ gp_id: 'GPSL', cash: '10.00' }],
    });
  });

  it.each(['silent', 'deaf'] as const)(
    'loses sight of no money while the provider is %s, and transfers it back by itself',
    async (mood) => {
      world.slots.moods('transfer-in', mood);
      expect((await play(slot)).code).toBe(101);
      expect((await world.call('/member/profile/my_cash', {}, owner)).data).toMatchObject({ total: '10.00' });
      world.slots.moods('transfer-status', 'deaf');
      expect(await back()).toMatchObject({ code: 101, data: { total: '0.00', returned: [] } });

      world.now = new Date(Date.now() + 60_000);
      await settle();
      expect([await world.cashOf(owner), world.slots.balanceOf(ref)]).toEqual([1_000n, 0n]);
    },
  );

  it('asks what became of money on its way before it brings it back', async () => {
    world.slots.moods('transfer-in', 'silent');
    await play(slot);
    expect(await back()).toMatchObject({ code: 100, data: { total: '10.00' } });
    expect((await world.call('/member/profile/my_cash', {}, owner)).data).toMatchObject({ total: '10.00' });
  });

  it('tells a maintenance that only the provider knows of', async () => {
    world.slots.moods('transfer-in', 'maintenance');
    expect(await play(slot)).toEqual({ code: 203, data: { start_at: null, end_at: null } });
    expect(await world.cashOf(owner)).toBe(1_000n);
  });

  it('is refused to a member whose transfers are switched off', async () => {
    await world.test.pool.query('update app.member set wallet_status = 0 where member_id = $1', [
      owner.memberId,
    ]);
    expect((await play(slot)).code).toBe(957);
    expect(await world.eventsOf(owner)).toEqual([
      ['profile.updated', {}],
      ['forward_game.status', { code: 957 }],
    ]);
    expect((await play(free)).code).toBe(100);
  });

  it('starts one game for two clicks', async () => {
    const areRefused = Promise.withResolvers<void>();
    for (const provider of [world.slots, world.cards])
      provider.before = async (method) => {
        if (method === 'transfer-in') await areRefused.promise;
      };
    let refused = 0;
    const codes = await Promise.all(
      [slot, slot, card].map(async (game) => {
        const { code } = await play(game);
        refused += code === 104 ? 1 : 0;
        if (refused === 2) areRefused.resolve();
        return code;
      }),
    );
    for (const provider of [world.slots, world.cards]) provider.before = async () => {};
    expect(codes.toSorted((a, b) => a - b)).toEqual([100, 104, 104]);
    expect(world.slots.balanceOf(ref) + world.cards.balanceOf(ref)).toBe(1_000n);
  });

  it('asks for the address while the money is on its way, and answers it when that is there', async () => {
    const gate = Promise.withResolvers<void>();
    const asked: string[] = [];
    world.slots.before = async (method) => {
      asked.push(method);
      if (method === 'transfer-in') await gate.promise;
    };
    let isAnswered = false;
    const starting = play(slot).finally(() => (isAnswered = true));
    await expect.poll(() => asked).toContain('launch');
    expect(isAnswered).toBe(false);
    gate.resolve();
    expect((await starting).code).toBe(100);
    world.slots.before = async () => {};
    expect(world.slots.balanceOf(ref)).toBe(1_000n);
  });

  it('answers no address when the money did not arrive', async () => {
    world.slots.moods('transfer-in', 'reject');
    expect((await play(slot)).code).toBe(101);
    expect([await world.cashOf(owner), world.slots.balanceOf(ref)]).toEqual([1_000n, 0n]);
    expect(await world.launch.isPlaying(owner.memberId)).toBe(false);
  });

  it('transfers the money back when the member leaves while it starts', async () => {
    const gate = Promise.withResolvers<void>();
    world.slots.before = async (method) => {
      if (method === 'launch') await gate.promise;
    };
    const starting = play(slot);
    await expect.poll(() => world.slots.balanceOf(ref)).toBe(1_000n);
    await leave({ gpId: 'GPSL' });
    gate.resolve();
    expect((await starting).code).toBe(101);
    world.slots.before = async () => {};
    expect([await world.cashOf(owner), world.slots.balanceOf(ref)]).toEqual([1_000n, 0n]);
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
      lobby_url: free.lobby_url,
    });
    const body = { code: address.searchParams.get('code'), operator_id: 'GPTS' };
    expect((await world.seamless.call('authenticate', body)).answer).toMatchObject({
      status: 'OK',
      member_ref: ref,
      balance: { cash: '1000' },
    });
    expect((await world.seamless.call('authenticate', body)).answer.status).toBe('INVALID_TOKEN');
  });

  it('lets the next game end bets of the one before, not its wins', async () => {
    const player = await world.seamless.enter(owner, 'any');
    await player.bet(`${ref}-1`, 100n);
    await play(slot);
    expect((await player.bet(`${ref}-2`, 1n)).answer.status).toBe('TOKEN_EXPIRED');
    expect((await player.win(`${ref}-3`, 50n, { round_id: `round-${ref}-1` })).answer).toMatchObject({
      status: 'OK',
      balance: { cash: '50' },
    });
  });

  it('transfers money back from a provider that holds it', async () => {
    await play(slot);
    expect((await play(free)).code).toBe(100);
    expect([await world.cashOf(owner), world.slots.balanceOf(ref)]).toEqual([1_000n, 0n]);
  });

  it.each(['logout', 'replaced', 'disabled', 'frozen', 'password_changed', 'idle'])(
    'lets the end of the login by %s stop bets where it must',
    async (reason) => {
      const player = await world.seamless.enter(owner, 'any');
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

  it('stops bets, and leaves the game, once the member is told to change the password first', async () => {
    const player = await world.seamless.enter(owner, 'any');
    expect((await play(free)).code).toBe(100);
    expect(await world.launch.isPlaying(owner.memberId)).toBe(true);
    await world.test.pool.query(
      'update app.member set first_login_to_change_password = true where member_id = $1',
      [owner.memberId],
    );
    expect((await player.bet(`${ref}-first`, 1n)).answer.status).toBe('TOKEN_EXPIRED');
    expect(await world.launch.isPlaying(owner.memberId)).toBe(false);
  });
});

it('play1 takes the exit as a path of the site', async () => {
  expect((await play({ ...slot, lobby_url: '/close' })).code).toBe(100);
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
    world.isSiteClosed = true;
    expect((await play(slot)).code).toBe(106);
    world.isSiteClosed = false;
  });

  it('while the money does not come back, after a moment of waiting for it', async () => {
    await play(slot);
    await world.test.pool.query(
      `insert into app.transfer_back (member_id, asked_at, running_until) values ($1, now(), now() + interval '30 s')`,
      [owner.memberId],
    );
    expect((await play(card)).code).toBe(103);
    await world.test.pool.query('delete from app.transfer_back where member_id = $1', [owner.memberId]);
    expect((await play(card)).code).toBe(100);
  });

  it('not for money that comes back in time', async () => {
    await play(slot);
    const gate = Promise.withResolvers<void>();
    world.slots.before = async (method) => {
      if (method === 'transfer-out-all') await gate.promise;
    };
    const coming = back();
    await expect.poll(() => world.transfers.comingBackUntil(owner.memberId)).not.toBeNull();
    const starting = play(card);
    gate.resolve();
    world.slots.before = async () => {};
    expect([(await coming).code, (await starting).code]).toEqual([100, 100]);
    expect(world.cards.balanceOf(ref)).toBe(1_000n);
  });
});

describe('leave1', () => {
  it('ends the session and transfers the money back', async () => {
    await play(slot);
    world.slots.setBalance(ref, 1_234n);
    expect(await leave()).toEqual({
      code: 100,
      data: { total: '12.34', returned: [{ gp_id: 'GPSL', cash: '12.34' }] },
    });
    expect(await world.launch.isPlaying(owner.memberId)).toBe(false);
    expect((await leave()).data).toEqual({ total: '12.34', returned: [] });
    await rebalance(1_234n);
  });

  it.each([
    ['round-open', 102],
    ['maintenance', 103],
    ['silent', 101],
  ] as const)('says that the provider was %s', async (mood, code) => {
    await play(slot);
    world.slots.moods('transfer-out-all', mood);
    expect(await leave()).toMatchObject({ code, data: { total: '0.00' } });
    world.now = new Date(Date.now() + 60_000);
    await settleUnknownOrders(world.transfers);
    await leave();
    expect(await world.cashOf(owner)).toBe(1_000n);
  });

  describe('while a round is open', () => {
    const laterMs = async (ms: number) => {
      world.now = new Date(world.now.getTime() + ms);
      await world.launch.finishLeaving();
    };
    const asksFor = (memberRef: string) =>
      world.slots.calls.filter(
        ({ method, body }) => method === 'transfer-out-all' && body.member_ref === memberRef,
      ).length;
    beforeEach(async () => {
      await play(slot);
      world.slots.openRound(ref, true);
    });
    afterEach(() => world.slots.openRound(ref, false));

    it('transfers the money back by itself when the round is over', async () => {
      expect((await leave()).code).toBe(102);
      await laterMs(3_000);
      expect(await world.cashOf(owner)).toBe(0n);
      world.slots.openRound(ref, false);
      await laterMs(3_000);
      expect([await world.cashOf(owner), world.slots.balanceOf(ref)]).toEqual([1_000n, 0n]);
      const asked = asksFor(ref);
      await laterMs(600_000);
      expect(asksFor(ref)).toBe(asked);
    });

    it('asks on when one time nobody answers', async () => {
      await leave();
      world.slots.openRound(ref, false);
      world.slots.moods('transfer-out-all', 'crash-before');
      await laterMs(3_000);
      world.slots.moods('transfer-status', 'deaf');
      await laterMs(10_000);
      await laterMs(20_000);
      expect(await world.cashOf(owner)).toBe(1_000n);
    });

    it('keeps nobody from playing elsewhere, and follows them there', async () => {
      await leave();
      expect((await play(card)).code).toBe(100);
      world.slots.openRound(ref, false);
      await laterMs(3_000);
      expect(await world.cashOf(owner)).toBe(1_000n);
    });

    it('is remembered by a launch elsewhere too', async () => {
      expect((await play(card)).code).toBe(100);
      world.slots.openRound(ref, false);
      await laterMs(3_000);
      expect(await world.cashOf(owner)).toBe(1_000n);
    });

    it('leaves the money to a member who plays there again', async () => {
      await leave();
      expect((await play(slot)).code).toBe(100);
      world.slots.openRound(ref, false);
      await laterMs(3_000);
      await laterMs(600_000);
      expect(world.slots.balanceOf(ref)).toBe(1_000n);
    });

    it('asks ever more rarely, and not for ever', async () => {
      await leave();
      for (let asked = 0; asked < 400; asked += 1) await laterMs(60_000);
      const total = asksFor(ref);
      expect(total).toBeGreaterThan(60);
      expect(total).toBeLessThan(90);
      await laterMs(3_600_000);
      expect(asksFor(ref)).toBe(total);
    });
  });

  it('works on a node whose clock is behind', async () => {
    await play(slot);
    world.now = new Date(Date.now() - 10_000);
    expect((await leave()).code).toBe(100);
    expect((await play(card)).code).toBe(100);
    expect(world.cards.balanceOf(ref)).toBe(1_000n);
  });

  it('asks again for money that did not come back, unless the member plays with it', async () => {
    await play(slot);
    world.slots.moods('transfer-out-all', 'deaf');
    expect((await leave()).code).toBe(101);
    world.now = new Date(Date.now() + 60_000);
    await settle();
    expect(await world.cashOf(owner)).toBe(1_000n);

    await play(slot);
    world.slots.moods('transfer-out-all', 'deaf');
    await leave();
    await play(slot);
    world.now = new Date(Date.now() + 120_000);
    await settle();
    expect(world.slots.balanceOf(ref)).toBe(1_000n);
  });

  it('of a window that closes late does not end the next game', async () => {
    await play(slot);
    await play(card);
    expect((await leave({ gpId: 'GPSL' })).code).toBe(100);
    expect(await world.launch.isPlaying(owner.memberId)).toBe(true);
    expect(world.cards.balanceOf(ref)).toBe(1_000n);
  });
});

describe('demo/play', () => {
  const demo = { gp_id: 'GPSL', game_type: 2, game_code: 'koi', currency: 'USD' };
  it('answers the address of a game that has a demo, to anyone', async () => {
    expect(await world.call('/demo/play', demo)).toEqual({
      code: 100,
      data: { game_url: 'http://game.localhost/koi?mode=demo' },
    });
  });
  it('opens the first game that has a demo for the hall of a provider, as number or text', async () => {
    for (const code of [0, '0'])
      expect(await world.call('/demo/play', { ...demo, game_code: code })).toEqual({
        code: 100,
        data: { game_url: expect.stringMatching(/^http:\/\/game\.localhost\/\w+\?mode=demo$/) as string },
      });
    expect(
      (await world.call('/demo/play', { ...demo, gp_id: 'GPCD', game_type: 6, game_code: 0 })).code,
    ).toBe(107);
  });
  it('refuses every demo on a closed site', async () => {
    world.isSiteClosed = true;
    expect((await world.call('/demo/play', demo)).code).toBe(106);
    world.isSiteClosed = false;
  });
  it('refuses a game without a demo, and says when the provider does not answer', async () => {
    expect(
      (await world.call('/demo/play', { ...demo, gp_id: 'GPCD', game_type: 6, game_code: 'war' })).code,
    ).toBe(107);
    world.slots.moods('launch', 'crash-before');
    expect((await world.call('/demo/play', demo)).code).toBe(101);
  });
});

/** What a test made up as won at a provider belongs to nobody's float: the sums stay the member's. */
async function rebalance(expected: bigint): Promise<void> {
  const balances = (await world.cashOf(owner)) + world.slots.balanceOf(ref) + world.cards.balanceOf(ref);
  expect(balances).toBe(expected);
}
