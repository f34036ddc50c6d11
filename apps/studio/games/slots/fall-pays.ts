import type { FallingModel } from './slot-model.ts';

type Paying = Pick<FallingModel, 'pays'>;

/** `[symbol][count]`: the units for so many of a symbol, up to `cells`; before the fall's multiplier. */
export function fallPays({ pays }: Paying, cells: number): readonly Int32Array[] {
  return pays.map((steps) =>
    Int32Array.from(
      { length: cells + 1 },
      (_, count) => steps.find(([atLeast]) => count >= atLeast)?.[1] ?? 0,
    ),
  );
}

/** Of a fall of symbols, from 0. */
export function fallMultiplier({ multipliers }: Pick<FallingModel, 'multipliers'>, fall: number): number {
  return multipliers[Math.min(fall, multipliers.length - 1)]!;
}
