import type * as en from '../en/live-words.ts';

export const baccarat: Record<keyof typeof en.baccarat, string> = {
  player: '闲',
  banker: '庄',
  tie: '和',
  'player-pair': '闲对',
  'banker-pair': '庄对',
  'banker-even': '免佣庄',
  'either-pair': '任意对子',
  'perfect-pair': '完美对子',
  small: '小：4 张',
  big: '大：5 或 6 张',
  bead_player: '闲',
  bead_banker: '庄',
  bead_tie: '和',
  points: '{{n}} 点',
  rule: '八副牌，每局重洗。按通常规则补第三张。庄赔 0.95。免佣庄赔 1，以 6 点取胜时赔 0.5。和局时庄闲投注退回。完美对子指任一方前两张完全相同。',
};

export const sicbo: Record<keyof typeof en.sicbo, string> = {
  small: '小 4–10',
  big: '大 11–17',
  odd: '单',
  even: '双',
  'any-triple': '任意围骰',
  total: '总和 {{n}}',
  sum: '总和 {{n}}',
  rule: '三颗骰子。围骰通吃大小单双。',
};

export const roulette: Record<keyof typeof en.roulette, string> = {
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
};

export const showWheel: Record<keyof typeof en.showWheel, string> = {
  pays: '1 赔 {{n}}',
  boost: '{{n}} 派彩 ×{{times}}',
  no_boost: '本轮无加倍',
  rule: '转盘有 54 格：25 格为 1，15 格为 2，7 格为 5，4 格为 10，2 格为 20，1 格为 40。指针所指数字按该倍数赔付，并退回投注额。停止下注后，某个数字的赢额本轮可能乘以 2、3、5 或 10。',
};
