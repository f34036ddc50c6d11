import { expect, test } from 'vitest';
import { seededDraw } from '../../seeded-draw.ts';
import { type PrizeOutcome, prizes18, prizes27 } from './prize-draw.ts';

/** The special prize is 70105; 05 ends six prizes, 105 four of those of three digits or more, 17 and 99 one each. */
const evening: PrizeOutcome = {
  prizes: [
    [70_105],
    [12_317],
    [105, 22_205],
    [33_340, 44_441, 55_542, 66_643, 77_744, 88_845],
    [1_105, 2_247, 3_348, 4_449],
    [5_550, 6_651, 7_752, 8_853, 9_954, 999],
    [105, 256, 357],
    [5, 58, 60, 61],
  ],
};
const returnOf = (option: string) => prizes27.returnOf(option, evening);

test.each([
  ['low', 194],
  ['high', 0],
  ['odd', 194],
  ['even', 0],
  ['head:0', 970],
  ['head:5', 0],
  ['tail:5', 970],
  ['last-two:05', 9_700],
  ['last-two:17', 0],
  ['last-three:105', 97_000],
  ['last-three:005', 0],
  ['any:17', 359],
  ['any:00', 0],
  // six of them, of which five are paid
  ['any:05', 5 * 359],
  ['any-three:317', 4_217],
  // four of them, of which three are paid
  ['any-three:105', 3 * 4_217],
  // a prize of two digits ends with no three
  ['any-three:005', 0],
  ['two:05-17', 1_767],
  ['two:05-18', 0],
  ['three:05-17-99', 7_887],
  ['four:05-17-56-99', 36_330],
  ['four:05-17-18-99', 0],
  ['none:00-01-02-03', 292],
  ['none:00-01-02-17', 0],
] as const)('%s gives back %d hundredths', (option, hundredths) => {
  expect(returnOf(option)).toBe(hundredths);
});

test('a choice is written in one way only', () => {
  for (const option of [
    ...['two:17-05', 'two:05-05', 'two:5-17', 'two:05', 'two:05-17-', 'three:05-17', 'four:05-17-56'],
    ...[
      'any:5',
      'any:105',
      'any:',
      'any',
      'last-two:5',
      'head:10',
      'head',
      'high:',
      'none:00-01-02',
      '__proto__',
    ],
  ])
    expect([option, returnOf(option)]).toEqual([option, null]);
});

test('draws as many prizes, of as many digits, as its tiers say', () => {
  for (const model of [prizes27, prizes18]) {
    const { prizes } = model.play(seededDraw(7));
    expect(prizes.map((list) => list.length)).toEqual(model.tiers.map(({ count }) => count));
    prizes.forEach((list, at) =>
      list.forEach((prize) => expect(prize).toBeLessThan(10 ** (model.tiers[at]?.digits ?? 0))),
    );
  }
  expect([prizes27, prizes18].map((model) => model.play(seededDraw(1)).prizes.flat().length)).toEqual([
    27, 18,
  ]);
});

test('the chances of sets are those of a count over all ways in which a small draw can come out', () => {
  // by listing: of 18 prizes how many different endings of a hundred there are, one prize after the other
  const chanceOfAll = (numbers: number, prizes: number): number => {
    let found: number[] = Array.from({ length: numbers + 1 }, (_, count) => (count === 0 ? 1 : 0));
    for (let prize = 0; prize < prizes; prize += 1)
      found = found.map(
        (chance, count) =>
          chance * (1 - (numbers - count) / 100) +
          (count > 0 ? (found[count - 1] ?? 0) * ((numbers - count + 1) / 100) : 0),
      );
    return found[numbers] ?? 0;
  };
  for (const [model, prizes] of [
    [prizes27, 27],
    [prizes18, 18],
  ] as const)
    for (const [option, numbers] of [
      ['two:07-17', 2],
      ['three:07-17-70', 3],
      ['four:07-17-70-99', 4],
    ] as const)
      expect(model.distributionOf(option)[0]?.probability).toBeCloseTo(chanceOfAll(numbers, prizes), 12);
});
