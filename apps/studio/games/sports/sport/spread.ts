/** What a number may be, from `least` on by one, with the chance of each. */
export interface Spread {
  readonly least: number;
  readonly chances: readonly number[];
}

export function point(value: number): Spread {
  return { least: value, chances: [1] };
}

/** Of two numbers that have nothing to do with each other. */
export function sumOfBoth(one: Spread, other: Spread): Spread {
  const chances = new Array<number>(Math.max(0, one.chances.length + other.chances.length - 1)).fill(0);
  for (let at = 0; at < one.chances.length; at += 1) {
    const chance = one.chances[at]!;
    if (chance === 0) continue;
    for (let place = 0; place < other.chances.length; place += 1)
      chances[at + place]! += chance * other.chances[place]!;
  }
  return trimmed({ least: one.least + other.least, chances });
}

/** What is rarer than this has no part in any price. */
export const rarest = 1e-13;

function trimmed({ least, chances }: Spread): Spread {
  const from = Math.max(
    0,
    chances.findIndex((chance) => chance > rarest),
  );
  return {
    least: least + from,
    chances: chances.slice(from, chances.findLastIndex((chance) => chance > rarest) + 1),
  };
}

export function differenceOf(one: Spread, other: Spread): Spread {
  const last = other.least + other.chances.length - 1;
  return sumOfBoth(one, { least: -last, chances: other.chances.toReversed() });
}

/** That both are the same number. */
export function productOf(one: Spread, other: Spread): Spread {
  const least = Math.max(one.least, other.least);
  const end = Math.min(one.least + one.chances.length, other.least + other.chances.length);
  return {
    least,
    chances: Array.from(
      { length: Math.max(0, end - least) },
      (_, place) => one.chances[least + place - one.least]! * other.chances[least + place - other.least]!,
    ),
  };
}

/** Of what excludes each other. */
export function together(one: Spread, other: Spread): Spread {
  return added(one, other, 1);
}

/** What is left of a number's chances without a part of them. */
export function without(all: Spread, part: Spread): Spread {
  return added(all, part, -1);
}

function added(one: Spread, other: Spread, factor: 1 | -1): Spread {
  const least = Math.min(one.least, other.least);
  const end = Math.max(one.least + one.chances.length, other.least + other.chances.length);
  const at = ({ least: from, chances }: Spread, value: number): number => chances[value - from] ?? 0;
  return {
    least,
    chances: Array.from(
      { length: end - least },
      // what is taken away leaves no less than nothing
      (_, place) => Math.max(0, at(one, least + place) + factor * at(other, least + place)),
    ),
  };
}
