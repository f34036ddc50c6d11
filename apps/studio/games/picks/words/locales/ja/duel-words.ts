import type * as en from '../en/duel-words.ts';

export const penalty: Record<keyof typeof en.penalty, string> = {
  red: '赤の勝ち',
  blue: '青の勝ち',
  'red-in-five': '赤 5本以内',
  'blue-in-five': '青 5本以内',
  'sudden-death': 'サドンデス',
  red_side: '赤',
  blue_side: '青',
  rule: '互角の2チームが5本ずつ蹴り、同点なら差がつくまで1本ずつ蹴ります。キックは4本に3本の割合で決まります。',
};

export const league: Record<keyof typeof en.league, string> = {
  win: '優勝',
  place: '2位以内',
  last: '最下位',
  over: '{{n}}ゴール超',
  under: '{{n}}ゴール以下',
  exacta: '1位と2位',
  home: '{{club}}の勝ち',
  away: '{{club}}の勝ち',
  draw: '引き分け',
  match: '{{first}} – {{second}}',
  option: '{{what}}：{{who}}',
  season: 'シーズン{{n}}',
  round: '第{{n}}節',
  minute: '{{n}}分',
  table: '順位表',
  points: '勝点',
  difference: '得失',
  goals: '最下位・ゴール数',
  panels: 'ベットの種類',
  result: '{{place}}位 {{club}} {{points}}',
  rule: '4チームが3節で1回ずつ対戦します。出場チームは入れ替わります。4チームずつの8シーズンが抽選番号に従って順に行われるため、ベットの受付前にチームとオッズがわかります。各チームには1〜3の攻撃力と守備力があり、1試合で0、1、2、3点を取る割合は、自チームの攻撃力と相手の守備力の差ごとに明示されています。勝点は勝ち3、引き分け1です。順位は、勝点、得失点差、総得点、並んだチーム同士の対戦、最後にゴールと同時に抽選されるくじの順で決まります。オッズは、1シーズンの16の12乗通りの経過をすべて数えて算出しています。優勝に ×2.59 で 10,000 を賭けて的中すると、払い戻しは 25,900 です。',
  club_1: 'ハーバー',
  club_2: 'リバーズ',
  club_3: 'マイナーズ',
  club_4: 'ピーチズ',
  club_5: 'ローバーズ',
  club_6: 'キャッスル',
  club_7: 'ランタンズ',
  club_8: 'フォックス',
};

export const birdDuel: Record<keyof typeof en.birdDuel, string> = {
  crest: '赤とさか',
  feather: '青羽根',
  draw: '引き分け',
  bead_crest: '赤',
  bead_feather: '青',
  bead_draw: '分',
  rule: 'イラストの鶏2羽の対決で、勝つ確率は同じです。引き分けの場合、鶏への賭け金は負けになります。',
};

export const birdPool: Record<keyof typeof en.birdPool, string> = {
  meron: 'Meron',
  wala: 'Wala',
  draw: '引き分け',
  bead_meron: 'M',
  bead_wala: 'W',
  bead_draw: '分',
  pool: 'プール',
  pool_share: '{{name}}：プールの {{share}}、{{players}}人',
  odds_move: 'オッズはベットのたびに変わり、締切時点のオッズが適用されます。',
  rule: 'イラストの鶏2羽が打ち合い、先に4回当てた方が勝ちです。両方が同時に達した場合は引き分けです。鶏への賭け金はすべて1つのプールに入り、ハウスも両側にテーブル上限の3倍ずつを入れています。プールの100分の95が、勝った鶏に賭けた人に賭け金の割合に応じて分配されます。そのためオッズは締切まで変わりますが、1.01を下回ることも10を超えることもありません。引き分けの場合、鶏への賭け金は返金され、引き分けへのベットは固定の配当で支払われます。還元率は、プールが両側で均等な場合の値です。',
};

export const esportDuel: Record<keyof typeof en.esportDuel, string> = {
  volt: 'ボルト',
  echo: 'エコー',
  'volt-2-0': 'ボルト 2–0',
  'volt-2-1': 'ボルト 2–1',
  'echo-2-0': 'エコー 2–0',
  'echo-2-1': 'エコー 2–1',
  rule: '3マップ制（2マップ先取）です。ボルトは20回に11回の割合でマップを取ります。',
};
