import type { Translate } from '@halls/i18n/format';
import { el } from '../../../client/dom.ts';
import {
  bankerBulls,
  beats,
  bullBull,
  bullOf,
  type BullOutcome,
  pairOfBull,
  seatNumbers,
} from '../../models/bull-bull.ts';
import type { TableWords } from '../../words/table-texts.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';
import { defineFace, type Table, type TableParts } from '../table-face.ts';
import { createFan } from './card-fan.ts';
import { createSeatColumns } from './seat-columns.ts';

const kinds = ['even', 'double', 'bull'] as const;
/** What a place says above its odds. */
const labels = { even: 'even', double: 'double_to', bull: 'bull' } as const;

export const bullBullFace = defineFace<BullOutcome, Key>({
  wordsOf: ({ bullBull }) => bullBull,
  createStage: bullStage,
  createTable: bullTable,
  nameOf(option, text) {
    const [kind = '', seat = ''] = option.split('-');
    if (option in bankerBulls) return `${text('banker')}: ${text(option as Key)}`;
    return `${text('seat', { n: seat })}: ${text(kind as Key)}`;
  },
  road: {
    rows: 1,
    sides: { red: 'banker', blue: 'seats' },
    markOf({ seats, banker }, text) {
      const won = seats.filter((hand) => beats(hand, banker)).length;
      const tone = won === 2 ? 'green' : won > 2 ? 'blue' : 'red';
      return { label: String(won), name: text('won_count', { n: won }), tone };
    },
  },
});

type Key = keyof TableWords['bullBull'];

function bullTable(parts: TableParts<Key>): Table {
  const { model, spot, text } = parts;
  const { columns, showBoxes } = createSeatColumns(
    parts,
    seatNumbers.map((seat) => ({
      box: String(seat),
      name: text('seat', { n: seat }),
      mark: String(seat),
      bets: kinds.map((kind) => [`${kind}-${seat}`, text(labels[kind])] as const),
    })),
  );
  return {
    element: el(
      'div',
      { class: `table ${model.id}` },
      el('div', { class: 'bull-seats' }, ...columns),
      el(
        'div',
        { class: 'row bull-banker', role: 'group', 'aria-label': text('banker') },
        ...Object.keys(bankerBulls).map((option) => spot(option, text(option as Key))),
      ),
    ),
    showBoxes,
  };
}

const dealMs = 320;
const turnMs = 850;

function bullStage({ text, show }: StageParts<Key>): PicksStage<BullOutcome> {
  const banker = createFan(text('banker'), 'bull-hand is-banker');
  const seats = seatNumbers.map((seat) =>
    createFan(text('seat', { n: seat }), `bull-hand seat-tone-${seat}`),
  );
  const all = [...seats, banker];
  const clear = (): void => all.forEach((fan) => fan.clear());
  const handsOf = (outcome: BullOutcome): readonly number[][] => [...outcome.seats, outcome.banker];
  const finish = (outcome: BullOutcome): void => {
    for (const [index, hand] of handsOf(outcome).entries()) {
      const isWinner = index < seats.length && beats(hand, outcome.banker);
      all[index]!.show(...inOrder(hand));
      all[index]!.tell(nameOfBull(bullOf(hand), text), isWinner);
    }
  };
  return {
    element: el('div', { class: 'stage-bulls' }, banker.element, ...seats.map(({ element }) => element)),
    rest: (outcome) => (outcome ? finish(outcome) : clear()),
    wait: clear,
    async play(outcome) {
      show.begin();
      for (let round = 0; round < 5; round += 1) {
        for (const fan of all) fan.deal();
        show.tick();
        await show.pause(dealMs);
      }
      for (const [index, hand] of handsOf(outcome).entries()) {
        all[index]!.turn(...inOrder(hand));
        all[index]!.tell(nameOfBull(bullOf(hand), text), false);
        show.tick();
        await show.pause(turnMs);
      }
      finish(outcome);
    },
    skip: () => show.skip(),
    describe(outcome) {
      const won = seatNumbers.filter((_, index) => beats(outcome.seats[index]!, outcome.banker));
      const words = won.length === 0 ? text('won_none') : text('won_seats', { seats: won.join(', ') });
      return `${text('banker')}: ${nameOfBull(bullOf(outcome.banker), text)}. ${words}.`;
    },
  };
}

/** The three cards that make tens first, and the two beside them raised. */
function inOrder(hand: readonly number[]): [cards: readonly number[], raised: number] {
  const pair = pairOfBull(hand);
  if (!pair) return [hand, 0];
  const beside = pair.map((place) => hand[place]!);
  return [[...hand.filter((card) => !beside.includes(card)), ...beside], beside.length];
}

function nameOfBull(bull: number, text: Translate<Key>): string {
  if (bull === 0) return text('banker-none');
  if (bull < bullBull) return text('bull_of', { n: bull });
  return text(bull === bullBull ? 'bull_bull' : 'five_court');
}
