import { gambleWin } from './gamble-win.ts';
import { holdAndSpin } from './hold-and-spin.ts';
import type { Chooser } from './play-hand.ts';
import type { Reels, Tumble } from './sheet.ts';
import type { SlotRound, Step, Win } from './slot-round.ts';
import type { Stream } from './stream.ts';

/** Null where a move is made that the sheet does not have. */
export function playReels(sheet: Reels, stream: Stream, choose: Chooser): SlotRound | null {
  const first = ['spin', ...(sheet.buy ? ['buy'] : []), ...(sheet.gamble ? ['gamble'] : [])];
  const move = choose(first, 0) ?? 'spin';
  if (move === 'buy' && sheet.buy) {
    const steps = freeSpinsWithWildReels(sheet, sheet.buy.spins, stream);
    return { moves: [move], steps, units: sum(steps.map((step) => step.units)) };
  }
  if (move === 'gamble' && sheet.gamble)
    return gambleWin(sheet, spinWithFeatures(sheet, stream), stream, choose);
  return move === 'spin' ? spinWithFeatures(sheet, stream) : null;
}

function spinWithFeatures(sheet: Reels, stream: Stream): SlotRound {
  const paid = reelStep(sheet, stream, null);
  if (sheet.hold) {
    const held = holdAndSpin(sheet.hold, sheet.scatterSymbol, paid, stream);
    return { steps: held, units: sum(held.map((step) => step.units)) };
  }
  if (sheet.freeSpins?.wildReels) {
    const all = [paid, ...freeSpinsWithWildReels(sheet, paid.awarded, stream)];
    return { steps: all, units: sum(all.map((step) => step.units)) };
  }
  const most = sheet.maximumUnits ?? Number.POSITIVE_INFINITY;
  const steps = [paid];
  let owed = paid.awarded;
  const expandingSymbol =
    owed > 0 && sheet.freeSpins?.hasExpandingSymbol ? stream.nextInt(sheet.pays.length) : undefined;
  while (owed > 0) {
    const free = reelStep(sheet, stream, { expandingSymbol });
    steps.push(free);
    owed += free.awarded - 1;
    if (sum(steps.map((step) => step.units)) >= most) break;
  }
  const units = Math.min(most, sum(steps.map((step) => step.units)));
  const last = steps.at(-1);
  if (units === most && last) {
    last.awarded = 0;
    last.units = most - sum(steps.slice(0, -1).map((step) => step.units));
  }
  return {
    steps,
    units,
    ...(expandingSymbol !== undefined && { expandingSymbol }),
    ...(units === most && { isMaximum: true }),
  };
}

/** One spin; `free` tells a free one, with the symbol that expands in it. */
function reelStep(
  sheet: Reels,
  stream: Stream,
  free: { readonly expandingSymbol: number | undefined } | null,
): Step {
  const stops = sheet.strips.map((strip) => stream.nextInt(strip.length));
  const grid = sheet.strips.map((strip, reel) => {
    const doubled = [...strip, ...strip];
    return doubled.slice(stops[reel] ?? 0, (stops[reel] ?? 0) + sheet.rows);
  });
  const wins = sheet.kind === 'lines' ? winsOnLines(sheet, grid) : winsByWays(sheet, grid);
  const scatters = grid.flat().filter((cell) => cell === sheet.scatterSymbol).length;
  const scatterPay = sheet.scatterPays[scatters] ?? 0;
  if (scatterPay > 0) wins.push({ symbol: sheet.scatterSymbol, count: scatters, units: scatterPay });
  const expandedReels = expand(sheet, grid, wins, free?.expandingSymbol);
  const multiplier = free ? (sheet.freeSpins?.multiplier ?? 1) : 1;
  return {
    kind: free ? 'free' : 'base',
    grid,
    wins,
    multiplier,
    units: multiplier * sum(wins.map((win) => win.units)),
    awarded: sheet.freeSpins?.awarded[scatters] ?? 0,
    ...(expandedReels && { expandedReels }),
  };
}

/** Covered reels stay to the end, and are not drawn again. */
function freeSpinsWithWildReels(sheet: Reels, spins: number, stream: Stream): Step[] {
  const { wildReels, multiplier } = sheet.freeSpins ?? {};
  const steps: Step[] = [];
  const covered = new Set<number>();
  let owed = spins;
  while (owed > 0) {
    const grid = (wildReels?.strips ?? []).map((strip, reel) => {
      const rows = Array.from({ length: sheet.rows }, (_, row) => row);
      if (covered.has(reel)) return rows.map(() => sheet.wildSymbol);
      const stop = stream.nextInt(strip.length);
      return rows.map((row) => strip[(stop + row) % strip.length] ?? sheet.wildSymbol);
    });
    const before = covered.size;
    grid.forEach((cells, reel) => {
      if (cells.includes(sheet.wildSymbol)) covered.add(reel);
    });
    const wins = winsOnLines(
      sheet,
      grid.map((cells, reel) => (covered.has(reel) ? cells.map(() => sheet.wildSymbol) : cells)),
    );
    const awarded = covered.size - before;
    owed += awarded - 1;
    steps.push({
      ...{ kind: 'free', grid, wins, awarded, multiplier: multiplier ?? 1 },
      units: (multiplier ?? 1) * sum(wins.map((win) => win.units)),
      wildReels: [...covered].toSorted((a, b) => a - b),
    });
  }
  return steps;
}

function winsOnLines(sheet: Reels, grid: readonly (readonly number[])[]): Win[] {
  return sheet.lines.flatMap((rows, line) => {
    const cells = rows.map((row, reel) => grid[reel]?.[row]);
    const [symbol] = cells;
    if (symbol === undefined || symbol === sheet.scatterSymbol) return [];
    const end = cells.findIndex((cell) => cell !== symbol && cell !== sheet.wildSymbol);
    const count = end === -1 ? cells.length : end;
    const wilds = cells.slice(0, count).filter((cell) => cell === sheet.wildSymbol).length;
    const units = (sheet.pays[symbol]?.[count] ?? 0) * sheet.wildMultiplier ** wilds;
    return units > 0 ? [{ symbol, count, line, units }] : [];
  });
}

function winsByWays(sheet: Reels, grid: readonly (readonly number[])[]): Win[] {
  const [first = []] = grid;
  const symbols = first.filter((cell, row) => cell !== sheet.scatterSymbol && first.indexOf(cell) === row);
  return symbols.flatMap((symbol) => {
    const found = grid.map(
      (cells) => cells.filter((cell) => cell === symbol || cell === sheet.wildSymbol).length,
    );
    const count = found.includes(0) ? found.indexOf(0) : found.length;
    const ways = found.slice(0, count).reduce((product, cells) => product * cells, 1);
    const units = (sheet.pays[symbol]?.[count] ?? 0) * ways;
    return units > 0 ? [{ symbol, count, ways, units }] : [];
  });
}

/** Adds the win of the symbol that expands; the reels that it covers, null where it pays nothing. */
function expand(
  sheet: Reels,
  grid: readonly (readonly number[])[],
  wins: Win[],
  symbol: number | undefined,
): number[] | null {
  if (symbol === undefined) return null;
  const reels = [...grid.keys()].filter((reel) => grid[reel]?.includes(symbol));
  const units = (sheet.pays[symbol]?.[reels.length] ?? 0) * sheet.lines.length;
  if (units === 0) return null;
  wins.push({ symbol, count: reels.length, units });
  return reels;
}

export function playTumble(sheet: Tumble, stream: Stream): SlotRound {
  let reels: number[][] = Array.from({ length: sheet.reels }, () => []);
  const steps: Step[] = [];
  for (let fall = 0; fall < sheet.maxFalls; fall += 1) {
    reels = reels.map((staying) => {
      const fresh = Array.from({ length: sheet.rows - staying.length }, () => stream.weighted(sheet.weights));
      return [...fresh, ...staying];
    });
    const wins = sheet.pays.flatMap((pays, symbol): Win[] => {
      const count = reels.flat().filter((cell) => cell === symbol).length;
      const units = pays.find(([atLeast]) => count >= atLeast)?.[1];
      return units === undefined ? [] : [{ symbol, count, units }];
    });
    const multiplier = sheet.multipliers[fall] ?? 0;
    steps.push({
      kind: fall === 0 ? 'base' : 'fall',
      grid: reels,
      wins,
      multiplier,
      units: multiplier * sum(wins.map((win) => win.units)),
      awarded: 0,
    });
    if (wins.length === 0) break;
    const winners = wins.map((win) => win.symbol);
    reels = reels.map((cells) => cells.filter((cell) => !winners.includes(cell)));
  }
  return { steps, units: sum(steps.map((step) => step.units)) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
