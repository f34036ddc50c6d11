import type * as en from '../en/duel-words.ts';

export const penalty: Record<keyof typeof en.penalty, string> = {
  red: 'Đỏ thắng',
  blue: 'Xanh thắng',
  'red-in-five': 'Đỏ thắng trong 5 lượt',
  'blue-in-five': 'Xanh thắng trong 5 lượt',
  'sudden-death': 'Loạt cân não',
  red_side: 'Đỏ',
  blue_side: 'Xanh',
  rule: 'Hai đội ngang sức, mỗi đội năm lượt, rồi từng lượt đến khi hơn kém. Bốn cú sút vào ba.',
};

export const league: Record<keyof typeof en.league, string> = {
  win: 'Vô địch',
  place: 'Tốp hai',
  last: 'Đội chót',
  over: 'Trên {{n}} bàn',
  under: '{{n}} bàn trở xuống',
  exacta: 'Nhất và nhì',
  home: '{{club}} thắng',
  away: '{{club}} thắng',
  draw: 'Hòa',
  match: '{{first}} – {{second}}',
  option: '{{what}}: {{who}}',
  season: 'Mùa {{n}}',
  round: 'Vòng {{n}}',
  minute: '{{n}}′',
  table: 'Bảng xếp hạng',
  points: 'Điểm',
  difference: 'HS',
  goals: 'Chót, bàn thắng',
  panels: 'Các loại cược',
  result: '{{place}}. {{club}} {{points}}',
  rule: 'Bốn đội gặp nhau một lượt trong ba vòng. Mỗi lượt quay một đội hình: tám mùa giải, mỗi mùa bốn đội, lần lượt theo số của lượt, nên các đội và tỷ lệ được biết trước khi mở cược. Mỗi đội có sức công và sức thủ từ 1 đến 3; xác suất ghi 0, 1, 2 hay 3 bàn được nêu rõ theo hiệu giữa sức công của đội và sức thủ của đối thủ. Thắng ba điểm, hòa một điểm. Xếp hạng theo điểm, hiệu số, số bàn thắng, rồi đối đầu giữa các đội bằng nhau, cuối cùng là thăm được rút cùng lúc với bàn thắng. Tỷ lệ được tính từ toàn bộ 16 mũ 12 diễn biến của một mùa. Cược 10.000 vào đội vô địch với ×2,59 nhận lại 25.900.',
  club_1: 'Cảng Biển',
  club_2: 'Sông Xanh',
  club_3: 'Thợ Mỏ',
  club_4: 'Vườn Đào',
  club_5: 'Lữ Hành',
  club_6: 'Thành Cổ',
  club_7: 'Hoa Đăng',
  club_8: 'Cáo Đỏ',
};

export const birdDuel: Record<keyof typeof en.birdDuel, string> = {
  crest: 'Mào Đỏ',
  feather: 'Lông Xanh',
  draw: 'Hòa',
  bead_crest: 'M',
  bead_feather: 'L',
  bead_draw: '=',
  rule: 'Hai chú gà hoạt hình có cơ hội ngang nhau. Khi hòa, cược vào hai bên đều thua.',
};

export const birdPool: Record<keyof typeof en.birdPool, string> = {
  meron: 'Meron',
  wala: 'Wala',
  draw: 'Hòa',
  bead_meron: 'M',
  bead_wala: 'W',
  bead_draw: 'H',
  pool: 'Quỹ cược',
  pool_share: '{{name}}: {{share}} quỹ cược, {{players}} người chơi',
  odds_move: 'Tỷ lệ thay đổi theo từng cược và được chốt khi ngừng nhận cược.',
  rule: 'Hai chú gà hoạt hình ra đòn với nhau; bên nào đánh trúng bốn đòn trước thì thắng, cả hai cùng đủ một lúc thì hòa. Mọi cược vào hai bên nằm chung một quỹ, trong đó nhà cái đặt sẵn ba lần hạn mức bàn ở mỗi bên: 95% quỹ chia cho người chọn đúng, theo phần tiền cược. Vì vậy tỷ lệ còn thay đổi đến khi ngừng nhận cược, không bao giờ dưới 1.01 hay trên 10. Khi hòa, cược vào hai bên được hoàn lại, còn cửa hòa trả theo tỷ lệ cố định. Tỷ lệ hoàn trả được tính khi quỹ hai bên cân bằng.',
};

export const esportDuel: Record<keyof typeof en.esportDuel, string> = {
  volt: 'Volt',
  echo: 'Echo',
  'volt-2-0': 'Volt 2–0',
  'volt-2-1': 'Volt 2–1',
  'echo-2-0': 'Echo 2–0',
  'echo-2-1': 'Echo 2–1',
  rule: 'Ba ván thắng hai. Volt thắng 11 trên 20 ván.',
};
