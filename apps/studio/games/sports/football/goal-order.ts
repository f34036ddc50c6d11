import { rarest } from '../sport/spread.ts';
import { firstHalfMinutes } from './football-clock.ts';
import { afterMinute, type Grid, type MinuteChances, type Outlook } from './outlook.ts';
import type { Side } from './play-football.ts';
import type { Score } from './tally.ts';

/** A way in which a match may go: a first half, what the second may come to after it, and what the order of the goals has won. */
export interface Course {
  readonly first: Score;
  readonly chance: number;
  /** Their chances sum to 1. */
  readonly second: Grid;
  /** A set of parts, as bits. */
  readonly won: number;
}

/** What an order of goals has won; null as long as it is not all decided. */
type OrderJudge = (scorers: readonly Side[], isOver: boolean) => number | null;

/** An order of goals that has not decided yet, and what has been scored in this half. */
interface OpenOrder extends Score {
  readonly scorers: readonly Side[];
  readonly chance: number;
}

interface HalfWalk {
  open: readonly OpenOrder[];
  /** By what is won: the chance of each count of goals in this half. */
  readonly decided: Map<number, Float64Array<ArrayBuffer>>;
}

const most = 11;
const size = most + 1;

/**
 * Every way in which a match may go on where the order of the goals matters. Orders are followed one by one as long as they
 * are open, which few are; of decided ones the count alone.
 */
export function coursesOf({ tally, goalsByMinute, grid }: Outlook, judge: OrderJudge): Course[] {
  const [first] = tally.goals;
  const half = walk(goalsByMinute.slice(0, firstHalfMinutes), tally.scorers, judge);
  const decided = [...half.decided].flatMap(([won, cells]) =>
    cellsOf(cells).map(({ chance, ...more }): Course => ({
      first: sum(first, more),
      second: grid('goals', 'second'),
      ...{ chance, won },
    })),
  );
  return [...decided, ...half.open.flatMap((order) => coursesAfter(order, { goalsByMinute, tally, judge }))];
}

/** The second half after a first one that has left the order open. */
function coursesAfter(
  { scorers, chance, home, away }: OpenOrder,
  { goalsByMinute, tally, judge }: Pick<Outlook, 'goalsByMinute' | 'tally'> & { readonly judge: OrderJudge },
): Course[] {
  const first = sum(tally.goals[0], { home, away });
  const half = walk(goalsByMinute.slice(firstHalfMinutes), scorers, judge);
  const known = tally.goals[1];
  const course = (won: number, cells: Grid): Course => {
    const all = cells.reduce((total, cell) => total + cell.chance, 0);
    const second = cells.map((cell) => ({ ...sum(known, cell), chance: cell.chance / all }));
    return { first, chance: chance * all, second, won };
  };
  return [
    ...[...half.decided].map(([won, cells]) => course(won, cellsOf(cells))),
    ...half.open.map((order) => course(judge(order.scorers, true) ?? 0, [order])),
  ].filter((one) => one.chance > 0);
}

function walk(minutes: MinuteChances, scorers: readonly Side[], judge: OrderJudge): HalfWalk {
  const half: HalfWalk = { open: [], decided: new Map() };
  const start: OpenOrder = { scorers, home: 0, away: 0, chance: 1 };
  half.open = decide(half, [start], judge);
  let reach = 0;
  for (const pair of minutes) {
    if (pair.home === 0 && pair.away === 0) continue;
    reach = Math.min(most, reach + 1);
    for (const [won, cells] of half.decided) half.decided.set(won, afterMinute(cells, pair, { size, reach }));
    const stayed = half.open.map((order) => ({
      ...order,
      chance: order.chance * (1 - pair.home - pair.away),
    }));
    const scored = (['home', 'away'] as const).flatMap((side) =>
      half.open.map((order) => ({
        ...order,
        scorers: [...order.scorers, side],
        [side]: order[side] + 1,
        chance: order.chance * pair[side],
      })),
    );
    half.open = merged([...stayed, ...decide(half, scored, judge)]);
  }
  return half;
}

/** Those that are decided are counted; answers the others. */
function decide({ decided }: HalfWalk, orders: readonly OpenOrder[], judge: OrderJudge): OpenOrder[] {
  return orders.filter(({ scorers, home, away, chance }) => {
    const won = judge(scorers, false);
    if (won === null) return chance > 0;
    const cells = decided.get(won) ?? new Float64Array(size * size);
    decided.set(won, cells);
    cells[Math.min(most, home) * size + Math.min(most, away)]! += chance;
    return false;
  });
}

function merged(orders: readonly OpenOrder[]): OpenOrder[] {
  const byOrder = new Map<string, OpenOrder>();
  for (const order of orders) {
    const key = order.scorers.join();
    const known = byOrder.get(key);
    byOrder.set(key, known ? { ...known, chance: known.chance + order.chance } : order);
  }
  return [...byOrder.values()];
}

function cellsOf(cells: Float64Array): (Score & { readonly chance: number })[] {
  return [...cells].flatMap((chance, at) =>
    chance > rarest ? [{ home: Math.floor(at / size), away: at % size, chance }] : [],
  );
}

function sum(one: Score, other: Score): Score {
  return { home: one.home + other.home, away: one.away + other.away };
}
