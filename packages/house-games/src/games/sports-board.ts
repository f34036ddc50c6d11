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
