import type * as en from '../en/race-words.ts';

export const race: Record<keyof typeof en.race, string> = {
  win: '獨贏',
  place: '位置',
  exacta: '冠亞軍',
  runner: '{{n}} 號',
  first: '第一名',
  second: '第二名',
};

export const race8: Record<keyof typeof en.race8, string> = {
  rule: '八匹賽馬。位置：前三名。',
};

export const race6: Record<keyof typeof en.race6, string> = {
  rule: '六艘龍舟。位置：第一或第二名。',
};

export const hounds: Record<keyof typeof en.hounds, string> = {
  win: '獨贏',
  place: '前二',
  forecast: '前二不限順序',
  exacta: '冠亞軍',
  tricast: '冠亞季軍',
  option: '{{what}}：{{who}}',
  trap: '{{n}} 號閘',
  trap_of: '{{n}} {{name}}',
  form: '近期名次 {{places}}',
  no_form: '尚未出賽',
  card: '出賽表 {{n}}',
  panel_win: '獨贏與前二',
  panel_order: '前二與前三',
  name_three: '選前三名：依到達順序點選閘號',
  checked: '第一彎受阻：{{who}}',
  rule: '六隻賽狗從各自顏色的閘出發；前二指第一與第二名。陣容會變：八份出賽表依場次編號輪流，因此開放投注前就知道賽狗與賠率。每隻賽狗有固定的實力，出現在兩份出賽表中。每十六場有六場，會有一隻賽狗在第一彎受阻，之後只以一半實力跑完。名次逐一抽出，剩餘的賽狗依實力比例抽中：總和 100 中實力 24 的賽狗，每 100 場約贏 24 場。以 ×12.4 投注 10,000 押冠亞軍，兩隻依此順序到達時返還 124,000。',
  hound_1: '彗星',
  hound_2: '麻雀',
  hound_3: '餅乾',
  hound_4: '雷霆',
  hound_5: '青柳',
  hound_6: '石子',
  hound_7: '獵鷹',
  hound_8: '生薑',
  hound_9: '風暴',
  hound_10: '鈕扣',
  hound_11: '草原',
  hound_12: '紅銅',
  hound_13: '飛箭',
  hound_14: '餃子',
  hound_15: '海港',
  hound_16: '季風',
  hound_17: '胡椒',
  hound_18: '微風',
  hound_19: '燈籠',
  hound_20: '烈焰',
  hound_21: '絲絨',
  hound_22: '回聲',
  hound_23: '火箭',
  hound_24: '颱風',
};
