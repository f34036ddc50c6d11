import type { ScoreView, Side } from '../../../play-protocol/sports-protocol.ts';
import {
  differenceOf,
  point,
  productOf,
  rarest,
  type Spread,
  sumOfBoth,
  together,
  without,
} from '../sport/spread.ts';
import { totalOf } from '../sport/sides.ts';
import { possessionsOf, quarters } from './basketball-clock.ts';
import { endsOfPair, overtimeEnds, type Pair, type PointsEnd } from './final-points.ts';
import { ballOf, type HoopsTeams, ratesOf, starterOf } from './play-basketball.ts';
import {
  type BasketballScore,
  type BasketballTally,
  type Part,
  parts,
  possessionsLeft,
  scoreOfPart,
} from './tally.ts';

/** A number that markets are judged by: points of both sides or of one, or by how many the home side is ahead. */
export type Figure = 'sum' | 'lead' | Side;

export function readFigure({ home, away }: ScoreView, figure: Figure): number {
  return { sum: home + away, lead: home - away, home, away }[figure];
}

/** What may still come of a match, exactly: from the same chances of a possession that it is drawn by. */
export interface BasketballOutlook {
  /** What a figure of a part may end as. */
  spread(part: Part, figure: Figure): Spread;
  /** What both sides may end with, overtimes included; ends that are rarer than 10⁻⁸ are left out. */
  ends(): readonly PointsEnd[];
  /** Who first has so many points within the quarters; what is missing to 1 is that neither has. */
  race(points: number): ScoreView;
}

export function outlookOf(teams: HoopsTeams, { score }: BasketballTally): BasketballOutlook {
  const chances = chancesOf(teams);
  const kept = new Map<string, Spread>();
  return {
    spread(part, figure) {
      const key = `${part}/${figure}`;
      const known = kept.get(key) ?? spreadOf(chances, score, part, figure);
      kept.set(key, known);
      return known;
    },
    ends: () => endsOf(chances, score),
    race: (points) => raceOf(chances, score, points),
  };
}

/** What follows from the strengths of two sides alone. */
interface TeamChances {
  /** Points of so many possessions. */
  of(side: Side, possessions: number): Spread;
  /** What a figure has more when all overtimes are over that a level score leads to. */
  overtime(figure: Figure): Spread;
  /** What both sides have more by then. */
  overtimes(): readonly PointsEnd[];
}

const keptChances = new WeakMap<HoopsTeams, TeamChances>();

/** The same for every question about two sides. */
function chancesOf(teams: HoopsTeams): TeamChances {
  const known = keptChances.get(teams);
  if (known) return known;
  const bySide = { home: powersOf(teams, 'home'), away: powersOf(teams, 'away') };
  const of: TeamChances['of'] = (side, possessions) => bySide[side][possessions]!;
  const overtimes = new Map<Figure, Spread>();
  let afterOvertimes: readonly PointsEnd[] | undefined;
  const half = possessionsOf(quarters) / 2;
  const made: TeamChances = {
    of,
    overtime(figure) {
      const ready = overtimes.get(figure) ?? overtimeSpread(of('home', half), of('away', half), figure);
      overtimes.set(figure, ready);
      return ready;
    },
    overtimes: () => (afterOvertimes ??= overtimeEnds({ home: of('home', half), away: of('away', half) })),
  };
  keptChances.set(teams, made);
  return made;
}

/** Points of no possession, of one, and so on, as far as the quarters go. */
function powersOf(teams: HoopsTeams, side: Side): Spread[] {
  const { three, basket, freeThrow } = ratesOf(teams, side);
  const scored = [freeThrow, basket, three].map((rate) => rate / 1_000_000);
  const one: Spread = {
    least: 0,
    chances: [1 - scored.reduce((sum, chance) => sum + chance, 0), ...scored],
  };
  const powers = [point(0)];
  for (let count = 1; count <= (quarters * possessionsOf(0)) / 2; count += 1)
    powers.push(sumOfBoth(powers[count - 1]!, one));
  return powers;
}

/** Overtime after overtime, as long as it may stay level. */
function overtimeSpread(home: Spread, away: Spread, figure: Figure): Spread {
  const level = productOf(home, away);
  const decided = decidedOf({ home, away }, level, figure);
  const again = figure === 'lead' ? point(0) : figure === 'sum' ? sumOfSame(level) : level;
  const levelChance = level.chances.reduce((sum, chance) => sum + chance, 0);
  if (figure === 'lead')
    return { ...decided, chances: decided.chances.map((chance) => chance / (1 - levelChance)) };
  let all = decided;
  let next = decided;
  for (let reached = levelChance; reached > rarest; reached *= levelChance) {
    next = sumOfBoth(next, again);
    all = together(all, next);
  }
  return all;
}

function spreadOf(chances: TeamChances, score: BasketballScore, part: Part, figure: Figure): Spread {
  if (part !== 'match') {
    const range = parts[part];
    return figureOf(
      pairAtEnd(chances, score, { from: range[0], until: range[1], now: scoreOfPart(score, part) }),
      figure,
    );
  }
  const pair = pairAtWhistle(chances, score);
  const level = productOf(pair.home, pair.away);
  const decided = decidedOf(pair, level, figure);
  if (score.isOver) return decided;
  const more = chances.overtime(figure);
  if (figure === 'lead') {
    const levelChance = level.chances.reduce((sum, chance) => sum + chance, 0);
    return together(decided, { ...more, chances: more.chances.map((chance) => chance * levelChance) });
  }
  return together(decided, sumOfBoth(figure === 'sum' ? sumOfSame(level) : level, more));
}

function endsOf(chances: TeamChances, score: BasketballScore): readonly PointsEnd[] {
  if (score.isOver) return [{ ...totalOf(score.periods), chance: 1 }];
  return endsOfPair(pairAtWhistle(chances, score), chances.overtimes());
}

/** At the end of the quarters, or of the overtime that is on: level there is an overtime more. */
function pairAtWhistle(chances: TeamChances, score: BasketballScore): Pair {
  const until = Math.max(quarters, score.periods.length);
  const from = until > quarters ? until - 1 : 0;
  return pairAtEnd(chances, score, { from, until, now: totalOf(score.periods) });
}

/** The points of both sides after some periods: they have nothing to do with each other. */
function pairAtEnd(
  chances: TeamChances,
  score: BasketballScore,
  { from, until, now }: { readonly from: number; readonly until: number; readonly now: ScoreView },
): Pair {
  const left = totalOf(
    Array.from({ length: until - from }, (_, place) => possessionsLeft(score, from + place)),
  );
  const of = (side: Side): Spread => {
    const { least, chances: all } = chances.of(side, left[side]);
    return { least: least + now[side], chances: all };
  };
  return { home: of('home'), away: of('away') };
}

function figureOf({ home, away }: Pair, figure: Figure): Spread {
  if (figure === 'home') return home;
  if (figure === 'away') return away;
  return figure === 'sum' ? sumOfBoth(home, away) : differenceOf(home, away);
}

/** A figure where both sides have not the same. */
function decidedOf(pair: Pair, level: Spread, figure: Figure): Spread {
  const all = figureOf(pair, figure);
  if (figure === 'sum') return without(all, sumOfSame(level));
  return figure === 'lead'
    ? { ...all, chances: all.chances.map((chance, place) => (all.least + place === 0 ? 0 : chance)) }
    : without(all, level);
}

/** Both have as many: the sum is twice that. */
function sumOfSame({ least, chances }: Spread): Spread {
  return {
    least: least * 2,
    chances: Array.from({ length: Math.max(0, chances.length * 2 - 1) }, (_, place) =>
      place % 2 === 0 ? chances[place / 2]! : 0,
    ),
  };
}

/** By which of its own possessions a side has the points, against how many the other side has had until then. */
function raceOf(chances: TeamChances, score: BasketballScore, points: number): ScoreView {
  if (!score.tipOff) {
    const [one, other] = (['home', 'away'] as const).map((tipOff) =>
      raceFrom(chances, { ...score, tipOff }, points),
    );
    return { home: (one!.home + other!.home) / 2, away: (one!.away + other!.away) / 2 };
  }
  return raceFrom(chances, score, points);
}

function raceFrom(chances: TeamChances, score: BasketballScore, points: number): ScoreView {
  const now = totalOf(score.periods.slice(0, quarters));
  const hasBy = (side: Side, possessions: number): number => {
    const { least, chances: all } = chances.of(side, possessions);
    return all.reduce((sum, chance, place) => sum + (now[side] + least + place >= points ? chance : 0), 0);
  };
  const first = { home: 0, away: 0 };
  const had = { home: 0, away: 0 };
  const reached = { home: hasBy('home', 0), away: hasBy('away', 0) };
  for (const side of sidesToCome(score)) {
    const other = side === 'home' ? 'away' : 'home';
    had[side] += 1;
    const by = hasBy(side, had[side]);
    first[side] += (by - reached[side]) * (1 - reached[other]);
    reached[side] = by;
  }
  return first;
}

/** Whose possessions the quarters still have, in their order. */
function sidesToCome({ periods, played, tipOff, isResting }: BasketballScore): Side[] {
  const sides: Side[] = [];
  const current = periods.length - 1;
  for (let period = Math.max(0, current); period < quarters; period += 1) {
    if (period === current && isResting) continue;
    const starter = starterOf(period, tipOff ?? 'home');
    for (let at = period === current ? played : 0; at < possessionsOf(period); at += 1)
      sides.push(ballOf(starter, at));
  }
  return sides;
}
