import { slotsOf } from '../slot-row.ts';

export const mendedTeacupGames = slotsOf('GPMT', [
  {
    code: 'mt-golden-seams',
    name: ['Đường Nối Vàng', '金缮茶杯', '金繕茶杯', 'Golden Seams'],
    model: 'lines-20',
    palette: ['#1d1d22', '#5b5b66', '#d9b45b', '#9fb8ad', '#f4f0e6'],
    scene: ['teahouse', 'teacup', 'dawn', 'fretwork'],
    symbols: ['teacup', 'teapot', 'lute', 'brush', 'seal', 'fan', 'flower', 'leaf'],
  },
]);
