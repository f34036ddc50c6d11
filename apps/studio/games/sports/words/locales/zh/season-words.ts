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
  rule_season_winner:
    '赛季最后一场结束时哪支队伍位居积分榜第一。先看积分，再看净胜数，再看进球数（电竞为胜图数）。',
  rule_season_top:
    '赛季最后一场结束时该队是否位列积分榜前几名之内。先看积分，再看净胜数，再看进球数（电竞为胜图数）。',
  rules_heat:
    '并列：积分、净胜数、进球数（电竞为胜图数）都相同的队伍在投注上共享名次，不论榜上谁排在前。投注额中获胜的部分为剩余名次数除以并列队数，其余部分算输。',
  rules_each_way:
    '“胜出及名次”是两注相同金额：一注押冠军，一注押进入前 {{places}} 名。名次注按赔率盈利部分的 1/{{part}} 派彩。此条件随注单保留。若名次注的价值高于其成本，则不接受“胜出及名次”。',
  rules_void_season:
    '若赛季中止，该赛季的投注作废，退还本金。退赛的队伍按最终积分榜计算：押该队的投注仍有效，其他投注不作扣减。',
  rules_season_live: '有比赛进行时，投注需等待片刻；进球后，在新赔率出来前不接受投注。',
  example_heat_first: '两队并列第一。以 {{price}} 押其中一队夺冠 {{stake}}：一半获胜，派彩 {{paid}}。',
  example_heat_last:
    '三队并列第二。以 {{price}} 押其中一队进前 2 名 {{stake}}：三分之一获胜，派彩 {{paid}}。',
  example_each_way_first:
    '胜出及名次，{{stake}} 两注，赔率 {{price}}，该队夺冠：{{win}}，加上名次赔率 {{place}} 的 {{half}}，共 {{paid}}。',
  example_each_way_second: '同一队独居第二：胜出注输，名次注派彩 {{paid}}。',
  example_each_way_heat: '两队并列第二：名次注一半获胜，派彩 {{paid}}。',
  result_dead_heat: '并列 {{places}}/{{tied}}',
  leg_heat: '投注额的 {{places}}/{{tied}} 获胜：{{tied}} 队并列',
  leg_stands: '第 {{place}} 名',
  leg_shares: '第 {{place}} 名，{{tied}} 队并列',
  leg_win_half: '胜出',
  leg_place_half: '前 {{places}} 名，盈利的 1/{{part}}',
  each_way: '胜出及名次',
  each_way_terms: '投注额计两次：冠军赔率 {{price}}，前 {{places}} 名赔率 {{place}}（盈利的 1/{{part}}）。',
  each_way_closed: '该队目前不接受胜出及名次。',
  each_way_offer: '另押前 {{places}} 名，盈利的 1/{{part}}',
  kind_each_way: '胜出及名次',
  reason_same_season: '赛季不能与该赛季的比赛或同一赛季组合。请移除一个或改为单注。',
  reason_each_way_none: '该队目前不接受胜出及名次。请只押冠军。',
};
