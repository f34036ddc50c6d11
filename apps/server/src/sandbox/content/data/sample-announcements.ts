import type { PerLanguage } from '@halls/contract';

export interface SampleAnnouncement {
  /** `{site}` is the site's name. */
  readonly content: Required<PerLanguage>;
  readonly beforeLogin: boolean;
  readonly afterLogin: boolean;
}

/** The running announcements that every sample site starts with. */
export const sampleAnnouncements: readonly SampleAnnouncement[] = [
  {
    content: {
      zh_TW: '歡迎來到 {site}：八大遊戲廳，一個錢包。',
      zh_CN: '欢迎来到 {site}：八大游戏厅，一个钱包。',
      en_US: 'Welcome to {site}: eight halls, one wallet.',
      vi_VN: 'Chào mừng bạn đến với {site}. Tám sảnh trò chơi, một ví duy nhất.',
      ko_KR: '{site}에 오신 것을 환영합니다. 여덟 개의 홀, 하나의 지갑.',
      ja_JP: '{site} へようこそ。8つのホールに、ウォレットは1つ。',
      th_TH: 'ยินดีต้อนรับสู่ {site} แปดห้องเกม หนึ่งกระเป๋า',
      hi_IN: '{site} में आपका स्वागत है: आठ हॉल, एक वॉलेट।',
      my_MM: '{site} မှ ကြိုဆိုပါသည်။ ခန်းမရှစ်ခု၊ ပိုက်ဆံအိတ်တစ်ခု။',
      ta_IN: '{site} க்கு வரவேற்கிறோம்: எட்டு அரங்குகள், ஒரே பணப்பை.',
      bn_BD: '{site}-এ স্বাগত: আটটি হল, একটি ওয়ালেট।',
    },
    beforeLogin: true,
    afterLogin: true,
  },
  {
    content: {
      zh_TW: '註冊免費，用時不到一分鐘。',
      zh_CN: '注册免费，用时不到一分钟。',
      en_US: 'Signing up is free and takes less than a minute.',
      vi_VN: 'Đăng ký miễn phí và chỉ mất chưa đến một phút.',
      ko_KR: '가입은 무료이며 1분이면 충분합니다.',
      ja_JP: '登録は無料、1分もかかりません。',
      th_TH: 'สมัครฟรี ใช้เวลาไม่ถึงหนึ่งนาที',
      hi_IN: 'साइन अप मुफ़्त है और एक मिनट से भी कम लगता है।',
      my_MM: 'စာရင်းသွင်းခြင်းသည် အခမဲ့ဖြစ်ပြီး တစ်မိနစ်ပင် မကြာပါ။',
      ta_IN: 'பதிவு இலவசம்; ஒரு நிமிடத்திற்கும் குறைவே ஆகும்.',
      bn_BD: 'সাইন আপ বিনামূল্যে, এক মিনিটেরও কম লাগে।',
    },
    beforeLogin: true,
    afterLogin: false,
  },
  {
    content: {
      zh_TW: '您可以一鍵將各遊戲商的資金轉回主錢包。',
      zh_CN: '您可以一键将各游戏商的资金转回主钱包。',
      en_US: 'One press brings your money back from every provider to the main wallet.',
      vi_VN: 'Bạn có thể chuyển toàn bộ tiền từ các nhà cung cấp về ví chính bằng một lần bấm.',
      ko_KR: '한 번만 누르면 모든 게임사의 돈이 메인 지갑으로 돌아옵니다.',
      ja_JP: 'ボタン一つで、すべてのプロバイダーの資金がメインウォレットに戻ります。',
      th_TH: 'กดครั้งเดียว เงินจากทุกค่ายกลับเข้ากระเป๋าหลัก',
      hi_IN: 'एक बटन से सभी प्रदाताओं का पैसा मुख्य वॉलेट में लौट आता है।',
      my_MM: 'တစ်ချက်နှိပ်ရုံဖြင့် ကုမ္ပဏီအားလုံးမှ ငွေသည် ပင်မပိုက်ဆံအိတ်သို့ ပြန်ရောက်သည်။',
      ta_IN: 'ஒரே அழுத்தத்தில் எல்லா வழங்குநர்களிடமிருந்தும் பணம் முதன்மைப் பணப்பைக்குத் திரும்பும்.',
      bn_BD: 'এক চাপেই সব প্রোভাইডারের টাকা মূল ওয়ালেটে ফিরে আসে।',
    },
    beforeLogin: false,
    afterLogin: true,
  },
  {
    content: {
      zh_TW: '金繕茶盞正在維護，其他遊戲商照常開放。',
      zh_CN: '金缮茶盏正在维护，其他游戏商照常开放。',
      en_US: 'Mended Teacup is in maintenance. All other providers are open.',
      vi_VN: 'Chén Trà Vá đang bảo trì. Các nhà cung cấp khác vẫn hoạt động bình thường.',
      ko_KR: 'Mended Teacup은 점검 중입니다. 다른 게임사는 모두 이용할 수 있습니다.',
      ja_JP: 'Mended Teacup はメンテナンス中です。ほかのプロバイダーは通常どおりご利用いただけます。',
      th_TH: 'Mended Teacup อยู่ระหว่างปรับปรุง ค่ายอื่นเปิดตามปกติ',
      hi_IN: 'Mended Teacup में रखरखाव चल रहा है। बाकी सभी प्रदाता खुले हैं।',
      my_MM: 'Mended Teacup ကို ပြုပြင်နေပါသည်။ အခြားကုမ္ပဏီအားလုံး ပုံမှန်အတိုင်း ဖွင့်ထားသည်။',
      ta_IN: 'Mended Teacup பராமரிப்பில் உள்ளது. மற்ற எல்லா வழங்குநர்களும் திறந்துள்ளனர்.',
      bn_BD: 'Mended Teacup-এ রক্ষণাবেক্ষণ চলছে। অন্য সব প্রোভাইডার খোলা।',
    },
    beforeLogin: true,
    afterLogin: true,
  },
];
