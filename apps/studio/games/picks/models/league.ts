import type { Draw } from '@halls/fairness';
import { minuteTimetable } from '../../timetable.ts';
import { cardOfDraw, optionOnCard, readCardOption } from '../cards.ts';
import type { PicksModel } from '../picks-model.ts';
import { bestOfKind, betBook, type PlainBet } from './bet-book.ts';
import { goalsAgainst, goalsOf, seasons } from './league-clubs.ts';
import { orderCounts } from './league-counts.ts';
import { fixtures, rankSides, type Score } from './league-table.ts';

/** Clubs by their numbers, 1 … 8. */
export interface LeagueOutcome {
  card: number;
  /** Of the six matches, in the order of the fixtures. */
  scores: [number, number][];
  /** Clubs in the order of the lots, for those that nothing else tells apart. */
  lots: number[];
  /** Clubs from first to last. */
  table: number[];
}

const sides = [0, 1, 2, 3] as const;
const rtp = 0.955;

const kinds = [
  ['win', 'runner'],
  ['place', 'runner'],
  ['last', 'runner'],
  ['over', 'total'],
  ['under', 'total'],
  ['exacta', 'runner-pair'],
  ['home', 'match'],
  ['draw', 'match'],
  ['away', 'match'],
] as const;

/** The two clubs of a match of a season, 1 … 6. */
export function clubsOfMatch(card: number, match: number): readonly [number, number] {
  const [first, second] = fixtures[match - 1]!;
  return [seasons[card - 1]![first]!, seasons[card - 1]![second]!];
}

const bets: ReadonlyMap<string, PlainBet<LeagueOutcome>> = new Map(
  seasons.flatMap((_, index) => {
    const card = index + 1;
    return [...sharesOf(card)].map(([bet, chance]) => {
      const option = optionOnCard(bet, card);
      return [option, { chance, wins: winsOf(option) }];
    });
  }),
);
const book = betBook(bets, rtp);
const optionsByCard = Map.groupBy(bets.keys(), (option) => readCardOption(option).card);

/** Four clubs, each against each other once in three rounds; the season's number says which clubs. */
export const league: PicksModel<LeagueOutcome> = {
  id: 'league-4',
  timetable: minuteTimetable,
  isContest: true,
  cards: { count: seasons.length, optionsOf: (card) => optionsByCard.get(card) ?? [] },
  ...book,
  options: kinds.map(([id, parameter]) => ({ id, parameter, best: bestOfKind(book, id) })),
  play: playSeason,
};

/** Match by match, first the goals of the one and then those of the other; then the lots, whether or not they are needed. */
function playSeason(draw: Draw): LeagueOutcome {
  const card = cardOfDraw(seasons.length, draw.nonce);
  const clubs = seasons[card - 1]!;
  const scores = fixtures.map((_, index): [number, number] => {
    const [first, second] = clubsOfMatch(card, index + 1);
    const goals = draw.nextWeighted(goalsAgainst(first, second));
    return [goals, draw.nextWeighted(goalsAgainst(second, first))];
  });
  const lots = draw.shuffle(sides);
  return {
    ...{ card, scores },
    lots: lots.map((side) => clubs[side]!),
    table: rankSides(scores, lots).map((side) => clubs[side]!),
  };
}

function winsOf(option: string): (outcome: LeagueOutcome) => boolean {
  const { kind, choice, card } = readCardOption(option);
  return (outcome) => card === outcome.card && hasCome(kind, choice, outcome);
}

function hasCome(kind: string, choice: string, { scores, table }: LeagueOutcome): boolean {
  const number = Number(choice);
  switch (kind) {
    case 'win':
      return table[0] === number;
    case 'place':
      return table.slice(0, 2).includes(number);
    case 'last':
      return table[3] === number;
    case 'over':
      return goalsIn(scores) > number;
    case 'under':
      return goalsIn(scores) <= number;
    case 'exacta':
      return table.slice(0, 2).join('-') === choice;
    default: {
      const [home, away] = scores[number - 1]!;
      return kind === (home > away ? 'home' : home < away ? 'away' : 'draw');
    }
  }
}

export function goalsIn(scores: readonly Score[]): number {
  return scores.reduce((sum, [home, away]) => sum + home + away, 0);
}

function sharesOf(card: number): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (option: string, share: number): void => void sums.set(option, (sums.get(option) ?? 0) + share);
  addOrders(card, add);
  addGoals(card, add);
  addMatches(card, add);
  const rank = (option: string): number => kinds.findIndex(([kind]) => option.startsWith(`${kind}:`));
  return new Map([...sums].toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)));
}

type Add = (option: string, share: number) => void;

function addOrders(card: number, add: Add): void {
  const counts = orderCounts[card - 1]!;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const orders = sides.flatMap((first) =>
    sides.flatMap((second) =>
      sides
        .map((third) => [first, second, third, 6 - first - second - third])
        .filter((order) => new Set(order).size === order.length),
    ),
  );
  orders.forEach((order, index) => {
    const [first, second, , last] = order.map((side) => seasons[card - 1]![side]!);
    const share = counts[index]! / all;
    add(`win:${first}`, share);
    add(`place:${first}`, share);
    add(`place:${second}`, share);
    add(`last:${last}`, share);
    add(`exacta:${first}-${second}`, share);
  });
}

/** More than so many goals in all come nearest to half of the seasons. */
function addGoals(card: number, add: Add): void {
  let byGoals = [1];
  for (const weights of weightsOfSides(card)) {
    const next = new Array<number>(byGoals.length + weights.length - 1).fill(0);
    byGoals.forEach((count, goals) =>
      weights.forEach((weight, more) => (next[goals + more]! += count * weight)),
    );
    byGoals = next;
  }
  const all = goalsOf ** (2 * fixtures.length);
  const moreThan = byGoals.map(
    (_, line) => byGoals.slice(line + 1).reduce((sum, count) => sum + count, 0) / all,
  );
  const nearest = Math.min(...moreThan.map((share) => Math.abs(share - 1 / 2)));
  const line = moreThan.findIndex((share) => Math.abs(share - 1 / 2) === nearest);
  add(`over:${line}`, moreThan[line]!);
  add(`under:${line}`, 1 - moreThan[line]!);
}

function weightsOfSides(card: number): (readonly number[])[] {
  return fixtures.flatMap((_, index) => {
    const [first, second] = clubsOfMatch(card, index + 1);
    return [goalsAgainst(first, second), goalsAgainst(second, first)];
  });
}

function addMatches(card: number, add: Add): void {
  const weights = weightsOfSides(card);
  fixtures.forEach((_, index) => {
    weights[2 * index]!.forEach((ofFirst, home) =>
      weights[2 * index + 1]!.forEach((ofSecond, away) => {
        const kind = home > away ? 'home' : home < away ? 'away' : 'draw';
        add(`${kind}:${index + 1}`, (ofFirst * ofSecond) / goalsOf ** 2);
      }),
    );
  });
}
