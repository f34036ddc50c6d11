import type * as en from '../en/duel-words.ts';

export const penalty: Record<keyof typeof en.penalty, string> = {
  red: '红方胜',
  blue: '蓝方胜',
  'red-in-five': '红方五轮内胜',
  'blue-in-five': '蓝方五轮内胜',
  'sudden-death': '突然死亡',
  red_side: '红方',
  blue_side: '蓝方',
  rule: '实力相等的两方各罚五球，之后逐轮直到分出胜负。四球进三。',
};

export const league: Record<keyof typeof en.league, string> = {
  win: '冠军',
  place: '前二',
  last: '垫底',
  over: '多于 {{n}} 球',
  under: '{{n}} 球及以下',
  exacta: '冠军和亚军',
  home: '{{club}}胜',
  away: '{{club}}胜',
  draw: '平局',
  match: '{{first}} – {{second}}',
  option: '{{what}}：{{who}}',
  season: '第 {{n}} 季',
  round: '第 {{n}} 轮',
  minute: '{{n}}′',
  table: '积分榜',
  points: '积分',
  difference: '净胜',
  goals: '垫底与进球',
  panels: '投注种类',
  result: '{{place}}. {{club}} {{points}}',
  rule: '四支球队三轮单循环，各相遇一次。阵容会变：八个赛季各有四队，按期号轮流，所以开放投注前就知道球队和赔率。每队有 1 到 3 的进攻和防守；按本队进攻与对方防守之差，列明其进 0、1、2、3 球的机会。胜得三分，平得一分。排名依次看积分、净胜球、进球数，再看相同球队之间的比赛，最后看与进球一同抽出的签。赔率由一个赛季全部 16 的 12 次方种进程数出。以 ×2.59 投注 10,000 于冠军，猜中返还 25,900。',
  club_1: '海港',
  club_2: '江流',
  club_3: '矿工',
  club_4: '桃园',
  club_5: '行者',
  club_6: '古城',
  club_7: '花灯',
  club_8: '赤狐',
};

export const birdDuel: Record<keyof typeof en.birdDuel, string> = {
  crest: '红冠',
  feather: '蓝羽',
  draw: '平局',
  bead_crest: '冠',
  bead_feather: '羽',
  bead_draw: '平',
  rule: '两只动画斗鸡，机会均等。平局时双方投注均输。',
};

export const birdPool: Record<keyof typeof en.birdPool, string> = {
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
};

export const esportDuel: Record<keyof typeof en.esportDuel, string> = {
  volt: '伏特',
  echo: '回声',
  'volt-2-0': '伏特 2–0',
  'volt-2-1': '伏特 2–1',
  'echo-2-0': '回声 2–0',
  'echo-2-1': '回声 2–1',
  rule: '三局两胜。伏特每局胜率为 20 分之 11。',
};
