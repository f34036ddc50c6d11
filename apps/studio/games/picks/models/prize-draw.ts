import type { PicksModelId } from '@halls/house-games';
import { eveningTimetable, minuteTimetable, type Timetable } from '../../timetable.ts';
import { type PicksModel, type PicksOption, returnFor, type ReturnShare } from '../picks-model.ts';
import { choose } from './choose.ts';

/** So many prizes, each a number of so many digits. */
export interface PrizeTier {
  readonly count: number;
  readonly digits: number;
}

/** The prizes by tier, the special one first; each 0 … 10^digits − 1, shown with leading zeros. */
export interface PrizeOutcome {
  prizes: number[][];
}

export interface PrizeModel extends PicksModel<PrizeOutcome> {
  /** The special prize stands first, alone in its tier. */
  readonly tiers: readonly PrizeTier[];
  /** What each prize that ends with the number gives, in hundredths of the stake. */
  readonly returnsPerHit: Readonly<Record<CountedBet, number>>;
}

/** Bets that pay for each prize that ends with the number, up to so many. */
export const mostHits = { any: 5, 'any-three': 3 } as const;
export type CountedBet = keyof typeof mostHits;

/** How many different numbers such a bet names. All of them must be among the last two digits of the prizes; of `none` none. */
export const numbersOfSet = { two: 2, three: 3, four: 4, none: 4 } as const;
export type SetBet = keyof typeof numbersOfSet;

export const highFrom = 50;
const rtp = 0.97;
const halves = ['high', 'low', 'odd', 'even'] as const;

/** Twenty-seven prizes in eight tiers, drawn in the evening. */
export const prizes27 = prizeDraw(
  'prizes-27',
  [tier(1, 5), tier(1, 5), tier(2, 5), tier(6, 5), tier(4, 4), tier(6, 4), tier(3, 3), tier(4, 2)],
  eveningTimetable,
);

/** Eighteen prizes in nine tiers, drawn every minute. */
export const prizes18 = prizeDraw(
  'prizes-18',
  [
    tier(1, 6),
    tier(1, 5),
    tier(1, 5),
    tier(2, 5),
    tier(7, 5),
    tier(1, 4),
    tier(3, 4),
    tier(1, 3),
    tier(1, 2),
  ],
  minuteTimetable,
);

/**
 * Numbers of two to six digits, drawn apart from each other. Bets are on the last digits: of the special prize, or of
 * all prizes. Choices are written as the digits they are, and those of a set in order: `three:07-17-70`.
 */
function prizeDraw(id: PicksModelId, tiers: readonly PrizeTier[], timetable: Timetable): PrizeModel {
  const { hitsOf, returnsPerHit, chances } = worthOf(tiers);
  const bestOf = (name: string): number =>
    isCounted(name) ? returnsPerHit[name] * mostHits[name] : returnFor(chances[name]!, rtp);
  return {
    id,
    timetable,
    isContest: false,
    tiers,
    returnsPerHit,
    options: optionsOf(bestOf),
    examples: [
      ...halves,
      ...['head:7', 'tail:7', 'last-two:07', 'last-three:107', 'any:07', 'any-three:107'],
      ...['two:07-17', 'three:07-17-70', 'four:07-17-70-99', 'none:07-17-70-99'],
    ],
    play: (draw) => ({
      prizes: tiers.map(({ count, digits }) =>
        Array.from({ length: count }, () => draw.nextInt(10 ** digits)),
      ),
    }),
    returnOf(option, { prizes }) {
      const choice = choiceOf(option);
      if (!choice) return null;
      const { name, numbers } = choice;
      if (!isCounted(name)) return isWon(name, numbers, prizes) ? bestOf(name) : 0;
      const hits = prizes.flatMap((list, at) =>
        name === 'any' || tiers[at]!.digits >= 3 ? list.filter((prize) => endsWith(prize, numbers[0]!)) : [],
      );
      return Math.min(hits.length, mostHits[name]) * returnsPerHit[name];
    },
    returnPerHit: (option) => {
      const [name = ''] = option.split(':');
      return isCounted(name) ? returnsPerHit[name] : null;
    },
    distributionOf(option): ReturnShare[] {
      const [name = ''] = option.split(':');
      if (!isCounted(name)) return [{ probability: chances[name]!, hundredths: bestOf(name) }];
      return hitsOf[name].flatMap((probability, hits) =>
        hits > 0 ? [{ probability, hundredths: hits * returnsPerHit[name] }] : [],
      );
    },
  };
}

/** What comes of each bet, exactly: of those that are counted the chances of 0, 1, … hits, of the others that they win. */
function worthOf(tiers: readonly PrizeTier[]) {
  const prizeCount = countOf(tiers);
  const longCount = countOf(tiers.filter(({ digits }) => digits >= 3));
  const hitsOf = {
    any: hitShares(prizeCount, 100, mostHits.any),
    'any-three': hitShares(longCount, 1_000, mostHits['any-three']),
  };
  const returnsPerHit = {
    any: returnFor(meanOf(hitsOf.any), rtp),
    'any-three': returnFor(meanOf(hitsOf['any-three']), rtp),
  };
  const chances: Readonly<Record<string, number>> = {
    ...Object.fromEntries(halves.map((half) => [half, 1 / 2])),
    ...{ head: 1 / 10, tail: 1 / 10, 'last-two': 1 / 100, 'last-three': 1 / 1_000 },
    two: chanceOfAll(2, prizeCount),
    three: chanceOfAll(3, prizeCount),
    four: chanceOfAll(4, prizeCount),
    none: (1 - numbersOfSet.none / 100) ** prizeCount,
  };
  return { hitsOf, returnsPerHit, chances };
}

function optionsOf(bestOf: (name: string) => number): PicksOption[] {
  const withChoice = (id: string, parameter: PicksOption['parameter']): PicksOption => ({
    ...{ id, best: bestOf(id) },
    ...(parameter && { parameter }),
  });
  return [
    ...halves.map((half) => ({ id: half, best: bestOf(half) })),
    withChoice('head', 'digit'),
    withChoice('tail', 'digit'),
    withChoice('last-two', 'two-digits'),
    withChoice('last-three', 'three-digits'),
    withChoice('any', 'two-digits'),
    withChoice('any-three', 'three-digits'),
    ...Object.keys(numbersOfSet).map((set) => withChoice(set, 'two-digits-set')),
  ];
}

/** A bet that wins or loses: on the end of the special prize, or on a set of numbers. */
function isWon(name: string, numbers: readonly string[], prizes: PrizeOutcome['prizes']): boolean {
  const special = prizes[0]![0]!;
  const lastTwo = special % 100;
  const [choice = ''] = numbers;
  const isDrawn = (number: string): boolean => prizes.flat().some((prize) => endsWith(prize, number));
  switch (name) {
    case 'high':
      return lastTwo >= highFrom;
    case 'low':
      return lastTwo < highFrom;
    case 'odd':
      return lastTwo % 2 === 1;
    case 'even':
      return lastTwo % 2 === 0;
    case 'head':
      return Math.floor(lastTwo / 10) === Number(choice);
    case 'none':
      return !numbers.some(isDrawn);
    case 'two':
    case 'three':
    case 'four':
      return numbers.every(isDrawn);
    default:
      // one, two or three digits
      return endsWith(special, choice);
  }
}

const forms: Readonly<Record<string, RegExp>> = {
  head: /^\d$/,
  tail: /^\d$/,
  'last-two': /^\d{2}$/,
  'last-three': /^\d{3}$/,
  any: /^\d{2}$/,
  'any-three': /^\d{3}$/,
  two: /^\d{2}-\d{2}$/,
  three: /^\d{2}(?:-\d{2}){2}$/,
  four: /^\d{2}(?:-\d{2}){3}$/,
  none: /^\d{2}(?:-\d{2}){3}$/,
};

/** What an option bets on; null where there is none such. */
function choiceOf(option: string): { readonly name: string; readonly numbers: readonly string[] } | null {
  if (halves.some((half) => half === option)) return { name: option, numbers: [] };
  const [name = '', choice = ''] = option.split(':');
  if (!Object.hasOwn(forms, name) || option !== `${name}:${choice}` || !forms[name]!.test(choice))
    return null;
  const numbers = choice.split('-');
  const isInOrder = numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);
  return isInOrder ? { name, numbers } : null;
}

function isCounted(name: string): name is CountedBet {
  return Object.hasOwn(mostHits, name);
}

function endsWith(prize: number, digits: string): boolean {
  return prize % 10 ** digits.length === Number(digits);
}

function tier(count: number, digits: number): PrizeTier {
  return { count, digits };
}

function countOf(tiers: readonly PrizeTier[]): number {
  return tiers.reduce((sum, { count }) => sum + count, 0);
}

/** The chances of 0, 1, … hits where each of `prizes` hits once in `of`; the last is that of `most` or more. */
function hitShares(prizes: number, of: number, most: number): number[] {
  const shares = Array.from(
    { length: most },
    (_, hits) => (choose(prizes, hits) * (of - 1) ** (prizes - hits)) / of ** prizes,
  );
  return [...shares, 1 - shares.reduce((sum, share) => sum + share, 0)];
}

function meanOf(shares: readonly number[]): number {
  return shares.reduce((sum, share, hits) => sum + share * hits, 0);
}

/**
 * That `numbers` different endings of a hundred are all among those of `prizes`, by inclusion and exclusion. In whole
 * numbers: the terms nearly cancel out.
 */
function chanceOfAll(numbers: number, prizes: number): number {
  let favourable = 0n;
  for (let missing = 0; missing <= numbers; missing += 1) {
    const term = BigInt(choose(numbers, missing)) * BigInt(100 - missing) ** BigInt(prizes);
    favourable += missing % 2 === 0 ? term : -term;
  }
  const scale = 10n ** 18n;
  return Number((favourable * scale) / 100n ** BigInt(prizes)) / 1e18;
}
