import type { TextTable } from '../../../client/texts.ts';

export const rouletteTexts: TextTable<RouletteKey> = {
  en_US: {
    red: 'Red',
    black: 'Black',
    zero: 'Zero',
    odd: 'Odd',
    even: 'Even',
    low: '1–18',
    high: '19–36',
    dozen: 'Dozen {{n}}',
    column: 'Column {{n}}',
    straight: 'Straight {{n}}',
    split: 'Split {{n}}',
    street: 'Street {{n}}',
    corner: 'Corner {{n}}',
    line: 'Six line {{n}}',
    track: 'Racetrack',
    track_help: 'A number takes its two neighbours on either side along: five chips.',
    neighbours: '{{n}} and neighbours, five chips',
    voisins: 'Voisins du zéro',
    tiers: 'Tiers',
    orphelins: 'Orphelins',
    chips: '{{n}} chips',
    rule: 'One zero. A chip on a line or a corner lies on all numbers that meet there. With zero, only bets on it win.',
  },
  vi_VN: {
    red: 'Đỏ',
    black: 'Đen',
    zero: 'Số không',
    odd: 'Lẻ',
    even: 'Chẵn',
    low: '1–18',
    high: '19–36',
    dozen: 'Tá {{n}}',
    column: 'Cột {{n}}',
    straight: 'Một số {{n}}',
    split: 'Hai số {{n}}',
    street: 'Ba số {{n}}',
    corner: 'Bốn số {{n}}',
    line: 'Sáu số {{n}}',
    track: 'Đường đua',
    track_help: 'Chọn một số để cược cùng hai số kề mỗi bên: năm chip.',
    neighbours: '{{n}} và các số kề, năm chip',
    voisins: 'Voisins du zéro',
    tiers: 'Tiers',
    orphelins: 'Orphelins',
    chips: '{{n}} chip',
    rule: 'Một số không. Chip đặt trên vạch hoặc góc là cược mọi số giáp tại đó. Khi ra số không, chỉ cược có số không mới thắng.',
  },
  zh_CN: {
    red: '红',
    black: '黑',
    zero: '零',
    odd: '单',
    even: '双',
    low: '1–18',
    high: '19–36',
    dozen: '第 {{n}} 打',
    column: '第 {{n}} 列',
    straight: '直注 {{n}}',
    split: '分注 {{n}}',
    street: '街注 {{n}}',
    corner: '角注 {{n}}',
    line: '线注 {{n}}',
    track: '轮盘跑道',
    track_help: '选一个号码，连同左右各两个相邻号码，共五枚筹码。',
    neighbours: '{{n}} 及相邻号码，五枚筹码',
    voisins: '零旁注',
    tiers: '三分之一注',
    orphelins: '孤儿注',
    chips: '{{n}} 枚筹码',
    rule: '单零轮盘。筹码放在线上或角上，即押相邻的全部号码。开零时只有押零的注赢。',
  },
};

export type RouletteKey =
  | 'red'
  | 'black'
  | 'zero'
  | 'odd'
  | 'even'
  | 'low'
  | 'high'
  | 'dozen'
  | 'column'
  | 'straight'
  | 'split'
  | 'street'
  | 'corner'
  | 'line'
  | 'track'
  | 'track_help'
  | 'neighbours'
  | 'voisins'
  | 'tiers'
  | 'orphelins'
  | 'chips'
  | 'rule';
