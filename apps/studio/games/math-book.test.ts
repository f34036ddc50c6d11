import { handsModelVersions } from './hands/hands-models.ts';
import { verifyRound } from '@halls/fairness';
import { commitmentOfSeed, drawOfRound } from '@halls/fairness/node';
import { findHouseGame } from '@halls/house-games';
import { expect, test } from 'vitest';
import { createMathBook, houseMath } from './math-book.ts';
import { picksModelVersions } from './picks/picks-models.ts';
import { lines20, lines20V1 } from './slots/models/lines-20.ts';
import type { SlotModel } from './slots/slot-model.ts';
import { slotModelVersions } from './slots/slot-models.ts';

const game = findHouseGame('GPR8', 'r8-river-dragon')!;
const [first, ...others] = lines20.strips;
/** The same game, a strip turned on by one place. */
const changed: SlotModel = { ...lines20, strips: [[...first!.slice(1), first![0]!], ...others] };
const nextBook = createMathBook({
  slots: { ...slotModelVersions, 'lines-20': [lines20V1, lines20, changed] },
  tables: picksModelVersions,
  hands: handsModelVersions,
});
const seedOf = (nonce: number) => ({ serverSeed: '0b'.repeat(32), clientSeed: 'halls', nonce });

function playBy(book: typeof houseMath, nonce: number) {
  const mathematics = book.keyOf(game);
  const outcome = book.get(mathematics).play(drawOfRound(seedOf(nonce)));
  return { mathematics, outcome, nonce };
}

function verify(round: ReturnType<typeof playBy>, key = round.mathematics) {
  return verifyRound({
    seed: seedOf(round.nonce),
    commitment: commitmentOfSeed(seedOf(0).serverSeed),
    outcome: round.outcome,
    play: (draw) => nextBook.get(key).play(draw),
  });
}

test('rounds of an earlier version stay verifiable beside rounds of a later one', async () => {
  for (let nonce = 0; nonce < 40; nonce += 1) {
    const before = playBy(houseMath, nonce);
    const after = playBy(nextBook, nonce);
    expect([before.mathematics, after.mathematics]).toEqual(['lines-20@2', 'lines-20@3']);
    expect(await verify(before)).toMatchObject({ isFair: true });
    expect(await verify(after)).toMatchObject({ isFair: true });
    expect(await verify(before, 'lines-20@3')).toMatchObject({ isFair: false, reason: 'outcome_differs' });
    expect(await verify(after, 'lines-20@2')).toMatchObject({ isFair: false, reason: 'outcome_differs' });
  }
});

test('knows no mathematics that was never released', () => {
  expect(houseMath.find('lines-20@3')).toBeUndefined();
  expect(houseMath.find('toString')).toBeUndefined();
  expect(() => houseMath.get('lines-20@0')).toThrow('lines-20@0');
});
