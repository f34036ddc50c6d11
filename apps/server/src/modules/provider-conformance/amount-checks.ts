import { must, type ConformanceCheck } from './conformance-check.ts';
import type { ProviderCaller } from './provider-caller.ts';
import { fund, mustHold, newOrder, transfer } from './transfer-order.ts';

/** The most that the protocol can say: 15 digits. */
const largest = '999999999999999';
/** Above what 32 bits hold, and above what a single-precision number tells apart. */
const odd = '100000000000001';

const unreadableAmounts = ['-1', '1.5', '1e3', ' 1', '', '0x10', `${largest}9`, 5, null];

/** Amounts are digits in minor units, to the last one. */
export const amountChecks: readonly ConformanceCheck<ProviderCaller>[] = [
  {
    name: 'amounts: the smallest and the largest go there and back to the last digit',
    async run(caller) {
      for (const amount of ['1', largest, odd]) {
        const member = await caller.newMember();
        await fund(caller, member, amount);
        await mustHold(caller, member, amount, `transfer-in of ${amount}`);
        const back = await transfer(caller, 'transfer-out', newOrder(caller, member, amount));
        must(back.state === 'confirmed', `transfer-out of ${amount} was answered ${back.word}`);
        await mustHold(caller, member, '0', `transfer-out of ${amount}`);
      }
    },
  },
  {
    name: 'amounts: what is left of a large one is exact',
    async run(caller) {
      const member = await caller.newMember();
      await fund(caller, member, odd);
      await transfer(caller, 'transfer-out', newOrder(caller, member, '2'));
      await mustHold(caller, member, String(BigInt(odd) - 2n), `${odd} less 2`);
    },
  },
  {
    name: 'amounts: more than there is is NOT_ENOUGH_MONEY',
    async run(caller) {
      const member = await caller.newMember();
      await fund(caller, member, '99');
      const { word } = await transfer(caller, 'transfer-out', newOrder(caller, member, '100'));
      must(word === 'NOT_ENOUGH_MONEY', `transfer-out of 100 where 99 are was answered ${word}`);
      await mustHold(caller, member, '99', 'a transfer-out that was refused');
    },
  },
  {
    name: 'amounts: what is no amount is HTTP 400 and moves nothing',
    async run(caller) {
      const member = await caller.newMember();
      for (const amount of unreadableAmounts) {
        const order = { ...member, order_id: caller.newId(), amount };
        const { http } = await caller.send('transfer-in', order);
        must(http === 400, `the amount ${JSON.stringify(amount)} was answered HTTP ${http}`);
      }
      await mustHold(caller, member, '0', 'amounts that are none');
    },
  },
  {
    name: 'a body that cannot be read is HTTP 400',
    async run(caller) {
      const member = await caller.newMember();
      const order = newOrder(caller, member, '400');
      const broken = await caller.send('transfer-in', order, { signedBody: '{"request_id":' });
      must(broken.http === 400, `half an object was answered HTTP ${broken.http}`);
      const extra = await caller.send('transfer-in', { ...order, bonus: '1' });
      must(extra.http === 400, `an unknown property was answered HTTP ${extra.http}`);
      await mustHold(caller, member, '0', 'bodies that cannot be read');
    },
  },
];
