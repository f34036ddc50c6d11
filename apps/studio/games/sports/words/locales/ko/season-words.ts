import type { seasonWords as en } from '../en/season-words.ts';

export const seasonWords: Record<keyof typeof en, string> = {
  outrights: '시즌 베팅',
  season_n: '시즌 {{n}}',
  season_state: '{{matches}}경기 중 {{over}}경기 종료',
  season_wait: '새 배당률이 곧 나옵니다.',
  season_over: '시즌이 끝났습니다.',
  group_season: '시즌',
  market_season_winner: '우승',
  market_season_top: '{{n}}위 이내',
  rule_season_winner: '시즌의 마지막 경기가 끝났을 때 1위인 팀이나 선수를 맞힙니다.',
  rule_season_top: '시즌의 마지막 경기가 끝났을 때 선택한 팀이나 선수가 해당 순위 안에 드는지를 맞힙니다.',
  rules_table_football: '순위표는 승점(승 3점, 무 1점), 득실차, 득점 순으로 정합니다.',
  rules_table_tennis:
    '투어 랭킹으로 결정됩니다. 랭킹은 시즌에서 이긴 경기 수, 이긴 세트에서 진 세트를 뺀 수, 이긴 게임에서 진 게임을 뺀 수 순으로 정합니다.',
  rules_table_basketball: '순위표는 승수, 득점에서 실점을 뺀 점수, 득점 순으로 정하며 연장전을 포함합니다.',
  rules_table_esport: '순위표는 승수, 이긴 맵에서 진 맵을 뺀 수, 이긴 맵 수 순으로 정합니다.',
  rules_heat:
    '데드히트: 위의 기준이 모두 같으면 순위표에 누가 먼저 적혀 있든 공동 순위로 봅니다. 베팅액은 남은 자리 수를 공동 순위자 수로 나눈 비율만큼 적중이며, 나머지는 미적중입니다.',
  rules_each_way:
    '이치웨이는 같은 금액의 베팅 두 건입니다. 한 건은 우승에, 한 건은 {{places}}위 이내 입상에 겁니다. 입상 베팅은 우승 배당 이익의 1/{{part}}로 지급됩니다. 이 조건은 베팅에 그대로 유지됩니다. 입상 베팅의 가치가 그 비용보다 큰 동안에는 이치웨이를 받지 않습니다.',
  rules_void_season:
    '시즌이 중단되면 시즌 베팅은 무효(적특) 처리되고 베팅액이 환불됩니다. 기권한 팀이나 선수는 최종 순위표의 순위를 그대로 따릅니다. 여기에 건 베팅은 유효하며, 다른 베팅에서도 차감되는 것은 없습니다.',
  rules_season_live:
    '경기가 진행되는 동안 베팅은 잠시 대기하며 배당률은 몇 초마다 따라 바뀝니다. 방금 일어난 일이 배당률에 반영될 때까지는 베팅을 받지 않습니다: {{news}}.',
  season_news_football: '골',
  season_news_tennis: '세트 종료',
  season_news_basketball: '쿼터 종료',
  season_news_esport: '맵 종료',
  example_heat_first:
    '둘이 공동 1위. 그중 하나의 우승에 배당률 {{price}}, {{stake}} 베팅: 절반이 적중하여 {{paid}} 지급.',
  example_heat_last:
    '셋이 공동 2위. 그중 하나의 2위 이내에 배당률 {{price}}, {{stake}} 베팅: 3분의 1이 적중하여 {{paid}} 지급.',
  example_each_way_first:
    '배당률 {{price}}에 {{stake}}씩 두 건의 이치웨이, 선택이 우승: 우승 {{win}}, 입상(배당률 {{place}}) {{half}}, 합계 {{paid}} 지급.',
  example_each_way_second: '같은 선택이 단독 2위: 우승 베팅은 미적중, 입상 베팅은 {{paid}} 지급.',
  example_each_way_heat: '둘이 공동 2위: 입상 베팅의 절반이 적중하여 {{paid}} 지급.',
  result_dead_heat: '데드히트 {{places}}/{{tied}}',
  leg_heat: '베팅액의 {{places}}/{{tied}} 적중: {{tied}}자 공동 순위',
  leg_stands: '{{place}}위',
  leg_shares: '공동 {{place}}위 ({{tied}}자)',
  leg_win_half: '우승',
  leg_place_half: '입상 1–{{places}}위, 배당 이익의 1/{{part}}',
  each_way: '이치웨이',
  each_way_terms:
    '베팅액이 두 번 적용됩니다: 우승 배당률 {{price}}, 1–{{places}}위 입상 배당률 {{place}} (배당 이익의 1/{{part}}).',
  each_way_closed: '지금은 이 선택에 이치웨이를 받지 않습니다.',
  each_way_offer: '1–{{places}}위 입상에도 배당 이익의 1/{{part}}로 베팅',
  kind_each_way: '이치웨이',
  reason_same_season:
    '시즌은 그 시즌의 경기나 같은 시즌과 조합할 수 없습니다. 하나를 빼거나 단폴더로 베팅해 주세요.',
  reason_each_way_none: '지금은 이 선택에 이치웨이를 받지 않습니다. 우승에만 베팅해 주세요.',
};
