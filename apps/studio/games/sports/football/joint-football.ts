import { atLeast, type JointChances, type MatchPart, ofGroups } from '../builder/joint-chances.ts';
import { getMarketRow } from '../markets/market-rows.ts';
import type { MarketRow } from '../markets/market-row.ts';
import { type Course, coursesOf } from './goal-order.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { Side, Teams } from './play-football.ts';
import { type Score, type Stat, stats, type Tally } from './tally.ts';

type Judged<Row extends MarketRow = MarketRow> = MatchPart & { readonly row: Row; readonly bit: number };
type By<Kind extends MarketRow['by']> = Judged<Extract<MarketRow, { by: Kind }>>;

/**
 * What several selections of a match are worth together, exactly: goals, corners and cards have nothing to do with each other,
 * and neither have the two halves. Null before kick-off.
 */
export function footballJoint(
  teams: Teams,
  { tally, clockMs }: { readonly tally: Tally; readonly clockMs: number | null },
  parts: readonly MatchPart[],
): JointChances {
  const outlook = outlookOf(teams, tally, clockMs);
  const rows = parts.map((part) => getMarketRow(part.code));
  const groups = stats.flatMap((stat) => {
    const places = [...rows.keys()].filter((place) => statOf(rows[place]!) === stat);
    if (places.length === 0) return [];
    const own = places.map((place, at): Judged => ({ ...parts[place]!, row: rows[place]!, bit: 1 << at }));
    return [{ places, chances: atLeast(exactly(outlook, stat, own)) }];
  });
  return ofGroups(parts.length, groups);
}

function statOf(row: MarketRow): Stat {
  return row.by === 'score' ? row.stat : 'goals';
}

/** For every set of parts the chance that it wins and no other part does. */
function exactly(outlook: Outlook, stat: Stat, parts: readonly Judged[]): Float64Array {
  const chances = new Float64Array(1 << parts.length);
  const byScore = parts.filter((part): part is By<'score'> => part.row.by === 'score');
  const [{ row: { period } } = { row: { period: 'full' as const } }] = byScore;
  if (byScore.length === parts.length && byScore.every(({ row }) => row.period === period)) {
    const judge = judgeScores(byScore);
    for (const score of outlook.grid(stat, period)) chances[judge(score)]! += score.chance;
    return chances;
  }
  const ofPeriod = (wanted: typeof period) => judgeScores(byScore.filter(({ row }) => row.period === wanted));
  const [first, second, full] = [ofPeriod('first'), ofPeriod('second'), ofPeriod('full')];
  const halves = judgeHalves(parts.filter((part): part is By<'halves'> => part.row.by === 'halves'));
  for (const course of courses(outlook, stat, parts)) {
    if (course.chance < tooRare) continue;
    const { home, away } = course.first;
    const won = course.won | first(course.first);
    for (const end of course.second) {
      if (end.chance < tooRare) continue;
      const all = { home: home + end.home, away: away + end.away };
      chances[won | second(end) | full(all) | halves(course.first, end)]! += course.chance * end.chance;
    }
  }
  return chances;
}

/** Halves that are rarer are left out: all of them together are less than a millionth. */
const tooRare = 5e-10;

function courses(outlook: Outlook, stat: Stat, parts: readonly Judged[]): readonly Course[] {
  const ordered = parts.filter((part): part is By<'order'> => part.row.by === 'order');
  if (ordered.length > 0) return coursesOf(outlook, judgeOrder(ordered));
  const second = outlook.grid(stat, 'second');
  return outlook.grid(stat, 'first').map(({ chance, ...first }) => ({ first, chance, second, won: 0 }));
}

/** A count is judged once, however often it comes. */
function judgeScores(parts: readonly By<'score'>[]): (score: Score) => number {
  if (parts.length === 0) return () => 0;
  const known: number[] = [];
  return (score) =>
    (known[score.home * 100 + score.away] ??= sumOfBits(
      parts,
      ({ row, outcome, line }) => row.judge(outcome, score, line) === 'won',
    ));
}

/** So is a pair of halves. */
function judgeHalves(parts: readonly By<'halves'>[]): (first: Score, second: Score) => number {
  if (parts.length === 0) return () => 0;
  const known = new Map<number, number>();
  return (first, second) => {
    const key = ((first.home * 100 + first.away) * 100 + second.home) * 100 + second.away;
    const judged =
      known.get(key) ?? sumOfBits(parts, ({ row, outcome }) => row.judge(outcome, first, second) === 'won');
    known.set(key, judged);
    return judged;
  };
}

function judgeOrder(parts: readonly By<'order'>[]) {
  return (scorers: readonly Side[], isOver: boolean): number | null => {
    const results = parts.map(({ row, outcome, line }) => row.judge(outcome, scorers, line, isOver));
    if (results.includes(null)) return null;
    return sumOfBits(parts, (part) => results[parts.indexOf(part)] === 'won');
  };
}

function sumOfBits<Part extends Judged>(parts: readonly Part[], isWon: (part: Part) => boolean): number {
  return parts.reduce((set, part) => (isWon(part) ? set | part.bit : set), 0);
}
