import type * as en from '../en/race-words.ts';

export const race: Record<keyof typeof en.race, string> = {
  win: 'Nhất',
  place: 'Vào hạng',
  exacta: 'Nhất và nhì',
  runner: 'Số {{n}}',
  first: 'Nhất',
  second: 'Nhì',
};

export const race8: Record<keyof typeof en.race8, string> = {
  rule: 'Tám ngựa. Vào hạng: trong ba hạng đầu.',
};

export const race6: Record<keyof typeof en.race6, string> = {
  rule: 'Sáu thuyền. Vào hạng: nhất hoặc nhì.',
};

export const hounds: Record<keyof typeof en.hounds, string> = {
  win: 'Nhất',
  place: 'Tốp 2',
  forecast: 'Hai chó đầu, không thứ tự',
  exacta: 'Nhất và nhì',
  tricast: 'Ba chó đầu',
  option: '{{what}}: {{who}}',
  trap: 'Chuồng {{n}}',
  trap_of: '{{n}} {{name}}',
  form: 'Các lần trước {{places}}',
  no_form: 'Chưa chạy',
  card: 'Bảng đua {{n}}',
  panel_win: 'Nhất và tốp hai',
  panel_order: 'Hai, ba chó đầu',
  name_three: 'Chọn ba chó đầu: bấm chuồng theo thứ tự về đích',
  checked: 'Bị cản ở khúc cua đầu: {{who}}',
  rule: 'Sáu chó xuất phát từ sáu chuồng, mỗi chuồng một màu; tốp hai là nhất và nhì. Mỗi lượt một đội hình: tám bảng đua lần lượt theo số của lượt, nên chó và tỷ lệ được biết trước khi mở cược. Mỗi chó có một sức chạy và có mặt trong hai bảng. Trong mười sáu lượt có sáu lượt một chó bị cản ở khúc cua đầu và chạy tiếp với nửa sức. Sau đó từng hạng được rút lần lượt, theo sức của các chó còn lại: chó sức 24 trên tổng 100 thắng khoảng 24 lượt trong 100. Cược 10.000 vào nhất và nhì với ×12,4 nhận lại 124.000 nếu hai chó về đúng như vậy.',
  hound_1: 'Sao Chổi',
  hound_2: 'Chim Sẻ',
  hound_3: 'Bánh Quy',
  hound_4: 'Sấm Rền',
  hound_5: 'Liễu Xanh',
  hound_6: 'Sỏi Nhỏ',
  hound_7: 'Chim Ưng',
  hound_8: 'Gừng Cay',
  hound_9: 'Bão Tố',
  hound_10: 'Cúc Áo',
  hound_11: 'Đồng Cỏ',
  hound_12: 'Đồng Đỏ',
  hound_13: 'Mũi Tên',
  hound_14: 'Há Cảo',
  hound_15: 'Bến Cảng',
  hound_16: 'Gió Mùa',
  hound_17: 'Hạt Tiêu',
  hound_18: 'Gió Nhẹ',
  hound_19: 'Đèn Lồng',
  hound_20: 'Ngọn Lửa',
  hound_21: 'Nhung Êm',
  hound_22: 'Vang Xa',
  hound_23: 'Tên Lửa',
  hound_24: 'Siêu Bão',
};
