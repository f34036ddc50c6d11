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

export const pokerFace = defineHandFace<PokerOutcome, Key>({
  texts: {
    en_US: {
      hold: 'Hold',
      held: 'Held',
      draw: 'Draw',
      card_of: 'Card {{n}}: {{card}}',
      choose: 'Choose the cards to hold, then draw.',
      nothing: 'No pair of jacks',
      jacks: 'Jacks or better',
      'two-pair': 'Two pair',
      three: 'Three of a kind',
      straight: 'Straight',
      flush: 'Flush',
      'full-house': 'Full house',
      four: 'Four of a kind',
      'four-5-k': 'Four 5s to kings',
      'four-2-4': 'Four 2s, 3s or 4s',
      'four-aces': 'Four aces',
      'straight-flush': 'Straight flush',
      royal: 'Royal flush',
      rule: 'Five cards are dealt from one pack. Hold those that you like; the others are exchanged once, for cards of the same pack. What the five cards are then pays, the best hand alone.',
      rule_more: 'All that is paid is multiplied by your stake; jacks or better gives the stake back.',
    },
    vi_VN: {
      hold: 'Giữ',
      held: 'Đang giữ',
      draw: 'Đổi bài',
      card_of: 'Lá {{n}}: {{card}}',
      choose: 'Chọn lá muốn giữ rồi đổi bài.',
      nothing: 'Không có đôi J',
      jacks: 'Đôi J trở lên',
      'two-pair': 'Hai đôi',
      three: 'Sám cô',
      straight: 'Sảnh',
      flush: 'Thùng',
      'full-house': 'Cù lũ',
      four: 'Tứ quý',
      'four-5-k': 'Tứ quý 5 đến K',
      'four-2-4': 'Tứ quý 2, 3, 4',
      'four-aces': 'Tứ quý át',
      'straight-flush': 'Thùng phá sảnh',
      royal: 'Thùng phá sảnh lớn',
      rule: 'Chia năm lá từ một bộ bài. Giữ những lá bạn muốn; các lá còn lại được đổi một lần bằng bài của cùng bộ. Năm lá sau khi đổi được trả theo bảng, chỉ tính tay cao nhất.',
      rule_more: 'Tiền trả là hệ số nhân mức cược; đôi J trở lên trả lại mức cược.',
    },
    zh_CN: {
      hold: '保留',
      held: '已保留',
      draw: '换牌',
      card_of: '第 {{n}} 张：{{card}}',
      choose: '选择要保留的牌，然后换牌。',
      nothing: '无对 J',
      jacks: '对 J 或以上',
      'two-pair': '两对',
      three: '三条',
      straight: '顺子',
      flush: '同花',
      'full-house': '葫芦',
      four: '四条',
      'four-5-k': '四条 5 至 K',
      'four-2-4': '四条 2、3、4',
      'four-aces': '四条 A',
      'straight-flush': '同花顺',
      royal: '皇家同花顺',
      rule: '从一副牌发五张。保留想要的牌，其余从同一副牌中换一次。换牌后的五张牌按赔付表派彩，只计最高牌型。',
      rule_more: '派彩为投注额的倍数；对 J 或以上退回投注额。',
    },
  },
  createTable: pokerTable,
  paysOf: () => [],
});

type Key = PokerHand | 'four' | 'hold' | 'held' | 'draw' | 'card_of' | 'choose' | 'rule' | 'rule_more';

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
