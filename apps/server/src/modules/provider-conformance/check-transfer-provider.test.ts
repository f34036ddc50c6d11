import { afterEach, expect, it } from 'vitest';
import {
  faultyKey,
  startFaultyProvider,
  type TransferFault,
} from '../../../test/conformance/faulty-provider.ts';
import { checkTransferProvider } from './check-transfer-provider.ts';

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

it('passes a provider that keeps to the protocol, and says what there was no occasion for', async () => {
  const results = await check();
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === 'not_seen').map(({ reason }) => reason)).toEqual([
    'the provider counts no changes',
    'fewer than two rounds have been played there',
  ]);
});

it.each<[TransferFault, readonly string[]]>([
  [
    'moves each time',
    [
      'duplicate: an order that comes again',
      'duplicate: ten of one order',
      'duplicate: the order id with another body',
      'refused: an order that was refused',
      'late: an order that was asked for before it came',
      'timed out: transfer-status tells what became of an order whose connection broke (sent)',
      'timed out: transfer-status tells what became of an order whose connection broke (answered)',
      'transfer-out-all says what it took',
    ],
  ],
  ['takes any body for a known order', ['duplicate: the order id with another body']],
  ['tries refused orders again', ['refused: an order that was refused', 'late: an order that was asked']],
  ['forgets questions', ['late: an order that was asked for before it came']],
  ['calls unknown orders in progress', ['unknown order: transfer-status', 'late: an order that was asked']],
  [
    'trusts any signature',
    [
      'wrong signature: a call that another secret has signed',
      'wrong signature: a call without one',
      'wrong signature: a body that was changed',
      'wrong signature: a call that was signed for another path',
    ],
  ],
  ['trusts any time', ['a timestamp of two minutes ago', 'a timestamp of two minutes ahead']],
  ['trusts nonces again', ['a nonce that was used']],
  [
    'counts in 32 bits',
    ['amounts: the smallest and the largest', 'amounts: what is left of a large one is exact'],
  ],
  ['takes any amount', ['amounts: what is no amount']],
  ['makes members on the way', ['a member that was never made known']],
  ['lists rounds of any time', ['round-list tells what ended in a time']],
  ['leaves balances out', ['balance-list tells what a member has there']],
])('of one that %s it fails what that breaks, and nothing else', async (fault, broken) => {
  const failed = (await check(fault)).filter(({ outcome }) => outcome === 'failed');
  const unexpected = failed.filter(({ name }) => !broken.some((start) => name.startsWith(start)));
  expect(unexpected).toEqual([]);
  for (const start of broken)
    expect(
      failed.filter(({ name }) => name.startsWith(start)),
      start,
    ).toHaveLength(1);
});

it('says of one that cannot be reached that nothing was answered', async () => {
  const results = await checkTransferProvider(providerAt('http://127.0.0.1:9'));
  expect(results.every(({ outcome }) => outcome === 'failed')).toBe(true);
  expect(results[0]?.reason).toContain('create-member was not answered');
});

async function check(...faults: TransferFault[]) {
  const provider = await startFaultyProvider(...faults);
  ({ stop } = provider);
  return checkTransferProvider(providerAt(provider.address));
}

function providerAt(address: string) {
  return {
    ...{ ...faultyKey, address, gpId: 'GPXX', currency: 'VND' as const, gameCode: '0' },
    ...{ lobbyUrl: 'http://127.0.0.1:3000/close', patienceMs: 4_000 },
  };
}
