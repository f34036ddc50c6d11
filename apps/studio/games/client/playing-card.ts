import { el } from './dom.ts';

/** A card 0 … 51: rank = card modulo 13 (0 ace … 12 king), suit = the whole part of card / 13. A dealt one comes flying. */
export function createPlayingCard(card: number, isDealt: boolean): HTMLElement {
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

/** As players write it. */
export function nameOfCard(card: number): string {
  return `${ranks[card % 13]}${suits[Math.floor(card / 13)]}`;
}

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
// the selector after each suit keeps devices from drawing an emoji
const suits = ['\u2660\uFE0E', '\u2665\uFE0E', '\u2666\uFE0E', '\u2663\uFE0E'];
