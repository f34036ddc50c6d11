import { type ReelModel, scatterSymbol, type SlotWin, wildSymbol } from './slot-model.ts';

export interface WindowResult {
  wins: SlotWin[];
  units: number;
  scatters: number;
}

/** What a window of the reels pays, before multipliers. Wilds never stand on the first reel. */
export function evaluateWindow(model: ReelModel, grid: readonly (readonly number[])[]): WindowResult {
  const wins = model.kind === 'lines' ? lineWins(model, grid) : waysWins(model, grid);
  const scatters = grid.reduce(
    (sum, cells) => sum + cells.filter((symbol) => symbol === scatterSymbol).length,
    0,
  );
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
  model.lines.forEach((rows, line) => {
    const { symbol, count, units } = evaluateLine(
      model,
      rows.map((row, reel) => grid[reel]![row]!),
    );
    if (units > 0) wins.push({ symbol, count, line, units });
  });
  return wins;
}

function waysWins(model: ReelModel, grid: readonly (readonly number[])[]): SlotWin[] {
  const wins: SlotWin[] = [];
  for (const symbol of new Set(grid[0])) {
    if (symbol === scatterSymbol) continue;
    let ways = 1;
    let count = 0;
    for (const cells of grid) {
      const matching = cells.filter((cell) => cell === symbol || cell === wildSymbol).length;
      if (matching === 0) break;
      ways *= matching;
      count += 1;
    }
    const units = (model.pays[symbol]![count] ?? 0) * ways;
    if (units > 0) wins.push({ symbol, count, ways, units });
  }
  return wins;
}
