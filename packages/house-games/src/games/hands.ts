import type { GameTheme, HandsModelId, HouseGame, LightWord, MotifWord, SymbolId } from '../game-types.ts';

/** Games of cards in which the player decides. They are at providers that keep the money themselves alone. */
export const handGames: readonly HouseGame[] = [
  hand(
    'kc-blackjack',
    ['Xì Dách Cánh Diều', '纸鸢二十一点', '紙鳶二十一點', 'Kite Blackjack'],
    'blackjack',
    ['#0f2036', '#1d5a7a', '#ffb84d', '#ff6b57', '#f6fbff'],
    ['card', 'spotlight', 'diamonds'],
    ['card', 'chip', 'kite', 'crown', 'coin', 'gem', 'star', 'clover'],
  ),
  hand(
    'kc-jacks',
    ['Poker Bồi Trở Lên', '高手杰克扑克', '高手傑克撲克', 'Jacks Aloft Poker'],
    'jacks-or-better',
    ['#1b1238', '#4a3fb0', '#ffd166', '#ff6b57', '#f7f4ff'],
    ['kite', 'stars', 'rays'],
    ['kite', 'card', 'chip', 'crown', 'star', 'coin', 'gem', 'bell'],
  ),
  hand(
    'kc-bonus-poker',
    ['Poker Thưởng Tứ Quý', '四条加奖扑克', '四條加獎撲克', 'Four Winds Bonus Poker'],
    'bonus-poker',
    ['#0b2a2e', '#1b7f86', '#ffcf70', '#ff5d5d', '#effffd'],
    ['crown', 'dusk', 'clouds'],
    ['crown', 'card', 'kite', 'chip', 'star', 'coin', 'gem', 'ring'],
  ),
];

function hand(
  code: string,
  [vi_VN, zh_CN, zh_TW, en_US]: readonly [vi: string, simplified: string, traditional: string, en: string],
  model: HandsModelId,
  palette: GameTheme['palette'],
  [subject, light, motif]: readonly [SymbolId, LightWord, MotifWord],
  symbols: GameTheme['symbols'],
): HouseGame {
  return {
    code,
    gpId: 'GPKC',
    gtId: 6,
    name: { vi_VN, zh_CN, zh_TW, en_US },
    engine: 'hands',
    model,
    theme: { id: code, palette, ground: 'table', subject, light, motif, symbols },
    isHot: model === 'blackjack',
    isNew: true,
  };
}
