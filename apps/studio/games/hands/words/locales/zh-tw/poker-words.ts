import type * as en from '../en/poker-words.ts';

export const poker: Record<keyof typeof en.poker, string> = {
  hold: '保留',
  held: '已保留',
  draw: '換牌',
  card_of: '第 {{n}} 張：{{card}}',
  choose: '選擇要保留的牌，然後換牌。',
  nothing: '未達對 J',
  jacks: '對 J 以上',
  'two-pair': '兩對',
  three: '三條',
  straight: '順子',
  flush: '同花',
  'full-house': '葫蘆',
  four: '鐵支',
  'four-5-k': '鐵支 5 至 K',
  'four-2-4': '鐵支 2、3、4',
  'four-aces': '鐵支 A',
  'straight-flush': '同花順',
  royal: '同花大順',
  rule: '從一副牌發五張。保留您想要的牌，其餘從同一副牌中換一次。換牌後的五張牌依牌型派彩，只計最大的牌型。',
  rule_more: '派彩皆為投注額的倍數；對 J 以上退回投注額。',
};
