import type { builderWords as en } from '../en/builder-words.ts';

export const builderWords: Record<keyof typeof en, string> = {
  builder: '同场组合',
  builder_on: '组合选项',
  builder_hint: '点选两到六个赔率，合成一注、一个赔率。灰色的不能组合。',
  builder_of: '同场组合 {{n}} 项',
  builder_full: '一个组合最多六个选项。',
  builder_many: '一张投注单最多三个组合。',
  builder_margin: '{{margin}}，所有选项合计只收一次。',
  builder_idle_part: '不会提高赔率',
  builder_combine: '合成同场组合',
  builder_left: '作废部分剔除后按 {{price}}',
  rule_builder:
    '同一场比赛的两到六个选项合成一关，全部命中才算赢。赔率与其他赔率出自同一模型：按全部同时发生的精确概率计算。适用于足球、网球和电竞。',
  rule_builder_parts:
    '只有非赢即输的选项可以组合：整数盘、四分之一盘和“平局退款”不可以。不可能同时命中的选项会被拒绝，毫无作用的选项也会被拒绝。',
  rule_builder_margin: '庄家只抽水一次：取各选项所属盘口中最高的抽水。',
  rule_builder_live: '比赛进行中，您看到的赔率变动不超过 1.5% 时保持不变。',
  rule_builder_lost: '任一选项输，整个组合立即判输，不论其余选项结果如何。',
  rule_builder_void: '作废的选项会被剔除，其余按接受投注时不含该选项的赔率赔付；全部作废则退还本金。',
  rule_builder_cash: '未决选项可投注时可以提前兑现，按当时的联合概率计算。',
  example_builder:
    '{{home}} 赢（2.03）与大 2.5 球（1.99）在这样的比赛中有 27.24% 同时发生。抽水 5% 时赔率为 1 ÷ 0.2724 ÷ 1.05 = 3.49。若直接相乘是 4.03，就像两者毫无关系。',
  example_builder_won: '投注 10，终场 3:0',
  example_builder_won_pays: '两项全中：派彩 34.90',
  example_builder_lost: '终场 1:0',
  example_builder_lost_pays: '进球数输，整个组合输',
  example_builder_void: '进球数作废，{{home}} 赢',
  example_builder_void_pays: '按单独取胜的 2.03 派彩：20.30',
  reason_builder_pricing: '正在计算赔率。',
  reason_builder_short: '同场组合至少需要本场的两个选项。',
  reason_builder_unfit: '这些选项目前不能组合，请移除一个。',
  reason_builder_impossible: '这些选项不可能同时命中，请移除一个。',
  reason_builder_idle: '有选项毫无作用：没有它赔率也不会更低。请移除。',
  reason_builder_rare: '同时发生过于罕见，赔率将超过上限。请移除一个。',
  reason_builder_busy: '组合请求过多，请稍候。',
};
