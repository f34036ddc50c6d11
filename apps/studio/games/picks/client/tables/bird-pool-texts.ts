import type { TextTable } from '../../../client/texts.ts';

const en = {
  meron: 'Meron',
  wala: 'Wala',
  draw: 'Draw',
  bead_meron: 'M',
  bead_wala: 'W',
  bead_draw: 'D',
  pool: 'Pool',
  pool_share: '{{name}}: {{share}} of the pool, {{players}} players',
  odds_move: 'The odds move with every stake and count as they stand when bets close.',
  rule: 'Two drawn birds strike at each other; the first with four blows wins, and where both get there together it is a draw. All stakes on the birds lie in one pool, where the house has three table limits on each side: 95 of 100 go to those who backed the winner, in proportion to their stakes. So the odds move until bets close; they are never below 1.01 nor above 10. At a draw stakes on the birds come back, and the draw pays its fixed price. Returns are those of a pool that lies evenly.',
} as const;

export type BirdPoolKey = keyof typeof en;

export const birdPoolTexts: TextTable<BirdPoolKey> = {
  en_US: en,
  vi_VN: {
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
  },
  zh_CN: {
    meron: 'Meron 红方',
    wala: 'Wala 蓝方',
    draw: '平局',
    bead_meron: '红',
    bead_wala: '蓝',
    bead_draw: '平',
    pool: '彩池',
    pool_share: '{{name}}：占彩池 {{share}}，{{players}} 人下注',
    odds_move: '赔率随每笔投注变动，以封盘时为准。',
    rule: '两只动画斗鸡互相出击，先击中四次者胜，同时达到则为平局。双方投注合为一个彩池，庄家在每方先投入三倍台面限额：彩池的 95% 按投注比例分给押中者。因此赔率在封盘前会变动，最低 1.01，最高 10。平局时双方投注退还，押平局的按固定赔率赔付。返还率按双方彩池均等时计算。',
  },
};
