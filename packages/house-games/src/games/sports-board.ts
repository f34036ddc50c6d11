import type { HouseGame } from '../game-types.ts';

/** The sportsbook: one page with all leagues. */
export const sportsBoard: HouseGame = {
  code: 'sb-board',
  gpId: 'GPSB',
  gtId: 4,
  name: {
    vi_VN: 'Thể Thao Tám Sảnh',
    zh_CN: '八厅体育',
    zh_TW: '八廳體育',
    en_US: 'Eight Halls Sportsbook',
  },
  engine: 'sports',
  model: 'sportsbook',
  theme: {
    id: 'sb-board',
    palette: ['#0a1f1a', '#14573f', '#f4f7f2', '#f5b301', '#e8fff4'],
    ground: 'stadium',
    subject: 'ball',
    light: 'spotlight',
    motif: 'chevrons',
    symbols: ['ball', 'goal', 'flag', 'trophy', 'glove', 'ticket', 'star', 'shield'],
  },
  isHot: true,
  isNew: true,
};

/** The same book at its esports alone. */
export const esportsBoard: HouseGame = {
  code: 'es-board',
  gpId: 'GPES',
  gtId: 9,
  name: {
    vi_VN: 'Cược Thể Thao Điện Tử',
    zh_CN: '八厅电竞',
    zh_TW: '八廳電競',
    en_US: 'Eight Halls Esports',
  },
  engine: 'sports',
  model: 'sportsbook',
  sports: ['esport'],
  theme: {
    id: 'es-board',
    palette: ['#0a0b1f', '#26267f', '#eef0ff', '#37f0c2', '#e4e8ff'],
    ground: 'arena',
    subject: 'joystick',
    light: 'neon',
    motif: 'chevrons',
    symbols: ['joystick', 'trophy', 'helmet', 'shield', 'sword', 'ticket', 'star', 'gem'],
  },
  isHot: true,
  isNew: true,
};
