import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signRequest } from '@halls/provider-signature';
import { createMoneyWorld, type MoneyWorld } from '../../../../../test/money/money-world.ts';
import { createWalletCaller, type WalletCaller } from '../../../../../test/money/wallet-caller.ts';

let world: MoneyWorld;
let wallet: WalletCaller;

beforeAll(async () => {
  world = await createMoneyWorld();
  wallet = await createWalletCaller(world, await world.addProvider({ gpId: 'GPTS' }));
});
afterAll(async () => {
  await world.close();
});

describe('trust', () => {
  const balance = { session_token: 'x', currency: 'USD' };

  it.each([
    ['a wrong secret', { secret: 'another-secret-0123456789' }, 'SIGNATURE'],
    ['no signature', { headers: { 'x-signature': undefined } }, 'SIGNATURE'],
    ['a signature of another length', { headers: { 'x-signature': 'ab' } }, 'SIGNATURE'],
    ['an unknown key', { headers: { 'x-key-id': 'other' } }, 'KEY'],
    ['an unknown operator', { headers: { 'x-operator-id': 'GPXX' } }, 'KEY'],
    ['a stale time', { timestampMs: Date.now() - 61_000 }, 'TIME'],
    ['a time to come', { timestampMs: Date.now() + 600_000 }, 'TIME'],
    ['no nonce', { headers: { 'x-nonce': undefined } }, 'NONCE'],
  ])('refuses %s', async (_name, bend, reason) => {
    const { http, answer } = await wallet.call('balance', balance, bend);
    expect([http, answer]).toEqual([401, expect.objectContaining({ error: reason })]);
  });

  it('takes a nonce once', async () => {
    const nonce = 'nonce-used-twice';
    expect((await wallet.call('balance', balance, { nonce })).http).toBe(200);
    expect((await wallet.call('balance', balance, { nonce })).http).toBe(401);
  });

  it('does not let a forger spend a nonce', async () => {
    const nonce = 'nonce-of-the-provider';
    expect((await wallet.call('balance', balance, { nonce, secret: 'a-forged-secret-012345' })).http).toBe(
      401,
    );
    expect((await wallet.call('balance', balance, { nonce })).http).toBe(200);
  });

  it('signs the bytes that came, not what they mean', async () => {
    const body = JSON.stringify({ request_id: 'r', ...balance });
    const path = '/wallet/v1/balance';
    const parts = { timestamp: String(Date.now()), nonce: 'nonce-of-bytes', method: 'POST', path, body };
    const signature = signRequest(parts, 'a-secret-for-tests-0123456789');
    const bend = {
      nonce: parts.nonce,
      headers: { 'x-timestamp': parts.timestamp, 'x-signature': signature },
    };
    expect((await wallet.call('balance', {}, { ...bend, rawBody: `${body} ` })).http).toBe(401);
    expect((await wallet.call('balance', {}, { ...bend, rawBody: body })).http).toBe(200);
  });

  it.each([
    ['no JSON', '{'],
    ['a missing field', '{"request_id":"r"}'],
    ['an unknown field', '{"request_id":"r","session_token":"x","currency":"USD","more":1}'],
    ['an empty body', ''],
  ])('answers 400 to %s', async (_name, rawBody) => {
    const { http, answer } = await wallet.call('balance', {}, { rawBody });
    expect([http, answer]).toEqual([400, expect.objectContaining({ error: 'SYNTAX' })]);
  });

  it.each(['application/json; charset=utf-8', 'text/plain', undefined])(
    'reads a body of type %s',
    async (type) => {
      const { http, answer } = await wallet.call('balance', balance, { headers: { 'content-type': type } });
      expect([http, answer.status]).toEqual([200, 'INVALID_TOKEN']);
    },
  );

  it('answers 4xx to a body beyond all measure', async () => {
    expect((await wallet.call('balance', {}, { rawBody: 'x'.repeat(100_000) })).http).toBe(413);
  });
});
