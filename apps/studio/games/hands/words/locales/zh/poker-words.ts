import type * as en from '../en/poker-words.ts';

export const poker: Record<keyof typeof en.poker, string> = {
  hold: '保留',
  held: '已保留',
  draw: '换牌',
  card_of: '第 {{n}} 张：{{card}}',
  choose: '选择要保留的牌，然后换牌。',
  nothing: '无对 J',
  jacks: '对 J 或以上',
  'two-pair': '两对',
  three: '三条',
  straight: '顺子',
  flush: '同花',
  'full-house': '葫芦',
  four: '四条',
  'four-5-k': '四条 5 至 K',
  'four-2-4': '四条 2、3、4',
  'four-aces': '四条 A',
  'straight-flush': '同花顺',
  royal: '皇家同花顺',
  rule: '从一副牌发五张。保留想要的牌，其余从同一副牌中换一次。换牌后的五张牌按赔付表派彩，只计最高牌型。',
  rule_more: '派彩为投注额的倍数；对 J 或以上退回投注额。',
};
