import type { TextTable } from '../../client/texts.ts';

const en = {
  title: 'Published chains',
  intro:
    'Every shared table takes its draws from a chain of hashes. What stands here of a chain was published before its first draw, the next chain at least a day before the last one ends. Each record names the hash of the one before it, so nothing can be changed, taken out or put in between without showing.',
  memory:
    'Your browser checks the list, and remembers it to compare it the next time. Keep a copy of your own, or compare with somebody else’s: that is what makes it hard to deceive you.',
  check_draw: 'Check a draw',
  table: 'Table',
  draw: 'Number of the draw',
  check: 'Check',
  ordinal: 'Chain',
  draws: 'Draws',
  first_link: 'Link 0',
  record_hash: 'Hash of the record',
  published: 'Published',
  whole: 'One list, whole, and linked from its first record on.',
  since: 'The same that this browser remembers since {{date}}.',
  first_sight: 'This browser sees it for the first time, and remembers it from now on.',
  record_differs: 'A record does not have the hash that it says.',
  list_broken:
    'The records are not one list: one is missing, stands twice, or does not follow the one before.',
  list_changed: 'This list is another than the one that this browser remembers since {{date}}.',
  empty: 'This table has not opened yet.',
  offline: 'The studio did not answer. Try again.',
};

const vi: typeof en = {
  title: 'Các chuỗi đã công bố',
  intro:
    'Mỗi bàn chung lấy kết quả từ một chuỗi mã băm. Những gì ghi ở đây về một chuỗi đã được công bố trước lượt rút đầu tiên của nó; chuỗi kế tiếp được công bố ít nhất một ngày trước khi chuỗi cuối kết thúc. Mỗi bản ghi mang mã băm của bản ghi trước, nên không thể sửa, bỏ hay chèn thêm mà không bị lộ.',
  memory:
    'Trình duyệt của bạn kiểm tra danh sách và ghi nhớ để so sánh lần sau. Hãy giữ một bản sao riêng hoặc so với bản của người khác: nhờ vậy rất khó lừa được bạn.',
  check_draw: 'Kiểm chứng một lượt rút',
  table: 'Bàn',
  draw: 'Số của lượt rút',
  check: 'Kiểm chứng',
  ordinal: 'Chuỗi',
  draws: 'Các lượt rút',
  first_link: 'Mắt xích 0',
  record_hash: 'Mã băm của bản ghi',
  published: 'Công bố lúc',
  whole: 'Một danh sách trọn vẹn, liên kết từ bản ghi đầu tiên.',
  since: 'Giống với bản mà trình duyệt này ghi nhớ từ {{date}}.',
  first_sight: 'Trình duyệt này thấy danh sách lần đầu và ghi nhớ từ bây giờ.',
  record_differs: 'Có bản ghi không khớp với mã băm của nó.',
  list_broken: 'Các bản ghi không tạo thành một danh sách: thiếu, trùng, hoặc không nối tiếp bản trước.',
  list_changed: 'Danh sách này khác với bản mà trình duyệt này ghi nhớ từ {{date}}.',
  empty: 'Bàn này chưa mở.',
  offline: 'Máy chủ không trả lời. Hãy thử lại.',
};

const zh: typeof en = {
  title: '已公布的哈希链',
  intro:
    '每张共享牌桌的开奖都取自一条哈希链。此处所列内容在该链首次开奖之前即已公布，下一条链至少在上一条结束前一天公布。每条记录都带有前一条的哈希，因此任何更改、删除或插入都会显露。',
  memory:
    '您的浏览器会检查此列表并记住它，以便下次比对。请自行保存副本，或与他人的副本比对：这样就很难欺骗您。',
  check_draw: '验证一次开奖',
  table: '牌桌',
  draw: '开奖期号',
  check: '验证',
  ordinal: '链',
  draws: '开奖',
  first_link: '链环 0',
  record_hash: '记录哈希',
  published: '公布时间',
  whole: '列表完整，从第一条记录起环环相扣。',
  since: '与此浏览器自 {{date}} 起记住的列表一致。',
  first_sight: '此浏览器首次看到该列表，从现在起记住它。',
  record_differs: '有记录与其哈希不符。',
  list_broken: '这些记录不构成一个列表：有缺失、重复或不连续。',
  list_changed: '此列表与此浏览器自 {{date}} 起记住的列表不同。',
  empty: '此牌桌尚未开放。',
  offline: '服务器没有响应，请重试。',
};

export type ChainsTextKey = keyof typeof en;

export const chainsTexts: TextTable<ChainsTextKey> = { en_US: en, vi_VN: vi, zh_CN: zh };
