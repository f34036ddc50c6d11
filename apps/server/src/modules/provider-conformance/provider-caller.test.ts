import { expect, it } from 'vitest';
import { createProviderCaller } from './provider-caller.ts';

const provider = {
  ...{
    address: 'http://127.0.0.1:9',
    gpId: 'GPXX',
    operatorId: 'GPXX',
    keyId: 'k',
    secret: 'a-secret-of-tests',
  },
  ...{ currency: 'VND' as const, gameCode: '0', lobbyUrl: 'http://127.0.0.1/close', patienceMs: 100 },
};

it('never calls upon a member that an operator may have, by any call', async () => {
  const caller = createProviderCaller(provider);
  const member = { member_ref: '17', currency: 'VND' as const };
  const order = { ...member, order_id: 'o-1', amount: '5' };
  await expect(caller.ask('balance', member)).rejects.toThrow('not made with the member 17');
  await expect(caller.send('transfer-in', order)).rejects.toThrow('not made with the member 17');
  expect(() => caller.drop('transfer-in', order, 'sent')).toThrow('not made with the member 17');
});
