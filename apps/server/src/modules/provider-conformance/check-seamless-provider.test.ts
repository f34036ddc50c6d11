import { expect, it } from 'vitest';
import { faultyKey } from '../../../test/conformance/faulty-provider.ts';
import { playWith, type SeamlessFault } from '../../../test/conformance/faulty-seamless.ts';
import { checkSeamlessProvider } from './check-seamless-provider.ts';

it('passes a provider that keeps to the protocol', async () => {
  const results = await check([], 20_000);
  expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
});

const lossNames = ['duplicate: a stake', 'timed out: a stake', 'lost: a stake', 'a stake that was answered'];

it.concurrent.each<[SeamlessFault, readonly string[]]>([
  ['stakes anew after trouble', lossNames],
  ['gives up without a word', [...lossNames, 'rollback before bet']],
  ['pays what was refused', ['a stake that the wallet cannot pay', 'a stake of a session that has ended']],
  ['changes what it repeats', lossNames],
  ['rolls back once', ['rollback before bet']],
  ['asks for a payout once', ['a payout that was answered HTTP 500']],
])(
  'of one that %s it fails what that breaks, and nothing else',
  { timeout: 90_000 },
  async (fault, broken) => {
    const failed = (await check([fault], 3_000)).filter(({ outcome }) => outcome === 'failed');
    expect(failed.filter(({ name }) => !broken.some((start) => name.startsWith(start)))).toEqual([]);
    for (const start of broken)
      expect(
        failed.some(({ name }) => name.startsWith(start)),
        start,
      ).toBe(true);
  },
);

it('tells which request came with a nonce that was used', async () => {
  const results = await check(['uses a nonce twice'], 3_000);
  expect(results.at(-1)).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('NONCE') });
});

function check(faults: SeamlessFault[], decisionMs: number) {
  return checkSeamlessProvider({
    ...{ ...faultyKey, gpId: 'GPXX', currency: 'VND', gameCode: 'any' },
    ...{ lobbyUrl: 'http://127.0.0.1:3000/close', launchUrl: 'http://games.localhost/play' },
    ...{
      walletHost: '127.0.0.1',
      walletPort: 0,
      decisionMs,
      quietMs: 100,
      patienceMs: 1_000,
      freeRounds: null,
      play: playWith(...faults),
    },
  });
}
