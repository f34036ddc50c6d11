import type { ConformanceCheck } from './conformance-check.ts';
import { must } from './conformance-check.ts';
import type { ProviderCaller } from './provider-caller.ts';
import { decided, fund, mustHold, newOrder, transfer } from './transfer-order.ts';

const atOnce = 10;
const races = 5;

/** An order is executed once or never, in whatever order, number and state its requests come. */
export const orderChecks: readonly ConformanceCheck<ProviderCaller>[] = [
  {
    name: 'duplicate: an order that comes again is answered as before and moves once',
    async run(caller) {
      const member = await caller.newMember();
      const order = newOrder(caller, member, '5000');
      const first = await transfer(caller, 'transfer-in', order);
      must(first.state === 'confirmed', `transfer-in was answered ${first.word}`);
      const again = await transfer(caller, 'transfer-in', order);
      must(again.state === 'confirmed', `the same transfer-in again was answered ${again.word}`);
      await mustHold(caller, member, '5000', 'one order that came twice');
    },
  },
  {
    name: 'duplicate: ten of one order at the same moment move once',
    async run(caller) {
      const member = await caller.newMember();
      const order = newOrder(caller, member, '700');
      const answers = await Promise.all(
        Array.from({ length: atOnce }, () => transfer(caller, 'transfer-in', order)),
      );
      const refused = answers.find(({ state }) => state !== 'confirmed');
      must(!refused, `one of ten was answered ${refused?.word}`);
      await mustHold(caller, member, '700', 'one order that came ten times at once');
    },
  },
  {
    name: 'duplicate: the order id with another body is DUPLICATE_ORDER and moves nothing',
    async run(caller) {
      const member = await caller.newMember();
      const order = newOrder(caller, member, '5000');
      await transfer(caller, 'transfer-in', order);
      const other = await caller.ask('transfer-in', { ...order, amount: '5001' });
      must(other.status === 'DUPLICATE_ORDER', `another amount was answered ${other.status}`);
      const way = await caller.ask('transfer-out', order);
      must(way.status === 'DUPLICATE_ORDER', `another method was answered ${way.status}`);
      await mustHold(caller, member, '5000', 'the same order id with other bodies');
    },
  },
  {
    name: 'refused: an order that was refused stays refused when there is money',
    async run(caller) {
      const member = await caller.newMember();
      const order = newOrder(caller, member, '700');
      const first = await transfer(caller, 'transfer-out', order);
      must(first.word === 'NOT_ENOUGH_MONEY', `transfer-out of nothing was answered ${first.word}`);
      await fund(caller, member, '1000');
      const again = await transfer(caller, 'transfer-out', order);
      must(again.state === 'rejected', 'the refused order was executed when it came again');
      const asked = await decided(caller, order);
      must(asked.state === 'rejected', 'transfer-status says confirmed of a refused order');
      await mustHold(caller, member, '1000', 'a refused order that came again');
    },
  },
  {
    name: 'unknown order: transfer-status of an order that never came is rejected',
    async run(caller) {
      const member = await caller.newMember();
      const { status, state } = await caller.ask('transfer-status', { ...member, order_id: caller.newId() });
      must(
        status === 'OK' && state === 'rejected',
        `it was answered ${status} ${state ?? 'without a state'}`,
      );
    },
  },
  {
    name: 'late: an order that was asked for before it came is refused when it comes',
    async run(caller) {
      const member = await caller.newMember();
      const order = newOrder(caller, member, '900');
      await caller.ask('transfer-status', { ...member, order_id: order.order_id });
      const late = await transfer(caller, 'transfer-in', order);
      must(late.state === 'rejected', 'it was executed, although its question was answered before');
      const asked = await decided(caller, order);
      must(asked.state === 'rejected', 'transfer-status changed its word to confirmed');
      await mustHold(caller, member, '0', 'an order that came after its question');
    },
  },
  {
    name: 'reordered: an order and its question at the same moment agree',
    async run(caller) {
      for (let race = 0; race < races; race += 1) {
        const member = await caller.newMember();
        const order = newOrder(caller, member, '100');
        const [moved, asked] = await Promise.all([
          transfer(caller, 'transfer-in', order),
          decided(caller, order),
        ]);
        must(
          moved.state === asked.state,
          `the order was ${moved.state}, and its question at that moment was told ${asked.state}`,
        );
        await mustHold(caller, member, moved.state === 'confirmed' ? '100' : '0', 'both at once');
      }
    },
  },
  ...(['sent', 'answered'] as const).map((when) => ({
    name: `timed out: transfer-status tells what became of an order whose connection broke (${when})`,
    async run(caller: ProviderCaller) {
      const member = await caller.newMember();
      const order = newOrder(caller, member, '300');
      await caller.drop('transfer-in', order, when);
      const asked = await decided(caller, order);
      await mustHold(
        caller,
        member,
        asked.state === 'confirmed' ? '300' : '0',
        `transfer-status said ${asked.state}`,
      );
      const again = await transfer(caller, 'transfer-in', order);
      must(
        again.state === asked.state,
        `transfer-status said ${asked.state}, and the order that came again was ${again.state}`,
      );
      await mustHold(caller, member, asked.state === 'confirmed' ? '300' : '0', 'the order came again');
    },
  })),
  {
    name: 'transfer-out-all says what it took, and says the same again',
    async run(caller) {
      const member = await caller.newMember();
      await fund(caller, member, '1234');
      const order = { ...member, order_id: caller.newId() };
      const first = await transfer(caller, 'transfer-out-all', order);
      must(first.amount === '1234', `of 1234 it said that it took ${first.amount ?? 'nothing'}`);
      await fund(caller, member, '50');
      const again = await transfer(caller, 'transfer-out-all', order);
      must(again.amount === '1234', `the same order again said ${again.amount ?? 'nothing'}`);
      await mustHold(caller, member, '50', 'transfer-out-all, 50 more, and the same order again');
    },
  },
  {
    name: 'transfer-out-all of nothing is OK with 0',
    async run(caller) {
      const member = await caller.newMember();
      const order = { ...member, order_id: caller.newId() };
      const taken = await transfer(caller, 'transfer-out-all', order);
      must(taken.state === 'confirmed' && taken.amount === '0', `it was ${taken.word} ${taken.amount ?? ''}`);
    },
  },
];
