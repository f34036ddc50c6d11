import type { Hold } from './sheet.ts';
import type { Step } from './slot-round.ts';
import type { Stream } from './stream.ts';

/** What stands in a cell of a respin without a coin. */
const blank = 10;

interface Place {
  readonly reel: number;
  readonly row: number;
}

/** The paid spin with the values of its coins, and the respins that they start. */
export function holdAndSpin(hold: Hold, coinSymbol: number, paid: Step, stream: Stream): Step[] {
  const places = paid.grid.flatMap((cells, reel) => cells.map((_, row): Place => ({ reel, row })));
  const key = ({ reel, row }: Place): string => `${reel}/${row}`;
  const worth = new Map<string, number>();
  for (const place of places)
    if (paid.grid[place.reel]?.[place.row] === coinSymbol)
      worth.set(key(place), valueAt(hold, stream.weighted(hold.values.map(([, weight]) => weight))));

  const table = <Cell>(show: (units: number | undefined) => Cell): Cell[][] =>
    paid.grid.map((cells, reel) => cells.map((_, row) => show(worth.get(key({ reel, row })))));
  const coins = (): number[][] => table((units) => units ?? 0);
  const steps: Step[] = [{ ...paid, coins: coins() }];
  if (worth.size < hold.from) return steps;

  steps[0] = { ...paid, coins: coins(), respinsLeft: hold.respins };
  let left = hold.respins;
  while (left > 0 && worth.size < places.length) {
    const before = worth.size;
    for (const place of places) {
      if (worth.has(key(place))) continue;
      const drawn = stream.weighted([hold.blankWeight, ...hold.values.map(([, weight]) => weight)]);
      if (drawn > 0) worth.set(key(place), valueAt(hold, drawn - 1));
    }
    left = worth.size > before ? hold.respins : left - 1;
    const grid = table((units) => (units === undefined ? blank : coinSymbol));
    const empty = { wins: [], multiplier: 1, units: 0, awarded: 0 };
    steps.push({ kind: 'respin', grid, ...empty, coins: coins(), respinsLeft: left });
  }
  return pay(hold, coinSymbol, steps, [...worth.values()], places.length);
}

/** The last step with what all coins bring. */
function pay(
  hold: Hold,
  symbol: number,
  steps: readonly Step[],
  values: readonly number[],
  cells: number,
): Step[] {
  const [last, ...earlier] = steps.toReversed();
  if (!last) return [];
  const count = values.length;
  const brought = [values.reduce((total, units) => total + units, 0)];
  if (count === cells) brought.push(hold.grand);
  const wins = [...last.wins, ...brought.map((units) => ({ symbol, count, units }))];
  const units = brought.reduce((total, more) => total + more, last.units);
  return [...earlier.toReversed(), { ...last, wins, units }];
}

function valueAt(hold: Hold, place: number): number {
  const [units] = hold.values[place] ?? [];
  if (units === undefined) throw new RangeError(`there is no value ${place}`);
  return units;
}
