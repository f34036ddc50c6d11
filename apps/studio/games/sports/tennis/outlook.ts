import type { ScoreView, Side } from '../../../play-protocol/sports-protocol.ts';
import { nothing, otherSide, sumOf } from '../sport/sides.ts';
import { type Players, ratesOf } from './play-tennis.ts';
import type { TennisTally } from './tally.ts';
import {
  gamesToTieBreak,
  isTieBreak,
  nextFirstServer,
  serverOf,
  setsOf,
  type TennisScore,
} from './tennis-score.ts';

/** What markets are judged by: sets that are over, the games of the one that is on, and whether all is over. */
export interface TennisCount {
  readonly sets: readonly ScoreView[];
  readonly games: ScoreView;
  readonly isOver: boolean;
}

/** How a match may end, each with its chance; the chances sum to 1. */
export interface TennisOutlook {
  readonly counts: readonly (TennisCount & { readonly chance: number })[];
}

const million = 1_000_000;

/** Every way in which a set ends. */
export const setScores: readonly ScoreView[] = [0, 1, 2, 3, 4, 5, 6].flatMap((lost) => {
  const won = lost >= 5 ? 7 : 6;
  return [
    { home: won, away: lost },
    { home: lost, away: won },
  ];
});

/** The chance of each of `setScores`, in their order. */
type SetChances = readonly number[];

/**
 * What may still come, exactly: from the chances of a point that the match is drawn by, over the scores of a game, the games
 * of a set and the sets of a match. Before the toss both may serve first.
 */
export function outlookOf(players: Players, { score }: TennisTally): TennisOutlook {
  const chances = chancesOf(players);
  if (score) return { counts: countsFrom(chances, score) };
  const start = { sets: [], games: nothing, points: nothing, winner: null };
  const counts = (['home', 'away'] as const).flatMap((firstServer) =>
    countsFrom(chances, { ...start, firstServer }).map((count) => ({ ...count, chance: count.chance / 2 })),
  );
  return { counts };
}

function countsFrom(chances: PointChances, score: TennisScore): TennisOutlook['counts'] {
  if (score.winner) return [{ sets: score.sets, games: nothing, isOver: true, chance: 1 }];
  const counts: (TennisCount & { chance: number })[] = [];
  const goOn = (
    sets: readonly ScoreView[],
    { firstServer, of }: { readonly firstServer: Side; readonly of: SetChances },
    chance: number,
  ): void => {
    for (const [place, games] of setScores.entries()) {
      const both = chance * of[place]!;
      if (both === 0) continue;
      const after = [...sets, games];
      const { home, away } = setsOf(after);
      if (home === 2 || away === 2) {
        counts.push({ sets: after, games: nothing, isOver: true, chance: both });
        continue;
      }
      const next = nextFirstServer(firstServer, games);
      goOn(after, { firstServer: next, of: chances.set(next) }, both);
    }
  };
  goOn(score.sets, { firstServer: score.firstServer, of: currentSet(chances, score) }, 1);
  return counts;
}

/** Of one point: the chance of the home side, by who serves; and what follows from it. */
interface PointChances {
  readonly point: Readonly<Record<Side, number>>;
  /** A whole set, by who serves first. */
  set(firstServer: Side): SetChances;
}

const keptChances = new WeakMap<Players, PointChances>();

/** The same for every question about two players. */
function chancesOf(players: Players): PointChances {
  const known = keptChances.get(players);
  if (known) return known;
  const point = {
    home: ratesOf(players, 'home').won / million,
    away: 1 - ratesOf(players, 'away').won / million,
  };
  const sets = {
    home: setFrom(point, { games: nothing, firstServer: 'home' }),
    away: setFrom(point, { games: nothing, firstServer: 'away' }),
  };
  const made: PointChances = { point, set: (firstServer) => sets[firstServer] };
  keptChances.set(players, made);
  return made;
}

function currentSet({ point }: PointChances, score: TennisScore): SetChances {
  const { games, firstServer, points } = score;
  const homeWins = isTieBreak(score)
    ? tieBreakChance(point, firstServer, points)
    : gameChance(point[serverOf(score)], points);
  return afterGame(point, { games, firstServer }, homeWins);
}

interface SetState {
  readonly games: ScoreView;
  readonly firstServer: Side;
}

function afterGame(
  point: PointChances['point'],
  { games, firstServer }: SetState,
  homeWins: number,
): SetChances {
  const won = setFrom(point, { games: { ...games, home: games.home + 1 }, firstServer });
  const lost = setFrom(point, { games: { ...games, away: games.away + 1 }, firstServer });
  return won.map((chance, place) => chance * homeWins + lost[place]! * (1 - homeWins));
}

/** From the beginning of a game on. */
function setFrom(point: PointChances['point'], state: SetState): SetChances {
  const known = new Map<number, SetChances>();
  const from = (home: number, away: number): SetChances => {
    const key = home * 10 + away;
    const made = known.get(key) ?? make(home, away);
    known.set(key, made);
    return made;
  };
  const make = (home: number, away: number): SetChances => {
    const end = setScores.findIndex((score) => score.home === home && score.away === away);
    if (end >= 0) return setScores.map((_, place) => (place === end ? 1 : 0));
    const games = { home, away };
    const homeWins =
      home === gamesToTieBreak && away === gamesToTieBreak
        ? tieBreakChance(point, state.firstServer, nothing)
        : gameChance(
            point[sumOf(games) % 2 === 0 ? state.firstServer : otherSide(state.firstServer)],
            nothing,
          );
    const [won, lost] = [from(home + 1, away), from(home, away + 1)];
    return won.map((chance, place) => chance * homeWins + lost[place]! * (1 - homeWins));
  };
  return from(state.games.home, state.games.away);
}

/** The home side's chance of a game in which it wins each point with the same chance. */
function gameChance(chance: number, { home, away }: ScoreView): number {
  if (home >= 3 && away >= 3) {
    // two points in a row, from deuce; one of them is there with an advantage
    const deuce = chance ** 2 / (chance ** 2 + (1 - chance) ** 2);
    if (home === away) return deuce;
    return home > away ? chance + (1 - chance) * deuce : chance * deuce;
  }
  if (home === 4) return 1;
  if (away === 4) return 0;
  return (
    chance * gameChance(chance, { home: home + 1, away }) +
    (1 - chance) * gameChance(chance, { home, away: away + 1 })
  );
}

/** The home side's chance of a tie-break: after each even number of points both have served as often. */
function tieBreakChance(point: PointChances['point'], firstServer: Side, points: ScoreView): number {
  const known = new Map<number, number>();
  const bothWon = point.home * point.away;
  const level = bothWon / (bothWon + (1 - point.home) * (1 - point.away));
  const from = (home: number, away: number): number => {
    if (home >= 6 && home === away) return level;
    if (home >= 7 && home - away >= 2) return 1;
    if (away >= 7 && away - home >= 2) return 0;
    const key = home * 1_000 + away;
    const made = known.get(key) ?? make(home, away);
    known.set(key, made);
    return made;
  };
  const make = (home: number, away: number): number => {
    const isFirst = Math.floor((home + away + 1) / 2) % 2 === 0;
    const chance = point[isFirst ? firstServer : otherSide(firstServer)];
    return chance * from(home + 1, away) + (1 - chance) * from(home, away + 1);
  };
  return from(points.home, points.away);
}
