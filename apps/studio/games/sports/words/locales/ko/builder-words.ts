import type { builderWords as en } from '../en/builder-words.ts';

export const builderWords: Record<keyof typeof en, string> = {
  builder: '벳빌더',
  builder_on: '선택 묶기',
  builder_hint: '배당률을 2~6개 누르면 하나의 배당률로 한 건의 베팅이 됩니다. 회색은 묶을 수 없습니다.',
  builder_of: '벳빌더 (선택 {{n}}개)',
  builder_full: '벳빌더에는 선택을 6개까지 담을 수 있습니다.',
  builder_many: '슬립에는 벳빌더를 3개까지 담을 수 있습니다.',
  builder_margin: '{{margin}}, 모든 선택에 한 번만 적용.',
  builder_idle_part: '배당률에 영향 없음',
  builder_combine: '벳빌더로 묶기',
  builder_left: '무효 선택 제외 후 배당률 {{price}}',
  rule_builder:
    '한 경기의 선택 2~6개가 폴더 하나가 되며, 모든 선택이 적중해야 적중입니다. 배당률은 다른 모든 배당률과 같은 모델에서, 모든 선택이 함께 나올 정확한 확률로 정해집니다. 축구, 테니스, e스포츠에서 이용할 수 있습니다.',
  rule_builder_parts:
    '적중 아니면 미적중으로만 끝나는 선택을 묶을 수 있습니다. 정수 기준점, 0.25·0.75 기준점, “무승부 시 환불”은 묶을 수 없습니다. 모두 함께 적중할 수 없는 선택과 배당률에 영향이 없는 선택은 거절됩니다.',
  rule_builder_margin: '하우스는 마진을 한 번만 가져갑니다. 마켓 마진이 가장 높은 선택의 마진이 적용됩니다.',
  rule_builder_live: '경기 중에는 확인하신 배당률의 변동이 1.5% 이내이면 그 배당률이 그대로 유지됩니다.',
  rule_builder_lost: '선택 하나가 미적중이면 나머지 결과와 관계없이 벳빌더는 바로 미적중입니다.',
  rule_builder_void:
    '무효가 된 선택은 제외됩니다. 나머지는 베팅이 수락된 때 그 선택 없이 매겨졌을 배당률로 지급되며, 모두 무효이면 베팅액이 환불됩니다.',
  rule_builder_cash:
    '아직 결정되지 않은 선택이 베팅을 받고 있으면, 그 시점에 함께 적중할 확률로 캐시아웃할 수 있습니다.',
  example_builder:
    '{{home}} 승리(2.03)와 2.5골 오버(1.99)는 이런 경기의 27.24%에서 함께 나옵니다. 마진 5%를 적용하면 배당률은 1 ÷ 0.2724 ÷ 1.05 = 3.49입니다. 그냥 곱하면 4.03이 되지만, 이는 두 선택이 서로 영향을 주지 않을 때의 값입니다.',
  example_builder_won: '10 베팅, 3:0으로 종료',
  example_builder_won_pays: '두 선택 모두 적중: 34.90 지급',
  example_builder_lost: '1:0으로 종료',
  example_builder_lost_pays: '골 선택이 미적중이므로 전체 미적중',
  example_builder_void: '골 선택 무효, {{home}} 승리',
  example_builder_void_pays: '승리 단독 배당률 2.03으로 지급: 20.30',
  example_builder_maps:
    '전력이 같은 두 팀의 5전 3선승제에서 {{home}} 첫 게임 승리(1.90)와 경기 승리(1.91)는 이런 경기의 34.375%에서 함께 나옵니다. 마진 5%를 적용하면 배당률은 1 ÷ 0.34375 ÷ 1.05 = 2.77입니다. 그냥 곱하면 3.62가 되지만, 이는 두 선택이 서로 영향을 주지 않을 때의 값입니다.',
  example_builder_maps_won: '10 베팅, 첫 게임 승리, 3:1로 종료',
  example_builder_maps_won_pays: '두 선택 모두 적중: 27.70 지급',
  example_builder_maps_lost: '첫 게임 패배, 3:1로 종료',
  example_builder_maps_lost_pays: '선택 하나가 미적중이므로 전체 미적중',
  example_builder_maps_void: '첫 게임 무효, {{home}} 경기 승리',
  example_builder_maps_void_pays: '경기 승리 단독 배당률 1.91로 지급: 19.10',
  reason_builder_pricing: '배당률을 계산하는 중입니다.',
  reason_builder_short: '벳빌더에는 이 경기의 선택이 2개 이상 필요합니다.',
  reason_builder_unfit: '이 선택들은 지금 묶을 수 없습니다. 하나를 빼 주세요.',
  reason_builder_impossible: '이 선택들은 모두 함께 적중할 수 없습니다. 하나를 빼 주세요.',
  reason_builder_idle: '배당률에 영향이 없는 선택이 있습니다. 없어도 배당률이 낮아지지 않으니 빼 주세요.',
  reason_builder_rare: '함께 나올 확률이 너무 낮아 배당률이 최고 한도를 넘습니다. 하나를 빼 주세요.',
  reason_builder_busy: '한꺼번에 너무 많은 조합을 요청했습니다. 잠시 기다려 주세요.',
};
