import type { Language } from '@halls/contract';

interface Agreement {
  readonly language: Language;
  readonly title: string;
  /** Plain text; an empty line ends a paragraph. */
  readonly content: string;
}

export const sampleAgreements: readonly Agreement[] = [
  {
    language: 'en_US',
    title: 'Terms of service',
    content: [
      '1. Who may join. You are of legal age where you live, gambling is lawful there, and you open one account, in your own name.',
      '2. Your account. Keep your password to yourself. Whoever logs in with it plays for you. A new login ends the session before it.',
      '3. Your money. Your balance is yours. Every change of it is written down once and never altered.',
      '4. Fair games. House games draw every outcome from a seed that is fixed before you play and shown afterwards; you can check each round yourself.',
      '5. When something fails. A round that a fault interrupts is settled by its stored result, or the stake is paid back.',
      '6. Welcome credit. It is given once to a person. Several accounts to collect it are not allowed.',
      '7. Play with care. Play with what you can do without, take breaks, and stop when it is no longer fun.',
      '8. Your data. We keep what the law and the running of your account ask for, and give it to nobody else.',
    ].join('\n\n'),
  },
  {
    language: 'vi_VN',
    title: 'Điều khoản dịch vụ',
    content: [
      '1. Điều kiện tham gia. Bạn đủ tuổi theo luật nơi bạn sống, việc chơi là hợp pháp tại đó, và bạn chỉ mở một tài khoản bằng tên của chính mình.',
      '2. Tài khoản. Hãy giữ kín mật khẩu. Ai đăng nhập bằng mật khẩu đó là chơi thay bạn. Lần đăng nhập mới sẽ kết thúc phiên trước đó.',
      '3. Tiền của bạn. Số dư thuộc về bạn. Mọi thay đổi đều được ghi lại một lần và không bao giờ bị sửa.',
      '4. Trò chơi công bằng. Kết quả của trò chơi nhà cái lấy từ một hạt giống được cố định trước khi bạn chơi và công bố sau đó; bạn có thể tự kiểm tra từng ván.',
      '5. Khi có sự cố. Ván bị gián đoạn được kết toán theo kết quả đã lưu, hoặc hoàn lại tiền cược.',
      '6. Tiền chào mừng. Mỗi người chỉ nhận một lần. Không được mở nhiều tài khoản để nhận.',
      '7. Chơi có trách nhiệm. Hãy chơi với số tiền bạn có thể mất, nghỉ giải lao và dừng lại khi không còn vui.',
      '8. Dữ liệu. Chúng tôi chỉ lưu những gì luật pháp và việc vận hành tài khoản yêu cầu, và không giao cho bên khác.',
    ].join('\n\n'),
  },
  {
    language: 'zh_CN',
    title: '服务条款',
    content: [
      '一、参加条件。您已达到所在地的法定年龄，当地法律允许博彩，并以本人名义只开设一个账户。',
      '二、账户。请妥善保管密码。使用该密码登录者的操作视为您本人的操作。新的登录会结束之前的登录。',
      '三、资金。余额归您所有。每一笔变动均会记录，且不会被改动。',
      '四、公平游戏。自营游戏的结果均取自游戏前已固定、事后公布的种子，您可以自行验证每一局。',
      '五、发生故障时。因故障中断的一局按已保存的结果结算，否则退还投注金额。',
      '六、迎新金。每人只发放一次，不得以多个账户领取。',
      '七、理性游戏。请只用输得起的钱游戏，适时休息，不再开心时请停下。',
      '八、个人资料。我们只保存法律及账户运作所需的资料，不会提供给他人。',
    ].join('\n\n'),
  },
];
