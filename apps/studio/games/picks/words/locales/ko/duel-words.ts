import type * as en from '../en/duel-words.ts';

export const penalty: Record<keyof typeof en.penalty, string> = {
  red: '홍팀 승',
  blue: '청팀 승',
  'red-in-five': '홍팀 5킥 내 승',
  'blue-in-five': '청팀 5킥 내 승',
  'sudden-death': '서든데스',
  red_side: '홍팀',
  blue_side: '청팀',
  rule: '전력이 같은 두 팀이 다섯 번씩 차고, 승부가 나지 않으면 차이가 날 때까지 한 번씩 더 찹니다. 네 번 중 세 번꼴로 들어갑니다.',
};

export const league: Record<keyof typeof en.league, string> = {
  win: '우승',
  place: '2위 이내',
  last: '최하위',
  over: '{{n}}골 초과',
  under: '{{n}}골 이하',
  exacta: '1·2위',
  home: '{{club}} 승',
  away: '{{club}} 승',
  draw: '무승부',
  match: '{{first}} – {{second}}',
  option: '{{what}}: {{who}}',
  season: '시즌 {{n}}',
  round: '{{n}}라운드',
  minute: '{{n}}′',
  table: '순위표',
  points: '승점',
  difference: '득실',
  goals: '최하위·골',
  panels: '베팅 종류',
  result: '{{place}}. {{club}} {{points}}',
  rule: '네 팀이 3라운드에 걸쳐 서로 한 번씩 만납니다. 출전 팀은 바뀝니다: 네 팀씩으로 된 시즌 8개가 회차 번호에 따라 차례로 열리므로, 팀과 배당은 베팅 시작 전에 알 수 있습니다. 팀마다 1부터 3까지의 공격력과 수비력이 있으며, 한 경기에서 0, 1, 2, 3골을 넣을 확률은 자기 공격력과 상대 수비력의 차이별로 명시되어 있습니다. 승리는 승점 3점, 무승부는 1점입니다. 순위는 승점, 득실차, 득점, 동률 팀 간의 경기 순으로 정하고, 그래도 같으면 골과 함께 추첨되는 제비로 정합니다. 배당은 한 시즌의 가능한 전개 16의 12제곱 가지를 모두 세어 계산합니다. 배당 ×2.59의 우승에 10,000을 걸어 적중하면 25,900을 돌려받습니다.',
  club_1: '항구',
  club_2: '강물',
  club_3: '광부',
  club_4: '과수원',
  club_5: '나그네',
  club_6: '성채',
  club_7: '등불',
  club_8: '여우',
};

export const birdDuel: Record<keyof typeof en.birdDuel, string> = {
  crest: '붉은볏',
  feather: '푸른깃',
  draw: '무승부',
  bead_crest: '볏',
  bead_feather: '깃',
  bead_draw: '=',
  rule: '이길 확률이 같은 애니메이션 닭 두 마리의 대결입니다. 무승부이면 두 닭에 건 베팅액은 잃습니다.',
};

export const birdPool: Record<keyof typeof en.birdPool, string> = {
  meron: '메론',
  wala: '왈라',
  draw: '무승부',
  bead_meron: '메',
  bead_wala: '왈',
  bead_draw: '무',
  pool: '베팅 풀',
  pool_share: '{{name}}: 풀의 {{share}}, {{players}}명',
  odds_move: '배당은 베팅이 들어올 때마다 바뀌며, 마감 시점의 배당이 적용됩니다.',
  rule: '애니메이션 닭 두 마리가 서로 공격합니다. 먼저 네 번 맞힌 쪽이 이기고, 양쪽이 동시에 네 번이 되면 무승부입니다. 두 닭에 건 베팅액은 모두 한 풀에 모이며, 하우스도 양쪽에 테이블 한도의 세 배씩을 넣어 둡니다. 풀의 100 중 95가 이긴 쪽에 건 사람들에게 베팅액에 비례해 돌아갑니다. 그래서 배당은 베팅이 마감될 때까지 바뀌며, 1.01보다 낮거나 10보다 높아지지 않습니다. 무승부이면 두 닭에 건 베팅액은 환불되고, 무승부에 건 베팅은 고정 배당으로 지급됩니다. 환수율은 풀이 양쪽에 고르게 모였을 때의 값입니다.',
};

export const esportDuel: Record<keyof typeof en.esportDuel, string> = {
  volt: '볼트',
  echo: '에코',
  'volt-2-0': '볼트 2:0',
  'volt-2-1': '볼트 2:1',
  'echo-2-0': '에코 2:0',
  'echo-2-1': '에코 2:1',
  rule: '3전 2선승제입니다. 볼트는 맵 20개 중 11개꼴로 이깁니다.',
};
