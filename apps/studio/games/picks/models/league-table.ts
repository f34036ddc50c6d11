/** Goals of the two sides of a match. */
export type Score = readonly [number, number];

/** Who meets whom in the three rounds, by their places in the season's list: two matches a round. */
export const fixtures: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [0, 3],
  [1, 2],
];

export interface Standing {
  /** Place in the season's list. */
  readonly side: number;
  readonly points: number;
  readonly scored: number;
  readonly conceded: number;
}

/** What the matches come to, in the order of the list; of the given sides and the matches between them alone. */
export function standingsOf(scores: readonly Score[], sides: readonly number[] = [0, 1, 2, 3]): Standing[] {
  return sides.map((side) => {
    let [points, scored, conceded] = [0, 0, 0];
    scores.forEach(([home, away], match) => {
      const [first, second] = fixtures[match]!;
      if ((side !== first && side !== second) || !sides.includes(first) || !sides.includes(second)) return;
      const [own, other] = side === first ? [home, away] : [away, home];
      points += own > other ? 3 : own === other ? 1 : 0;
      scored += own;
      conceded += other;
    });
    return { side, points, scored, conceded };
  });
}

/** Points, then goal difference, then goals scored. */
export function compareStandings(one: Standing, other: Standing): number {
  return (
    other.points - one.points ||
    other.scored - other.conceded - (one.scored - one.conceded) ||
    other.scored - one.scored
  );
}

/**
 * The sides from first to last. Those that are equal in points, difference and goals are compared by the same in the
 * matches between them; what is equal even then is told apart by `lots`, sides in the order that they were drawn.
 */
export function rankSides(scores: readonly Score[], lots: readonly number[]): number[] {
  const standings = standingsOf(scores);
  const equalTo = (one: Standing): number[] =>
    standings.filter((other) => compareStandings(one, other) === 0).map(({ side }) => side);
  const between = standings.map((one) =>
    standingsOf(scores, equalTo(one)).find(({ side }) => side === one.side)!,
  );
  return standings
    .toSorted(
      (one, other) =>
        compareStandings(one, other) ||
        compareStandings(between[one.side]!, between[other.side]!) ||
        lots.indexOf(one.side) - lots.indexOf(other.side),
    )
    .map(({ side }) => side);
}
