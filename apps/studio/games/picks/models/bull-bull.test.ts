import { expect, test } from 'vitest';
import { readHand } from '../../testing/read-hand.ts';
import { beats, bullBullTable, bullOf, handsByBull, multiples, pairsWon, pairOfBull } from './bull-bull.ts';
import { choose } from './choose.ts';

test.each([
  ['Ks Qh 2d 4c 9s', 0],
  ['Ks Qh Jd 3c 8s', 1],
  ['2s 3h 5d 4c 5s', 9],
  ['As 4h 5d Ts Qc', 10],
  ['9s 9h 2d Td Kh', 10],
  ['Js Jh Qd Kc Ks', 11],
  ['Ts Jh Qd Kc Ks', 10],
])('%s is a bull of %i', (written, bull) => {
  expect(bullOf(readHand(written))).toBe(bull);
});

test('two cards stand beside the three that make tens', () => {
  expect(pairOfBull(readHand('Ks 3h Qh 8d Jd'))).toEqual([1, 3]);
  expect(pairOfBull(readHand('Ks Qh 2d 4c 9s'))).toBeNull();
});

test.each([
  ['a bull beats none', 'Ks Qh Jd Ac Ts', 'Kh Qd 2c 4s 9h'],
  ['five court beats bull-bull', 'Js Jh Qd Qc Jd', 'Ks Kh Kd Tc Ts'],
  ['of equal bulls the king beats the queen', 'Kc Th Td 3c 8s', 'Qs Ts Tc 3d 8h'],
  ['of equal ranks spades beat hearts', 'Ks Jc Td 3c 8s', 'Kh Th Tc 3d 8h'],
  ['and diamonds clubs', 'Kd Jc Td 2c 4d', 'Kc Th Tc 2d 4h'],
])('%s', (_name, better, worse) => {
  expect(beats(readHand(better), readHand(worse))).toBe(true);
  expect(beats(readHand(worse), readHand(better))).toBe(false);
});

test('a double bet gives more for a better win, and never takes more than its stake', () => {
  const returnOf = (seat: string, banker: string) =>
    bullBullTable.returnOf('double-1', { seats: [readHand(seat), [], [], []], banker: readHand(banker) });
  const [none, nine, bull, court] = ['Kh Qd 2c 4s 9h', '2s 3h 5d 4c 5s', 'As 4h 5d Ts Qc', 'Js Jh Qh Qc Jd'];
  expect(returnOf(nine, none)).toBe(136);
  expect(returnOf(bull, none)).toBe(154);
  expect(returnOf(court, nine)).toBe(190);
  expect(returnOf(none, bull)).toBe(40);
  expect(returnOf(bull, court)).toBe(0);
});

test('every hand and every pair of hands from one pack is counted', () => {
  // a bull knows ace to nine, ten, and court cards; how many of each are in the pack, and one that stands for them
  const kinds = Array.from({ length: 11 }, (_, rank) => ({ rank, inPack: rank === 10 ? 12 : 4 }));
  const ways = Array.from({ length: 13 }, (_, n) =>
    Array.from({ length: 6 }, (_unused, k) => (k > n ? 0 : choose(n, k))),
  );
  const sorts: number[][] = [];
  const fill = (sort: number[], left: number): void => {
    if (sort.length === kinds.length) return left === 0 ? void sorts.push(sort) : undefined;
    for (let n = 0; n <= Math.min(left, kinds[sort.length]!.inPack); n += 1) fill([...sort, n], left - n);
  };
  fill([], 5);
  const bulls = sorts.map((sort) =>
    bullOf(sort.flatMap((n, kind) => new Array<number>(n).fill(kinds[kind]!.rank))),
  );
  const countOf = (sort: readonly number[], left: readonly number[]): number => {
    let count = 1;
    for (let kind = 0; kind < sort.length && count > 0; kind += 1) count *= ways[left[kind]!]![sort[kind]!]!;
    return count;
  };
  const pack = kinds.map(({ inPack }) => inPack);
  const hands = new Array<number>(12).fill(0);
  const won: Record<number, number> = {};
  for (const [index, sort] of sorts.entries()) {
    const count = countOf(sort, pack);
    const bull = bulls[index]!;
    hands[bull]! += count;
    const left = pack.map((inPack, kind) => inPack - sort[kind]!);
    for (const [at, other] of sorts.entries()) {
      // of two equal bulls either wins as often as the other
      const share = bulls[at]! < bull ? 1 : bulls[at] === bull ? 1 / 2 : 0;
      if (share > 0) {
        const multiple = multiples[bull]!;
        won[multiple] = (won[multiple] ?? 0) + count * countOf(other, left) * share;
      }
    }
  }
  expect(hands).toEqual(handsByBull);
  expect(won).toEqual(pairsWon);
  expect(Object.values(pairsWon).reduce((sum, pairs) => sum + pairs, 0) * 2).toBe(
    choose(52, 5) * choose(47, 5),
  );
});
