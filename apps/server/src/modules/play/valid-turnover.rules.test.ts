import { expect, it } from 'vitest';
import { validTurnover } from './valid-turnover.rules.ts';

const [slot, live, sports, lottery, cards, virtual, cockfight, esport] = [2, 3, 4, 5, 6, 7, 8, 9];
const table: [what: string, halls: number[], stake: bigint, payout: bigint, counts: bigint][] = [
  ['a lost round', [slot, live, sports, lottery, cards, virtual, cockfight, esport], 100n, 0n, 100n],
  [
    'a round that doubled its stake',
    [slot, live, sports, lottery, cards, virtual, cockfight, esport],
    100n,
    200n,
    100n,
  ],
  ['a large win', [slot, live, sports, lottery, cards, virtual, cockfight, esport], 100n, 90_000n, 100n],
  [
    'a round that was taken back',
    [slot, live, sports, lottery, cards, virtual, cockfight, esport],
    0n,
    0n,
    0n,
  ],
  ['a prize without a stake', [slot, live, sports, lottery, cards, virtual, cockfight, esport], 0n, 500n, 0n],
  ['a prize of the size of the stake', [slot, lottery], 100n, 100n, 100n],
  ['a push', [live, sports, cards, virtual, cockfight, esport], 100n, 100n, 0n],
  ['a banker’s win less its commission', [live, cards], 100n, 195n, 100n],
  ['a line that is half won', [sports, esport], 100n, 145n, 45n],
  ['a line that is half lost', [sports, esport], 100n, 50n, 50n],
  ['a bet at a price of 1.20 that won', [sports, esport], 100n, 120n, 20n],
  ['a bet that was cashed out below its stake', [sports, esport], 100n, 70n, 30n],
  ['two bets of which one was pushed', [sports, esport], 200n, 100n, 100n],
  ['a part of a stake won back', [slot, live, lottery, cards, virtual, cockfight], 100n, 30n, 100n],
  ['a correction that takes more than was paid', [slot, live, sports], 100n, -50n, 100n],
  ['a game in no hall', [0], 100n, 0n, 0n],
];

it.each(
  table.flatMap(([what, halls, stake, payout, counts]) =>
    halls.map((hall) => [what, hall, stake, payout, counts] as const),
  ),
)('%s in hall %i: stake %i, payout %i', (_what, hall, stakeMinor, payoutMinor, counts) => {
  expect(validTurnover(hall, { stakeMinor, payoutMinor })).toBe(counts);
});
