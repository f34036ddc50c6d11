import type { HouseGame } from '../game-types.ts';
import { picks } from '../picks-row.ts';

/** Tables of the live hall: everybody at one has the same draw. */
export const liveGames: readonly HouseGame[] = [
  picks(
    'lc-baccarat',
    'GPLC',
    3,
    ['Baccarat Hồ Sen', '莲庭百家乐', '蓮庭百家樂', 'Lotus Baccarat'],
    'baccarat',
    ['#0d2620', '#14664f', '#f3d9a4', '#d6485a', '#fffaf0'],
    ['table', 'card', 'lanterns', 'petals'],
    ['card', 'chip', 'lotus', 'crown', 'coin', 'gem', 'fan', 'leaf'],
    true,
  ),
  picks(
    'lc-sicbo',
    'GPLC',
    3,
    ['Tài Xỉu Ba Xúc Xắc', '莲庭骰宝', '蓮庭骰寶', 'Lotus Sic Bo'],
    'sicbo',
    ['#1b2433', '#2f6b7a', '#f6e7c1', '#d8413f', '#fff9ec'],
    ['table', 'dice', 'spotlight', 'fretwork'],
    ['dice', 'chip', 'lotus', 'lantern', 'coin', 'gem', 'fan', 'leaf'],
  ),
  picks(
    'lc-roulette',
    'GPLC',
    3,
    ['Roulette Hồ Sen', '莲庭轮盘', '蓮庭輪盤', 'Lotus Roulette'],
    'roulette',
    ['#10231b', '#1f5b3f', '#f4e3b5', '#c9303e', '#fffaf0'],
    ['table', 'wheel', 'lanterns', 'rings'],
    ['wheel', 'chip', 'lotus', 'ball', 'coin', 'gem', 'fan', 'leaf'],
  ),
  salon(
    picks(
      'lc-baccarat-salon',
      'GPLC',
      3,
      ['Baccarat Phòng Sen', '莲庭贵宾百家乐', '蓮庭貴賓百家樂', 'Lotus Salon Baccarat'],
      'baccarat',
      ['#1a0f1f', '#5a2447', '#f1d08a', '#e0a03a', '#fff7ea'],
      ['table', 'crown', 'spotlight', 'petals'],
      ['crown', 'card', 'chip', 'lotus', 'coin', 'gem', 'fan', 'ring'],
    ),
  ),
  salon(
    picks(
      'lc-roulette-salon',
      'GPLC',
      3,
      ['Roulette Phòng Sen', '莲庭贵宾轮盘', '蓮庭貴賓輪盤', 'Lotus Salon Roulette'],
      'roulette',
      ['#0e1026', '#2c2f6e', '#f1d08a', '#c9303e', '#f6f4ff'],
      ['table', 'crown', 'spotlight', 'rings'],
      ['crown', 'wheel', 'chip', 'ball', 'lotus', 'coin', 'gem', 'ring'],
    ),
  ),
  picks(
    'lc-wheel',
    'GPLC',
    3,
    ['Vòng Quay Hồ Sen', '莲庭大转盘', '蓮庭大轉盤', 'Lotus Money Wheel'],
    'show-wheel',
    ['#26103a', '#6a2c91', '#ffd45e', '#ff5d8f', '#fff6e8'],
    ['stage', 'wheel', 'stars', 'rays'],
    ['wheel', 'star', 'lotus', 'crown', 'coin', 'gem', 'bell', 'chip'],
  ),
  picks(
    'lc-dragon-tiger',
    'GPLC',
    3,
    ['Long Hổ Hồ Sen', '莲庭龙虎', '蓮庭龍虎', 'Lotus Dragon Tiger'],
    'dragon-tiger-live',
    ['#2a0f12', '#7a1f2b', '#ffcf5c', '#3f8efc', '#fff4e6'],
    ['table', 'tiger', 'lanterns', 'clouds'],
    ['tiger', 'dragon', 'lotus', 'card', 'chip', 'crown', 'coin', 'fan'],
  ),
];

/** A table for high stakes. */
function salon(table: HouseGame): HouseGame {
  return { ...table, stakesTimes: 10 };
}
