import type * as en from '../en/live-words.ts';

export const baccarat: Record<keyof typeof en.baccarat, string> = {
  player: 'プレイヤー',
  banker: 'バンカー',
  tie: 'タイ',
  'player-pair': 'Pペア',
  'banker-pair': 'Bペア',
  'banker-even': 'バンカー 1:1',
  'either-pair': 'イーザーペア',
  'perfect-pair': 'パーフェクトペア',
  small: '小 4枚',
  big: '大 5–6枚',
  bead_player: 'P',
  bead_banker: 'B',
  bead_tie: 'T',
  points: '{{n}}点',
  rule: '8デッキをラウンドごとにシャッフルします。3枚目のカードは通常のルールに従います。バンカーの配当は0.95対1です。「バンカー 1:1」はコミッションなしで、配当は1対1、6点で勝った場合は0.5対1です。タイの場合、プレイヤーとバンカーへの賭け金は返金されます。パーフェクトペアは、どちらかの側でまったく同じカードが2枚そろうことです。',
};

export const sicbo: Record<keyof typeof en.sicbo, string> = {
  small: '小 4–10',
  big: '大 11–17',
  odd: '奇数',
  even: '偶数',
  'any-triple': 'ゾロ目',
  total: '合計{{n}}',
  sum: '合計{{n}}',
  rule: 'サイコロを3個使います。ゾロ目が出ると、小、大、奇数、偶数は負けです。',
};

export const roulette: Record<keyof typeof en.roulette, string> = {
  red: '赤',
  black: '黒',
  zero: 'ゼロ',
  odd: '奇数',
  even: '偶数',
  low: '1–18',
  high: '19–36',
  dozen: 'ダズン {{n}}',
  column: 'コラム {{n}}',
  straight: 'ストレート {{n}}',
  split: 'スプリット {{n}}',
  street: 'ストリート {{n}}',
  corner: 'コーナー {{n}}',
  line: 'ライン {{n}}',
  track: 'レーストラック',
  track_help: '数字を選ぶと、その左右2つずつの数字にも賭けます：チップ5枚。',
  neighbours: '{{n}}と左右の数字、チップ5枚',
  voisins: 'Voisins du zéro',
  tiers: 'Tiers',
  orphelins: 'Orphelins',
  chips: 'チップ{{n}}枚',
  rule: 'ゼロは1つです。線や角に置いたチップは、そこで接するすべての数字へのベットになります。ゼロが出た場合は、ゼロを含むベットだけが勝ちです。',
};

export const showWheel: Record<keyof typeof en.showWheel, string> = {
  pays: '{{n}}対1',
  boost: '{{n}}の配当 ×{{times}}',
  no_boost: 'マルチプライヤーなし',
  rule: 'ホイールは54区画です。「1」が25、「2」が15、「5」が7、「10」が4、「20」が2、「40」が1つあります。ポインターが指した数字を賭け金に掛けた額が支払われ、賭け金も戻ります。締切後、そのスピンに限り、1つの数字の獲得額が2、3、5、10倍のいずれかになることがあります。',
};
