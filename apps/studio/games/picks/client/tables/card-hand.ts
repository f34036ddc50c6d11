import { el } from '../../../client/dom.ts';

export function createHand(name: string, picture?: string) {
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

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
// the selector after each suit keeps devices from drawing an emoji
const suits = ['\u2660\uFE0E', '\u2665\uFE0E', '\u2666\uFE0E', '\u2663\uFE0E'];
