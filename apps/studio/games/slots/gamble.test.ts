import { createDraw, type Draw } from '@halls/fairness';
import { expect, test } from 'vitest';
import { gambleMove } from '../round-math.ts';
import { seededDraw } from '../seeded-draw.ts';
import { gambleStepsOf } from './gamble-steps.ts';
import { fits, gambleOn, guesses, movesWithWin, timesOf } from './gamble-win.ts';
import { classic5 } from './models/classic-5.ts';
import { lines20 } from './models/lines-20.ts';
import { playSlot } from './play-slot.ts';
import { slotModelById } from './slot-models.ts';
import { isFalling, type SlotOutcome } from './slot-model.ts';

const gamblers = Object.values(slotModelById).flatMap((model) =>
  isFalling(model) || !model.gamble ? [] : [model],
);
const spinOf = (units: number): SlotOutcome => ({ steps: [], units });
/** Deals these cards, whatever is asked for. */
const dealing = (...cards: readonly number[]): Draw => {
  const left = [...cards];
  return { ...createDraw(() => 0), nextInt: () => left.shift()! };
};
const [spade, heart, diamond, club] = [0, 13, 26, 39] as const;

test('what a guess pays is as often right as makes it fair, to the last card', () => {
  for (const { gamble } of gamblers)
    for (const guess of guesses) {
      const right = Array.from({ length: 52 }, (_, card) => card).filter((card) => fits(card, guess));
      expect([guess, right.length * timesOf(gamble!, guess)]).toEqual([guess, 52]);
    }
});

test('a right guess multiplies the win, a wrong one takes it, and collecting keeps it', () => {
  const play = (draw: Draw, ...moves: string[]) =>
    gambleOn(lines20, spinOf(12), draw, [gambleMove, ...moves]);
  expect(play(dealing())).toMatchObject({
    gamble: { cards: [], units: 12 },
    isOver: false,
    payHundredths: 0,
  });
  expect(play(dealing(), 'collect')).toMatchObject({ isOver: true, payHundredths: 60 });
  expect(play(dealing(heart), 'red')).toMatchObject({ gamble: { cards: [heart], units: 24 }, isOver: false });
  expect(play(dealing(heart, club), 'red', 'clubs', 'collect')).toMatchObject({
    ...{ gamble: { cards: [heart, club], units: 96 }, isOver: true, payHundredths: 480, units: 12 },
  });
  expect(play(dealing(spade), 'red')).toMatchObject({
    ...{ gamble: { cards: [spade], units: 0 }, isOver: true, payHundredths: 0 },
  });
  expect(play(dealing(diamond), 'hearts')).toMatchObject({ gamble: { units: 0 }, isOver: true });
});

test('it ends after its last card, and nothing is laid that would come to more than the maximum', () => {
  const { steps } = lines20.gamble!;
  const reds = new Array<string>(steps).fill('red');
  const all = gambleOn(lines20, spinOf(2), dealing(...reds.map(() => heart)), [gambleMove, ...reds]);
  expect(all).toMatchObject({ gamble: { units: 2 * 2 ** steps }, isOver: true });
  expect(movesWithWin(lines20, 1_250, 0)).toEqual([...guesses, 'collect']);
  expect(movesWithWin(lines20, 1_251, 0)).toEqual(['red', 'black', 'collect']);
  expect(movesWithWin(lines20, 2_500, 0)).toEqual(['red', 'black', 'collect']);
  expect(movesWithWin(lines20, 2_501, 0)).toEqual([]);
  expect(gambleOn(lines20, spinOf(2_501), dealing(), [gambleMove])).toMatchObject({
    ...{ isOver: true, payHundredths: 12_505 },
  });
  expect(gambleOn(lines20, spinOf(0), dealing(), [gambleMove])).toMatchObject({ isOver: true });
});

test('what is not open is refused', () => {
  const play = (units: number, draw: Draw, ...moves: string[]) =>
    gambleOn(lines20, spinOf(units), draw, [gambleMove, ...moves]);
  for (const moves of [['green'], ['toString'], ['gamble'], ['collect', 'red'], ['red', 'red']])
    expect(() => play(12, dealing(spade, spade), ...moves)).toThrow(RangeError);
  expect(() => play(0, dealing(), 'collect')).toThrow(RangeError);
  expect(() => play(2_000, dealing(spade), 'spades')).toThrow(RangeError);
  expect(() => playSlot(classic5, seededDraw(1), [gambleMove])).toThrow(RangeError);
  expect(gambleStepsOf(classic5)).toBeNull();
});

test('the spin is the same with it and without, and no card is drawn before it is asked for', () => {
  for (const model of gamblers)
    for (let seed = 1; seed < 200; seed += 1) {
      const plain = playSlot(model, seededDraw(seed));
      const { moves, gamble, isOver, stakeHundredths, payHundredths, ...spin } = playSlot(
        model,
        seededDraw(seed),
        [gambleMove],
      ) as ReturnType<NonNullable<ReturnType<typeof gambleStepsOf>>['play']>;
      expect(spin).toEqual(plain);
      expect([moves, gamble]).toEqual([[gambleMove], { cards: [], units: plain.units }]);
      expect([isOver, stakeHundredths, payHundredths]).toEqual([plain.units === 0, 100, 0]);
    }
});

test('whoever gambles without end gets what the spins won in the long run', () => {
  const steps = gambleStepsOf(lines20)!;
  const draw = seededDraw(8);
  let [won, paid, square] = [0, 0, 0];
  const rounds = 60_000;
  for (let round = 0; round < rounds; round += 1) {
    const spin = spinOf(1 + (round % 40));
    won += spin.units;
    const moves = [gambleMove];
    let outcome = gambleOn(lines20, spin, draw, moves);
    // the cards of before are known: each step draws its own alone
    for (let units = spin.units, cards = 0; ;) {
      const open = steps.movesAt(outcome).filter((move) => move !== 'collect');
      if (open.length === 0) break;
      const card = draw.nextInt(52);
      const guess = open[(round + cards) % open.length] as (typeof guesses)[number];
      cards += 1;
      units = fits(card, guess) ? units * timesOf(lines20.gamble!, guess) : 0;
      outcome = { ...outcome, gamble: { cards: new Array<number>(cards).fill(card), units } };
    }
    paid += outcome.gamble.units;
    square += (outcome.gamble.units - spin.units) ** 2;
  }
  expect(Math.abs(paid - won)).toBeLessThan(5 * Math.sqrt(square));
});
