import type { Translate } from '@halls/i18n/format';
import { button, el } from '../../../client/dom.ts';
import { createPlayingCard } from '../../../client/playing-card.ts';
import {
  type BlackjackHand,
  type BlackjackMove,
  blackjackMoves,
  type BlackjackOutcome,
  costsOf,
  totalOf,
} from '../../models/blackjack.ts';
import { stepsBetween } from './blackjack-steps.ts';
import { defineHandFace, type HandTable, type HandTableParts } from '../hand-face.ts';
import type { HandWords } from '../../words/hand-texts.ts';

export const blackjackFace = defineHandFace<BlackjackOutcome, Key>({
  wordsOf: ({ blackjack }) => blackjack,
  createTable: blackjackTable,
  paysOf(text, { text: shared }) {
    const rows = [
      [text('pay_blackjack'), '3 : 2'],
      [text('pay_won'), '1 : 1'],
      [text('pay_tie'), '0'],
      [text('pay_insurance'), '2 : 1'],
    ] as const;
    return [
      el('h3', {}, shared('pays')),
      el(
        'table',
        { class: 'pays-list' },
        el(
          'tbody',
          {},
          ...rows.map(([what, pays]) =>
            el('tr', {}, el('th', { scope: 'row' }, what), el('td', { class: 'figures' }, pays)),
          ),
        ),
      ),
      el('p', { class: 'note' }, text('rtp_bets')),
    ];
  },
});

type Key = keyof HandWords['blackjack'];

const dealMs = 420;

function blackjackTable({
  text,
  show,
  onMove,
}: HandTableParts<BlackjackOutcome, Key>): HandTable<BlackjackOutcome> {
  const cloth = createCloth(text);
  const moves = createMoves(text, onMove);
  return {
    element: el('section', { class: 'blackjack' }, ...cloth.parts, moves.element),
    mainMove: null,
    follow: (phase, outcome) => moves.open(phase === 'choosing' && outcome ? costsOf(outcome) : {}),
    async play(outcome, before) {
      show.begin();
      for (const step of stepsBetween(before, outcome)) {
        if (show.isStill) break;
        cloth.draw(step.outcome, step.card);
        show.tick();
        await show.pause(dealMs);
      }
      cloth.draw(outcome);
      if (outcome.isOver) await show.pause(300);
    },
    skip: () => show.skip(),
    rest: (outcome) => cloth.draw(outcome),
    describe(outcome) {
      const own = outcome.hands.map((hand, place) => {
        const end = hand.result ? ` (${text(hand.result)})` : '';
        return `${nameOfHand(outcome, place, text)}: ${totalWords(hand.cards, outcome)}${end}`;
      });
      return `${text('dealer')}: ${totalWords(outcome.dealer, outcome)} – ${own.join(', ')}.`;
    },
    small(outcome) {
      const cards = (each: readonly number[]): HTMLElement =>
        el('span', { class: 'small-cards' }, ...each.map((card) => createPlayingCard(card, false)));
      return [cards(outcome.dealer), ...outcome.hands.map((hand) => cards(hand.cards))];
    },
  };
}

/** The dealer above, the player's one or two hands below. */
function createCloth(text: Translate<Key>) {
  const dealer = createSeat();
  const seats = [createSeat(), createSeat()] as const;
  const row = el('div', { class: 'seats' }, ...seats.map((seat) => seat.element));
  return {
    parts: [dealer.element, el('p', { class: 'cloth-words', 'aria-hidden': 'true' }, text('cloth')), row],
    /** `dealt` names the card that comes flying. */
    draw(outcome: BlackjackOutcome | null, dealt = ''): void {
      const sumOf = (cards: readonly number[]): string =>
        outcome && cards.length > 0 ? totalWords(cards, outcome) : '';
      const bank = outcome?.dealer ?? [];
      dealer.show(text('dealer'), bank, sumOf(bank), (index) => dealt === `dealer ${index}`);
      row.classList.toggle('is-split', (outcome?.hands.length ?? 1) > 1);
      for (const [place, seat] of seats.entries()) {
        const hand = outcome?.hands[place];
        seat.element.hidden = place > 0 && !hand;
        seat.show(
          outcome ? nameOfHand(outcome, place, text) : text('you'),
          hand?.cards ?? [],
          sumOf(hand?.cards ?? []),
          (index) => dealt === `${place} ${index}`,
        );
        seat.mark({
          isTurn: outcome?.turn === place,
          result: hand?.result ?? null,
          words: hand ? wordsOf(hand, outcome?.insurance === 'taken' && place === 0, text) : '',
        });
      }
    },
  };
}

function createMoves(text: Translate<Key>, onMove: (move: BlackjackMove) => void) {
  const asked = el('p', { class: 'insurance-asked' }, text('insurance_asked'));
  /** Pressed by key, it has the focus until it is closed: whoever plays so goes on where they were. */
  let pressed: HTMLButtonElement | null = null;
  const buttons = blackjackMoves.map((move) => {
    const press = (): void => {
      pressed = document.activeElement === element ? element : null;
      onMove(move);
    };
    const element = button(text(move), press, {
      class: `plain-button move is-${move}`,
      'data-move': move,
    });
    return { move, element };
  });
  return {
    element: el('div', { class: 'moves' }, asked, ...buttons.map(({ element }) => element)),
    /** The usual moves keep their places, so that nobody presses another one than meant. */
    open(moves: Partial<Readonly<Record<BlackjackMove, number>>>): void {
      const isAsking = 'insure' in moves;
      asked.hidden = !isAsking;
      for (const { move, element } of buttons) {
        element.hidden = isAsking !== (move === 'insure' || move === 'no-insurance');
        element.disabled = !(move in moves);
      }
      if (!pressed || document.activeElement !== document.body) return;
      const next = [pressed, ...buttons.map(({ element }) => element)].find((each) => !each.disabled);
      next?.focus();
    },
  };
}

function nameOfHand({ hands }: BlackjackOutcome, place: number, text: Translate<Key>): string {
  return hands.length > 1 ? text('hand_of', { n: place + 1 }) : text('you');
}

/** How a hand ended, and what lies on it beyond the first stake. */
function wordsOf(
  { cards, result, stakeHundredths }: BlackjackHand,
  isInsured: boolean,
  text: Translate<Key>,
): string {
  const end = result ?? (totalOf(cards).total > 21 ? 'bust' : null);
  const words = [end, stakeHundredths > 100 && ('double' as const), isInsured && ('insured' as const)];
  return words
    .filter((word) => word !== null && word !== false)
    .map((word) => text(word))
    .join(' · ');
}

function createSeat() {
  const name = el('span', { class: 'seat-name' });
  const total = el('span', { class: 'seat-total figures' });
  const words = el('span', { class: 'seat-words' });
  const cards = el('div', { class: 'fan' });
  const element = el('div', { class: 'seat' }, el('div', { class: 'seat-line' }, name, total, words), cards);
  return {
    element,
    show(label: string, all: readonly number[], sum: string, isDealt: (index: number) => boolean): void {
      name.textContent = label;
      total.textContent = sum;
      cards.replaceChildren(...all.map((card, index) => createPlayingCard(card, isDealt(index))));
    },
    mark(state: { readonly isTurn: boolean; readonly result: string | null; readonly words: string }): void {
      element.classList.toggle('is-turn', state.isTurn);
      element.classList.toggle('is-won', state.result === 'won' || state.result === 'blackjack');
      element.classList.toggle('is-lost', state.result === 'lost' || state.result === 'bust');
      words.textContent = state.words;
    },
  };
}

/** Of a hand that goes on both totals of an ace. */
function totalWords(cards: readonly number[], { isOver }: Pick<BlackjackOutcome, 'isOver'>): string {
  const { total, isSoft } = totalOf(cards);
  return isSoft && total < 21 && !isOver ? `${total - 10}/${total}` : String(total);
}
