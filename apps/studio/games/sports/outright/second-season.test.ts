import { expect, test } from 'vitest';
import type { Side } from '../../../play-protocol/sports-protocol.ts';
import { seededDraw } from '../../seeded-draw.ts';
import { hoopsLeagues } from '../basketball/hoops-leagues.ts';
import type { Competition } from '../competition.ts';
import { esportLeagues } from '../esport/esport-leagues.ts';
import { leagues } from '../leagues.ts';
import { matchdaysOf, type Pairing, pairingsOf, standingsOf } from '../season.ts';
import type { MatchLook, SportEvent } from '../sport/sport.ts';
import { getSport } from '../sport/sports.ts';
import { rankingOf } from '../tennis/ranking.ts';
import { tours } from '../tennis/tours.ts';
import { SeasonForesight } from './foresee-season.ts';
import { sumCounts } from './season-counts.ts';
import { seasonPlaces } from './season-places.ts';

/**
 * Seasons a second time and in another way: matches are drawn by their process, read from their logs alone, and the table is
 * counted from that. Tables, places and foreseen chances have to agree.
 */
const chosen: readonly Competition[] = [leagues[0]!, tours[0]!, hoopsLeagues[0]!, esportLeagues[0]!];

const fixturesOf = (league: Competition): Pairing[] =>
  Array.from({ length: matchdaysOf(league) }, (_, day) => pairingsOf(league, day)).flat();

const lookOf = ({ sport }: Competition, { home, away }: Pairing, events: readonly SportEvent[]): MatchLook =>
  getSport(sport)
    .meet(home, away)
    .lookAt(events, events.at(-1)?.atMs ?? null);

/** What the log of a match says of one side, and what its sets were. */
interface Read {
  readonly own: number;
  readonly other: number;
  /** Games that were won and lost. */
  readonly games: readonly [won: number, lost: number];
}

const worth: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  football: { goal: 1 },
  tennis: { set: 1 },
  basketball: { free_throw: 1, basket: 2, three: 3 },
  esport: { map_won: 1, match_won: 1 },
};

function readLog({ sport }: Competition, events: readonly SportEvent[], side: Side): Read {
  let [own, other, won, lost] = [0, 0, 0, 0];
  for (const event of events) {
    const more = worth[sport]![event.kind] ?? 0;
    const isGame = event.kind === 'game' || event.kind === 'break';
    if (event.side === side) [own, won] = [own + more, won + Number(isGame)];
    else if (event.side) [other, lost] = [other + more, lost + Number(isGame)];
  }
  return { own, other, games: [won, lost] };
}

/** What the rules say, as a list of figures; tennis has one point for a match, the others three and one. */
function ruledFigures({ sport }: Competition, reads: readonly Read[]): number[] {
  const sum = (of: (read: Read) => number): number => reads.reduce((all, read) => all + of(read), 0);
  const ahead = sum(({ own, other }) => own - other);
  const wins = sum(({ own, other }) => Number(own > other));
  if (sport === 'tennis') return [wins, ahead, sum(({ games: [won, lost] }) => won - lost)];
  return [wins * 3 + sum(({ own, other }) => Number(own === other)), ahead, sum(({ own }) => own)];
}

interface PlayedSeason {
  readonly figures: ReadonlyMap<string, readonly number[]>;
  readonly logs: readonly (Pairing & { readonly events: readonly SportEvent[] })[];
}

function playSeason(league: Competition, seed: number): PlayedSeason {
  const draw = seededDraw(seed);
  const logs = fixturesOf(league).map(({ home, away }) => ({
    ...{ home, away },
    events: getSport(league.sport)
      .meet(home, away)
      .play(() => draw),
  }));
  const figures = league.clubs.map(({ id }) => {
    const reads = logs.flatMap(({ home, away, events }) =>
      home === id ? [readLog(league, events, 'home')] : away === id ? [readLog(league, events, 'away')] : [],
    );
    return [id, ruledFigures(league, reads)] as const;
  });
  return { figures: new Map(figures), logs };
}

/** How many stand above a club, and with how many it shares. */
function standsAt(
  { figures }: PlayedSeason,
  club: string,
): { readonly above: number; readonly tied: number } {
  const own = figures.get(club)!;
  let [above, tied] = [0, 0];
  for (const other of figures.values()) {
    const at = other.findIndex((figure, place) => figure !== own[place]);
    if (at < 0) tied += 1;
    else if (other[at]! > own[at]!) above += 1;
  }
  return { above, tied };
}

test.each(chosen)('$sport: places and the table that is shown follow from what the logs say', (league) => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const season = playSeason(league, seed);
    const played = season.logs.map(({ events, ...sides }) => {
      const ends = lookOf(league, sides, events).ends();
      expect([seed, ends.length, ends[0]?.chance]).toEqual([seed, 1, 1]);
      return { sides, ...ends[0]! };
    });
    const places = seasonPlaces(sumCounts(league.clubs, played));
    expect(places.map(({ club, place, tied }) => [club, place - 1, tied])).toEqual(
      league.clubs.map(({ id }) => {
        const { above, tied } = standsAt(season, id);
        return [id, above, tied];
      }),
    );
    const shown = shownOrder(league, season).map((club) => places.find((one) => one.club === club)!.place);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  }
});

/** The clubs as the page of the league lists them. */
function shownOrder(league: Competition, { logs }: PlayedSeason): string[] {
  const { sport } = league;
  const { scoreOf, figuresOf } = getSport(sport);
  const told = logs.map(({ events, ...sides }) => ({ ...sides, tally: lookOf(league, sides, events).tally }));
  if (sport === 'tennis')
    return rankingOf(
      league,
      told.map(({ home, away, tally }) => {
        const figures = figuresOf(tally, false);
        return { home, away, sets: figures.sport === 'tennis' ? figures.sets : [] };
      }),
    ).map(({ player }) => player);
  const matches = told.map(({ home, away, tally }) => {
    const { home: homeGoals, away: awayGoals } = scoreOf(tally);
    return { home, away, homeGoals, awayGoals };
  });
  return standingsOf(league, matches).map(({ club }) => club);
}

test.each(chosen)('$sport: so often as foreseen a club ends among the first', (league) => {
  const seasons = Array.from({ length: 60 }, (_, at) => playSeason(league, 1_000 + at));
  const work = new SeasonForesight().foresee(
    {
      ...{ clubs: league.clubs, played: [], on: [], toCome: fixturesOf(league) },
      endsBefore: (pairing) => lookOf(league, pairing, []).ends(),
    },
    [1, 2, 4],
  );
  let step = work.next();
  while (!step.done) step = work.next();
  for (const [counted, chances] of step.value)
    for (const [at, { id }] of league.clubs.entries()) {
      const won = seasons.reduce((sum, season) => {
        const { above, tied } = standsAt(season, id);
        return sum + Math.min(1, Math.max(0, counted - above) / tied);
      }, 0);
      const chance = chances[at]! / 1_000_000;
      const error = Math.sqrt((chance * (1 - chance)) / seasons.length) + 0.002;
      const off = Math.abs(won / seasons.length - chance) / error;
      expect([league.id, counted, id, off < 4.5]).toEqual([league.id, counted, id, true]);
    }
});

const winners = {
  football: 'result',
  tennis: 'match_winner',
  basketball: 'game_winner',
  esport: 'series_winner',
} as const;

test.each(chosen)('$sport: at any moment the ends of a match are worth what its market is', (league) => {
  const draw = seededDraw(5);
  const pairings = fixturesOf(league);
  let compared = 0;
  for (let match = 0; match < 8; match += 1) {
    const pairing = pairings[draw.nextInt(pairings.length)]!;
    const events = getSport(league.sport)
      .meet(pairing.home, pairing.away)
      .play(() => draw);
    for (const part of [0, 0.2, 0.5, 0.8, 0.97]) {
      const look = lookOf(league, pairing, events.slice(0, Math.floor(events.length * part)));
      const market = look.offer().find(({ code }) => code === winners[league.sport]);
      if (!market) continue;
      const ends = look.ends();
      const ofAll = ends.reduce((sum, { chance }) => sum + chance, 0);
      for (const { outcome, wonPpm } of market.chances) {
        const won = ends.reduce((sum, { home, away, chance }) => {
          const ahead = home[0] - away[0];
          return sum + (outcome === (ahead > 0 ? 'home' : ahead < 0 ? 'away' : 'draw') ? chance : 0);
        }, 0);
        const off = Math.abs((won / ofAll) * 1_000_000 - wonPpm);
        expect([match, part, outcome, off < 3]).toEqual([match, part, outcome, true]);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(50);
});
