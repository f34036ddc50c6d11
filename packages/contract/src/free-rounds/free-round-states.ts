/**
 * Where free rounds stand. `unknown`: their provider has not said yet that it has them. `given`: none is played yet.
 * `refused`: the provider does not take them.
 */
export const freeAwardStates = [
  'unknown',
  'given',
  'active',
  'spent',
  'expired',
  'cancelled',
  'refused',
] as const;
export type FreeAwardState = (typeof freeAwardStates)[number];

/** Those that members are shown: their provider has agreed. */
export const shownFreeAwardStates = [
  'given',
  'active',
  'spent',
  'expired',
  'cancelled',
] as const satisfies FreeAwardState[];
export type ShownFreeAwardState = (typeof shownFreeAwardStates)[number];

/** How what they win is given: to be withdrawn once it is played, or as a bonus. */
export const freeAwardPays = ['cash', 'bonus'] as const;
export type FreeAwardPays = (typeof freeAwardPays)[number];
