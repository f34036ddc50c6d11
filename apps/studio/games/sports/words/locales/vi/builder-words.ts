import type { builderWords as en } from '../en/builder-words.ts';

export const builderWords: Record<keyof typeof en, string> = {
  builder: 'Cược kết hợp',
  builder_on: 'Kết hợp các lựa chọn',
  builder_hint:
    'Bấm từ hai đến sáu tỷ lệ: tất cả thành một cược với một tỷ lệ. Ô màu xám không kết hợp được.',
  builder_of: 'Cược kết hợp {{n}}',
  builder_full: 'Một cược kết hợp chứa tối đa sáu lựa chọn.',
  builder_many: 'Một phiếu chứa tối đa ba cược kết hợp.',
  builder_margin: '{{margin}}, tính một lần cho tất cả các phần.',
  builder_idle_part: 'Không làm tăng tỷ lệ',
  builder_combine: 'Gộp thành cược kết hợp',
  builder_left: 'Bỏ các phần bị hủy, còn {{price}}',
  rule_builder:
    'Từ hai đến sáu lựa chọn của cùng một trận tạo thành một cửa cược, thắng khi mọi phần đều thắng. Tỷ lệ lấy từ cùng mô hình với mọi tỷ lệ khác: xác suất chính xác để tất cả cùng xảy ra. Có ở bóng đá, quần vợt và thể thao điện tử.',
  rule_builder_parts:
    'Một phần là lựa chọn chỉ có thể thắng hoặc thua: không có mức nguyên, mức một phần tư hay “hòa hoàn tiền”. Các lựa chọn không thể cùng thắng bị từ chối, lựa chọn không thêm gì cũng vậy.',
  rule_builder_margin: 'Nhà cái chỉ giữ biên một lần: biên của phần có kèo biên cao nhất.',
  rule_builder_live: 'Khi trận đang diễn ra, tỷ lệ bạn đã thấy được giữ nguyên nếu thay đổi không quá 1,5%.',
  rule_builder_lost: 'Một phần thua: cả cược thua ngay, dù các phần khác ra sao.',
  rule_builder_void:
    'Phần bị hủy sẽ được bỏ ra. Các phần còn lại trả theo tỷ lệ của chúng khi không có phần đó, tính lúc cược được nhận; nếu mọi phần bị hủy, hoàn lại tiền cược.',
  rule_builder_cash:
    'Có thể rút sớm khi các phần còn mở đang nhận cược, theo xác suất chung tại thời điểm đó.',
  example_builder:
    '{{home}} thắng (2.03) và Tài 2.5 bàn (1.99) cùng xảy ra trong 27,24% các trận như vậy. Với biên 5%, tỷ lệ là 1 ÷ 0.2724 ÷ 1.05 = 3.49. Nếu nhân với nhau sẽ là 4.03, như thể hai điều không liên quan gì đến nhau.',
  example_builder_won: 'Cược 10, kết thúc 3:0',
  example_builder_won_pays: 'cả hai phần thắng: trả 34.90',
  example_builder_lost: 'Kết thúc 1:0',
  example_builder_lost_pays: 'phần bàn thắng thua nên cả cược thua',
  example_builder_void: 'Phần bàn thắng bị hủy, {{home}} thắng',
  example_builder_void_pays: 'trả theo 2.03, tỷ lệ của riêng phần thắng: 20.30',
  example_builder_maps:
    'Hai bên ngang sức, đấu năm ván thắng ba: {{home}} thắng ván đầu (1.90) và thắng trận (1.91) cùng xảy ra ở 34,375% số trận như vậy. Với biên lợi nhuận 5%, tỷ lệ là 1 ÷ 0,34375 ÷ 1,05 = 2.77. Nhân lại sẽ là 3.62, như thể hai điều không giúp gì nhau.',
  example_builder_maps_won: 'Cược 10, thắng ván đầu, kết thúc 3:1',
  example_builder_maps_won_pays: 'cả hai phần thắng: trả 27.70',
  example_builder_maps_lost: 'Thua ván đầu, kết thúc 3:1',
  example_builder_maps_lost_pays: 'một phần thua nên thua tất cả',
  example_builder_maps_void: 'Ván đầu bị hủy, {{home}} thắng trận',
  example_builder_maps_void_pays: 'trả theo 1.91, tỷ lệ của riêng trận đấu: 19.10',
  reason_builder_pricing: 'Đang tính tỷ lệ.',
  reason_builder_short: 'Cược kết hợp cần hai lựa chọn của trận.',
  reason_builder_unfit: 'Hiện không thể kết hợp các lựa chọn này. Hãy bỏ một lựa chọn.',
  reason_builder_impossible: 'Các lựa chọn này không thể cùng thắng. Hãy bỏ một lựa chọn.',
  reason_builder_idle: 'Có lựa chọn không thêm gì: không có nó tỷ lệ cũng không kém. Hãy bỏ ra.',
  reason_builder_rare: 'Quá hiếm khi cùng xảy ra, tỷ lệ sẽ vượt mức cao nhất. Hãy bỏ một lựa chọn.',
  reason_builder_busy: 'Quá nhiều kết hợp cùng lúc. Hãy chờ một chút.',
};
