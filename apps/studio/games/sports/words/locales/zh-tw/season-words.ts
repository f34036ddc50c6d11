import type { seasonWords as en } from '../en/season-words.ts';

export const seasonWords: Record<keyof typeof en, string> = {
  outrights: '賽季投注',
  season_n: '第 {{n}} 賽季',
  season_state: '已賽 {{over}}/{{matches}} 場',
  season_wait: '新賠率稍後就到。',
  season_over: '賽季已結束。',
  group_season: '賽季',
  market_season_winner: '冠軍',
  market_season_top: '前 {{n}} 名',
  rule_season_winner: '賽季最後一場比賽結束時，哪一方排名第一。',
  rule_season_top: '賽季最後一場比賽結束時，所選一方是否排進該名次以內。',
  rules_table_football: '排名依序比較：積分（勝得三分、和得一分）、淨勝球、進球數。',
  rules_table_tennis: '以巡迴賽排名為準，依序比較：本賽季勝場數、勝盤減敗盤、勝局減敗局。',
  rules_table_basketball: '排名依序比較：勝場數、得分減失分、得分，延長賽計算在內。',
  rules_table_esport: '排名依序比較：勝場數、勝圖減敗圖、勝圖數。',
  rules_heat:
    '並列：以上各項全部相同者共享該名次，不論排名表上誰列在前。並列者可分得的名次數除以並列數，即為投注額中算贏的比例，其餘算輸。',
  rules_each_way:
    '「冠軍及名次」是兩注相同金額的投注：一注押冠軍，一注押前 {{places}} 名。名次注的淨賠率（不含本金）為冠軍注的 1/{{part}}。此條件隨注單保留。名次注的價值高於其成本時，不受理「冠軍及名次」。',
  rules_void_season:
    '賽季中止時，賽季投注作廢，退回投注額。退賽者依最終排名計算：押退賽者的投注仍然有效，押其他對象的投注也不作扣減。',
  rules_season_live:
    '有比賽進行時，投注需等待片刻，賠率每隔幾秒更新。剛出現以下情況時，在賠率反映之前不受理投注：{{news}}。',
  season_news_football: '進球',
  season_news_tennis: '一盤結束',
  season_news_basketball: '一節結束',
  season_news_esport: '一圖結束',
  example_heat_first:
    '兩方並列第一。以賠率 {{price}} 投注 {{stake}} 押其中一方奪冠：一半算贏，派彩 {{paid}}。',
  example_heat_last:
    '三方並列第二。以賠率 {{price}} 投注 {{stake}} 押其中一方進前 2 名：三分之一算贏，派彩 {{paid}}。',
  example_each_way_first:
    '以賠率 {{price}} 投注冠軍及名次，每注 {{stake}}、共兩注，該選項奪冠：冠軍注派彩 {{win}}，名次注以 {{place}} 派彩 {{half}}，合計 {{paid}}。',
  example_each_way_second: '同一投注，該選項單獨第二：冠軍注輸，名次注派彩 {{paid}}。',
  example_each_way_heat: '兩方並列第二：名次注一半算贏，派彩 {{paid}}。',
  result_dead_heat: '並列 {{places}}/{{tied}}',
  leg_heat: '投注額的 {{places}}/{{tied}} 算贏：{{tied}} 方並列',
  leg_stands: '第 {{place}} 名',
  leg_shares: '第 {{place}} 名，{{tied}} 方並列',
  leg_win_half: '冠軍',
  leg_place_half: '前 {{places}} 名，淨賠率的 1/{{part}}',
  each_way: '冠軍及名次',
  each_way_terms: '投注額計兩次：冠軍賠率 {{price}}，前 {{places}} 名賠率 {{place}}（淨賠率的 1/{{part}}）。',
  each_way_closed: '此選項目前不受理冠軍及名次。',
  each_way_offer: '另押前 {{places}} 名，淨賠率的 1/{{part}}',
  kind_each_way: '冠軍及名次',
  reason_same_season: '賽季投注不能與該賽季的比賽或同一賽季的投注組合。請移除一個，或改為單注。',
  reason_each_way_none: '此選項目前不受理冠軍及名次，請只押冠軍。',
};
