import type { PerLanguage } from '@halls/contract';

interface SampleLetter {
  readonly title: PerLanguage;
  /** Plain text; an empty line ends a paragraph. */
  readonly content: PerLanguage;
}

/** To all members of every sample site. */
export const sampleLetters: readonly SampleLetter[] = [
  {
    title: {
      vi_VN: 'Tự kiểm tra từng ván chơi',
      zh_CN: '亲自验证每一局',
      en_US: 'Check every round yourself',
    },
    content: {
      vi_VN:
        'Mỗi trò chơi nhà cái cho bạn xem mã băm của hạt giống trước khi bạn chơi và hạt giống ấy sau đó.\n\nTrong trò chơi, hãy mở lịch sử và chọn một ván: trang kiểm chứng tính lại kết quả ngay trong trình duyệt của bạn.',
      zh_CN:
        '每个自营游戏都会在开局前展示种子的哈希值，并在之后公布种子。\n\n在游戏中打开历史记录，选择任意一局，验证页面会在您的浏览器中重新计算结果。',
      en_US:
        'Every house game shows the hash of its seed before you play, and the seed itself afterwards.\n\nOpen the history in the game and choose a round: the verification page computes its result again in your own browser.',
    },
  },
  {
    title: {
      vi_VN: 'Nghỉ một chút cũng là một phần của trò chơi',
      zh_CN: '休息也是游戏的一部分',
      en_US: 'A break is part of the game',
    },
    content: {
      vi_VN:
        'Chỉ nên chơi với số tiền bạn có thể bỏ ra, và hãy dừng lại khi không còn thấy vui.\n\nNếu bạn lo cho mình hoặc cho người thân, gamblingtherapy.org có người lắng nghe, miễn phí và bằng nhiều ngôn ngữ.',
      zh_CN:
        '请只用输得起的钱游戏，不再开心时就停下来。\n\n如果您为自己或身边的人担心，gamblingtherapy.org 免费提供多种语言的倾听与帮助。',
      en_US:
        'Play only with what you can do without, and stop when it is no longer fun.\n\nIf you worry about yourself or somebody close to you, gamblingtherapy.org listens, free of charge and in many languages.',
    },
  },
];
