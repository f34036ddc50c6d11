import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, type Came, derive, derivedGaps, layOut, roadRows, runsOf, type Side } from './two-sides.ts';

const read = (letters: string): Came[] =>
  [...letters].map((letter) => ({ B: 'red', P: 'blue', T: 'tie' })[letter] as Came);
const lengthsOf = (letters: string) => runsOf(read(letters)).map(({ ties }) => ties.length);
const shown = (sides: readonly Side[]) => sides.map((side) => side[0]).join('');
const anything = fc.array(fc.constantFrom<Came>('red', 'blue', 'tie'), { maxLength: 120 });

test('ties stand at the result before them, those before all others at the first', () => {
  expect(runsOf(read('TTBTBPTTT'))).toEqual([
    { side: 'red', ties: [3, 0] },
    { side: 'blue', ties: [3] },
  ]);
  expect(runsOf(read('TT'))).toEqual([]);
});

test('a run turns right at the last row, and above what is there already', () => {
  const places = layOut([8, 6]).map(({ column, row }) => `${column}.${row}`);
  expect(places.slice(0, 8)).toEqual(['0.0', '0.1', '0.2', '0.3', '0.4', '0.5', '1.5', '2.5']);
  expect(places.slice(8)).toEqual(['1.0', '1.1', '1.2', '1.3', '1.4', '2.4']);
});

// a shoe noted by hand: BB PPP B PP BBBB P B
test.each([
  ['eye', 'rbbbbbrbrbb'],
  ['small', 'brbbrrbb'],
  ['cockroach', 'rrrrbbr'],
] as const)('the %s road of a shoe', (road, marks) => {
  expect(lengthsOf('BBPPPBPPBBBBPB')).toEqual([2, 3, 1, 2, 4, 1, 1]);
  expect(shown(derive(lengthsOf('BBPPPBPPBBBBPB'), derivedGaps[road]))).toBe(marks);
});

test('whatever comes, each result has a place of its own beside the one before', () => {
  fc.assert(
    fc.property(anything, (came) => {
      const runs = runsOf(came);
      const cells = layOut(runs.map(({ ties }) => ties.length));
      const sides = came.filter((each) => each !== 'tie');
      expect(cells.map(({ run }) => runs[run]!.side)).toEqual(sides);
      expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length);
      for (const [index, cell] of cells.entries()) {
        expect(cell.row).toBeLessThan(roadRows);
        const before = cells[index - 1];
        if (cell.at === 0) expect(cell.row).toBe(0);
        else
          expect([cell.column - before!.column, cell.row - before!.row].toSorted((a, b) => a - b)).toEqual([
            0, 1,
          ]);
      }
      const ties = runs.flatMap((run) => run.ties).reduce((sum, count) => sum + count, 0);
      expect(ties).toBe(runs.length > 0 ? came.length - sides.length : 0);
    }),
  );
});

/** The same by looking at places that are filled or empty, as players do it with a pencil. */
function byPlaces(lengths: readonly number[], gap: number): Side[] {
  const isFilled = (column: number, row: number): boolean => row < (lengths[column] ?? 0);
  const marks: Side[] = [];
  for (const [column, length] of lengths.entries())
    for (let row = 0; row < length; row += 1) {
      if (row === 0) {
        if (column < gap + 1) continue;
        const isLevel = [...Array(60).keys()].every(
          (each) => isFilled(column - 1, each) === isFilled(column - 1 - gap, each),
        );
        marks.push(isLevel ? 'red' : 'blue');
      } else if (column >= gap)
        marks.push(isFilled(column - gap, row) === isFilled(column - gap, row - 1) ? 'red' : 'blue');
    }
  return marks;
}

test('a derived road is what places say, and grows with each result by what was asked before', () => {
  fc.assert(
    fc.property(anything, fc.constantFrom(1, 2, 3), (came, gap) => {
      const lengths = (list: readonly Came[]) => runsOf(list).map(({ ties }) => ties.length);
      expect(derive(lengths(came), gap)).toEqual(byPlaces(lengths(came), gap));
      for (const side of ['red', 'blue'] as const) {
        const told = ask(came, side, gap);
        expect(derive(lengths([...came, side]), gap)).toEqual([
          ...derive(lengths(came), gap),
          ...(told ? [told] : []),
        ]);
      }
    }),
  );
});
