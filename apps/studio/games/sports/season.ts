import type { Competition, Entrant } from './competition.ts';

export interface Pairing {
  readonly home: string;
  readonly away: string;
}

/**
 * Who meets whom on a matchday, from 0: everybody meets everybody twice, once at home (the circle method). The second half
 * of a season is the first with the sides changed.
 */
export function pairingsOf({ clubs }: Pick<Competition, 'clubs'>, matchday: number): Pairing[] {
  const half = clubs.length - 1;
  const turn = matchday % half;
  const isReturn = matchday >= half;
  const [fixed, ...others] = clubs.map(({ id }) => id);
  const circle = [fixed, ...others.map((_, place) => others[(place + turn) % others.length])];
  return Array.from({ length: clubs.length / 2 }, (_, pair) => {
    const [one, other] = [circle[pair]!, circle[clubs.length - 1 - pair]!];
    // the one who stands still would otherwise play at home all the time
    const isSwapped = (pair === 0 ? turn % 2 === 1 : pair % 2 === 1) !== isReturn;
    return isSwapped ? { home: other, away: one } : { home: one, away: other };
  });
}

export function matchdaysOf({ clubs }: Pick<Competition, 'clubs'>): number {
  return (clubs.length - 1) * 2;
}

export interface PlayedMatch {
  readonly home: string;
  readonly away: string;
  readonly homeGoals: number;
  readonly awayGoals: number;
}

export interface Standing {
  readonly club: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
}

/** A league's table: by points, then goal difference, then goals, then the order of the league. */
export function standingsOf(
  { clubs }: { readonly clubs: readonly Pick<Entrant, 'id'>[] },
  matches: readonly PlayedMatch[],
): Standing[] {
  return clubs.map(({ id }) => standingOf(id, matches)).toSorted(compareStandings);
}

/** Below nought: the first stands higher. Nought: nothing that a table counts parts the two. */
function compareStandings(a: Counted, b: Counted): number {
  const difference = ({ scored, conceded }: Counted): number => scored - conceded;
  return b.points - a.points || difference(b) - difference(a) || b.scored - a.scored;
}

type Counted = Pick<Standing, 'points' | 'scored' | 'conceded'>;

function standingOf(club: string, matches: readonly PlayedMatch[]): Standing {
  const own = matches.flatMap(({ home, away, homeGoals, awayGoals }) => {
    if (home === club) return [{ scored: homeGoals, conceded: awayGoals }];
    return away === club ? [{ scored: awayGoals, conceded: homeGoals }] : [];
  });
  const won = own.filter(({ scored, conceded }) => scored > conceded).length;
  const drawn = own.filter(({ scored, conceded }) => scored === conceded).length;
  return {
    club,
    played: own.length,
    won,
    drawn,
    lost: own.length - won - drawn,
    scored: own.reduce((sum, { scored }) => sum + scored, 0),
    conceded: own.reduce((sum, { conceded }) => sum + conceded, 0),
    points: won * 3 + drawn,
  };
}
