import { goalsAgainst } from '../picks/models/league-clubs.ts';
import { fixtures, rankSides, type Score } from '../picks/models/league-table.ts';

const sides = [0, 1, 2, 3];
/** The 24 orders of four, as they are read. */
const orders = sides.flatMap((first) =>
  sides.flatMap((second) =>
    sides
      .map((third) => [first, second, third, 6 - first - second - third])
      .filter((order) => new Set(order).size === order.length),
  ),
);
/** Which match two sides have with each other. */
const matchOf = sides.map((one) =>
  sides.map((other) => fixtures.findIndex((match) => match.includes(one) && match.includes(other))),
);
const scoreCount = 16;
const powers = [64, 16, 4, 1];

/**
 * Goes through all 16^6 courses of a season, and counts for each of the seasons the orders that they end in, as often as
 * the goals and the lots come. It ranks by itself, and asks the model's rules only where three or four sides are equal.
 */
export function countSeasons(seasons: readonly (readonly number[])[]): number[][] {
  const weights = fixtures.map((match) =>
    seasons.map((clubs) => weightsOf(match.map((side) => clubs[side]!))),
  );
  const gains = gainsOfScores();
  const counts = seasons.map(() => new Float64Array(256));
  const played = new Uint8Array(fixtures.length);
  // by match: how often the course before it comes in each season
  const courses = Array.from({ length: fixtures.length + 1 }, () => new Float64Array(seasons.length).fill(1));
  const count = (codes: readonly number[]): void => {
    for (const code of codes)
      for (let season = 0; season < seasons.length; season += 1)
        counts[season]![code]! += (courses[fixtures.length]![season]! * orders.length) / codes.length;
  };
  const play = (match: number, a: number, b: number, c: number, d: number): void => {
    if (match === fixtures.length) return count(codesOf([a, b, c, d], played));
    const [first, second] = fixtures[match]!;
    for (let score = 0; score < scoreCount; score += 1) {
      const [own, other] = [gains.own[score]!, gains.other[score]!];
      for (let season = 0; season < seasons.length; season += 1)
        courses[match + 1]![season] = courses[match]![season]! * weights[match]![season]![score]!;
      played[match] = score;
      play(
        match + 1,
        a + (first === 0 ? own : 0),
        b + (first === 1 ? own : second === 1 ? other : 0),
        c + (first === 2 ? own : second === 2 ? other : 0),
        d + (second === 3 ? other : 0),
      );
    }
  };
  play(0, 0, 0, 0, 0);
  return counts.map((byCode) => orders.map((order) => byCode[codeOf(order)]!));
}

function weightsOf([one = 0, other = 0]: readonly number[]): number[] {
  const [ofOne, ofOther] = [goalsAgainst(one, other), goalsAgainst(other, one)];
  return ofOne.flatMap((home) => ofOther.map((away) => home * away));
}

/** Points, difference and goals of a score for either side, as one number that is greater the better it is. */
function gainsOfScores() {
  const worth = (own: number, other: number): number =>
    (own > other ? 3 : own === other ? 1 : 0) * 10_000 + (own - other) * 100 + own;
  return {
    own: Int32Array.from({ length: scoreCount }, (_, score) => worth(score >> 2, score & 3)),
    other: Int32Array.from({ length: scoreCount }, (_, score) => worth(score & 3, score >> 2)),
  };
}

function codeOf(order: readonly number[]): number {
  return order.reduce((code, side) => code * 4 + side, 0);
}

/** The orders that a course may end in, each as likely as the others; one may stand there more than once. */
function codesOf(worth: readonly number[], played: Uint8Array): readonly number[] {
  const [a = 0, b = 0, c = 0, d = 0] = worth;
  if (a !== b && a !== c && a !== d && b !== c && b !== d && c !== d) {
    const ofB = placeOf(b, a, c, d);
    const ofC = placeOf(c, a, b, d);
    const ofD = placeOf(d, a, b, c);
    return [powers[ofB]! + 2 * powers[ofC]! + 3 * powers[ofD]!];
  }
  const order = [0, 1, 2, 3];
  order.sort((one, other) => worth[other]! - worth[one]!);
  const isEqual = (place: number): boolean => worth[order[place]!] === worth[order[place + 1]!];
  if ((isEqual(0) && isEqual(1)) || (isEqual(1) && isEqual(2))) {
    const scores = Array.from(played, (score): Score => [score >> 2, score & 3]);
    return orders.map((lots) => codeOf(rankSides(scores, lots)));
  }
  return [0, 1, 2].filter(isEqual).reduce(
    (codes, place) => {
      const [one, other] = [order[place]!, order[place + 1]!];
      const exchanged = codes.map((code) => code + (other - one) * (powers[place]! - powers[place + 1]!));
      const lead = leadOf(one, other, played);
      // two that are equal stand as their match says, and where it was drawn either way as often
      if (lead === 0) return [...codes, ...exchanged];
      return lead > 0 ? codes : exchanged;
    },
    [codeOf(order)],
  );
}

function placeOf(own: number, x: number, y: number, z: number): number {
  return (x > own ? 1 : 0) + (y > own ? 1 : 0) + (z > own ? 1 : 0);
}

function leadOf(one: number, other: number, played: Uint8Array): number {
  const match = matchOf[one]![other]!;
  const difference = (played[match]! >> 2) - (played[match]! & 3);
  return fixtures[match]![0] === one ? difference : -difference;
}
