import type { TextTable } from '../../client/texts.ts';

const en = {
  title: 'Check a round',
  intro:
    'This page recomputes a round in your browser from its seeds. Nothing is taken on trust: the server seed must hash to what you were shown before you played, and the game played on it must give the stored result.',
  round: 'Round number',
  load: 'Load',
  server_seed: 'Server seed (revealed)',
  client_seed: 'Your seed',
  nonce: 'Round counter',
  commitment: 'Hash of the server seed, shown before play',
  game: 'Game',
  mathematics: 'Mathematics: model and version',
  stored: 'Stored result',
  check: 'Check',
  fair: 'Correct. The seed matches its hash, and it gives exactly this result and payout.',
  commitment_differs: 'The server seed does not have this hash.',
  outcome_differs: 'The seeds give another result.',
  payout_differs: 'The result is right, but it pays another amount.',
  jackpot_differs:
    'The result is right, but the jackpot was drawn otherwise, or by other odds than the stated ones.',
  chain_differs: 'The seed is not this place of the chain that was published before.',
  seed_malformed: 'A seed or the counter is malformed.',
  unknown: 'There is no such round.',
  mathematics_unknown: 'There is no such version of the mathematics.',
  not_revealed:
    'The server seed of this round is still in use. Change it under “Fairness” in the game; then the round can be checked.',
  offline: 'The studio did not answer. Try again.',
  pays: 'Stake {{stake}}, payout {{payout}} {{currency}}',
};

const vi: typeof en = {
  title: 'Kiểm chứng ván chơi',
  intro:
    'Trang này tính lại ván chơi ngay trong trình duyệt của bạn từ các hạt giống. Hạt giống máy chủ phải có đúng mã băm đã hiện trước khi chơi, và trò chơi chạy trên đó phải cho đúng kết quả đã lưu.',
  round: 'Mã ván',
  load: 'Tải',
  server_seed: 'Hạt giống máy chủ (đã công bố)',
  client_seed: 'Hạt giống của bạn',
  nonce: 'Số đếm ván',
  commitment: 'Mã băm hạt giống máy chủ, hiện trước khi chơi',
  game: 'Trò chơi',
  mathematics: 'Toán học: mô hình và phiên bản',
  stored: 'Kết quả đã lưu',
  check: 'Kiểm chứng',
  fair: 'Chính xác. Hạt giống khớp mã băm và cho đúng kết quả cùng tiền thưởng này.',
  commitment_differs: 'Hạt giống máy chủ không có mã băm này.',
  outcome_differs: 'Các hạt giống cho kết quả khác.',
  payout_differs: 'Kết quả đúng nhưng tiền trả khác.',
  jackpot_differs: 'Kết quả đúng, nhưng giải tích lũy được rút khác, hoặc theo tỷ lệ khác với công bố.',
  chain_differs: 'Hạt giống không đúng vị trí trong chuỗi đã công bố trước.',
  seed_malformed: 'Hạt giống hoặc số đếm không hợp lệ.',
  unknown: 'Không có ván này.',
  mathematics_unknown: 'Không có phiên bản toán học này.',
  not_revealed:
    'Hạt giống máy chủ của ván này vẫn đang dùng. Hãy đổi nó trong mục “Kiểm chứng công bằng” của trò chơi.',
  offline: 'Máy chủ không trả lời. Hãy thử lại.',
  pays: 'Cược {{stake}}, trả {{payout}} {{currency}}',
};

const zh: typeof en = {
  title: '验证牌局',
  intro:
    '本页在您的浏览器中用种子重新计算一局。服务器种子的哈希必须与开局前所示一致，用它运行游戏必须得到保存的结果。',
  round: '局号',
  load: '载入',
  server_seed: '服务器种子（已公布）',
  client_seed: '您的种子',
  nonce: '局计数',
  commitment: '开局前所示的服务器种子哈希',
  game: '游戏',
  mathematics: '数学模型与版本',
  stored: '保存的结果',
  check: '验证',
  fair: '正确。种子与哈希一致，并得出完全相同的结果与赔付。',
  commitment_differs: '服务器种子与此哈希不符。',
  outcome_differs: '种子得出的结果不同。',
  payout_differs: '结果正确，但赔付金额不同。',
  jackpot_differs: '结果正确，但累积大奖的抽取结果不同，或所用概率与公布的不符。',
  chain_differs: '种子与此前公布的哈希链位置不符。',
  seed_malformed: '种子或计数格式错误。',
  unknown: '没有这一局。',
  mathematics_unknown: '没有这个数学版本。',
  not_revealed: '此局的服务器种子仍在使用。请在游戏的“公平性”中更换后再验证。',
  offline: '服务器没有响应，请重试。',
  pays: '投注 {{stake}}，赔付 {{payout}} {{currency}}',
};

export type VerifyTextKey = keyof typeof en;

export const verifyTexts: TextTable<VerifyTextKey> = { en_US: en, vi_VN: vi, zh_CN: zh };
