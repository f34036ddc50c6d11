import { el } from '../../../client/dom.ts';
import type { BaccaratOutcome } from '../../models/baccarat.ts';
import type { DragonTigerOutcome } from '../../models/dragon-tiger.ts';
import type { OptionTextKey } from '../option-texts.ts';
import { artOf, type PicksStage, type StageParts } from './picks-stage.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
// the selector after each suit keeps devices from drawing an emoji
const suits = ['\u2660\uFE0E', '\u2665\uFE0E', '\u2666\uFE0E', '\u2663\uFE0E'];

export function baccaratStage({ text, show }: StageParts): PicksStage {
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
    rest: (outcome) =>
      outcome ? finish(outcome as BaccaratOutcome) : hands.forEach((hand) => hand.show([], '', false)),
    wait: () => hands.forEach((hand) => hand.show([], '', false)),
    async play(given) {
      show.begin();
      const dealt: [number[], number[]] = [[], []];
      for (const [side, card] of deals(given as BaccaratOutcome)) {
        dealt[side].push(card);
        hands[side].deal(card, text('points', { n: pointsOf(dealt[side]) }));
        show.tick();
        await show.pause(620);
      }
      await show.pause(300);
      finish(given as BaccaratOutcome);
    },
    skip: () => show.skip(),
    describe(given) {
      const { playerPoints, bankerPoints } = given as BaccaratOutcome;
      return `${text('player')} ${playerPoints} – ${text('banker')} ${bankerPoints}.`;
    },
  };
}

export function dragonTigerStage({ text, show, theme }: StageParts): PicksStage {
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
    rest: (outcome) => (outcome ? finish(outcome as DragonTigerOutcome) : clear()),
    wait: clear,
    async play(given) {
      show.begin();
      const outcome = given as DragonTigerOutcome;
      for (const [index, side] of sides.entries()) {
        hands[index]!.deal(outcome[side], '');
        show.tick();
        await show.pause(900);
      }
      finish(outcome);
    },
    skip: () => show.skip(),
    describe(given) {
      const outcome = given as DragonTigerOutcome;
      return (
        sides
          .map(
            (side: OptionTextKey & keyof DragonTigerOutcome) => `${text(side)} ${ranks[outcome[side] % 13]}`,
          )
          .join(' – ') + '.'
      );
    },
  };
}

function createHand(name: string, picture?: string) {
  const cards = el('div', { class: 'cards' });
  const points = el('span', { class: 'points figures' });
  const element = el(
    'div',
    { class: 'hand' },
    el(
      'div',
      { class: 'hand-name' },
      picture ? el('img', { src: picture, alt: '' }) : null,
      el('span', {}, name),
    ),
    cards,
    points,
  );
  return {
    element,
    deal(card: number, label: string): void {
      cards.append(createCard(card, true));
      points.textContent = label;
    },
    show(all: readonly number[], label: string, isWinner: boolean): void {
      cards.replaceChildren(...all.map((card) => createCard(card, false)));
      points.textContent = label;
      element.classList.toggle('is-winner', isWinner);
    },
  };
}

function createCard(card: number, isDealt: boolean): HTMLElement {
  const suit = Math.floor(card / 13);
  const rank = ranks[card % 13]!;
  return el(
    'div',
    { class: `card ${suit === 1 || suit === 2 ? 'red' : 'black'} ${isDealt ? 'is-dealt' : ''}` },
    el('span', { class: 'corner' }, `${rank}\n${suits[suit]}`),
    el('span', { class: 'pip' }, suits[suit]),
    el('span', { class: 'corner end' }, `${rank}\n${suits[suit]}`),
  );
}
