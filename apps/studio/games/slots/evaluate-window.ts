import { type ReelModel, scatterSymbol, type SlotWin, wildSymbol } from './slot-model.ts';
import type { Grid } from './spin-reels.ts';

/**
 * What a window of the reels with so many scatters pays in units, before multipliers; each win goes to `wins`. Wilds never
 * stand on the first reel.
 */
export function evaluateWindow(model: ReelModel, grid: Grid, scatters: number, wins?: SlotWin[]): number {
  const units = model.kind === 'lines' ? payLines(model, grid, wins) : payWays(model, grid, wins);
  const scatterUnits = model.scatterPays[scatters] ?? 0;
  if (scatterUnits > 0) wins?.push({ symbol: scatterSymbol, count: scatters, units: scatterUnits });
  return units + scatterUnits;
}

export function countScatters(grid: Grid): number {
  let scatters = 0;
  for (const cells of grid) for (const symbol of cells) if (symbol === scatterSymbol) scatters += 1;
  return scatters;
}

/** What one line's symbols from left to right pay. */
export function unitsOfLine(model: ReelModel, symbols: readonly number[]): number {
  const grid = symbols.map((symbol) => [symbol]);
  const rows = symbols.map(() => 0);
  return payOfLine(model, grid, rows, countOnLine(grid, rows));
}

function payLines(model: ReelModel, grid: Grid, wins?: SlotWin[]): number {
  const agreeing = agreeingPairs(grid);
  if (agreeing === 0) return 0;
  let sum = 0;
  for (let line = 0; line < model.lines.length; line += 1) {
    const rows = model.lines[line]!;
    if ((agreeing & pairBit(rows[0]!, rows[1]!)) === 0) continue;
    const count = countOnLine(grid, rows);
    const units = payOfLine(model, grid, rows, count);
    if (units === 0) continue;
    sum += units;
    wins?.push({ symbol: grid[0]![rows[0]!]!, count, line, units });
  }
  return sum;
}

/** Rows of the first two reels where a line goes on. Most lines end there, and no symbol pays on one reel alone. */
function agreeingPairs(grid: Grid): number {
  const [first, second] = grid as readonly [readonly number[], readonly number[]];
  let pairs = 0;
  for (let row = 0; row < first.length; row += 1) {
    const symbol = first[row]!;
    for (let next = 0; next < second.length; next += 1) {
      const cell = second[next]!;
      if (cell === symbol || cell === wildSymbol) pairs |= pairBit(row, next);
    }
  }
  return pairs;
}

/** Of five rows at most. */
function pairBit(first: number, second: number): number {
  return 1 << (first * 5 + second);
}

/** Reels from the left on that show the first one's symbol or a wild. */
function countOnLine(grid: Grid, rows: readonly number[]): number {
  const symbol = grid[0]![rows[0]!]!;
  let count = 1;
  for (; count < grid.length; count += 1) {
    const cell = grid[count]![rows[count]!]!;
    if (cell !== symbol && cell !== wildSymbol) break;
  }
  return count;
}

function payOfLine(model: ReelModel, grid: Grid, rows: readonly number[], count: number): number {
  const symbol = grid[0]![rows[0]!]!;
  if (symbol === scatterSymbol) return 0;
  let units = model.pays[symbol]![count] ?? 0;
  if (units > 0 && model.wildMultiplier > 1)
    for (let reel = 1; reel < count; reel += 1)
      if (grid[reel]?.[rows[reel]!] === wildSymbol) units *= model.wildMultiplier;
  return units;
}

function payWays(model: ReelModel, grid: Grid, wins?: SlotWin[]): number {
  let sum = 0;
  const first = grid[0]!;
  for (let row = 0; row < first.length; row += 1) {
    const symbol = first[row]!;
    if (symbol === scatterSymbol || first.indexOf(symbol) < row) continue;
    let ways = 1;
    let count = 0;
    for (const cells of grid) {
      let matching = 0;
      for (const cell of cells) if (cell === symbol || cell === wildSymbol) matching += 1;
      if (matching === 0) break;
      ways *= matching;
      count += 1;
    }
    const units = (model.pays[symbol]![count] ?? 0) * ways;
    if (units === 0) continue;
    sum += units;
    wins?.push({ symbol, count, ways, units });
  }
  return sum;
}
