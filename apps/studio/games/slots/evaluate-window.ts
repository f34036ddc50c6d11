import { type ReelModel, scatterSymbol, type SlotWin, wildSymbol } from './slot-model.ts';

export interface WindowResult {
  wins: SlotWin[];
  units: number;
  scatters: number;
}

type Grid = readonly (readonly number[])[];

/** What a window of the reels pays, before multipliers. Wilds never stand on the first reel. */
export function evaluateWindow(model: ReelModel, grid: Grid): WindowResult {
  const wins = model.kind === 'lines' ? lineWins(model, grid) : waysWins(model, grid);
  let scatters = 0;
  for (const cells of grid) for (const symbol of cells) if (symbol === scatterSymbol) scatters += 1;
  const scatterUnits = model.scatterPays[scatters] ?? 0;
  if (scatterUnits > 0) wins.push({ symbol: scatterSymbol, count: scatters, units: scatterUnits });
  let units = 0;
  for (const win of wins) units += win.units;
  return { wins, units, scatters };
}

/** What one line's symbols from left to right pay. */
export function unitsOfLine(model: ReelModel, symbols: readonly number[]): number {
  const grid = symbols.map((symbol) => [symbol]);
  const rows = symbols.map(() => 0);
  return payOfLine(model, grid, rows, countOnLine(grid, rows));
}

function lineWins(model: ReelModel, grid: Grid): SlotWin[] {
  const wins: SlotWin[] = [];
  for (let line = 0; line < model.lines.length; line += 1) {
    const rows = model.lines[line]!;
    const count = countOnLine(grid, rows);
    const units = payOfLine(model, grid, rows, count);
    if (units > 0) wins.push({ symbol: grid[0]![rows[0]!]!, count, line, units });
  }
  return wins;
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

function waysWins(model: ReelModel, grid: Grid): SlotWin[] {
  const wins: SlotWin[] = [];
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
    if (units > 0) wins.push({ symbol, count, ways, units });
  }
  return wins;
}
