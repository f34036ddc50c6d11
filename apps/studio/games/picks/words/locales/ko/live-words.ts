import type * as en from '../en/live-words.ts';

export const baccarat: Record<keyof typeof en.baccarat, string> = {
  player: '플레이어',
  banker: '뱅커',
  tie: '타이',
  'player-pair': '플레이어 페어',
  'banker-pair': '뱅커 페어',
  'banker-even': '뱅커 1:1',
  'either-pair': '이더 페어',
  'perfect-pair': '퍼펙트 페어',
  small: '소: 4장',
  big: '대: 5·6장',
  bead_player: 'P',
  bead_banker: 'B',
  bead_tie: 'T',
  points: '{{n}}점',
  rule: '8덱을 라운드마다 새로 섞습니다. 세 번째 카드는 일반 규칙을 따릅니다. 뱅커는 0.95:1로 지급합니다. 뱅커 1:1은 커미션이 없으며 1:1로, 6점으로 이기면 0.5:1로 지급합니다. 타이이면 플레이어와 뱅커에 건 베팅액은 환불됩니다. 퍼펙트 페어는 플레이어든 뱅커든 한쪽의 처음 두 장이 똑같은 카드인 것입니다.',
};

export const sicbo: Record<keyof typeof en.sicbo, string> = {
  small: '소 4–10',
  big: '대 11–17',
  odd: '홀',
  even: '짝',
  'any-triple': '애니 트리플',
  total: '합계 {{n}}',
  sum: '합계 {{n}}',
  rule: '주사위 세 개를 굴립니다. 트리플이 나오면 소, 대, 홀, 짝은 미적중입니다.',
};

export const roulette: Record<keyof typeof en.roulette, string> = {
  red: '빨강',
  black: '검정',
  zero: '제로',
  odd: '홀',
  even: '짝',
  low: '1–18',
  high: '19–36',
  dozen: '더즌 {{n}}',
  column: '컬럼 {{n}}',
  straight: '스트레이트 {{n}}',
  split: '스플릿 {{n}}',
  street: '스트리트 {{n}}',
  corner: '코너 {{n}}',
  line: '식스 라인 {{n}}',
  track: '레이스트랙',
  track_help: '번호를 고르면 양옆 번호 두 개씩에도 함께 베팅합니다: 칩 5개.',
  neighbours: '{{n}} 및 양옆 번호, 칩 5개',
  voisins: '보아쟁 뒤 제로',
  tiers: '티에르',
  orphelins: '오르펠랭',
  chips: '칩 {{n}}개',
  rule: '제로는 하나입니다. 선이나 모서리에 놓은 칩은 그곳에서 만나는 모든 번호에 건 것입니다. 제로가 나오면 제로를 포함한 베팅만 적중입니다.',
};

export const showWheel: Record<keyof typeof en.showWheel, string> = {
  pays: '{{n}} 대 1',
  boost: '{{n}} 당첨금 ×{{times}}',
  no_boost: '배수 없음',
  rule: '휠은 54칸입니다: 1이 25칸, 2가 15칸, 5가 7칸, 10이 4칸, 20이 2칸, 40이 1칸. 포인터가 가리킨 숫자는 베팅액에 그 숫자를 곱한 금액을 지급하고 베팅액도 돌려드립니다. 베팅이 마감되면 숫자 하나의 당첨금에 이번 회차에 한해 2, 3, 5, 10배가 적용될 수 있습니다.',
};
