import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { adapterMakers, type ProviderConnection } from '#modules/provider-connection';
import { issueLaunchCode } from '#modules/seamless-wallet';
import {
  transferWalletModule,
  ensureProviderMember,
  readProviderBalances,
  settleUnknownOrders,
  transferBack,
  transferIn,
  type TransferWalletDeps,
} from '#modules/transfer-wallet';
import { createMoneyWorld, testSecret, type MoneyWorld } from '../money-world.ts';
import { createPenny, signPenny, type Fields } from './create-penny.ts';
import { startPennyProvider, type PennyProvider } from './penny-provider.ts';

let world: MoneyWorld;
let http: FastifyInstance;
let provider: PennyProvider;
let holder: ProviderConnection;
let deps: TransferWalletDeps;
let now = new Date();

// an adapter is a folder and a line: what is tested here is that nothing else needs to know
beforeAll(async () => {
  world = await createMoneyWorld({ makers: { ...adapterMakers, penny: createPenny } });
  provider = await startPennyProvider(testSecret);
  const penny = { adapter: 'penny', keyId: 'md5' };
  await world.addProvider({ ...penny, gpId: 'GPPS' });
  holder = await world.addProvider({
    ...penny,
    gpId: 'GPPT',
    walletKind: 'transfer',
    baseUrl: provider.baseUrl,
  });
  const { ledger, gameProviders, providers, log } = world;
  const { sql, pool } = world.database;
  const { providerMembersOf, comingBackUntil } = world.app.faceOf(transferWalletModule);
  const known = { providerMembersOf, comingBackUntil };
  const clock = () => now;
  deps = { sql, pool, ledger, ...known, gameProviders, providers, log, clock, newOrderId: randomUUID };
  ({ http } = world.app);
});
afterAll(async () => {
  await provider.close();
  // checks the invariants between ledger, rounds and orders
  await world.close();
});

async function ask(call: string, given: Fields, secret = testSecret): Promise<Fields> {
  const fields = { agent: 'GPPS', ...given };
  const query = new URLSearchParams({ ...fields, sign: signPenny(fields, secret) });
  const response = await http.inject({ method: 'GET', url: `/penny/${call}?${query.toString()}` });
  expect(response.statusCode).toBe(200);
  return Object.fromEntries(new URLSearchParams(response.body));
}

async function enter(owner: WalletOwner): Promise<Fields> {
  const { memberId } = owner;
  const ticket = await issueLaunchCode(world.database.sql, {
    gpId: 'GPPS',
    memberId,
    gameCode: 'spin',
    language: 'en_US',
    gameSessionId: randomUUID(),
  });
  const { token = '', user = '' } = await ask('session', { ticket });
  return { token, user, cur: 'USD', game: 'spin', round: randomUUID() };
}

describe('a bet on another wire', () => {
  it('is taken once, paid once, and taken back once', async () => {
    const owner = await world.addMember(1_000n);
    const player = await enter(owner);
    const bet = { ...player, tid: `${player.round ?? ''}-bet`, amount: '2.50' };
    expect(await ask('debit', bet)).toEqual({ code: '0', balance: '7.50' });
    expect(await ask('debit', bet)).toEqual({ code: '0', balance: '7.50' });
    expect(await ask('debit', { ...bet, amount: '2.51' })).toEqual({ code: '4', balance: '7.50' });
    expect(
      await ask('credit', { ...player, tid: `${player.round ?? ''}-win`, amount: '4.00' }),
    ).toMatchObject({
      balance: '11.50',
    });
    expect(await ask('purse', { token: player.token ?? '', cur: 'USD' })).toEqual({
      code: '0',
      balance: '11.50',
    });
    const cancel = { user: player.user ?? '', round: player.round ?? '', tid: 'c1', ref: bet.tid };
    expect(await ask('cancel', cancel)).toEqual({ code: '0', balance: '14.00' });
    expect(await ask('cancel', cancel)).toMatchObject({ balance: '14.00' });
    expect(await world.cashOf(owner)).toBe(1_400n);
    expect(await world.ledger.checkInvariants()).toEqual([]);
  });

  it('is refused without money, without a session and without the secret', async () => {
    const owner = await world.addMember(100n);
    const player = await enter(owner);
    const bet = { ...player, tid: randomUUID(), amount: '1.01' };
    expect(await ask('debit', bet)).toEqual({ code: '3', balance: '1.00' });
    expect((await ask('debit', { ...bet, token: 'forged' })).code).toBe('2');
    expect((await ask('debit', bet, 'another secret')).code).toBe('1');
    expect(await world.cashOf(owner)).toBe(100n);
  });

  it('that cannot be read is answered in its own words', async () => {
    const player = await enter(await world.addMember(100n));
    expect(await ask('debit', { ...player, tid: 't', amount: '1.001' })).toEqual({ code: '9' });
  });
});

describe('a transfer on another wire', () => {
  const total = async (owner: WalletOwner) =>
    (await world.cashOf(owner)) +
    (await world.ledger.heldFor(owner)) +
    provider.balanceOf(String(owner.memberId));

  it('goes there and back', async () => {
    const owner = await world.addMember(1_000n);
    expect(await ensureProviderMember(owner, holder, 'en_US', deps)).toBe(true);
    expect(await transferIn(owner, holder, 405n, deps)).toEqual({ state: 'confirmed', amountMinor: 405n });
    expect(await readProviderBalances(owner, deps)).toMatchObject([{ gpId: 'GPPT', balanceMinor: 405n }]);
    expect(await transferBack(owner, {}, deps)).toEqual({
      returned: [{ gpId: 'GPPT', amountMinor: 405n }],
      stayed: [],
    });
    expect([await world.cashOf(owner), await total(owner)]).toEqual([1_000n, 1_000n]);
  });

  it.each([
    ['silent', 'unknown', 600n],
    ['deaf', 'unknown', 1_000n],
    ['busy', 'unknown', 1_000n],
    ['refuse', 'rejected', 1_000n],
  ] as const)('keeps the money in sight when the provider is %s', async (mood, state, cashAfter) => {
    const owner = await world.addMember(1_000n);
    provider.moods(mood);
    expect(await transferIn(owner, holder, 400n, deps)).toMatchObject({ state });
    now = new Date(now.getTime() + 600_000);
    await settleUnknownOrders(deps);
    expect([await world.cashOf(owner), await total(owner)]).toEqual([cashAfter, 1_000n]);
    expect(await world.ledger.heldFor(owner)).toBe(0n);
  });
});
