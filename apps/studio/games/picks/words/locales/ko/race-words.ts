import type * as en from '../en/race-words.ts';

export const race: Record<keyof typeof en.race, string> = {
  win: '단승',
  place: '연승',
  exacta: '쌍승(1·2위)',
  runner: '{{n}}번',
  first: '1위',
  second: '2위',
};

export const race8: Record<keyof typeof en.race8, string> = {
  rule: '말 여덟 마리가 달립니다. 연승은 3위 이내입니다.',
};

export const race6: Record<keyof typeof en.race6, string> = {
  rule: '보트 여섯 척이 달립니다. 연승은 1위 또는 2위입니다.',
};

export const hounds: Record<keyof typeof en.hounds, string> = {
  win: '단승',
  place: '2위 이내',
  forecast: '복승(순서 무관)',
  exacta: '쌍승(1·2위)',
  tricast: '삼쌍승(1–3위)',
  option: '{{what}}: {{who}}',
  trap: '{{n}}번 트랩',
  trap_of: '{{n}} {{name}}',
  form: '최근 {{places}}',
  no_form: '기록 없음',
  card: '출주표 {{n}}',
  panel_win: '단승·2위 이내',
  panel_order: '복승·쌍승·삼쌍승',
  name_three: '1–3위 지정: 들어올 순서대로 트랩을 눌러 주세요',
  checked: '첫 코너에서 막힘: {{who}}',
  rule: '그레이하운드 여섯 마리가 각자 색이 다른 트랩에서 출발합니다. “2위 이내”는 1위 또는 2위입니다. 출전견은 바뀝니다: 출주표 8개가 경주 번호에 따라 차례로 쓰이므로, 출전견과 배당은 베팅 시작 전에 알 수 있습니다. 그레이하운드마다 정해진 힘이 있으며 출주표 두 개에 나옵니다. 16경주 중 6경주에서는 한 마리가 첫 코너에서 막혀 절반의 힘으로 달립니다. 그다음 순위를 차례로 하나씩, 남은 그레이하운드에게 힘에 비례한 확률로 정합니다. 전체 100 중 힘이 24인 그레이하운드는 100경주 중 약 24경주에서 이깁니다. 배당 ×12.4의 쌍승(1·2위)에 10,000을 걸면, 두 마리가 그 순서대로 들어올 때 124,000을 돌려받습니다.',
  hound_1: '혜성',
  hound_2: '참새',
  hound_3: '비스킷',
  hound_4: '천둥',
  hound_5: '버들',
  hound_6: '조약돌',
  hound_7: '송골매',
  hound_8: '생강',
  hound_9: '폭풍',
  hound_10: '단추',
  hound_11: '초원',
  hound_12: '구리',
  hound_13: '화살',
  hound_14: '만두',
  hound_15: '항구',
  hound_16: '몬순',
  hound_17: '후추',
  hound_18: '산들바람',
  hound_19: '등불',
  hound_20: '불꽃',
  hound_21: '벨벳',
  hound_22: '메아리',
  hound_23: '로켓',
  hound_24: '태풍',
};
