import type * as en from '../en/live-words.ts';

export const baccarat: Record<keyof typeof en.baccarat, string> = {
  player: 'Người chơi',
  banker: 'Nhà cái',
  tie: 'Hòa',
  'player-pair': 'Đôi người chơi',
  'banker-pair': 'Đôi nhà cái',
  'banker-even': 'Nhà cái 1:1',
  'either-pair': 'Đôi bất kỳ',
  'perfect-pair': 'Đôi hoàn hảo',
  small: 'Nhỏ: 4 lá',
  big: 'Lớn: 5 hoặc 6 lá',
  bead_player: 'N',
  bead_banker: 'C',
  bead_tie: 'H',
  points: '{{n}} điểm',
  rule: 'Tám bộ bài, xáo lại mỗi ván. Lá thứ ba theo luật thường. Nhà cái: 1 ăn 0,95. Nhà cái 1:1 không mất hoa hồng: 1 ăn 1, thắng với 6 điểm thì 1 ăn 0,5. Khi hòa, cược người chơi và nhà cái được trả lại. Đôi hoàn hảo là hai lá giống hệt nhau ở một trong hai bên.',
};

export const sicbo: Record<keyof typeof en.sicbo, string> = {
  small: 'Xỉu 4–10',
  big: 'Tài 11–17',
  odd: 'Lẻ',
  even: 'Chẵn',
  'any-triple': 'Bộ ba bất kỳ',
  total: 'Tổng {{n}}',
  sum: 'Tổng {{n}}',
  rule: 'Ba xúc xắc. Tài, xỉu, chẵn, lẻ thua khi ra bộ ba.',
};

export const roulette: Record<keyof typeof en.roulette, string> = {
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
};

export const showWheel: Record<keyof typeof en.showWheel, string> = {
  pays: '1 ăn {{n}}',
  boost: '{{n}} trả ×{{times}}',
  no_boost: 'Không nhân',
  rule: 'Vòng quay có 54 ô: 25 ô số 1, 15 ô số 2, 7 ô số 5, 4 ô số 10, 2 ô số 20 và 1 ô số 40. Số tại kim trả gấp bấy nhiêu lần mức cược, và mức cược được trả lại. Khi ngừng nhận cược, tiền thắng của một số có thể được nhân 2, 3, 5 hoặc 10 trong lượt này.',
};
