import { allMinutes, firstHalfMinutes, firstUnknownMinute } from './football-clock.ts';
import { goalsPerThousandDangers, ratesOf, type Side, type Teams } from './play-football.ts';
import { isPeriodOver, type Period, scoreOf, type Score, type Stat, type Tally } from './tally.ts';

/** What a count may end as, with the chance of each; the chances sum to 1. */
export type Grid = readonly (Score & { readonly chance: number })[];

/** What may still come of a match, exactly: from the same rates that it is drawn by. */
export interface Outlook {
  readonly tally: Tally;
  /** The final count of a period. */
  grid(stat: Stat, period: Period): Grid;
  /** The chance of a goal in each minute; of those that are known none. */
  readonly goalsByMinute: MinuteChances;
  /** Who scores next, if anybody does. */
  readonly nextGoal: Readonly<Record<Side | 'none', number>>;
  /** Who first has so many goals. */
  race(goals: number): Readonly<Record<Side | 'none', number>>;
}

type Pair = Readonly<Record<Side, number>>;
export type MinuteChances = readonly Pair[];

/** More of a kind than this in what remains are counted as this: the chance of them is below a millionth. */
const most: Readonly<Record<Stat, number>> = { goals: 11, corners: 24, cards: 14 };

const momentOf = { goals: 'shot', corners: 'corner', cards: 'card' } as const;

/** Null before kick-off. What a moment of the running minute has told already is known. */
export function outlookOf(teams: Teams, tally: Tally, clockMs: number | null): Outlook {
  const grids = new Map<string, Grid>();
  const chancesOf = (stat: Stat): MinuteChances => {
    const from = clockMs === null ? 0 : firstUnknownMinute(clockMs, momentOf[stat]);
    return chancesByMinute(teams, stat).map((pair, minute) => (minute < from ? nothing : pair));
  };
  const goals = chancesOf('goals');
  return {
    tally,
    grid(stat, period) {
      const key = `${stat}/${period}`;
      const known = grids.get(key);
      if (known) return known;
      const made = gridOf(chancesOf(stat), scoreOf(tally, stat, period), { period, most: most[stat], tally });
      grids.set(key, made);
      return made;
    },
    goalsByMinute: goals,
    nextGoal: nextOf(goals),
    race: (wanted) => raceOf(goals, scoreOf(tally, 'goals', 'full'), wanted),
  };
}

const nothing: Pair = { home: 0, away: 0 };

const keptChances = new WeakMap<Teams, Map<Stat, MinuteChances>>();

/** Of every minute of a match; the same for all that is asked of its two sides. */
function chancesByMinute(teams: Teams, stat: Stat): MinuteChances {
  const ofTeams = keptChances.get(teams) ?? new Map<Stat, MinuteChances>();
  keptChances.set(teams, ofTeams);
  const known = ofTeams.get(stat);
  if (known) return known;
  const made = Array.from({ length: allMinutes }, (_, minute): Pair => {
    const { danger, corner, card } = ratesOf(teams, minute);
    if (stat === 'corners') return shareOf(corner, 1);
    if (stat === 'cards') return shareOf(card, 1);
    return shareOf(danger, goalsPerThousandDangers / 1_000);
  });
  ofTeams.set(stat, made);
  return made;
}

function shareOf({ home, away }: Pair, factor: number): Pair {
  return { home: (home * factor) / 1_000_000, away: (away * factor) / 1_000_000 };
}

function gridOf(
  chances: MinuteChances,
  now: Score,
  { period, most: cap, tally }: { readonly period: Period; readonly most: number; readonly tally: Tally },
): Grid {
  if (isPeriodOver(tally, period)) return [{ ...now, chance: 1 }];
  const [from, until] = {
    full: [0, allMinutes],
    first: [0, firstHalfMinutes],
    second: [firstHalfMinutes, allMinutes],
  }[period] as [number, number];
  const size = cap + 1;
  let cells = new Float64Array(size * size);
  cells[0] = 1;
  let reach = 0;
  for (const { home, away } of chances.slice(from, until)) {
    if (home === 0 && away === 0) continue;
    reach = Math.min(cap, reach + 1);
    cells = afterMinute(cells, { home, away }, { size, reach });
  }
  const grid: (Score & { chance: number })[] = [];
  for (let home = 0; home <= reach; home += 1)
    for (let away = 0; away <= reach; away += 1) {
      const chance = cells[home * size + away]!;
      if (chance > 0) grid.push({ home: now.home + home, away: now.away + away, chance });
    }
  return grid;
}

export function afterMinute(
  before: Float64Array<ArrayBuffer>,
  { home, away }: Pair,
  { size, reach }: { readonly size: number; readonly reach: number },
): Float64Array<ArrayBuffer> {
  const after = new Float64Array(size * size);
  const stay = 1 - home - away;
  const last = size - 1;
  for (let h = 0; h <= reach; h += 1)
    for (let a = 0; a <= reach; a += 1) {
      const chance = before[h * size + a]!;
      if (chance === 0) continue;
      after[h * size + a]! += chance * stay;
      after[Math.min(last, h + 1) * size + a]! += chance * home;
      after[h * size + Math.min(last, a + 1)]! += chance * away;
    }
  return after;
}

function nextOf(chances: MinuteChances): Readonly<Record<Side | 'none', number>> {
  const next = { home: 0, away: 0, none: 1 };
  for (const { home, away } of chances) {
    next.home += next.none * home;
    next.away += next.none * away;
    next.none *= 1 - home - away;
  }
  return next;
}

function raceOf(chances: MinuteChances, now: Score, wanted: number): Readonly<Record<Side | 'none', number>> {
  const [home, away] = [wanted - now.home, wanted - now.away];
  const size = Math.max(home, away, 1);
  let cells = new Float64Array(size * size);
  cells[0] = 1;
  const won = { home: 0, away: 0, none: 0 };
  for (const pair of chances) {
    if (pair.home === 0 && pair.away === 0) continue;
    const after = new Float64Array(size * size);
    for (let h = 0; h < home; h += 1)
      for (let a = 0; a < away; a += 1) {
        const chance = cells[h * size + a]!;
        after[h * size + a]! += chance * (1 - pair.home - pair.away);
        if (h + 1 === home) won.home += chance * pair.home;
        else after[(h + 1) * size + a]! += chance * pair.home;
        if (a + 1 === away) won.away += chance * pair.away;
        else after[h * size + a + 1]! += chance * pair.away;
      }
    cells = after;
  }
  return { ...won, none: 1 - won.home - won.away };
}
