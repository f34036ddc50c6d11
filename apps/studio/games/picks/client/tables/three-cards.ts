import { el } from '../../../client/dom.ts';
import {
  compareHands,
  handOf,
  type ThreeCardOutcome,
  threeCardSides,
  type WinningHandBet,
  winningHandBets,
} from '../../models/three-cards.ts';
import type { TableWords } from '../../words/table-texts.ts';
import { artOf, type PicksStage, type StageParts } from '../picks-stage.ts';
import { defineFace, type Table, type TableParts } from '../table-face.ts';
import { createFan } from './card-fan.ts';
import { createSeatColumns } from './seat-columns.ts';

export const threeCardsFace = defineFace<ThreeCardOutcome, Key>({
  wordsOf: ({ threeCards }) => threeCards,
  createStage: threeCardStage,
  createTable: threeCardTable,
  nameOf: (option, text) => text(isOnBetter(option) ? (`bet_${option}` as const) : (option as Key)),
  road: {
    rows: 1,
    sides: { red: 'dragon', blue: 'phoenix' },
    markOf({ dragon, phoenix }, text) {
      const order = compareHands(dragon, phoenix);
      if (order === 0) return { label: text('bead_tie'), name: text('tie'), tone: 'green' };
      return order > 0
        ? { label: text('bead_dragon'), name: text('dragon'), tone: 'red' }
        : { label: text('bead_phoenix'), name: text('phoenix'), tone: 'blue' };
    },
  },
});

type Key = keyof TableWords['threeCards'];

function isOnBetter(option: string): option is WinningHandBet {
  return (winningHandBets as readonly string[]).includes(option);
}

/** A seat on each side, and between them what the better hand is. */
function threeCardTable(parts: TableParts<Key>): Table {
  const { model, spot, text } = parts;
  const { columns, showBoxes } = createSeatColumns(
    parts,
    threeCardSides.map((side) => ({
      box: side,
      name: text(side),
      mark: text(`bead_${side}`),
      bets: [[side, text('win')] as const, [`${side}-plus`, text('plus')] as const],
    })),
  );
  return {
    element: el(
      'div',
      { class: `table ${model.id}` },
      columns[0],
      el(
        'div',
        { class: 'better-hand', role: 'group', 'aria-label': text('better') },
        el('span', { class: 'better-name', 'aria-hidden': 'true' }, text('better')),
        ...winningHandBets.map((bet) => spot(bet, text(bet))),
      ),
      columns[1],
    ),
    showBoxes,
  };
}

const dealMs = 520;
const turnMs = 1_500;

function threeCardStage({ text, show, theme }: StageParts<Key>): PicksStage<ThreeCardOutcome> {
  const fans = threeCardSides.map((side) =>
    createFan(text(side), `three-hand seat-tone-${side}`, artOf(theme, side)),
  );
  const clear = (): void => fans.forEach((fan) => fan.clear());
  const finish = (outcome: ThreeCardOutcome): void => {
    const order = compareHands(outcome.dragon, outcome.phoenix);
    for (const [index, side] of threeCardSides.entries()) {
      fans[index]!.show(outcome[side], 0);
      fans[index]!.tell(text(handOf(outcome[side])), index === 0 ? order > 0 : order < 0);
    }
  };
  return {
    element: el(
      'div',
      { class: 'stage-three' },
      fans[0]!.element,
      el('span', { class: 'versus' }, 'VS'),
      fans[1]!.element,
    ),
    rest: (outcome) => (outcome ? finish(outcome) : clear()),
    wait: clear,
    async play(outcome) {
      show.begin();
      for (let round = 0; round < 3; round += 1)
        for (const fan of fans) {
          fan.deal();
          show.tick();
          await show.pause(dealMs / 2);
        }
      for (const [index, side] of threeCardSides.entries()) {
        fans[index]!.turn(outcome[side], 0);
        fans[index]!.tell(text(handOf(outcome[side])), false);
        show.tick();
        await show.pause(turnMs);
      }
      finish(outcome);
    },
    skip: () => show.skip(),
    describe(outcome) {
      const order = compareHands(outcome.dragon, outcome.phoenix);
      const hands = threeCardSides.map((side) => `${text(side)}: ${text(handOf(outcome[side]))}`);
      const won = text('side_won', { side: text(order > 0 ? 'dragon' : 'phoenix') });
      return `${hands.join(' – ')}. ${order === 0 ? text('tie') : won}.`;
    },
  };
}
