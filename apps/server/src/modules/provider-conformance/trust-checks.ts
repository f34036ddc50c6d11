import { randomUUID } from 'node:crypto';
import { must, type ConformanceCheck } from './conformance-check.ts';
import type { Bend, ProviderCaller } from './provider-caller.ts';
import { mustHold, newOrder } from './transfer-order.ts';

const tooOldMs = 120_000;

/** Nothing happens for whoever does not hold the secret, or sends what somebody else has signed before. */
export const trustChecks: readonly ConformanceCheck<ProviderCaller>[] = [
  refused('wrong signature: a call that another secret has signed is HTTP 401', () => ({
    secret: `not-the-secret-${randomUUID()}`,
  })),
  refused('wrong signature: a call without one is HTTP 401', () => ({ headers: { 'x-signature': '' } })),
  refused('wrong signature: a body that was changed after it was signed is HTTP 401', (_, body) => ({
    signedBody: body,
    sentBody: body.replace('"amount":"400"', '"amount":"401"'),
  })),
  refused('wrong signature: a call that was signed for another path is HTTP 401', () => ({
    signedPath: '/provider/v1/balance',
  })),
  refused('an unknown key is HTTP 401', () => ({ headers: { 'x-key-id': 'no-such-key' } })),
  refused('a timestamp of two minutes ago is HTTP 401', () => ({ timestampMs: Date.now() - tooOldMs })),
  refused('a timestamp of two minutes ahead is HTTP 401', () => ({ timestampMs: Date.now() + tooOldMs })),
  {
    name: 'a nonce that was used is HTTP 401',
    async run(caller) {
      const member = await caller.newMember();
      const nonce = randomUUID();
      const first = await caller.send('balance', member, { nonce });
      must(first.http === 200, `a right call was answered HTTP ${first.http}`);
      const again = await caller.send('balance', member, { nonce });
      must(again.http === 401, `the nonce again was answered HTTP ${again.http}`);
    },
  },
  {
    name: 'the signature is over the bytes as they were sent',
    async run(caller) {
      const member = await caller.newMember();
      const compact = caller.bodyOf(member);
      const spaced = `${compact.replaceAll('","', '" ,\n  "').replace('trial', String.raw`\u0074rial`)} \n`;
      const reply = await caller.send('balance', member, { signedBody: spaced });
      must(reply.http === 200, `a body with blanks and escapes was answered HTTP ${reply.http}`);
    },
  },
];

function refused(
  name: string,
  bend: (caller: ProviderCaller, body: string) => Bend,
): ConformanceCheck<ProviderCaller> {
  return {
    name,
    async run(caller) {
      const member = await caller.newMember();
      const order = newOrder(caller, member, '400');
      const reply = await caller.send('transfer-in', order, bend(caller, caller.bodyOf(order)));
      must(reply.http === 401, `it was answered HTTP ${reply.http}: ${reply.text.slice(0, 100)}`);
      await mustHold(caller, member, '0', 'a call that cannot be trusted');
    },
  };
}
