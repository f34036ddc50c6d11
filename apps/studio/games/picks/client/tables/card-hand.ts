import { el } from '../../../client/dom.ts';
import { createPlayingCard } from '../../../client/playing-card.ts';

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
      cards.append(createPlayingCard(card, true));
      points.textContent = label;
    },
    show(all: readonly number[], label: string, isWinner: boolean): void {
      cards.replaceChildren(...all.map((card) => createPlayingCard(card, false)));
      points.textContent = label;
      element.classList.toggle('is-winner', isWinner);
    },
  };
}
