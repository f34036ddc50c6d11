import { type ReelModel, scatterSymbol, type SlotWin, wildSymbol } from './slot-model.ts';

export interface WindowResult {
  wins: SlotWin[];
  units: number;
  scatters: number;
}

/** What a window of the reels pays, before multipliers. Wilds never stand on the first reel. */
export function evaluateWindow(model: ReelModel, grid: readonly (readonly number[])[]): WindowResult {
  const wins = model.kind === 'lines' ? lineWins(model, grid) : waysWins(model, grid);
  let scatters = 0;
  for (const cells of grid) for (const symbol of cells) if (symbol === scatterSymbol) scatters += 1;
  const scatterUnits = model.scatterPays[scatters] ?? 0;
  if (scatterUnits > 0) wins.push({ symbol: scatterSymbol, count: scatters, units: scatterUnits });
  return { wins, units: wins.reduce((sum, win) => sum + win.units, 0), scatters };
}

/** The pay of one line's symbols from left to right. */
export function evaluateLine(
  model: ReelModel,
  symbols: readonly number[],
): { symbol: number; count: number; units: number } {
  const symbol = symbols[0]!;
  let count = 1;
  let wilds = 0;
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === wildSymbol)) {
    if (symbols[count] === wildSymbol) wilds += 1;
    count += 1;
  }
  const units =
    symbol === scatterSymbol ? 0 : (model.pays[symbol]![count] ?? 0) * model.wildMultiplier ** wilds;
  return { symbol, count, units };
}

function lineWins(model: ReelModel, grid: readonly (readonly number[])[]): SlotWin[] {
  const wins: SlotWin[] = [];
  // one array for all lines: a spin has twenty of them
  const symbols = new Array<number>(grid.length).fill(0);
  for (let line = 0; line < model.lines.length; line += 1) {
    const rows = model.lines[line]!;
    for (let reel = 0; reel < symbols.length; reel += 1) symbols[reel] = grid[reel]![rows[reel]!]!;
    const { symbol, count, units } = evaluateLine(model, symbols);
    if (units > 0) wins.push({ symbol, count, line, units });
  }
  return wins;
}

function waysWins(model: ReelModel, grid: readonly (readonly number[])[]): SlotWin[] {
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
