import { calmTimetable } from '../../timetable.ts';
import { cardOfDraw, optionOnCard, readCardOption } from '../cards.ts';
import type { PicksModel } from '../picks-model.ts';
import { bestOfKind, betBook, type PlainBet } from './bet-book.ts';

/** Traps in the order of arrival, and the one whose hound was checked at the first bend. */
export interface HoundsOutcome {
  card: number;
  checked: number | null;
  order: number[];
}

export const traps = [1, 2, 3, 4, 5, 6] as const;
export const houndsPlaced = 2;
/** What each hound runs with; hound 1 is the first. */
export const houndStrengths = [
  24, 18, 12, 20, 14, 10, 22, 16, 26, 12, 18, 14, 20, 10, 16, 24, 12, 18, 14, 22, 12, 16, 20, 26,
] as const;
/** Who runs from traps 1 to 6: every hound runs on two of the eight cards. */
export const houndCards: readonly (readonly number[])[] = [
  [5, 13, 1, 21, 9, 17],
  [6, 2, 4, 1, 3, 5],
  [10, 22, 18, 6, 14, 2],
  [9, 12, 7, 10, 8, 11],
  [23, 3, 15, 7, 19, 11],
  [14, 16, 18, 13, 17, 15],
  [20, 8, 12, 24, 4, 16],
  [22, 24, 19, 21, 20, 23],
];
/** Of so many races each trap has one in which its hound is checked: it runs on with half its strength. */
export const bendOf = 16;
const rtp = 0.955;

const kinds = [
  ['win', 'runner'],
  ['place', 'runner'],
  ['forecast', 'runner-pair'],
  ['exacta', 'runner-pair'],
  ['tricast', 'runner-three'],
] as const;

export function strengthsOn(card: number): number[] {
  return (houndCards[card - 1] ?? []).map((hound) => houndStrengths[hound - 1]!);
}

const bets: ReadonlyMap<string, PlainBet<HoundsOutcome>> = new Map(
  houndCards.flatMap((_, index) => {
    const card = index + 1;
    return [...sharesOf(strengthsOn(card))].map(([bet, chance]) => {
      const option = optionOnCard(bet, card);
      return [option, { chance, wins: winsOf(option) }];
    });
  }),
);
const book = betBook(bets, rtp);
const optionsByCard = Map.groupBy(bets.keys(), (option) => readCardOption(option).card);

/**
 * Six hounds from coloured traps. One of them may be checked at the first bend; then places go one after the other, to
 * each that is still running as often as its strength says.
 */
export const hounds: PicksModel<HoundsOutcome> = {
  id: 'hounds-6',
  timetable: calmTimetable,
  isContest: true,
  cards: { count: houndCards.length, optionsOf: (card) => optionsByCard.get(card) ?? [] },
  ...book,
  options: kinds.map(([id, parameter]) => ({ id, parameter, best: bestOfKind(book, id) })),
  play(draw) {
    const card = cardOfDraw(houndCards.length, draw.nonce);
    const bend = draw.nextInt(bendOf) + 1;
    const checked = bend <= traps.length ? bend : null;
    const left = afterBend(strengthsOn(card), checked);
    const order = traps.map(() => {
      const index = draw.nextWeighted(left);
      left[index] = 0;
      return index + 1;
    });
    return { card, checked, order };
  },
};

function winsOf(option: string): (outcome: HoundsOutcome) => boolean {
  const { kind, choice, card: ofCard } = readCardOption(option);
  const named = choice.split('-').map(Number);
  const has = (order: readonly number[]): boolean => {
    if (kind === 'place') return order.indexOf(named[0]!) < houndsPlaced;
    if (kind === 'forecast') return named.every((trap) => order.indexOf(trap) < named.length);
    return named.every((trap, place) => order[place] === trap);
  };
  return ({ card, order }) => card === ofCard && has(order);
}

function pair(one: number, other: number): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

function afterBend(strengths: readonly number[], checked: number | null): number[] {
  return strengths.map((strength, index) => (index + 1 === checked ? strength / 2 : strength));
}

/** Adds up who may come first, second and third after each bend that may come. */
function sharesOf(strengths: readonly number[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (option: string, share: number): void => void sums.set(option, (sums.get(option) ?? 0) + share);
  for (const checked of [...traps, null]) {
    const running = afterBend(strengths, checked);
    const whole = running.reduce((sum, strength) => sum + strength, 0);
    const bend = checked === null ? (bendOf - traps.length) / bendOf : 1 / bendOf;
    const at = (trap: number): number => running[trap - 1]!;
    for (const first of traps)
      for (const second of traps.filter((trap) => trap !== first))
        for (const third of traps.filter((trap) => trap !== first && trap !== second)) {
          const left = whole - at(first);
          const share =
            ((bend * at(first)) / whole) * (at(second) / left) * (at(third) / (left - at(second)));
          add(`win:${first}`, share);
          add(`place:${first}`, share);
          add(`place:${second}`, share);
          add(`forecast:${pair(first, second)}`, share);
          add(`exacta:${first}-${second}`, share);
          add(`tricast:${first}-${second}-${third}`, share);
        }
  }
  const rank = (option: string): number => kinds.findIndex(([kind]) => option.startsWith(`${kind}:`));
  return new Map([...sums].toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)));
}
