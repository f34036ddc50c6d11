import type { seasonWords as en } from '../en/season-words.ts';

export const seasonWords: Record<keyof typeof en, string> = {
  outrights: 'シーズンベット',
  season_n: 'シーズン{{n}}',
  season_state: '{{matches}}試合中{{over}}試合が終了',
  season_wait: '新しいオッズはまもなく表示されます。',
  season_over: 'シーズンは終了しました。',
  group_season: 'シーズン',
  market_season_winner: '優勝',
  market_season_top: '{{n}}位以内',
  rule_season_winner: 'シーズンの最終戦が終わったときに1位のチーム・選手を予想します。',
  rule_season_top:
    'シーズンの最終戦が終わったときに、選んだチーム・選手がその順位以内に入っているかを予想します。',
  rules_table_football: '順位は、勝点（勝ち3、引き分け1）、得失点差、総得点の順で決まります。',
  rules_table_tennis:
    'ツアーのランキングで決まります。シーズンの勝利数、取ったセットから落としたセットを引いた数、取ったゲームから落としたゲームを引いた数の順で比べます。',
  rules_table_basketball: '順位は、勝利数、得失点差、総得点の順で決まります。延長戦の得点を含みます。',
  rules_table_esport:
    '順位は、勝利数、取ったマップから落としたマップを引いた数、取ったマップ数の順で決まります。',
  rules_heat:
    '同着（デッドヒート）：上記がすべて同じ場合は、表に並ぶ順にかかわらず同順位とします。賭け金のうち「同着者に残された対象順位の数 ÷ 同着者の数」にあたる分が勝ち、残りは負けです。',
  rules_each_way:
    'イーチウェイは同額の2つのベットです。1つは優勝、もう1つは{{places}}位以内（入着）に賭けます。入着分は、オッズのうち賭け金を除いた利益の部分が優勝オッズの 1/{{part}} になります。この条件はベットごとに保持されます。入着分の価値が賭け金を上回る間は、イーチウェイを取り扱いません。',
  rules_void_season:
    'シーズンが打ち切られた場合、そのシーズンへのベットは無効となり、賭け金は返金されます。棄権したチーム・選手は最終順位表の順位で扱います。そのチーム・選手へのベットは有効のままで、ほかのベットの払い戻しも減額されません。',
  rules_season_live:
    '試合の進行中は、ベットの受付に少し時間がかかり、オッズは数秒ごとに更新されます。次の出来事があった直後は、オッズに反映されるまでベットを受け付けません：{{news}}。',
  season_news_football: 'ゴール',
  season_news_tennis: 'セットの終了',
  season_news_basketball: 'クォーターの終了',
  season_news_esport: 'マップの終了',
  example_heat_first:
    '2者が1位で並んだ場合：そのうち1者の優勝にオッズ {{price}} で {{stake}} を賭けていると、半分が勝ちとなり、払い戻しは {{paid}} です。',
  example_heat_last:
    '3者が2位で並んだ場合：そのうち1者の2位以内にオッズ {{price}} で {{stake}} を賭けていると、3分の1が勝ちとなり、払い戻しは {{paid}} です。',
  example_each_way_first:
    'オッズ {{price}} のイーチウェイに {{stake}} を2口賭け、その選択が優勝した場合：優勝分 {{win}} と、入着分（オッズ {{place}}）{{half}}、合計 {{paid}} の払い戻しです。',
  example_each_way_second: '同じ選択が単独2位の場合：優勝分は負け、入着分の払い戻しは {{paid}} です。',
  example_each_way_heat: '2者が2位で並んだ場合：入着分の半分が勝ちとなり、払い戻しは {{paid}} です。',
  result_dead_heat: '同着 {{places}}/{{tied}}',
  leg_heat: '賭け金の {{places}}/{{tied}} が勝ち：{{tied}}者同着',
  leg_stands: '{{place}}位',
  leg_shares: '{{place}}位、{{tied}}者同順位',
  leg_win_half: '優勝',
  leg_place_half: '{{places}}位以内、オッズの 1/{{part}}',
  each_way: 'イーチウェイ',
  each_way_terms: '賭け金は2口分です：優勝 {{price}}、{{places}}位以内 {{place}}（オッズの 1/{{part}}）。',
  each_way_closed: '現在、この選択ではイーチウェイを取り扱っていません。',
  each_way_offer: '{{places}}位以内にも賭ける（オッズの 1/{{part}}）',
  kind_each_way: 'イーチウェイ',
  reason_same_season:
    'シーズンへのベットは、そのシーズンの試合や同じシーズンへの別のベットとは組み合わせられません。1つ外すか、シングルでベットしてください。',
  reason_each_way_none: '現在、この選択ではイーチウェイを取り扱っていません。優勝のみに賭けてください。',
};
