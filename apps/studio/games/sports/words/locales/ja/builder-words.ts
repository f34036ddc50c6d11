import type { builderWords as en } from '../en/builder-words.ts';

export const builderWords: Record<keyof typeof en, string> = {
  builder: 'ベットビルダー',
  builder_on: '選択を組み合わせる',
  builder_hint:
    'オッズを2〜6個選ぶと、1つのオッズで1つのベットになります。灰色のものは組み合わせられません。',
  builder_of: 'ベットビルダー（{{n}}選択）',
  builder_full: 'ベットビルダーは6選択までです。',
  builder_many: 'ベットスリップに入るベットビルダーは3つまでです。',
  builder_margin: '{{margin}}（全選択で1回のみ）',
  builder_idle_part: 'オッズは上がりません',
  builder_combine: 'ベットビルダーにまとめる',
  builder_left: '無効分を除いたオッズ：{{price}}',
  rule_builder:
    '1試合の2〜6選択を1つの選択にまとめたもので、すべて的中すると勝ちです。オッズはほかのオッズと同じモデルから、すべてが同時に起こる確率を正確に求めて決まります。サッカー、テニス、eスポーツで利用できます。',
  rule_builder_parts:
    '組み合わせられるのは、勝ちか負けにしかならない選択です。整数ライン、クォーターライン（.25、.75）、「ドローノーベット」は使えません。同時に的中しえない選択や、加えても何も変わらない選択は受け付けません。',
  rule_builder_margin: 'ハウスのマージンは1回のみで、選択したマーケットのうち最も高いものが適用されます。',
  rule_builder_live: '試合中は、変動が1.5%以内であれば、表示されていたオッズがそのまま適用されます。',
  rule_builder_lost: '1つでも外れると、ほかの選択の結果にかかわらず、その時点で全体が負けとなります。',
  rule_builder_void:
    '無効になった選択は除かれ、残りは、ベット成立時にその選択がなかったとした場合のオッズで支払われます。すべて無効の場合、賭け金は返金されます。',
  rule_builder_cash:
    '未確定の選択がベットを受け付けている間は、その時点で同時に的中する確率に基づいてキャッシュアウトできます。',
  example_builder:
    '{{home}}の勝ち（2.03）とオーバー 2.5（1.99）は、このような試合の 27.24% で同時に起こります。マージン 5% でのオッズは 1 ÷ 0.2724 ÷ 1.05 = 3.49 です。単純に掛けると 4.03 ですが、それは両者が互いに影響しない場合の値です。',
  example_builder_won: '賭け金 10、3:0 で終了',
  example_builder_won_pays: '両方とも的中：払い戻し 34.90',
  example_builder_lost: '1:0 で終了',
  example_builder_lost_pays: 'ゴール数が外れたため、全体が負け',
  example_builder_void: 'ゴール数が無効、{{home}}の勝ち',
  example_builder_void_pays: '勝ちのみのオッズ 2.03 で払い戻し：20.30',
  example_builder_maps:
    '互角の2チームによる5ゲーム制で、{{home}}の第1ゲーム獲得（1.90）と試合の勝ち（1.91）は、このような試合の 34.375% で同時に起こります。マージン 5% でのオッズは 1 ÷ 0.34375 ÷ 1.05 = 2.77 です。単純に掛けると 3.62 ですが、それは両者が互いに影響しない場合の値です。',
  example_builder_maps_won: '賭け金 10、第1ゲームを獲得し、3:1 で終了',
  example_builder_maps_won_pays: '両方とも的中：払い戻し 27.70',
  example_builder_maps_lost: '第1ゲームを落とし、3:1 で終了',
  example_builder_maps_lost_pays: '1つが外れたため、全体が負け',
  example_builder_maps_void: '第1ゲームが無効、{{home}}が試合に勝ち',
  example_builder_maps_void_pays: '試合のみのオッズ 1.91 で払い戻し：19.10',
  reason_builder_pricing: 'オッズを計算しています。',
  reason_builder_short: 'ベットビルダーには、この試合の選択が2つ必要です。',
  reason_builder_unfit: 'この選択は現在組み合わせられません。1つ外してください。',
  reason_builder_impossible: 'この選択がすべて的中することはありません。1つ外してください。',
  reason_builder_idle: '外してもオッズが下がらない選択があります。外してください。',
  reason_builder_rare: '同時に的中することがまれで、オッズが上限を超えます。1つ外してください。',
  reason_builder_busy: '一度に組み合わせが多すぎます。少しお待ちください。',
};
