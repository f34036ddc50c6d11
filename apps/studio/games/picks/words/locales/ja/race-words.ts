import type * as en from '../en/race-words.ts';

export const race: Record<keyof typeof en.race, string> = {
  win: '単勝',
  place: '複勝',
  exacta: '2連単',
  runner: '{{n}}番',
  first: '1着',
  second: '2着',
};

export const race8: Record<keyof typeof en.race8, string> = {
  rule: '8頭で競います。複勝は3着以内です。',
};

export const race6: Record<keyof typeof en.race6, string> = {
  rule: '6艇で競います。複勝は1着または2着です。',
};

export const hounds: Record<keyof typeof en.hounds, string> = {
  win: '単勝',
  place: '2着内',
  forecast: '2連複',
  exacta: '2連単',
  tricast: '3連単',
  option: '{{what}}：{{who}}',
  trap: '{{n}}枠',
  trap_of: '{{n}} {{name}}',
  form: '近走 {{places}}',
  no_form: '未出走',
  card: '出走表{{n}}',
  panel_win: '単勝・2着内',
  panel_order: '2連・3連',
  name_three: '1〜3着を選択：着順に枠を押してください',
  checked: '第1コーナーで不利：{{who}}',
  rule: '6頭のグレイハウンドが、それぞれの色の枠からスタートします。2着内は1着と2着です。出走犬は入れ替わります。8つの出走表がレース番号に従って順に使われるため、ベットの受付前に出走犬とオッズがわかります。各犬には強さがあり、2つの出走表で走ります。16レースのうち6レースでは、1頭が第1コーナーで不利を受け、その後は半分の強さで走ります。続いて着順を1つずつ決め、残った各犬が選ばれる割合は強さに応じます。強さの合計が100のとき、強さ24の犬は100レース中およそ24レースで勝ちます。2連単に ×12.4 で 10,000 を賭け、2頭がそのとおりに入ると、払い戻しは 124,000 です。',
  hound_1: 'コメット',
  hound_2: 'スパロー',
  hound_3: 'ビスケット',
  hound_4: 'サンダー',
  hound_5: 'ウィロー',
  hound_6: 'ペブル',
  hound_7: 'ファルコン',
  hound_8: 'ジンジャー',
  hound_9: 'テンペスト',
  hound_10: 'ボタン',
  hound_11: 'メドウ',
  hound_12: 'カッパー',
  hound_13: 'アロー',
  hound_14: 'ダンゴ',
  hound_15: 'ハーバー',
  hound_16: 'モンスーン',
  hound_17: 'ペッパー',
  hound_18: 'ブリーズ',
  hound_19: 'ランタン',
  hound_20: 'ブレイズ',
  hound_21: 'ベルベット',
  hound_22: 'エコー',
  hound_23: 'ロケット',
  hound_24: 'タイフーン',
};
