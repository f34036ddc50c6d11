import type { seasonWords as en } from '../en/season-words.ts';

export const seasonWords: Record<keyof typeof en, string> = {
  outrights: '赛季投注',
  season_n: '第 {{n}} 赛季',
  season_state: '已赛 {{over}}/{{matches}} 场',
  season_wait: '新赔率马上就到。',
  season_over: '赛季已结束。',
  group_season: '赛季',
  market_season_winner: '冠军',
  market_season_top: '前 {{n}} 名',
  rule_season_winner: '赛季最后一场结束时谁位居第一。',
  rule_season_top: '赛季最后一场结束时所选一方是否位列前几名之内。',
  rules_table_football: '积分榜先看积分（胜三分、平一分），再看净胜球，再看进球数。',
  rules_table_tennis: '以巡回赛排名为准：先看本赛季胜场数，再看胜盘减负盘，再看胜局减负局。',
  rules_table_basketball: '积分榜先看胜场数，再看得分减失分，再看得分，加时赛计算在内。',
  rules_table_esport: '积分榜先看胜场数，再看胜图减负图，再看胜图数。',
  rules_heat:
    '并列：以上各项都相同者在投注上共享名次，不论榜上谁排在前。投注额中获胜的部分为剩余名次数除以并列数，其余部分算输。',
  rules_each_way:
    '“胜出及名次”是两注相同金额：一注押冠军，一注押进入前 {{places}} 名。名次注按赔率盈利部分的 1/{{part}} 派彩。此条件随注单保留。若名次注的价值高于其成本，则不接受“胜出及名次”。',
  rules_void_season:
    '若赛季中止，该赛季的投注作废，退还本金。退赛者按最终积分榜计算：押退赛者的投注仍有效，其他投注不作扣减。',
  rules_season_live:
    '有比赛进行时，投注需等待片刻，赔率每隔几秒更新。刚发生以下情况时，在赔率反映之前不接受投注：{{news}}。',
  season_news_football: '进球',
  season_news_tennis: '一盘结束',
  season_news_basketball: '一节结束',
  season_news_esport: '一图结束',
  example_heat_first: '两方并列第一。以 {{price}} 押其中一方夺冠 {{stake}}：一半获胜，派彩 {{paid}}。',
  example_heat_last:
    '三方并列第二。以 {{price}} 押其中一方进前 2 名 {{stake}}：三分之一获胜，派彩 {{paid}}。',
  example_each_way_first:
    '胜出及名次，{{stake}} 两注，赔率 {{price}}，该选项夺冠：{{win}}，加上名次赔率 {{place}} 的 {{half}}，共 {{paid}}。',
  example_each_way_second: '同一选项独居第二：胜出注输，名次注派彩 {{paid}}。',
  example_each_way_heat: '两方并列第二：名次注一半获胜，派彩 {{paid}}。',
  result_dead_heat: '并列 {{places}}/{{tied}}',
  leg_heat: '投注额的 {{places}}/{{tied}} 获胜：{{tied}} 方并列',
  leg_stands: '第 {{place}} 名',
  leg_shares: '第 {{place}} 名，{{tied}} 方并列',
  leg_win_half: '胜出',
  leg_place_half: '前 {{places}} 名，盈利的 1/{{part}}',
  each_way: '胜出及名次',
  each_way_terms: '投注额计两次：冠军赔率 {{price}}，前 {{places}} 名赔率 {{place}}（盈利的 1/{{part}}）。',
  each_way_closed: '该选项目前不接受胜出及名次。',
  each_way_offer: '另押前 {{places}} 名，盈利的 1/{{part}}',
  kind_each_way: '胜出及名次',
  reason_same_season: '赛季不能与该赛季的比赛或同一赛季组合。请移除一个或改为单注。',
  reason_each_way_none: '该选项目前不接受胜出及名次。请只押冠军。',
};
