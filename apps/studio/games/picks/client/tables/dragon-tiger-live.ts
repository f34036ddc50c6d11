import { el } from '../../../client/dom.ts';
import type { TextTable } from '../../../client/texts.ts';
import { cardBets, cardSides, type CardBet, type CardSide } from '../../models/dragon-tiger-live.ts';
import type { DragonTigerOutcome } from '../../models/dragon-tiger.ts';
import { defineFace, type Table, type TableParts } from '../table-face.ts';
import { dragonTigerRoad, dragonTigerStage, dragonTigerTexts, type DragonTigerKey } from './dragon-tiger.ts';

type Key = DragonTigerKey | CardBet | `${CardSide}-${CardBet}`;

export const dragonTigerLiveFace = defineFace<DragonTigerOutcome, Key>({
  texts: textsOf({
    en_US: {
      words: { big: 'Big', small: 'Small', odd: 'Odd', even: 'Even', red: 'Red', black: 'Black' },
      rule: 'Of each card: small is ace to 6, big 8 to king, odd and even by the number, with jack 11, queen 12 and king 13. A seven loses these four.',
    },
    vi_VN: {
      words: { big: 'Tài', small: 'Xỉu', odd: 'Lẻ', even: 'Chẵn', red: 'Đỏ', black: 'Đen' },
      rule: 'Với mỗi lá: xỉu là át đến 6, tài là 8 đến già, lẻ chẵn theo số, bồi 11, đầm 12, già 13. Lá bảy thua cả bốn cửa này.',
    },
    zh_CN: {
      words: { big: '大', small: '小', odd: '单', even: '双', red: '红', black: '黑' },
      rule: '每张牌：小为 A 至 6，大为 8 至 K，单双按点数，J 为 11，Q 为 12，K 为 13。开 7 则这四项皆输。',
    },
  }),
  createStage: dragonTigerStage,
  createTable: liveTable,
  road: dragonTigerRoad,
});

interface More {
  readonly words: Readonly<Record<CardBet, string>>;
  readonly rule: string;
}

/** The words of the plain table, and of the bets on each card. */
function textsOf(more: Readonly<Record<'en_US' | 'vi_VN' | 'zh_CN', More>>): TextTable<Key> {
  const of = (language: keyof typeof more) => {
    const plain = dragonTigerTexts[language];
    const { words, rule } = more[language];
    const cards = cardSides.flatMap((side) =>
      cardBets.map((bet) => [`${side}-${bet}`, `${plain[side]}: ${words[bet]}`] as const),
    );
    return {
      ...{ ...plain, ...words, rule: `${plain.rule} ${rule}` },
      ...(Object.fromEntries(cards) as Record<`${CardSide}-${CardBet}`, string>),
    };
  };
  return { en_US: of('en_US'), vi_VN: of('vi_VN'), zh_CN: of('zh_CN') };
}

/** Who wins, and below each side the bets on its card. */
function liveTable({ model, spot, text }: TableParts<Key>): Table {
  return {
    element: el(
      'div',
      { class: `table ${model.id}` },
      el(
        'div',
        { class: 'row duel-row' },
        ...(['dragon', 'tie', 'suited-tie', 'tiger'] as const).map((id) => spot(id)),
      ),
      el(
        'div',
        { class: 'duel-cards' },
        ...cardSides.map((side) =>
          el(
            'div',
            { class: `row duel-card is-${side}`, role: 'group', 'aria-label': text(side) },
            ...cardBets.map((bet) => spot(`${side}-${bet}`, text(bet))),
          ),
        ),
      ),
    ),
  };
}
