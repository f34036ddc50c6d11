import type * as en from '../en/poker-words.ts';

export const poker: Record<keyof typeof en.poker, string> = {
  hold: '홀드',
  held: '홀드 중',
  draw: '드로우',
  card_of: '카드 {{n}}: {{card}}',
  choose: '홀드할 카드를 고른 뒤 드로우를 눌러 주세요.',
  nothing: 'J 페어 미만',
  jacks: 'J 페어 이상',
  'two-pair': '투 페어',
  three: '트리플',
  straight: '스트레이트',
  flush: '플러시',
  'full-house': '풀하우스',
  four: '포카드',
  'four-5-k': '포카드 5–K',
  'four-2-4': '포카드 2·3·4',
  'four-aces': '포카드 A',
  'straight-flush': '스트레이트 플러시',
  royal: '로열 플러시',
  rule: '카드 한 벌에서 다섯 장을 받습니다. 남길 카드를 홀드하면 나머지는 같은 벌의 카드로 한 번 교환됩니다. 교환 후의 다섯 장에 따라 지급하며, 가장 높은 패 하나만 계산합니다.',
  rule_more: '모든 지급은 표의 값에 베팅액을 곱한 금액이며, J 페어 이상은 베팅액을 돌려드립니다.',
};
