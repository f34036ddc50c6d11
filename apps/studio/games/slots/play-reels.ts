import type { Draw } from '@halls/fairness';
import { countScatters, evaluateWindow } from './evaluate-window.ts';
import { hasHold, playHold } from './play-hold.ts';
import { hasWildReels, playWildReels } from './play-wild-reels.ts';
import type { ReelModel, SlotOutcome, SlotWin } from './slot-model.ts';
import { copyGrid, type Grid, spinReels } from './spin-reels.ts';

/** A paid spin with its feature. Answers the units, and tells the round where that is wanted. */
export function playReels(model: ReelModel, draw: Draw, told?: SlotOutcome): number {
  const grid = spinReels(model.strips, model.rows, draw);
  const scatters = countScatters(grid);
  const wins: SlotWin[] = [];
  const units = evaluateWindow(model, grid, scatters, told && wins);
  const awarded = model.freeSpins?.awarded[scatters] ?? 0;
  told?.steps.push({ kind: 'base', grid: copyGrid(grid), wins, multiplier: 1, units, awarded });
  if (hasHold(model)) return units + playHold(model, grid, draw, told?.steps);
  if (awarded === 0) return units;
  if (hasWildReels(model)) return units + playWildReels(model, awarded, draw, told?.steps);
  return playFreeSpins(model, { units, awarded }, draw, told);
}

/** Goes on from a paid spin. The free spin that comes to the maximum pays what is left to it, and nothing follows. */
function playFreeSpins(
  model: ReelModel,
  paid: { readonly units: number; readonly awarded: number },
  draw: Draw,
  told?: SlotOutcome,
): number {
  const { awarded, multiplier, hasExpandingSymbol } = model.freeSpins!;
  const { maximumUnits = Infinity } = model;
  const expanding = hasExpandingSymbol ? draw.nextInt(8) : undefined;
  if (told && expanding !== undefined) told.expandingSymbol = expanding;
  let sum = paid.units;
  for (let left = paid.awarded; left > 0; left -= 1) {
    const grid = spinReels(model.strips, model.rows, draw);
    const scatters = countScatters(grid);
    const wins: SlotWin[] = [];
    let won = evaluateWindow(model, grid, scatters, told && wins);
    const expanded = expanding === undefined ? null : expand(model, grid, expanding);
    if (expanded) {
      wins.push(expanded.win);
      won += expanded.win.units;
    }
    const isMaximum = sum + won * multiplier >= maximumUnits;
    const units = isMaximum ? maximumUnits - sum : won * multiplier;
    const more = isMaximum ? 0 : (awarded[scatters] ?? 0);
    told?.steps.push({
      ...{ kind: 'free', grid: copyGrid(grid), wins, multiplier, units, awarded: more },
      ...(expanded && { expandedReels: expanded.reels }),
    });
    sum += units;
    left += more;
    if (!isMaximum) continue;
    if (told) told.isMaximum = true;
    break;
  }
  return sum;
}

/** What the expanding symbol pays on the reels that show it; null where that is nothing. */
function expand(model: ReelModel, grid: Grid, symbol: number): { reels: number[]; win: SlotWin } | null {
  const reels: number[] = [];
  for (const [reel, cells] of grid.entries()) if (cells.includes(symbol)) reels.push(reel);
  const count = reels.length;
  const units = (model.pays[symbol]![count] ?? 0) * model.lines.length;
  return units > 0 ? { reels, win: { symbol, count, units } } : null;
}
