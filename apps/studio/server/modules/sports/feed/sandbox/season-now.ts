import type { Competition } from '#games/sports/competition.ts';
import { getCompetition } from '#games/sports/competitions.ts';
import type { SeasonAhead } from '#games/sports/outright/foresee-season.ts';
import { type CountedMatch, sumCounts } from '#games/sports/outright/season-counts.ts';
import { type SeasonPlace, seasonPlaces } from '#games/sports/outright/season-places.ts';
import { matchdaysOf, type Pairing, pairingsOf } from '#games/sports/season.ts';
import { scoreNews } from '#games/sports/sport/score-news.ts';
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
  /** What is known of scores and the like: chances of another one are wrong. */
  readonly news: string;
  /** What is known at all; chances of another one are old. */
  readonly moment: string;
  /** As of when, in milliseconds since 1970. */
  readonly atMs: number;
  /** For how long there has been a match on; 0 where there is none. */
  readonly onForMs: number;
  /** What chances are made of. */
  ahead(): SeasonAhead;
}

/** Chances are made anew at this share of the age at which nothing is taken at them any more, while a match is on. */
const agedShare = 2 / 3;

export function seasonNow(
  season: SimSeason,
  planned: readonly SeasonMatch[],
  { live, now }: { readonly live: ReadonlyMap<number, LiveMatch>; readonly now: Date },
): SeasonNow {
  const league = getCompetition(season.league);
  const over = planned.flatMap(asCounted);
  const on = planned.flatMap(({ matchId, home, away, counts }) => {
    const found = counts ? undefined : live.get(matchId);
    return found ? [{ ...found, home, away }] : [];
  });
  const toCome = planned.filter(({ matchId, counts }) => !counts && !live.has(matchId));
  const matches = matchdaysOf(league) * (league.clubs.length / 2);
  const isOver = over.length === matches;
  // a kick-off is no news, nor is a whistle that leaves a score as it was
  const news = [
    ...planned.flatMap(({ counts, ...match }) => (counts ? newsOf(match, scoreNews(counts.score)) : [])),
    ...on.flatMap(({ simulated, clockMs, ...sides }) => newsOf(sides, simulated.seasonNewsAt(clockMs))),
  ]
    .toSorted()
    .join();
  const agedMs = getSport(league.sport).seasonOldestMs * agedShare;
  const age = on.map(({ clockMs }) => Math.floor(clockMs / agedMs)).join();
  return {
    ...{ season, league, matches, matchesOver: over.length, news },
    moment: `${season.matchId}|${news}|${over.length}|${age}`,
    status: isOver ? 'ended' : on.length > 0 ? 'live' : 'not_started',
    kicksOffAt: toCome[0]?.kicksOffAt ?? planned.at(-1)?.kicksOffAt ?? new Date(0),
    ...{ atMs: now.getTime(), onForMs: Math.max(0, ...on.map(({ clockMs }) => clockMs)) },
    isGoingOn: on.length > 0 || toCome.length > 0,
    places: seasonPlaces(sumCounts(league.clubs, over)),
    ahead: () => ({
      clubs: league.clubs,
      played: over,
      on: on.map(({ home, away, simulated, clockMs }) => ({ home, away, ends: simulated.ends(clockMs) })),
      toCome: notBegun(league, [...over.map(({ sides }) => sides), ...on]),
      endsBefore: ({ home, away }) => getSport(league.sport).meet(home, away).lookAt([], null).ends(),
    }),
  };
}

function asCounted({ home, away, counts }: SeasonMatch): CountedMatch[] {
  return counts ? [{ sides: { home, away }, home: counts.home, away: counts.away }] : [];
}

function newsOf({ home, away }: Pairing, news: string | null): string[] {
  return news === null ? [] : [`${home}-${away} ${news}`];
}

/** Everybody meets everybody once at home: what is missing is to come, whether it was planned or not. */
function notBegun(league: Competition, begun: readonly Pairing[]): Pairing[] {
  const keys = new Set(begun.map(({ home, away }) => `${home}-${away}`));
  return Array.from({ length: matchdaysOf(league) }, (_, day) => pairingsOf(league, day))
    .flat()
    .filter(({ home, away }) => !keys.has(`${home}-${away}`));
}
