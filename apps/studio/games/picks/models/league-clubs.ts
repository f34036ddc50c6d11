/** What a club scores with and holds off with, 1 … 3; club 1 is the first. */
export const clubs: readonly { readonly attack: number; readonly defence: number }[] = [
  { attack: 3, defence: 3 },
  { attack: 3, defence: 2 },
  { attack: 2, defence: 3 },
  { attack: 2, defence: 2 },
  { attack: 3, defence: 1 },
  { attack: 1, defence: 3 },
  { attack: 2, defence: 1 },
  { attack: 1, defence: 2 },
];
/** The four clubs of each season, in the order of the fixtures: every club plays in four of the eight. */
export const seasons: readonly (readonly number[])[] = [
  [8, 1, 5, 4],
  [3, 7, 2, 6],
  [1, 3, 8, 7],
  [6, 5, 4, 2],
  [2, 6, 7, 1],
  [5, 8, 3, 4],
  [7, 5, 1, 3],
  [4, 2, 6, 8],
];
/** Of so many, how often a side scores 0, 1, 2 and 3 goals: by its attack above the other's defence, from -2 to 2. */
export const goalsOf = 16;
export const goalWeights: readonly (readonly number[])[] = [
  [9, 5, 1, 1],
  [7, 6, 2, 1],
  [5, 6, 4, 1],
  [3, 6, 5, 2],
  [2, 5, 5, 4],
];

/** How often a club scores 0, 1, 2 and 3 goals against another. */
export function goalsAgainst(club: number, other: number): readonly number[] {
  return goalWeights[clubs[club - 1]!.attack - clubs[other - 1]!.defence + 2]!;
}
