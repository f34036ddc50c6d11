import type * as en from '../en/poker-words.ts';

export const poker: Record<keyof typeof en.poker, string> = {
  hold: 'Giữ',
  held: 'Đang giữ',
  draw: 'Đổi bài',
  card_of: 'Lá {{n}}: {{card}}',
  choose: 'Chọn lá muốn giữ rồi đổi bài.',
  nothing: 'Không có đôi J',
  jacks: 'Đôi J trở lên',
  'two-pair': 'Hai đôi',
  three: 'Sám cô',
  straight: 'Sảnh',
  flush: 'Thùng',
  'full-house': 'Cù lũ',
  four: 'Tứ quý',
  'four-5-k': 'Tứ quý 5 đến K',
  'four-2-4': 'Tứ quý 2, 3, 4',
  'four-aces': 'Tứ quý át',
  'straight-flush': 'Thùng phá sảnh',
  royal: 'Thùng phá sảnh lớn',
  rule: 'Chia năm lá từ một bộ bài. Giữ những lá bạn muốn; các lá còn lại được đổi một lần bằng bài của cùng bộ. Năm lá sau khi đổi được trả theo bảng, chỉ tính tay cao nhất.',
  rule_more: 'Tiền trả là hệ số nhân mức cược; đôi J trở lên trả lại mức cược.',
};
