import { el } from '../../../client/dom.ts';
import { createPlayingCard } from '../../../client/playing-card.ts';

export interface Fan {
  readonly element: HTMLElement;
  clear(): void;
  /** One more card, face down. */
  deal(): void;
  /** All of them face up; those that are raised stand a little above the others. */
  show(cards: readonly number[], raised: number): void;
  /** What they make. */
  tell(words: string, isWinner: boolean): void;
  /** Face up one after the other instead of at once. */
  turn(cards: readonly number[], raised: number): void;
}

/** A hand whose cards overlap each other. */
export function createFan(name: string, className: string, picture?: string): Fan {
  const cards = el('div', { class: 'fan-cards' });
  const label = el('span', { class: 'fan-label' });
  const element = el(
    'div',
    { class: `fan ${className}` },
    el('span', { class: 'fan-name' }, picture ? el('img', { src: picture, alt: '' }) : null, name),
    cards,
    label,
  );
  const lay = (hand: readonly number[], raised: number, isTurned: boolean): void =>
    cards.replaceChildren(
      ...hand.map((card, place) =>
        el(
          'span',
          {
            class: `fan-card ${place >= hand.length - raised ? 'is-raised' : ''} ${isTurned ? 'is-turned' : ''}`,
          },
          createPlayingCard(card, false),
        ),
      ),
    );
  return {
    element,
    clear() {
      cards.replaceChildren();
      label.textContent = '';
      element.classList.remove('is-won');
    },
    deal() {
      cards.append(el('span', { class: 'fan-card' }, el('div', { class: 'card card-back is-dealt' })));
    },
    show: (hand, raised) => lay(hand, raised, false),
    turn: (hand, raised) => lay(hand, raised, true),
    tell(words, isWinner) {
      label.textContent = words;
      element.classList.toggle('is-won', isWinner);
    },
  };
}
