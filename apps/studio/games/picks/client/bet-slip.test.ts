import { expect, test } from 'vitest';
import { BetSlip } from './bet-slip.ts';

const isOf = (card: number) => (option: string) => option.endsWith(`@${card}`);

function slipOn(card: number): BetSlip {
  const slip = new BetSlip(10_000n, () => {});
  slip.turnTo(isOf(card));
  return slip;
}

test('chips in hand go with the draw that they are for, and taking back a step brings none of them', () => {
  const slip = slipOn(1);
  slip.place(['win:3@1'], 100n);
  slip.place(['win:4@1'], 100n);
  slip.turnTo(isOf(2));
  expect(slip.entries).toEqual([]);
  slip.place(['win:3@2'], 100n);
  slip.undo();
  slip.undo();
  expect(slip.entries).toEqual([]);
});

test('what lies on the draw that is on stays, and is placed again only where it can be', () => {
  const slip = slipOn(1);
  slip.place(['win:3@1'], 100n);
  slip.placeAll();
  slip.turnTo(isOf(2));
  expect(slip.placedMinor).toBe(100n);
  slip.finishDraw();
  expect(slip.canRepeat).toBe(false);
  slip.turnTo(isOf(1));
  expect(slip.canRepeat).toBe(true);
  slip.repeat();
  expect(slip.entries).toEqual([['win:3@1', 100n]]);
});

test('chips that were refused after their draw are not in hand again', () => {
  const slip = slipOn(1);
  slip.place(['win:3@1'], 100n);
  const chips = slip.placeAll();
  slip.turnTo(isOf(2));
  slip.takeBack(chips);
  expect([slip.entries, slip.totalMinor]).toEqual([[], 0n]);
});

test('a table whose draws are all alike keeps its chips', () => {
  const slip = new BetSlip(10_000n, () => {});
  slip.place(['banker'], 100n);
  slip.takeBack(slip.placeAll());
  expect(slip.entries).toEqual([['banker', 100n]]);
});

test('doubles what is in hand, or else what is placed, as far as the table takes it', () => {
  const slip = new BetSlip(1_000n, () => {});
  slip.place(['banker'], 100n);
  slip.place(['tie'], 50n);
  expect(slip.double()).toBe(true);
  expect(slip.entries).toEqual([
    ['banker', 200n],
    ['tie', 100n],
  ]);
  slip.placeAll();
  expect(slip.double()).toBe(true);
  expect([slip.inHandMinor, slip.totalMinor]).toEqual([300n, 600n]);
  slip.undo();
  expect(slip.inHandMinor).toBe(0n);
  slip.double();
  slip.placeAll();
  expect(slip.double()).toBe(false);
  expect([slip.inHandMinor, slip.totalMinor]).toEqual([0n, 600n]);
});
