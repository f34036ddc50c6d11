import type * as en from '../en/race-words.ts';

export const race: Record<keyof typeof en.race, string> = {
  win: '独赢',
  place: '位置',
  exacta: '连赢',
  runner: '{{n}} 号',
  first: '第一',
  second: '第二',
};

export const race8: Record<keyof typeof en.race8, string> = {
  rule: '八匹马。位置：前三名。',
};

export const race6: Record<keyof typeof en.race6, string> = {
  rule: '六艘龙舟。位置：前两名。',
};

export const hounds: Record<keyof typeof en.hounds, string> = {
  win: '独赢',
  place: '前二',
  forecast: '前两名不分先后',
  exacta: '第一和第二',
  tricast: '前三名',
  option: '{{what}}：{{who}}',
  trap: '{{n}} 号笼',
  trap_of: '{{n}} {{name}}',
  form: '近况 {{places}}',
  no_form: '尚未出赛',
  card: '第 {{n}} 组赛程',
  panel_win: '独赢与前二',
  panel_order: '前二与前三',
  name_three: '选前三名：按到达顺序点选狗笼',
  checked: '首弯受阻：{{who}}',
  rule: '六只赛狗从六种颜色的狗笼出发；前二指第一名和第二名。阵容会变：八组赛程按场次号码轮流，所以开放投注前就知道赛狗和赔率。每只赛狗有固定的实力，出现在两组赛程里。每十六场中有六场会有一只赛狗在首个弯道受阻，此后只有一半实力。之后逐个名次抽出，余下的赛狗按实力比例中选：总和 100 中实力 24 的赛狗，每 100 场约胜 24 场。以 ×12.4 投注 10,000 于第一和第二，两只按此到达即返还 124,000。',
  hound_1: '彗星',
  hound_2: '小雀',
  hound_3: '饼干',
  hound_4: '惊雷',
  hound_5: '青柳',
  hound_6: '石子',
  hound_7: '猎鹰',
  hound_8: '生姜',
  hound_9: '风暴',
  hound_10: '纽扣',
  hound_11: '草甸',
  hound_12: '红铜',
  hound_13: '飞箭',
  hound_14: '饺子',
  hound_15: '海港',
  hound_16: '季风',
  hound_17: '胡椒',
  hound_18: '微风',
  hound_19: '灯笼',
  hound_20: '烈焰',
  hound_21: '丝绒',
  hound_22: '回声',
  hound_23: '火箭',
  hound_24: '台风',
};
