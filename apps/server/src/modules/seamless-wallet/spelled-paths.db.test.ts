import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedHeaders } from '@halls/provider-signature';
import { createMoneyWorld, type MoneyWorld } from '../../../test/money/money-world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

const spellings = [
  '/%77allet/v1/balance',
  '/wallet/v1/b%61lance',
  '/wallet/%76%31/balance',
  '//wallet/v1/balance',
  '/wallet//v1/balance',
];

it.each(spellings)('takes nothing by %s that was not signed for that very path', async (path) => {
  const connection = await world.addProvider({ gpId: `GP${path.length}` });
  const body = JSON.stringify({ request_id: randomUUID(), session_token: 'x'.repeat(32), currency: 'USD' });
  const ask = async (signedPath: string | null) => {
    const parts = {
      timestamp: String(Date.now()),
      nonce: randomUUID(),
      method: 'POST',
      path: signedPath ?? '',
      body,
    };
    const signed = signedPath === null ? {} : signedHeaders(parts, connection);
    const headers = { 'content-type': 'application/json', ...signed };
    return (await world.app.http.inject({ method: 'POST', url: path, headers, payload: body })).statusCode;
  };
  for (const status of [await ask(null), await ask('/wallet/v1/balance')])
    expect([401, 404]).toContain(status);
});
