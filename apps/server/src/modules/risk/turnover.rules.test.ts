import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fulfil, leftOf, type ReceivedAndPlayed } from './turnover.rules.ts';

const deposit = (receivedMinor: bigint, playedMinor = 0n, percent = 100): ReceivedAndPlayed => ({
  ...{ source: 'deposit', at: new Date(0), receivedMinor, playedMinor, percent },
});
const lefts = (received: ReceivedAndPlayed[]) => fulfil(received).map(({ leftMinor }) => leftMinor);
const sums = (received: ReceivedAndPlayed[]) => {
  const { heldMinor, leftMinor } = leftOf(fulfil(received));
  return { heldMinor, leftMinor };
};

test('what is played goes to the oldest deposit, and never to one that came later', () => {
  expect(lefts([deposit(100n, 40n), deposit(50n, 70n)])).toEqual([0n, 40n]);
  expect(lefts([deposit(100n, 500n), deposit(50n)])).toEqual([0n, 50n]);
});

test('a deposit is held until all of its own is played', () => {
  const played = [deposit(100n, 40n), deposit(50n, 60n)];
  expect(sums(played)).toEqual({ heldMinor: 50n, leftMinor: 50n });
  expect(sums([deposit(100n, 99n)])).toEqual({ heldMinor: 100n, leftMinor: 1n });
  expect(sums([])).toEqual({ heldMinor: 0n, leftMinor: 0n });
});

test('a percentage is of the deposit, and a part of a unit is a whole one', () => {
  expect(lefts([deposit(101n, 0n, 50)])).toEqual([51n]);
  expect(sums([deposit(100n, 0n, 0)])).toEqual({ heldMinor: 0n, leftMinor: 0n });
  expect(lefts([deposit(100n, 250n, 300)])).toEqual([50n]);
});

const minor = fc.bigInt(0n, 1_000n);
const history = fc.array(
  fc.record({
    receivedMinor: fc.bigInt(1n, 1_000n),
    percent: fc.integer({ min: 0, max: 300 }),
    /** What was staked round by round. */
    rounds: fc.array(minor, { maxLength: 6 }),
  }),
  { maxLength: 12 },
);
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);

test('it is the same as taking each round to the oldest that wants it, in whatever order they close between deposits', () => {
  fc.assert(
    fc.property(history, (deposits) => {
      const queue: bigint[] = [];
      for (const { receivedMinor, percent, rounds } of deposits) {
        queue.push((receivedMinor * BigInt(percent) + 99n) / 100n);
        for (let round of rounds.toReversed())
          for (const [index, left] of queue.entries()) {
            const taken = left < round ? left : round;
            queue[index] = left - taken;
            round -= taken;
          }
      }
      const summed = deposits.map(({ rounds, receivedMinor, percent }) =>
        deposit(receivedMinor, sum(rounds), percent),
      );
      expect(lefts(summed)).toEqual(queue);
    }),
  );
});

test('nothing is asked beyond what deposits asked, what is left is the latest, and more play never raises it', () => {
  fc.assert(
    fc.property(history, fc.nat(11), minor, (deposits, at, more) => {
      const summed = deposits.map(({ rounds, receivedMinor, percent }) =>
        deposit(receivedMinor, sum(rounds), percent),
      );
      const requirements = fulfil(summed);
      const open = requirements.map(({ leftMinor }) => leftMinor > 0n);
      for (const { askedMinor, leftMinor } of requirements) {
        expect(leftMinor >= 0n && leftMinor <= askedMinor).toBe(true);
      }
      // of what asks anything, nothing older is open than what is partly played
      const asking = open.filter((_, index) => (requirements[index]?.askedMinor ?? 0n) > 0n);
      expect(asking).toEqual(asking.toSorted((one, other) => Number(one) - Number(other)));
      const { heldMinor, leftMinor } = leftOf(requirements);
      const further = summed.map((each, index) =>
        index === at ? { ...each, playedMinor: each.playedMinor + more } : each,
      );
      const after = leftOf(fulfil(further));
      expect(after.leftMinor <= leftMinor && after.heldMinor <= heldMinor).toBe(true);
    }),
  );
});
