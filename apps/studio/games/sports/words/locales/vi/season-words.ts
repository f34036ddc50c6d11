import type { seasonWords as en } from '../en/season-words.ts';

export const seasonWords: Record<keyof typeof en, string> = {
  outrights: 'Cược cả mùa giải',
  season_n: 'Mùa {{n}}',
  season_state: 'Đã đấu {{over}}/{{matches}} trận',
  season_wait: 'Tỷ lệ mới sẽ có ngay.',
  season_over: 'Mùa giải đã kết thúc.',
  group_season: 'Mùa giải',
  market_season_winner: 'Vô địch',
  market_season_top: 'Tốp {{n}}',
  rule_season_winner:
    'Đội nào đứng đầu bảng khi trận cuối cùng của mùa giải kết thúc. Xét điểm, rồi hiệu số, rồi số ghi được: bàn thắng, hoặc ván thắng ở thể thao điện tử.',
  rule_season_top:
    'Đội có nằm trong tốp đã nêu của bảng khi trận cuối cùng của mùa giải kết thúc hay không. Xét điểm, rồi hiệu số, rồi số ghi được: bàn thắng, hoặc ván thắng ở thể thao điện tử.',
  rules_heat:
    'Đồng hạng: các đội bằng nhau cả điểm, hiệu số và số ghi được thì cùng chia một hạng, dù bảng ghi đội nào trước. Phần tiền cược thắng bằng số hạng còn lại chia cho số đội đồng hạng; phần còn lại thua.',
  rules_each_way:
    '“Vô địch và tốp” là hai cược cùng số tiền: một cược đội vô địch, một cược đội vào tốp {{places}}. Cược tốp trả 1/{{part}} phần lời của tỷ lệ. Điều kiện này giữ nguyên theo vé. Khi cược tốp có giá trị cao hơn số tiền bỏ ra thì không nhận “Vô địch và tốp”.',
  rules_void_season:
    'Nếu mùa giải bị bỏ dở, cược vào mùa giải bị hủy: hoàn lại tiền cược. Đội bỏ giải vẫn tính theo bảng cuối cùng: cược vào đội đó vẫn có hiệu lực, các cược khác không bị trừ.',
  rules_season_live:
    'Khi có trận đang đấu, cược phải chờ giây lát; sau bàn thắng sẽ không nhận cược cho đến khi có tỷ lệ mới.',
  example_heat_first:
    'Hai đội cùng đứng đầu. Cược {{stake}} một trong hai đội vô địch, tỷ lệ {{price}}: một nửa tiền cược thắng, trả {{paid}}.',
  example_heat_last:
    'Ba đội cùng hạng nhì. Cược {{stake}} một trong ba đội vào tốp 2, tỷ lệ {{price}}: một phần ba tiền cược thắng, trả {{paid}}.',
  example_each_way_first:
    'Vô địch và tốp, {{stake}} hai lần, tỷ lệ {{price}}, đội vô địch: {{win}} và, với tỷ lệ {{place}}, {{half}}; tổng cộng {{paid}}.',
  example_each_way_second: 'Cũng đội đó một mình về nhì: phần vô địch thua, phần tốp trả {{paid}}.',
  example_each_way_heat: 'Hai đội cùng hạng nhì: một nửa phần tốp thắng, trả {{paid}}.',
  result_dead_heat: 'Đồng hạng {{places}}/{{tied}}',
  leg_heat: 'Thắng {{places}}/{{tied}} tiền cược: {{tied}} đội đồng hạng',
  leg_stands: 'Hạng {{place}}',
  leg_shares: 'Hạng {{place}}, {{tied}} đội đồng hạng',
  leg_win_half: 'Vô địch',
  leg_place_half: 'Tốp {{places}}, 1/{{part}} phần lời',
  each_way: 'Vô địch và tốp',
  each_way_terms:
    'Tiền cược tính hai lần: vô địch tỷ lệ {{price}}, tốp {{places}} tỷ lệ {{place}} (1/{{part}} phần lời).',
  each_way_closed: 'Hiện không nhận vô địch và tốp cho đội này.',
  each_way_offer: 'Thêm tốp {{places}} với 1/{{part}} phần lời',
  kind_each_way: 'Vô địch và tốp',
  reason_same_season:
    'Không thể kết hợp một mùa giải với trận của chính mùa đó hoặc với chính nó. Hãy bỏ một lựa chọn hoặc cược đơn.',
  reason_each_way_none: 'Hiện không nhận vô địch và tốp cho đội này. Hãy chỉ cược đội vô địch.',
};
