import type * as en from '../en/duel-words.ts';

export const penalty: Record<keyof typeof en.penalty, string> = {
  red: '紅方勝',
  blue: '藍方勝',
  'red-in-five': '五輪內紅勝',
  'blue-in-five': '五輪內藍勝',
  'sudden-death': '驟死賽',
  red_side: '紅方',
  blue_side: '藍方',
  rule: '兩方實力相等，各罰五球，之後各罰一球，直到分出勝負。進球率為四分之三。',
};

export const league: Record<keyof typeof en.league, string> = {
  win: '冠軍',
  place: '前二',
  last: '墊底',
  over: '超過 {{n}} 球',
  under: '最多 {{n}} 球',
  exacta: '冠亞軍',
  home: '{{club}} 勝',
  away: '{{club}} 勝',
  draw: '和局',
  match: '{{first}} – {{second}}',
  option: '{{what}}：{{who}}',
  season: '第 {{n}} 賽季',
  round: '第 {{n}} 輪',
  minute: '{{n}}′',
  table: '排名',
  points: '積分',
  difference: '得失',
  goals: '墊底與進球',
  panels: '投注種類',
  result: '{{place}}. {{club}} {{points}}',
  rule: '四支球隊打三輪，兩兩各對戰一次。陣容會變：八個賽季各有四隊，依開獎編號輪流，因此開放投注前就知道球隊與賠率。每隊的進攻與防守各為 1 到 3；一場比賽進 0、1、2 或 3 球的機率，依本隊進攻與對方防守之差逐一列明。勝得三分，和得一分。排名依序比較積分、得失差、進球數，再比較並列球隊之間的比賽，最後看與進球一併抽出的籤。賠率由一個賽季全部 16 的 12 次方種過程計算得出。以 ×2.59 投注 10,000 押冠軍，猜中返還 25,900。',
  club_1: '海港',
  club_2: '江河',
  club_3: '礦工',
  club_4: '果園',
  club_5: '行者',
  club_6: '城堡',
  club_7: '燈籠',
  club_8: '赤狐',
};

export const birdDuel: Record<keyof typeof en.birdDuel, string> = {
  crest: '紅冠',
  feather: '藍羽',
  draw: '和局',
  bead_crest: '冠',
  bead_feather: '羽',
  bead_draw: '和',
  rule: '兩隻動畫鬥雞，機會均等。和局時，押兩隻鬥雞的投注皆輸。',
};

export const birdPool: Record<keyof typeof en.birdPool, string> = {
  meron: 'Meron',
  wala: 'Wala',
  draw: '和局',
  bead_meron: 'M',
  bead_wala: 'W',
  bead_draw: '和',
  pool: '彩池',
  pool_share: '{{name}}：占彩池 {{share}}，{{players}} 人投注',
  odds_move: '賠率隨每筆投注變動，以停止投注時為準。',
  rule: '兩隻動畫鬥雞互相出擊，先擊中四次者勝，雙方同時達到則為和局。押兩隻鬥雞的投注全部合為一個彩池，莊家在每方各放三倍本桌限額：彩池的 95% 依投注比例分給押中的人。因此賠率在停止投注前會變動，最低 1.01，最高 10。和局時，押鬥雞的投注退回，押和局的依固定賠率派彩。返還率以兩方均等的彩池計算。',
};

export const esportDuel: Record<keyof typeof en.esportDuel, string> = {
  volt: '伏特',
  echo: '回聲',
  'volt-2-0': '伏特 2–0',
  'volt-2-1': '伏特 2–1',
  'echo-2-0': '回聲 2–0',
  'echo-2-1': '回聲 2–1',
  rule: '三圖兩勝。伏特每圖的勝率為 20 分之 11。',
};
