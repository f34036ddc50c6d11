import type * as en from '../en/live-words.ts';

export const baccarat: Record<keyof typeof en.baccarat, string> = {
  player: '閒',
  banker: '莊',
  tie: '和',
  'player-pair': '閒對',
  'banker-pair': '莊對',
  'banker-even': '免佣莊',
  'either-pair': '任意對子',
  'perfect-pair': '完美對子',
  small: '小：4 張',
  big: '大：5–6 張',
  bead_player: '閒',
  bead_banker: '莊',
  bead_tie: '和',
  points: '{{n}} 點',
  rule: '八副牌，每局重新洗牌。第三張牌依一般規則補牌。莊 1 賠 0.95。免佣莊不抽佣：1 賠 1，以 6 點獲勝時 1 賠 0.5。和局時，閒與莊的投注退回。完美對子指任一方拿到兩張完全相同的牌。',
};

export const sicbo: Record<keyof typeof en.sicbo, string> = {
  small: '小 4–10',
  big: '大 11–17',
  odd: '單',
  even: '雙',
  'any-triple': '任意圍骰',
  total: '總和 {{n}}',
  sum: '總和 {{n}}',
  rule: '三顆骰子。開出圍骰時，大、小、單、雙皆輸。',
};

export const roulette: Record<keyof typeof en.roulette, string> = {
  red: '紅',
  black: '黑',
  zero: '零',
  odd: '單',
  even: '雙',
  low: '1–18',
  high: '19–36',
  dozen: '第 {{n}} 打',
  column: '第 {{n}} 直行',
  straight: '直注 {{n}}',
  split: '分注 {{n}}',
  street: '街注 {{n}}',
  corner: '角注 {{n}}',
  line: '線注 {{n}}',
  track: '輪盤跑道',
  track_help: '選一個號碼，連同左右各兩個相鄰號碼一起投注：五枚籌碼。',
  neighbours: '{{n}} 及相鄰號碼，五枚籌碼',
  voisins: '零旁注',
  tiers: '三分之一注',
  orphelins: '孤兒注',
  chips: '{{n}} 枚籌碼',
  rule: '只有一個零。籌碼放在線上或角上，即押在該處相接的所有號碼。開出零時，只有押到零的投注才贏。',
};

export const showWheel: Record<keyof typeof en.showWheel, string> = {
  pays: '1 賠 {{n}}',
  boost: '{{n}} 派彩 ×{{times}}',
  no_boost: '無加倍',
  rule: '轉盤有 54 格：25 格為 1，15 格為 2，7 格為 5，4 格為 10，2 格為 20，1 格為 40。指針所指的數字是多少，就賠投注額的多少倍，並退回投注額。停止投注後，某一個數字的贏額在本局可能乘以 2、3、5 或 10。',
};
