import { unitsOfLine } from './evaluate-window.ts';
import type { WildReelModel } from './play-wild-reels.ts';
import { scatterSymbol, wildSymbol } from './slot-model.ts';

/** After one more free spin: which reels are covered, as bits `1 << reel`, and what the rest of the spins is worth then. */
export interface Covering<Worth> {
  readonly covered: number;
  readonly chance: number;
  readonly rest: Worth;
}

/**
 * What so many free spins are worth. All that a spin leaves to the next one is the set of covered reels and the spins that
 * are left, so the worth goes back from the last spin over a few states.
 */
export function foldWildReels<Worth>(
  model: WildReelModel,
  spins: number,
  { end, join }: { readonly end: Worth; join(coverings: readonly Covering<Worth>[]): Worth },
): Worth {
  const known = new Map<string, Worth>();
  const worthOf = (left: number, held: number): Worth => {
    if (left === 0) return end;
    const key = `${left}/${held}`;
    const worth =
      known.get(key) ??
      join(
        coveringsFrom(model, held).map(({ covered, chance, fresh }) => ({
          covered,
          chance,
          rest: worthOf(left - 1 + fresh, covered),
        })),
      );
    known.set(key, worth);
    return worth;
  };
  return worthOf(spins, 0);
}

/** The mean in units of so many free spins, from the symbols of each line's cells. */
export function expectedWildReelUnits(model: WildReelModel, spins: number): number {
  const units = new Map<number, number>();
  const unitsOf = (covered: number): number => {
    const known = units.get(covered) ?? expectedUnits(model, covered);
    units.set(covered, known);
    return known;
  };
  return foldWildReels<number>(model, spins, {
    end: 0,
    join: (coverings) =>
      coverings.reduce((sum, { covered, chance, rest }) => sum + chance * (unitsOf(covered) + rest), 0),
  });
}

/** Of a reel of the free spins: whether it shows a wild where it stops there. */
export function showsWild({ freeSpins, rows }: WildReelModel, reel: number, stop: number): boolean {
  const strip = freeSpins.wildReels.strips[reel]!;
  for (let row = 0; row < rows; row += 1) if (strip[(stop + row) % strip.length] === wildSymbol) return true;
  return false;
}

/** Every reel that is not held shows a wild by itself. */
function coveringsFrom(
  model: WildReelModel,
  held: number,
): { readonly covered: number; readonly chance: number; readonly fresh: number }[] {
  let coverings = [{ covered: held, chance: 1, fresh: 0 }];
  model.freeSpins.wildReels.strips.forEach((strip, reel) => {
    if (held & (1 << reel)) return;
    const share = strip.filter((_, stop) => showsWild(model, reel, stop)).length / strip.length;
    if (share === 0) return;
    coverings = coverings.flatMap(({ covered, chance, fresh }) => [
      { covered, chance: chance * (1 - share), fresh },
      { covered: covered | (1 << reel), chance: chance * share, fresh: fresh + 1 },
    ]);
  });
  return coverings;
}

/** Of one free spin after which just these reels are covered. */
function expectedUnits(model: WildReelModel, covered: number): number {
  return model.lines.reduce((sum, rows) => sum + expectedLineUnits(model, covered, rows), 0);
}

function expectedLineUnits(model: WildReelModel, covered: number, rows: readonly number[]): number {
  const shares = rows.map((row, reel) => shareOfSymbols(model, { reel, row, covered }));
  const visit = (symbols: readonly number[], chance: number): number => {
    const shareOf = shares[symbols.length];
    if (!shareOf) return chance * unitsOfLine(model, symbols);
    return shareOf.reduce(
      (sum, share, symbol) => (share > 0 ? sum + visit([...symbols, symbol], chance * share) : sum),
      0,
    );
  };
  return visit([], 1);
}

/** By symbol: how likely it stands in a cell, of a reel that is covered or else shows no wild. */
function shareOfSymbols(
  model: WildReelModel,
  { reel, row, covered }: { readonly reel: number; readonly row: number; readonly covered: number },
): number[] {
  const shares = new Array<number>(scatterSymbol + 1).fill(0);
  if (covered & (1 << reel)) return shares.with(wildSymbol, 1);
  const strip = model.freeSpins.wildReels.strips[reel]!;
  const stops = [...strip.keys()].filter((stop) => !showsWild(model, reel, stop));
  for (const stop of stops) shares[strip[(stop + row) % strip.length]!]! += 1 / stops.length;
  return shares;
}
