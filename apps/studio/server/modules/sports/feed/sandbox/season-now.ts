import type { Competition } from '#games/sports/competition.ts';
import { getCompetition } from '#games/sports/competitions.ts';
import type { FinalScores, SeasonAhead } from '#games/sports/outright/foresee-season.ts';
import { type SeasonPlace, seasonPlaces } from '#games/sports/outright/season-places.ts';
import { matchdaysOf, pairingsOf, type PlayedMatch, standingsOf } from '#games/sports/season.ts';
import { getSport } from '#games/sports/sport/sports.ts';
import type { SeasonMatch, SimSeason } from './sim-season.repo.ts';
import type { SimulatedMatch } from './simulated-match.ts';

/** A match that is on, as far as it was told. */
export interface LiveMatch {
  readonly simulated: SimulatedMatch;
  readonly clockMs: number;
}

/** A season at a moment. */
export interface SeasonNow {
  readonly season: SimSeason;
  readonly league: Competition;
  readonly status: 'not_started' | 'live' | 'ended';
  /** Of the next match that has not begun, or of the last one where there is none. */
  readonly kicksOffAt: Date;
  /** There is one to come, or one that is on: there is something to bet on. */
  readonly isGoingOn: boolean;
  readonly matches: number;
  readonly matchesOver: number;
  readonly places: readonly SeasonPlace[];
  /** What is known of scores: chances of another one are wrong. */
  readonly scores: string;
  /** What is known at all; chances of another one are old. */
  readonly moment: string;
  /** What chances are made of. */
  ahead(): SeasonAhead;
}

/** Chances are made anew at least so often while a match is on. */
const agedMs = 12_000;

export function seasonNow(
  season: SimSeason,
  planned: readonly SeasonMatch[],
  live: ReadonlyMap<number, LiveMatch>,
): SeasonNow {
  const league = getCompetition(season.league);
  const over = planned.flatMap(asPlayed);
  const on = planned.flatMap((match) => {
    const found = asPlayed(match).length === 0 ? live.get(match.matchId) : undefined;
    return found ? [{ ...match, ...found, score: found.simulated.scoreAt(found.clockMs) }] : [];
  });
  const toCome = planned.filter((match) => asPlayed(match).length === 0 && !live.has(match.matchId));
  const matches = matchdaysOf(league) * (league.clubs.length / 2);
  const isOver = over.length === matches;
  const known = [
    ...over.map(({ home, away, homeGoals, awayGoals }) => `${home}-${away} ${homeGoals}:${awayGoals}`),
    ...on.map(({ home, away, score }) => `${home}-${away} ${score.home}:${score.away}`),
  ];
  // neither a kick-off nor a whistle is a goal
  const scores = known
    .filter((one) => !one.endsWith(' 0:0'))
    .toSorted()
    .join();
  const age = on.map(({ clockMs }) => Math.floor(clockMs / agedMs)).join();
  const table = standingsOf(league, over);
  return {
    ...{ season, league, matches, matchesOver: over.length, scores },
    moment: `${season.matchId}|${scores}|${over.length}|${age}`,
    status: isOver ? 'ended' : on.length > 0 ? 'live' : 'not_started',
    kicksOffAt: toCome[0]?.kicksOffAt ?? planned.at(-1)?.kicksOffAt ?? new Date(0),
    isGoingOn: on.length > 0 || toCome.length > 0,
    places: seasonPlaces(table),
    ahead: () => ({
      clubs: league.clubs,
      played: over,
      ahead: [
        ...on.map(({ home, away, simulated, clockMs }) => ({
          ...{ home, away },
          scores: simulated.finalScores(clockMs),
        })),
        ...notBegun(league, new Set([...over, ...on].map(({ home, away }) => `${home}-${away}`))),
      ],
    }),
  };
}

function asPlayed({ home, away, homeScore, awayScore }: SeasonMatch): PlayedMatch[] {
  return homeScore === null || awayScore === null
    ? []
    : [{ home, away, homeGoals: homeScore, awayGoals: awayScore }];
}

/** Everybody meets everybody once at home: what is missing is to come, whether it was planned or not. */
function notBegun(league: Competition, begun: ReadonlySet<string>): SeasonAhead['ahead'] {
  return Array.from({ length: matchdaysOf(league) }, (_, day) => pairingsOf(league, day))
    .flat()
    .filter(({ home, away }) => !begun.has(`${home}-${away}`))
    .map(({ home, away }) => ({ home, away, scores: scoresBefore(league, home, away) }));
}

const keptScores = new Map<string, FinalScores>();

/** Of a match before its kick-off: always the same. */
function scoresBefore({ id, sport }: Competition, home: string, away: string): FinalScores {
  const key = `${id}/${home}/${away}`;
  const known =
    keptScores.get(key) ?? getSport(sport).meet(home, away).lookAt([], null).finalScores?.() ?? [];
  keptScores.set(key, known);
  return known;
}
