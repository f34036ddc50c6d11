import { expect, test } from 'vitest';
import { createDraw, type ByteSource } from './draw.ts';

type NextInt = (nextByte: ByteSource, bound: number) => number;

const ours: NextInt = (nextByte, bound) => createDraw(nextByte).nextInt(bound);

test('every result of every bound of one byte comes from as many bytes', () => {
  for (let bound = 2; bound <= 256; bound += 1)
    expect([bound, unevenResults(ours, bound, 1)]).toEqual([bound, []]);
});

test('every result of a bound of two bytes comes from as many pairs of bytes', () => {
  for (const bound of [257, 416, 1_000, 4_096, 10_000, 32_769, 65_535, 65_536])
    expect([bound, unevenResults(ours, bound, 2)]).toEqual([bound, []]);
});

test('the same count finds a planted bias', () => {
  const modulo: NextInt = (nextByte, bound) => nextByte() % bound;
  const scaled: NextInt = (nextByte, bound) => Math.floor((nextByte() * bound) / 256);
  const offByOne: NextInt = (nextByte, bound) => {
    for (;;) {
      const byte = nextByte();
      if (byte <= 256 - (256 % bound)) return byte % bound;
    }
  };
  for (const biased of [modulo, scaled, offByOne]) expect(unevenResults(biased, 52, 1)).not.toEqual([]);
});

/** Gives every input once; those that are thrown away ask for more bytes. Answers the results that are not as likely as the others. */
function unevenResults(nextInt: NextInt, bound: number, byteCount: number): number[] {
  const seen = new Array<number>(bound).fill(0);
  const used = new Error('the input is used up');
  for (let input = 0; input < 256 ** byteCount; input += 1) {
    let position = byteCount;
    try {
      const result = nextInt(() => {
        if (position === 0) throw used;
        position -= 1;
        return Math.floor(input / 256 ** position) % 256;
      }, bound);
      seen[result]! += 1;
    } catch (error) {
      if (error !== used) throw error;
    }
  }
  const [first] = seen;
  return [...seen.keys()].filter((result) => seen[result] !== first || seen[result] === 0);
}
