import type {
  GameTheme,
  GroundWord,
  HouseGame,
  LightWord,
  MotifWord,
  PicksModelId,
  SymbolId,
} from '../game-types.ts';

/** Games of chance with a table instead of reels; the contests are simulated and say so. */

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

export const sportGames: readonly HouseGame[] = [
  picks(
    'sb-penalty',
    'GPSB',
    4,
    ['Luân Lưu Mô Phỏng', '模拟点球大战', '模擬點球大戰', 'Simulated Shoot-out'],
    'penalty',
    ['#0b2414', '#2b8a3e', '#f6f7f2', '#ffb703', '#e3ffe8'],
    ['stadium', 'goal', 'spotlight', 'chevrons'],
    ['ball', 'goal', 'glove', 'trophy', 'flag', 'shield', 'star', 'coin'],
    true,
  ),
];

export const lotteryGames: readonly HouseGame[] = [
  picks(
    'lt-three-digits',
    'GPLT',
    5,
    ['Ba Số May', '三位数彩', '三位數彩', 'Three Digits'],
    'digits-3',
    ['#2a0f3d', '#8d3ca0', '#ffd84d', '#4fd1c5', '#fff7fb'],
    ['drum', 'ball', 'spotlight', 'dots'],
    ['ball', 'ticket', 'star', 'clover', 'coin', 'gem', 'bell', 'flower'],
    true,
  ),
  picks(
    'lt-keno',
    'GPLT',
    5,
    ['Keno Hai Mươi', '快乐二十', '快樂二十', 'Keno Twenty'],
    'keno',
    ['#1b1145', '#4b3bb3', '#ff7ab6', '#ffe14d', '#f5f2ff'],
    ['drum', 'ticket', 'neon', 'rings'],
    ['ticket', 'ball', 'star', 'clover', 'coin', 'gem', 'bell', 'moon'],
  ),
  picks(
    'lt-quick-five',
    'GPLT',
    5,
    ['Năm Số Nhanh', '快乐五球', '快樂五球', 'Quick Five'],
    'digits-5',
    ['#0d2c3f', '#1f7f8c', '#ffb347', '#ff6f91', '#f2fffb'],
    ['drum', 'ball', 'fireworks', 'waves'],
    ['ball', 'ticket', 'dragon', 'tiger', 'coin', 'gem', 'bell', 'star'],
  ),
  picks(
    'lt-top-ten',
    'GPLT',
    5,
    ['Mười Hạng Đầu', '十强名次', '十強名次', 'Top Ten'],
    'ranks-10',
    ['#1f0f14', '#8a2338', '#ffd166', '#4ea8ff', '#fff6ee'],
    ['drum', 'trophy', 'spotlight', 'chevrons'],
    ['trophy', 'ball', 'helmet', 'flag', 'ticket', 'coin', 'star', 'crown'],
  ),
  picks(
    'lt-evening-draw',
    'GPLT',
    5,
    ['Xổ Số Buổi Tối', '晚间开奖', '晚間開獎', 'Evening Draw'],
    'prizes-27',
    ['#141232', '#5a2a6e', '#ffb454', '#ff6b6b', '#fff4e0'],
    ['drum', 'lantern', 'dusk', 'clouds'],
    ['lantern', 'ticket', 'ball', 'moon', 'coin', 'gem', 'bell', 'lotus'],
    true,
  ),
  picks(
    'lt-one-minute',
    'GPLT',
    5,
    ['Xổ Số Một Phút', '一分钟开奖', '一分鐘開獎', 'Minute Draw'],
    'prizes-18',
    ['#05302c', '#0f7a5c', '#ffe08a', '#ff7849', '#f1fff8'],
    ['drum', 'ticket', 'sun', 'rays'],
    ['ticket', 'ball', 'star', 'sun', 'coin', 'clover', 'bell', 'flower'],
  ),
  picks(
    'lt-six-and-one',
    'GPLT',
    5,
    ['Sáu Cộng Một', '六合四十九', '六合四十九', 'Six and One'],
    'mark-six',
    ['#10243f', '#23588c', '#ffdf6b', '#e5484d', '#f3f8ff'],
    ['drum', 'ball', 'moon', 'dots'],
    ['ball', 'ticket', 'coin', 'gem', 'moon', 'star', 'clover', 'bell'],
  ),
];

export const cardGames: readonly HouseGame[] = [
  picks(
    'kc-dragon-tiger',
    'GPKC',
    6,
    ['Rồng Hổ', '龙虎斗', '龍虎鬥', 'Dragon Tiger'],
    'dragon-tiger',
    ['#101a38', '#2b4fa8', '#ff6b57', '#ffc857', '#f4f7ff'],
    ['table', 'dragon', 'spotlight', 'diamonds'],
    ['dragon', 'tiger', 'card', 'kite', 'chip', 'crown', 'coin', 'gem'],
    true,
  ),
  picks(
    'kc-bull-bull',
    'GPKC',
    6,
    ['Ngưu Ngưu Bốn Ghế', '四座牛牛', '四座牛牛', 'Four Seat Bull Bull'],
    'bull-bull',
    ['#2b0d0a', '#8a2b1a', '#f2b544', '#3fae8f', '#fff3df'],
    ['table', 'ox', 'lanterns', 'fretwork'],
    ['ox', 'crown', 'card', 'lantern', 'chip', 'coin', 'drum', 'gem'],
  ),
  picks(
    'kc-three-cards',
    'GPKC',
    6,
    ['Ba Lá Long Phụng', '龙凤炸金花', '龍鳳炸金花', 'Phoenix Three Cards'],
    'three-cards',
    ['#150b2e', '#4a2483', '#ff9f5a', '#f04f78', '#fff1e0'],
    ['table', 'phoenix', 'aurora', 'scales'],
    ['phoenix', 'dragon', 'card', 'crown', 'chip', 'gem', 'coin', 'feather'],
  ),
];

export const virtualSportGames: readonly HouseGame[] = [
  picks(
    'vs-eight-lanes',
    'GPVS',
    7,
    ['Đua Ngựa Tám Làn', '八道赛马', '八道賽馬', 'Eight Lanes'],
    'race-8',
    ['#2b1b0d', '#9c6030', '#8fd3f4', '#ffd166', '#fff8ec'],
    ['track', 'horse', 'dawn', 'chevrons'],
    ['horse', 'flag', 'trophy', 'horseshoe', 'helmet', 'clover', 'star', 'coin'],
    true,
  ),
  picks(
    'vs-dragon-boats',
    'GPVS',
    7,
    ['Đua Thuyền Rồng', '龙舟竞渡', '龍舟競渡', 'Dragon Boats'],
    'race-6',
    ['#08303f', '#13708c', '#f2a541', '#e4493b', '#f2fdff'],
    ['river', 'boat', 'sun', 'waves'],
    ['boat', 'oar', 'drum', 'dragon', 'flag', 'trophy', 'star', 'coin'],
  ),
];

export const cockfightGames: readonly HouseGame[] = [
  picks(
    'cf-feather-duel',
    'GPCF',
    8,
    ['Đấu Gà Vẽ', '彩羽对决', '彩羽對決', 'Feather Duel'],
    'bird-duel',
    ['#2a0c0c', '#8f2a1c', '#f4c95d', '#3f8efc', '#fff4e2'],
    ['pit', 'rooster', 'spotlight', 'rays'],
    ['rooster', 'feather', 'crown', 'drum', 'flag', 'sun', 'corn', 'coin'],
    true,
  ),
  picks(
    'cf-sunset-pit',
    'GPCF',
    8,
    ['Sới Gà Hoàng Hôn', '落日斗场', '落日鬥場', 'Sunset Pit'],
    'bird-pool',
    ['#1c1033', '#7a2f4f', '#ff9d5c', '#ffd166', '#fff1e6'],
    ['pit', 'rooster', 'dusk', 'scales'],
    ['rooster', 'feather', 'coin', 'chip', 'drum', 'flag', 'sun', 'crown'],
  ),
];

export const esportGames: readonly HouseGame[] = [
  picks(
    'es-circuit-duel',
    'GPES',
    9,
    ['Đấu Trường Mạch', '电路对决', '電路對決', 'Circuit Duel'],
    'esport-duel',
    ['#0a0b1f', '#2e2ec4', '#37f0c2', '#ff4fa3', '#eefcff'],
    ['arena', 'robot', 'neon', 'chevrons'],
    ['robot', 'joystick', 'sword', 'shield', 'helmet', 'trophy', 'star', 'gem'],
    true,
  ),
];

function picks(
  code: string,
  gpId: string,
  gtId: number,
  name: readonly [string, string, string, string],
  model: PicksModelId,
  palette: GameTheme['palette'],
  scene: readonly [GroundWord, SymbolId, LightWord, MotifWord],
  symbols: GameTheme['symbols'],
  isHot = false,
): HouseGame {
  const [vi_VN, zh_CN, zh_TW, en_US] = name;
  const [ground, subject, light, motif] = scene;
  const theme: GameTheme = { id: code, palette, ground, subject, light, motif, symbols };
  return {
    code,
    gpId,
    gtId,
    name: { vi_VN, zh_CN, zh_TW, en_US },
    engine: 'picks',
    model,
    theme,
    isHot,
    isNew: false,
  };
}
