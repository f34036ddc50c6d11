/** Sizes of combinations by the name of a system; `single` and `multiple` are the two plain kinds. */
export interface SystemKind {
  readonly id: string;
  readonly legs: number;
  /** How many legs each combination has. */
  readonly sizes: readonly number[];
}

export const mostLegs = 12;
export const mostCombinations = 219;

const named: readonly SystemKind[] = [
  system('trixie', 3, 2),
  system('patent', 3, 1),
  system('yankee', 4, 2),
  system('lucky_15', 4, 1),
  system('canadian', 5, 2),
  system('lucky_31', 5, 1),
  system('heinz', 6, 2),
  system('lucky_63', 6, 1),
  system('super_heinz', 7, 2),
];

/** All systems of so many legs: "2/3" are all doubles of three; the named ones have several sizes. */
export function systemsOf(legs: number): readonly SystemKind[] {
  const plain = Array.from({ length: Math.max(0, legs - 2) }, (_, at): SystemKind => {
    const size = at + 2;
    return { id: `${size}/${legs}`, legs, sizes: [size] };
  });
  return [...plain, ...named.filter((kind) => kind.legs === legs)].filter(
    (kind) => countOf(kind) <= mostCombinations,
  );
}

export function findSystem(id: string, legs: number): SystemKind | undefined {
  return systemsOf(legs).find((kind) => kind.id === id);
}

/** The places of the legs in each combination. */
export function combinationsOf(legs: number, sizes: readonly number[]): readonly (readonly number[])[] {
  const places = Array.from({ length: legs }, (_, place) => place);
  return sizes.flatMap((size) => choose(places, size));
}

export function countOf({ legs, sizes }: Pick<SystemKind, 'legs' | 'sizes'>): number {
  return sizes.reduce((sum, size) => sum + binomial(legs, size), 0);
}

function choose(places: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return places.flatMap((place, at) =>
    choose(places.slice(at + 1), size - 1).map((rest) => [place, ...rest]),
  );
}

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
}

function system(id: string, legs: number, smallest: number): SystemKind {
  return { id, legs, sizes: Array.from({ length: legs - smallest + 1 }, (_, at) => smallest + at) };
}
