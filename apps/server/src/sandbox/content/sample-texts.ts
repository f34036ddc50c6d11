import type { PerLanguage } from '@halls/contract';
import type { TemplateName } from '@halls/contract/template';

/** Banners, announcements and bulletins that every sample site starts with; `{site}` is the site's name. */

export interface SampleBanner {
  /** The drawing's name among the heroes of `packages/pictures`. */
  readonly scene: string;
  readonly link: { type: 0 | 1; url: string; newTab: boolean } | { type: 2; gpId: string; gameCode: string };
  readonly title: PerLanguage;
  readonly subtitle: PerLanguage;
  readonly button: PerLanguage;
}

const play: PerLanguage = { vi_VN: 'Chơi ngay', zh_CN: '立即游戏', en_US: 'Play' };
const enter: PerLanguage = { vi_VN: 'Vào sảnh', zh_CN: '进入大厅', en_US: 'Enter the hall' };

const withinMeans = {
  link: { type: 0, url: 'https://www.gamblingtherapy.org/', newTab: true },
  title: { vi_VN: 'Chơi có chừng mực', zh_CN: '理性娱乐', en_US: 'Play within your means' },
  subtitle: {
    vi_VN: 'Nếu trò chơi không còn vui, luôn có người sẵn sàng lắng nghe.',
    zh_CN: '若游戏不再是乐趣，总有人愿意倾听与帮助。',
    en_US: 'When it stops being fun, there is someone to talk to.',
  },
  button: { vi_VN: 'Tìm hỗ trợ', zh_CN: '寻求帮助', en_US: 'Find help' },
} as const satisfies Omit<SampleBanner, 'scene'>;

const shootOut = {
  link: { type: 2, gpId: 'GPSB', gameCode: 'sb-penalty' },
  title: {
    vi_VN: 'Mười một mét, một khoảnh khắc',
    zh_CN: '十一米，一瞬间',
    en_US: 'Eleven metres, one moment',
  },
  subtitle: {
    vi_VN: 'Loạt sút luân lưu mô phỏng của Sideline, tỷ lệ hiện rõ trước khi bạn chọn.',
    zh_CN: 'Sideline 模拟点球大战，下注前赔率一目了然。',
    en_US: 'Sideline’s simulated shoot-out, with the odds in plain sight before you choose.',
  },
  button: play,
} as const satisfies Omit<SampleBanner, 'scene'>;

export const sampleBanners: Readonly<Record<TemplateName, readonly SampleBanner[]>> = {
  site02: [
    {
      scene: 'site02-night-market',
      link: { type: 2, gpId: 'GPR8', gameCode: 'r8-night-market' },
      title: { vi_VN: 'Chợ đêm bên bến', zh_CN: '码头夜市', en_US: 'The night market is open' },
      subtitle: {
        vi_VN: 'Trò chơi nổi bật tuần này từ Tám Dòng Sông. Kết quả nào cũng kiểm chứng được.',
        zh_CN: '八川本周主推，每一局结果皆可验证。',
        en_US: 'This week’s pick from River Eight. Every outcome can be verified.',
      },
      button: play,
    },
    {
      scene: 'site02-live-tables',
      link: { type: 1, url: 'gameHall/3', newTab: false },
      title: { vi_VN: 'Mời bạn vào bàn', zh_CN: '请君入座', en_US: 'Take a seat' },
      subtitle: {
        vi_VN: 'Baccarat và tài xỉu tại Sân Sen, mở suốt ngày đêm.',
        zh_CN: '莲苑百家乐与骰宝，昼夜开放。',
        en_US: 'Baccarat and sic bo at Lotus Court, open day and night.',
      },
      button: enter,
    },
    { scene: 'site02-tournament', ...shootOut },
    { scene: 'site02-jackpot-lotus', ...withinMeans },
  ],
  suncity: [
    {
      scene: 'suncity-tea-house',
      link: { type: 2, gpId: 'GPJD', gameCode: 'jd-tea-house' },
      title: { vi_VN: 'Trà sớm, nắng mới', zh_CN: '晨光里，一盏茶', en_US: 'Morning light, a cup of tea' },
      subtitle: {
        vi_VN: 'Quán trà của Khung Cửi Ngọc đã mở cửa. Có thể chơi thử miễn phí trước.',
        zh_CN: '玉织坊茶馆开张，可先免费试玩。',
        en_US: 'Jade Loom’s tea house is open. Try it free first.',
      },
      button: play,
    },
    { scene: 'suncity-ink-mountains', ...withinMeans },
  ],
  apsport: [
    { scene: 'apsport-floodlights', ...shootOut },
    {
      scene: 'apsport-homestretch',
      link: { type: 1, url: 'gameHall/7', newTab: false },
      title: { vi_VN: 'Đường đua cuối', zh_CN: '最后直道', en_US: 'Down the homestretch' },
      subtitle: {
        vi_VN: 'Đua ngựa và đua thuyền ảo, lượt mới mỗi khi bạn sẵn sàng.',
        zh_CN: '虚拟赛马与龙舟，随时开赛。',
        en_US: 'Virtual horses and dragon boats, a new race whenever you are ready.',
      },
      button: enter,
    },
  ],
};

export interface SampleAnnouncement {
  readonly content: PerLanguage;
  readonly beforeLogin: boolean;
  readonly afterLogin: boolean;
}

export const sampleAnnouncements: readonly SampleAnnouncement[] = [
  {
    content: {
      vi_VN: 'Chào mừng bạn đến với {site}. Tám sảnh trò chơi, một ví duy nhất.',
      zh_CN: '欢迎来到 {site}：八大游戏厅，一个钱包。',
      en_US: 'Welcome to {site}: eight halls, one wallet.',
    },
    beforeLogin: true,
    afterLogin: true,
  },
  {
    content: {
      vi_VN: 'Đăng ký miễn phí và chỉ mất chưa đến một phút.',
      zh_CN: '注册免费，用时不到一分钟。',
      en_US: 'Signing up is free and takes less than a minute.',
    },
    beforeLogin: true,
    afterLogin: false,
  },
  {
    content: {
      vi_VN: 'Bạn có thể chuyển toàn bộ tiền từ các nhà cung cấp về ví chính bằng một lần bấm.',
      zh_CN: '您可以一键将各游戏商的资金转回主钱包。',
      en_US: 'One press brings your money back from every provider to the main wallet.',
    },
    beforeLogin: false,
    afterLogin: true,
  },
  {
    content: {
      vi_VN: 'Chén Trà Vá đang bảo trì. Các nhà cung cấp khác vẫn hoạt động bình thường.',
      zh_CN: '金缮茶盏正在维护，其他游戏商照常开放。',
      en_US: 'Mended Teacup is in maintenance. All other providers are open.',
    },
    beforeLogin: true,
    afterLogin: true,
  },
];

export interface SampleBulletin {
  readonly title: PerLanguage;
  readonly summary: PerLanguage;
  readonly content: PerLanguage;
  readonly forGuests: boolean;
  readonly forMembers: boolean;
  readonly device: 0 | 1 | 2;
  readonly location: 2 | 3;
  readonly frequency: number;
}

export const sampleBulletins: readonly SampleBulletin[] = [
  {
    title: {
      vi_VN: 'Kết quả công bằng, tự bạn kiểm chứng',
      zh_CN: '公平结果，由您验证',
      en_US: 'Fair outcomes that you can check',
    },
    summary: {
      vi_VN: 'Mỗi ván chơi của nhà đều có thể kiểm chứng sau khi kết thúc.',
      zh_CN: '自营游戏的每一局结束后均可验证。',
      en_US: 'Every round of a house game can be verified once it is over.',
    },
    content: {
      vi_VN:
        '<p>Trước khi bạn chơi, chúng tôi công bố mã băm của hạt giống máy chủ. Khi hạt giống được thay, bạn có thể đối chiếu từng ván.</p><p>Tỷ lệ trả thưởng của mỗi trò được tính chính xác và hiển thị trong trò chơi.</p>',
      zh_CN:
        '<p>游戏开始前，我们先公布服务器种子的哈希值；种子更换后，您可以逐局核对。</p><p>每款游戏的返还率均经精确计算，并在游戏中标明。</p>',
      en_US:
        '<p>Before you play we publish the hash of the server’s seed. When the seed is changed you can check each round against it.</p><p>The return of each game is computed exactly and shown inside the game.</p>',
    },
    forGuests: true,
    forMembers: true,
    device: 0,
    location: 2,
    frequency: 0,
  },
  {
    title: { vi_VN: 'Chạm để chơi trên điện thoại', zh_CN: '手机触控更顺手', en_US: 'Made for touch' },
    summary: {
      vi_VN: 'Mọi trò chơi đều chạy trong trình duyệt, không cần cài đặt.',
      zh_CN: '所有游戏均可在浏览器中运行，无需安装。',
      en_US: 'Every game runs in the browser; nothing to install.',
    },
    content: {
      vi_VN:
        '<p>Nhấn giữ vào hình trò chơi để chọn <strong>Chơi</strong> hoặc <strong>Chơi thử</strong>.</p>',
      zh_CN: '<p>长按游戏图片即可选择<strong>开始游戏</strong>或<strong>试玩</strong>。</p>',
      en_US:
        '<p>Press and hold a game’s picture to choose <strong>Play</strong> or <strong>Try it</strong>.</p>',
    },
    forGuests: true,
    forMembers: false,
    device: 2,
    location: 2,
    frequency: 1,
  },
  {
    title: { vi_VN: 'Tiền của bạn khi chơi', zh_CN: '游戏时您的资金', en_US: 'Your money while you play' },
    summary: {
      vi_VN: 'Khi bạn rời trò chơi, tiền tự về ví chính.',
      zh_CN: '离开游戏后，资金会自动回到主钱包。',
      en_US: 'When you leave a game, your money comes home by itself.',
    },
    content: {
      vi_VN: '<p>Ở một số hãng, tiền đi cùng bạn vào trò chơi. Ví của bạn luôn cho biết tiền đang ở đâu.</p>',
      zh_CN: '<p>在部分供应商处，资金会随您进入游戏。钱包随时显示资金所在。</p>',
      en_US:
        '<p>At some studios it travels with you into the game. Your wallet shows at any time where it is.</p>',
    },
    forGuests: false,
    forMembers: true,
    device: 0,
    location: 3,
    frequency: 1,
  },
];
