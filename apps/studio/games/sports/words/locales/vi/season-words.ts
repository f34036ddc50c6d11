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
  rule_season_winner: 'Ai đứng đầu khi trận cuối cùng của mùa giải kết thúc.',
  rule_season_top: 'Lựa chọn có nằm trong tốp đã nêu khi trận cuối cùng của mùa giải kết thúc hay không.',
  rules_table_football:
    'Bảng xếp hạng tính điểm, thắng ba điểm và hòa một điểm, rồi hiệu số bàn thắng, rồi số bàn thắng.',
  rules_table_tennis:
    'Bảng xếp hạng của giải quyết định. Xét số trận thắng trong mùa, rồi số set thắng trừ số set thua, rồi số game thắng trừ số game thua.',
  rules_table_basketball:
    'Bảng xếp hạng tính số trận thắng, rồi điểm ghi được trừ điểm để thua, rồi điểm ghi được, kể cả hiệp phụ.',
  rules_table_esport: 'Bảng xếp hạng tính số trận thắng, rồi số ván thắng trừ số ván thua, rồi số ván thắng.',
  rules_heat:
    'Đồng hạng: ai bằng nhau ở tất cả các mục đó thì cùng chia một hạng, dù bảng ghi ai trước. Phần tiền cược thắng bằng số hạng còn lại chia cho số lựa chọn đồng hạng; phần còn lại thua.',
  rules_each_way:
    '“Vô địch và tốp” là hai cược cùng số tiền: một cược vô địch, một cược vào tốp {{places}}. Cược tốp trả 1/{{part}} phần lời của tỷ lệ. Điều kiện này giữ nguyên theo vé. Khi cược tốp có giá trị cao hơn số tiền bỏ ra thì không nhận “Vô địch và tốp”.',
  rules_void_season:
    'Nếu mùa giải bị bỏ dở, cược vào mùa giải bị hủy: hoàn lại tiền cược. Ai bỏ giải vẫn tính theo bảng cuối cùng: cược vào lựa chọn đó vẫn có hiệu lực, các cược khác không bị trừ.',
  rules_season_live:
    'Khi có trận đang đấu, cược phải chờ giây lát và tỷ lệ được tính lại vài giây một lần. Không nhận cược cho đến khi tỷ lệ tính đến điều vừa xảy ra: {{news}}.',
  season_news_football: 'một bàn thắng',
  season_news_tennis: 'một set kết thúc',
  season_news_basketball: 'một hiệp kết thúc',
  season_news_esport: 'một ván kết thúc',
  example_heat_first:
    'Hai bên cùng đứng đầu. Cược {{stake}} một trong hai bên vô địch, tỷ lệ {{price}}: một nửa tiền cược thắng, trả {{paid}}.',
  example_heat_last:
    'Ba bên cùng hạng nhì. Cược {{stake}} một trong ba bên vào tốp 2, tỷ lệ {{price}}: một phần ba tiền cược thắng, trả {{paid}}.',
  example_each_way_first:
    'Vô địch và tốp, {{stake}} hai lần, tỷ lệ {{price}}, lựa chọn vô địch: {{win}} và, với tỷ lệ {{place}}, {{half}}; tổng cộng {{paid}}.',
  example_each_way_second: 'Cũng lựa chọn đó một mình về nhì: phần vô địch thua, phần tốp trả {{paid}}.',
  example_each_way_heat: 'Hai bên cùng hạng nhì: một nửa phần tốp thắng, trả {{paid}}.',
  result_dead_heat: 'Đồng hạng {{places}}/{{tied}}',
  leg_heat: 'Thắng {{places}}/{{tied}} tiền cược: {{tied}} bên đồng hạng',
  leg_stands: 'Hạng {{place}}',
  leg_shares: 'Hạng {{place}}, {{tied}} bên đồng hạng',
  leg_win_half: 'Vô địch',
  leg_place_half: 'Tốp {{places}}, 1/{{part}} phần lời',
  each_way: 'Vô địch và tốp',
  each_way_terms:
    'Tiền cược tính hai lần: vô địch tỷ lệ {{price}}, tốp {{places}} tỷ lệ {{place}} (1/{{part}} phần lời).',
  each_way_closed: 'Hiện không nhận vô địch và tốp cho lựa chọn này.',
  each_way_offer: 'Thêm tốp {{places}} với 1/{{part}} phần lời',
  kind_each_way: 'Vô địch và tốp',
  reason_same_season:
    'Không thể kết hợp một mùa giải với trận của chính mùa đó hoặc với chính nó. Hãy bỏ một lựa chọn hoặc cược đơn.',
  reason_each_way_none: 'Hiện không nhận vô địch và tốp cho lựa chọn này. Hãy chỉ cược vô địch.',
};
