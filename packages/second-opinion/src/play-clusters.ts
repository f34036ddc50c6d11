import type { Clusters } from './sheet.ts';
import type { SlotRound, Step, Win } from './slot-round.ts';
import type { Stream } from './stream.ts';

/** A reel as what it shows, the top first, and the place on its strip that its topmost symbol was taken from. */
interface Reel {
  readonly shown: readonly number[];
  readonly place: number;
}

export function playClusters(sheet: Clusters, stream: Stream): SlotRound {
  let reels = sheet.strips.map((strip): Reel => {
    const place = stream.nextInt(strip.length / sheet.stopEvery) * sheet.stopEvery;
    const shown = Array.from({ length: sheet.rows }, (_, row) => at(strip, place + row));
    return { shown, place };
  });
  const steps: Step[] = [];
  while (steps.length < sheet.maxFalls) {
    const fall = steps.length;
    const wins = winsOf(sheet, reels);
    const multiplier = sheet.multipliers[fall] ?? 0;
    steps.push({
      kind: fall === 0 ? 'base' : 'fall',
      grid: reels.map(({ shown }) => [...shown]),
      wins,
      multiplier,
      units: wins.reduce((total, { units }) => total + units, 0) * multiplier,
      awarded: 0,
    });
    if (wins.length === 0) break;
    const emptied = new Set(wins.flatMap(({ cells }) => cells ?? []));
    reels = reels.map((reel, number) => refill(sheet, reel, number, emptied));
  }
  return { steps, units: steps.reduce((total, { units }) => total + units, 0) };
}

/** Groups that touch are put together until none do any more. */
function winsOf(sheet: Clusters, reels: readonly Reel[]): Win[] {
  let groups: { readonly symbol: number; readonly cells: number[] }[] = [];
  reels.forEach(({ shown }, reel) =>
    shown.forEach((symbol, row) => {
      const cell = reel * sheet.rows + row;
      // only the cell above and the one to the left have been seen
      const touched = [row > 0 ? cell - 1 : -1, cell - sheet.rows];
      const joined = groups.filter(
        (group) => group.symbol === symbol && group.cells.some((other) => touched.includes(other)),
      );
      const others = groups.filter((group) => !joined.includes(group));
      groups = [...others, { symbol, cells: [...joined.flatMap(({ cells }) => cells), cell] }];
    }),
  );
  return groups
    .filter(({ cells }) => cells.length >= sheet.clusterFrom)
    .map(({ symbol, cells }): Win => {
      const count = cells.length;
      const units = sheet.pays[symbol]?.find(([atLeast]) => count >= atLeast)?.[1] ?? 0;
      return { symbol, count, units, cells: cells.toSorted((a, b) => a - b) };
    })
    .toSorted((a, b) => (a.cells?.[0] ?? 0) - (b.cells?.[0] ?? 0));
}

function refill(sheet: Clusters, { shown, place }: Reel, number: number, emptied: ReadonlySet<number>): Reel {
  const strip = sheet.strips[number] ?? [];
  const staying = shown.filter((_, row) => !emptied.has(number * sheet.rows + row));
  const top = place - (shown.length - staying.length);
  const fresh = Array.from({ length: shown.length - staying.length }, (_, row) => at(strip, top + row));
  return { shown: [...fresh, ...staying], place: top };
}

/** Round the strip in both directions. */
function at(strip: readonly number[], place: number): number {
  const symbol = strip.at(((place % strip.length) + strip.length) % strip.length);
  if (symbol === undefined) throw new RangeError(`there is no place ${place}`);
  return symbol;
}
