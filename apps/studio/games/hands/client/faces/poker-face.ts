import type { Translate } from '@halls/i18n/format';
import { button, el } from '../../../client/dom.ts';
import { createPlayingCard, nameOfCard } from '../../../client/playing-card.ts';
import { type PokerHand, pokerHands } from '../../models/rank-poker.ts';
import {
  holdMove,
  type PokerOutcome,
  type PokerPays,
  type VideoPokerModel,
} from '../../models/video-poker.ts';
import { defineHandFace, type HandTable, type HandTableParts } from '../hand-face.ts';
import type { HandWords } from '../../words/hand-texts.ts';

export const pokerFace = defineHandFace<PokerOutcome, Key>({
  wordsOf: ({ poker }) => poker,
  createTable: pokerTable,
  paysOf: () => [],
});

type Key = keyof HandWords['poker'];

const dealMs = 260;

function pokerTable({ text, show, model }: HandTableParts<PokerOutcome, Key>): HandTable<PokerOutcome> {
  const pays = createPays((model as VideoPokerModel).pays, text);
  const row = createRow(text);
  return {
    element: el('section', { class: 'poker' }, pays.element, row.element),
    mainMove: { label: text('draw'), move: () => holdMove(row.held()) },
    follow: (phase) => row.open(phase === 'choosing'),
    async play(outcome, before) {
      const kept = outcome.cards.map((card, place) => before !== null && before.cards[place] === card);
      const cards = outcome.cards.map((card, place) => (kept[place] ? card : null));
      show.begin();
      pays.mark(null);
      row.draw(cards);
      for (const [place, card] of outcome.cards.entries()) {
        if (kept[place] || show.isStill) continue;
        cards[place] = card;
        row.draw(cards, place);
        show.tick();
        await show.pause(dealMs);
      }
      row.draw(outcome.cards);
      pays.mark(outcome.hand);
      if (outcome.isOver) await show.pause(300);
    },
    skip: () => show.skip(),
    rest(outcome) {
      row.draw(outcome?.cards ?? []);
      pays.mark(outcome?.hand ?? null);
    },
    describe: ({ hand, isOver }) => (isOver ? `${text(hand)}.` : `${text(hand)}. ${text('choose')}`),
    small: ({ cards, hand }) => [
      el('span', { class: 'small-cards' }, ...cards.map((card) => createPlayingCard(card, false))),
      el('span', { class: 'note' }, text(hand)),
    ],
  };
}

/** Five cards, which can be held while the hand waits. */
function createRow(text: Translate<Key>) {
  const held = new Set<number>();
  let isOpen = false;
  const places = [0, 1, 2, 3, 4].map((place) => {
    const card = el('span', { class: 'place-card' });
    const word = el('span', { class: 'place-word' });
    const element = button('', () => toggle(place), { class: 'place', disabled: true }, card, word);
    return { element, card, word };
  });

  function toggle(place: number): void {
    if (!isOpen) return;
    if (!held.delete(place)) held.add(place);
    showHeld();
  }

  function showHeld(): void {
    for (const [place, { element, word }] of places.entries()) {
      element.disabled = !isOpen;
      element.setAttribute('aria-pressed', String(held.has(place)));
      word.textContent = held.has(place) ? text('held') : isOpen ? text('hold') : '';
    }
  }

  return {
    element: el('div', { class: 'places' }, ...places.map((place) => place.element)),
    /** The places that are held, from 1. */
    held: () => [...held].map((place) => place + 1),
    open(isNow: boolean): void {
      if (isNow && !isOpen) held.clear();
      isOpen = isNow;
      showHeld();
    },
    /** `dealt` is the place whose card comes flying. */
    draw(cards: readonly (number | null)[], dealt: number | null = null): void {
      for (const [place, { element, card: slot }] of places.entries()) {
        const card = cards[place] ?? null;
        slot.replaceChildren(
          card === null ? el('span', { class: 'card-back' }) : createPlayingCard(card, dealt === place),
        );
        const name = card === null ? '–' : nameOfCard(card);
        element.setAttribute('aria-label', text('card_of', { n: place + 1, card: name }));
      }
    },
  };
}

/** What each hand pays; the one that lies there stands out. */
function createPays(pays: PokerPays, text: Translate<Key>) {
  const rows = payRows(pays).map(({ key, hundredths, hands }) => ({
    hands,
    element: el(
      'tr',
      {},
      el('th', { scope: 'row' }, text(key)),
      el('td', { class: 'figures' }, `×${hundredths / 100}`),
    ),
  }));
  return {
    element: el('table', { class: 'poker-pays' }, el('tbody', {}, ...rows.map(({ element }) => element))),
    mark(made: PokerHand | null): void {
      for (const { hands, element } of rows)
        element.classList.toggle('is-made', made !== null && hands.includes(made));
    },
  };
}

interface PayRow {
  readonly key: Key;
  readonly hundredths: number;
  readonly hands: readonly PokerHand[];
}

/** The best first; four of a kind in one row where all pay the same. */
function payRows(pays: PokerPays): PayRow[] {
  const fours = pokerHands.filter((hand) => hand.startsWith('four-'));
  const isOneRow = new Set(fours.map((hand) => pays[hand])).size === 1;
  const rows: PayRow[] = [];
  for (const hand of pokerHands.toReversed()) {
    if (hand === 'nothing') continue;
    if (!isOneRow || !fours.includes(hand)) rows.push({ key: hand, hundredths: pays[hand], hands: [hand] });
    else if (hand === fours[0]) rows.push({ key: 'four', hundredths: pays[hand], hands: fours });
  }
  return rows;
}
