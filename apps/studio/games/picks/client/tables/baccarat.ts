import { el } from '../../../client/dom.ts';
import type { BaccaratOutcome } from '../../models/baccarat.ts';
import type { TableWords } from '../../words/table-texts.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';
import { rowsTable } from '../plain-table.ts';
import { defineFace } from '../table-face.ts';
import { createHand } from './card-hand.ts';

const sideBets = [
  ...['tie', 'banker-even', 'small', 'big'],
  ...['player-pair', 'banker-pair', 'either-pair', 'perfect-pair'],
];

export const baccaratFace = defineFace<BaccaratOutcome, Key>({
  wordsOf: ({ baccarat }) => baccarat,
  createStage: baccaratStage,
  createTable: (parts) => rowsTable(parts, [['player', 'banker'], sideBets]),
  road: {
    rows: 6,
    sides: { red: 'banker', blue: 'player' },
    markOf({ playerPoints, bankerPoints }, text) {
      if (playerPoints === bankerPoints) return { label: text('bead_tie'), name: text('tie'), tone: 'green' };
      return playerPoints > bankerPoints
        ? { label: text('bead_player'), name: text('player'), tone: 'blue' }
        : { label: text('bead_banker'), name: text('banker'), tone: 'red' };
    },
  },
});

type Key = keyof TableWords['baccarat'];

function baccaratStage({ text, show }: StageParts<Key>): PicksStage<BaccaratOutcome> {
  const hands = [createHand(text('player')), createHand(text('banker'))] as const;
  const element = el(
    'div',
    { class: 'stage-cards' },
    hands[0].element,
    el('span', { class: 'versus' }, '·'),
    hands[1].element,
  );
  const deals = (outcome: BaccaratOutcome): [0 | 1, number][] => {
    const { player, banker } = outcome;
    return [
      [0, player[0]!],
      [1, banker[0]!],
      [0, player[1]!],
      [1, banker[1]!],
      ...player.slice(2).map((card) => [0, card] as [0, number]),
      ...banker.slice(2).map((card) => [1, card] as [1, number]),
    ];
  };
  const pointsOf = (cards: readonly number[]): number =>
    cards.reduce((sum, card) => sum + (card % 13 >= 9 ? 0 : (card % 13) + 1), 0) % 10;
  const finish = ({ player, banker, playerPoints, bankerPoints }: BaccaratOutcome): void => {
    hands[0].show(player, text('points', { n: playerPoints }), playerPoints > bankerPoints);
    hands[1].show(banker, text('points', { n: bankerPoints }), bankerPoints > playerPoints);
  };
  return {
    element,
    rest: (outcome) => (outcome ? finish(outcome) : hands.forEach((hand) => hand.show([], '', false))),
    wait: () => hands.forEach((hand) => hand.show([], '', false)),
    async play(given) {
      show.begin();
      const dealt: [number[], number[]] = [[], []];
      for (const [side, card] of deals(given)) {
        dealt[side].push(card);
        hands[side].deal(card, text('points', { n: pointsOf(dealt[side]) }));
        show.tick();
        await show.pause(620);
      }
      await show.pause(300);
      finish(given);
    },
    skip: () => show.skip(),
    describe(given) {
      const { playerPoints, bankerPoints } = given;
      return `${text('player')} ${playerPoints} – ${text('banker')} ${bankerPoints}.`;
    },
  };
}
