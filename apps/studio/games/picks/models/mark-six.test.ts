import { expect, test } from 'vitest';
import { ballColours, colourOfBall, markSix, type MarkSixOutcome } from './mark-six.ts';

const drawn = (special: number): MarkSixOutcome => ({ numbers: [3, 17, 22, 30, 41, 48, special] });

test.each([
  ['special:07', 7, 4_753],
  ['special:17', 7, 0],
  ['drawn:17', 7, 792],
  // the special number is none of the six
  ['drawn:07', 7, 0],
  ['two:17-48', 7, 7_604],
  ['two:07-17', 7, 0],
  ['three:03-17-48', 7, 89_356],
  ['three:03-17-49', 7, 0],
  ['none:01-02-04-05-06', 7, 217],
  ['none:01-02-04-05-07', 7, 0],
  ['none:01-02-03-04-05', 7, 0],
  ['small', 7, 193],
  ['big', 7, 0],
  ['odd', 7, 193],
  ['even', 7, 0],
  ['big', 25, 193],
  ['small', 24, 193],
  ['red', 7, 279],
  ['blue', 7, 0],
  ['blue', 25, 297],
  ['green', 49, 297],
  // forty-nine is none of the four
  ['big', 49, 100],
  ['small', 49, 100],
  ['odd', 49, 100],
  ['even', 49, 100],
] as const)('%s with the special number %d gives back %d hundredths', (option, special, hundredths) => {
  expect(markSix.returnOf(option, drawn(special))).toBe(hundredths);
});

test('a choice is written in one way only', () => {
  for (const option of [
    ...[
      'special:7',
      'special:00',
      'special:50',
      'special:',
      'special',
      'drawn:07-17',
      'two:17-07',
      'two:07-07',
    ],
    ...[
      'two:07',
      'three:07-17',
      'none:01-02-03-04',
      'none:01-02-03-04-05-06',
      'big:07',
      'special:07-',
      'yellow',
    ],
  ])
    expect([option, markSix.returnOf(option, drawn(7))]).toEqual([option, null]);
});

test('the numbers have the customary colours: seventeen red, sixteen blue, sixteen green', () => {
  const count = (colour: string) => ballColours.filter((each) => each === colour).length;
  expect([count('red'), count('blue'), count('green')]).toEqual([17, 16, 16]);
  expect([1, 3, 5, 46, 48, 49].map(colourOfBall)).toEqual(['red', 'blue', 'green', 'red', 'blue', 'green']);
});

test('the chances of sets are the published ones', () => {
  const chanceOf = (option: string) => markSix.distributionOf(option)[0]?.probability ?? 0;
  // 1 in 78.4 and 1 in 921.2
  expect(1 / chanceOf('two:07-17')).toBeCloseTo(78.4, 9);
  expect(1 / chanceOf('three:07-17-27')).toBeCloseTo(921.2, 9);
});
