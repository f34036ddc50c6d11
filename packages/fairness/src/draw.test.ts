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
test.each([1, 2, 5, 97, 129, 255, 256])(
  'many of %i at once are what one after the other would be',
  (bound) => {
    const byteSource = (): { next: () => number; taken: () => number } => {
      let [state, taken] = [bound, 0];
      return {
        next: () => {
          taken += 1;
          state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
          return state >>> 24;
        },
        taken: () => taken,
      };
    };
    const one = byteSource();
    const draw = createDraw(one.next);
    const expected = [9, 9, ...Array.from({ length: 300 }, () => draw.nextInt(bound)), 9];
    for (const isWatched of [false, true]) {
      const many = byteSource();
      const told: number[] = [];
      const into = new Uint8Array(303).fill(9);
      createDraw(many.next, isWatched ? (_, value) => told.push(value) : undefined).nextInts(
        ...([bound, into, 2, 302] as const),
      );
      expect([...into]).toEqual(expected);
      expect(many.taken()).toBe(one.taken());
      expect(told).toEqual(isWatched ? expected.slice(2, -1) : []);
    }
  },
);

test('many at once have a place for each, and a bound of one byte', () => {
  const { nextInts } = createDraw(() => 0);
  const into = new Uint8Array(4);
  expect(() => nextInts(257, into, 0, 4)).toThrow(RangeError);
  expect(() => nextInts(0, into, 0, 4)).toThrow(RangeError);
  expect(() => nextInts(6, into, 0, 5)).toThrow(RangeError);
  expect(() => nextInts(6, into, -1, 4)).toThrow(RangeError);
});

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
