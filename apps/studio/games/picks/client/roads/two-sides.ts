/** The roads of a table at which one of two sides wins, or neither: pure, from what came. */

export type Side = 'red' | 'blue';
export type Came = Side | 'tie';

/** Results of one side after each other. */
export interface Run {
  readonly side: Side;
  /** For each of its results, the ties that came after it; those before the first of all count at that one. */
  readonly ties: readonly number[];
}

/** `came`: the oldest first. */
export function runsOf(came: readonly Came[]): Run[] {
  const runs: { side: Side; ties: number[] }[] = [];
  let early = 0;
  for (const each of came) {
    const last = runs.at(-1);
    if (each === 'tie') {
      if (last) last.ties[last.ties.length - 1]! += 1;
      else early += 1;
    } else if (last?.side === each) last.ties.push(0);
    else runs.push({ side: each, ties: [runs.length === 0 ? early : 0] });
  }
  return runs;
}

export interface Cell {
  readonly column: number;
  readonly row: number;
  /** Which run, and which of its results. */
  readonly run: number;
  readonly at: number;
}

export const roadRows = 6;

/** Each run in a column of its own, downwards; where there is no room below, it goes on to the right. */
export function layOut(lengths: readonly number[], rows = roadRows): Cell[] {
  const cells: Cell[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number): boolean => !taken.has(`${column} ${row}`);
  let start = -1;
  for (const [run, length] of lengths.entries()) {
    do start += 1;
    while (!isFree(start, 0));
    let [column, row, hasTurned] = [start, 0, false];
    for (let at = 0; at < length; at += 1) {
      if (at > 0) {
        if (!hasTurned && row + 1 < rows && isFree(column, row + 1)) row += 1;
        else {
          hasTurned = true;
          column += 1;
        }
      }
      taken.add(`${column} ${row}`);
      cells.push({ column, row, run, at });
    }
  }
  return cells;
}

/** How far back each of the three roads looks that are made of the big road. */
export const derivedGaps = { eye: 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof derivedGaps;

/**
 * What a derived road notes of each result that it can say something of, the oldest first: red where the big road goes
 * on as it went `gap` columns before, else blue. A new column is held against the lengths of the one before it and of
 * that `gap` columns before that.
 */
export function derive(lengths: readonly number[], gap: number): Side[] {
  return lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row): Side | null => {
      const back = row === 0 ? column - 1 - gap : column - gap;
      const past = lengths[back];
      if (past === undefined) return null;
      const isAlike = row === 0 ? lengths[column - 1] === past : past !== row;
      return isAlike ? 'red' : 'blue';
    }).filter((side) => side !== null),
  );
}

/** What the derived road would note if this side came next; null where it would say nothing yet. */
export function ask(came: readonly Came[], next: Side, gap: number): Side | null {
  const marks = (list: readonly Came[]): Side[] =>
    derive(
      runsOf(list).map(({ ties }) => ties.length),
      gap,
    );
  const after = marks([...came, next]);
  return after.length > marks(came).length ? after.at(-1)! : null;
}
