import { el } from '../../../client/dom.ts';
import type { DragonTigerOutcome } from '../../models/dragon-tiger.ts';
import type { TableWords } from '../../words/table-texts.ts';
import { artOf, type PicksStage, type StageParts } from '../picks-stage.ts';
import { defineFace, type TableFace } from '../table-face.ts';
import { ranks } from '../../../client/playing-card.ts';
import { createHand } from './card-hand.ts';

export type DragonTigerKey = keyof TableWords['dragonTiger'];

export const dragonTigerRoad: TableFace<DragonTigerOutcome, DragonTigerKey>['road'] = {
  rows: 1,
  sides: { red: 'dragon', blue: 'tiger' },
  markOf({ dragon, tiger }, text) {
    const difference = (dragon % 13) - (tiger % 13);
    if (difference === 0) return { label: text('bead_tie'), name: text('tie'), tone: 'green' };
    return difference > 0
      ? { label: text('bead_dragon'), name: text('dragon'), tone: 'red' }
      : { label: text('bead_tiger'), name: text('tiger'), tone: 'blue' };
  },
};

export const dragonTigerFace = defineFace<DragonTigerOutcome, DragonTigerKey>({
  wordsOf: ({ dragonTiger }) => dragonTiger,
  createStage: dragonTigerStage,
  road: dragonTigerRoad,
});

export function dragonTigerStage({
  text,
  show,
  theme,
}: StageParts<DragonTigerKey>): PicksStage<DragonTigerOutcome> {
  const sides = ['dragon', 'tiger'] as const;
  const hands = sides.map((side) => createHand(text(side), artOf(theme, side)));
  const element = el(
    'div',
    { class: 'stage-cards' },
    hands[0]!.element,
    el('span', { class: 'versus' }, 'VS'),
    hands[1]!.element,
  );
  const finish = (outcome: DragonTigerOutcome): void => {
    const difference = (outcome.dragon % 13) - (outcome.tiger % 13);
    hands[0]!.show([outcome.dragon], difference === 0 ? text('tie') : '', difference > 0);
    hands[1]!.show([outcome.tiger], difference === 0 ? text('tie') : '', difference < 0);
  };
  const clear = (): void => hands.forEach((hand) => hand.show([], '', false));
  return {
    element,
    rest: (outcome) => (outcome ? finish(outcome) : clear()),
    wait: clear,
    async play(outcome) {
      show.begin();
      for (const [index, side] of sides.entries()) {
        hands[index]!.deal(outcome[side], '');
        show.tick();
        await show.pause(900);
      }
      finish(outcome);
    },
    skip: () => show.skip(),
    describe: (outcome) =>
      `${sides.map((side) => `${text(side)} ${ranks[outcome[side] % 13]}`).join(' – ')}.`,
  };
}
