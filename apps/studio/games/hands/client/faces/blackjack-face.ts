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

export const blackjackFace = defineHandFace<BlackjackOutcome, Key>({
  texts: {
    en_US: {
      dealer: 'Dealer',
      you: 'You',
      hand_of: 'Hand {{n}}',
      hit: 'Hit',
      stand: 'Stand',
      double: 'Double',
      split: 'Split',
      insure: 'Insure',
      'no-insurance': 'No insurance',
      insurance_asked: 'The dealer shows an ace. Insurance costs half your stake and pays 2 to 1.',
      blackjack: 'Blackjack',
      won: 'Won',
      tie: 'Tie',
      lost: 'Lost',
      bust: 'Bust',
      returned: 'Returned',
      insured: 'Insured',
      cloth: 'Blackjack pays 3 to 2 · Dealer stands on 17',
      pay_blackjack: 'Blackjack: ace and a ten with two cards',
      pay_won: 'Higher total, or dealer above 21',
      pay_tie: 'Same total',
      pay_insurance: 'Insurance, if the dealer has blackjack',
      rule: 'Come closer to 21 than the dealer without going over. Court cards count 10, an ace 1 or 11. The dealer takes cards up to 16 and stands on every 17.',
      rule_more:
        'Double adds your stake for one more card, with any two cards, after a split too. Two cards of one value can be split once; split aces get one card each, and 21 of a split hand is no blackjack. Against a dealer’s blackjack only the first stake is lost. Every card is drawn from a full pack, so cards that were seen change nothing.',
      rtp_bets:
        'Of the two figures below, the lower one is that of insurance, the higher one that of the hand.',
    },
    vi_VN: {
      dealer: 'Nhà cái',
      you: 'Bạn',
      hand_of: 'Tay {{n}}',
      hit: 'Rút',
      stand: 'Dằn',
      double: 'Gấp đôi',
      split: 'Tách',
      insure: 'Bảo hiểm',
      'no-insurance': 'Không mua',
      insurance_asked: 'Nhà cái có lá át. Bảo hiểm tốn nửa mức cược và trả 1 ăn 2.',
      blackjack: 'Xì dách',
      won: 'Thắng',
      tie: 'Hòa',
      lost: 'Thua',
      bust: 'Quắc',
      returned: 'Trả lại',
      insured: 'Có bảo hiểm',
      cloth: 'Xì dách trả 3 ăn 2 · Nhà cái dằn ở 17',
      pay_blackjack: 'Xì dách: át và lá 10 với hai lá đầu',
      pay_won: 'Điểm cao hơn, hoặc nhà cái quá 21',
      pay_tie: 'Bằng điểm',
      pay_insurance: 'Bảo hiểm, nếu nhà cái có xì dách',
      rule: 'Gần 21 điểm hơn nhà cái mà không vượt quá. J, Q, K tính 10, át tính 1 hoặc 11. Nhà cái rút đến 16 và dằn từ 17.',
      rule_more:
        'Gấp đôi: đặt thêm bằng mức cược để lấy đúng một lá, với hai lá bất kỳ, cả sau khi tách. Hai lá cùng giá trị được tách một lần; hai át tách mỗi bên một lá, và 21 của tay tách không phải xì dách. Gặp xì dách của nhà cái chỉ mất mức cược đầu. Mỗi lá được rút từ bộ bài đầy đủ, nên bài đã thấy không ảnh hưởng gì.',
      rtp_bets: 'Trong hai con số dưới đây, số thấp là của bảo hiểm, số cao là của tay bài.',
    },
    zh_CN: {
      dealer: '庄家',
      you: '您',
      hand_of: '第 {{n}} 手',
      hit: '要牌',
      stand: '停牌',
      double: '加倍',
      split: '分牌',
      insure: '买保险',
      'no-insurance': '不买',
      insurance_asked: '庄家明牌为 A。保险为投注额的一半，赔 2 比 1。',
      blackjack: '黑杰克',
      won: '赢',
      tie: '和',
      lost: '输',
      bust: '爆牌',
      returned: '退回',
      insured: '已买保险',
      cloth: '黑杰克赔 3 比 2 · 庄家 17 点停牌',
      pay_blackjack: '黑杰克：首两张为 A 和 10 点牌',
      pay_won: '点数更高，或庄家超过 21 点',
      pay_tie: '点数相同',
      pay_insurance: '保险：庄家为黑杰克时',
      rule: '比庄家更接近 21 点且不超过。J、Q、K 算 10 点，A 算 1 或 11 点。庄家 16 点及以下要牌，17 点停牌。',
      rule_more:
        '加倍：任意两张牌时加注一倍，只再拿一张，分牌后也可以。两张同点数的牌可分一次；分开的 A 各得一张，分牌后的 21 点不算黑杰克。庄家为黑杰克时只输最初投注。每张牌都从完整的一副牌中抽取，已见的牌不影响之后的牌。',
      rtp_bets: '下面两个数字中，较低的是保险的返还率，较高的是牌局的返还率。',
    },
  },
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

type Key =
  | BlackjackMove
  | 'dealer'
  | 'you'
  | 'hand_of'
  | 'insurance_asked'
  | 'blackjack'
  | 'won'
  | 'tie'
  | 'lost'
  | 'bust'
  | 'returned'
  | 'insured'
  | 'cloth'
  | 'pay_blackjack'
  | 'pay_won'
  | 'pay_tie'
  | 'pay_insurance'
  | 'rule'
  | 'rule_more'
  | 'rtp_bets';

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
