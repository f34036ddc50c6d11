import type { PerLanguage } from '@halls/contract';

type EveryLanguage = Readonly<Record<keyof Required<PerLanguage>, string>>;

interface Words {
  readonly title: EveryLanguage;
  readonly text: EveryLanguage;
}

/** What the sample sites offer beside their pages. */
export const campaignWords = {
  firstDeposit: {
    title: {
      en_US: 'First deposit doubled',
      zh_CN: '首存翻倍',
      zh_TW: '首存翻倍',
      vi_VN: 'Nhân đôi lần nạp đầu',
      ko_KR: '첫 입금 두 배',
      ja_JP: '初回入金が 2 倍',
      th_TH: 'ฝากครั้งแรกรับสองเท่า',
      hi_IN: 'पहली जमा दोगुनी',
      my_MM: 'ပထမဆုံး ငွေသွင်း နှစ်ဆ',
      ta_IN: 'முதல் வைப்பு இரட்டிப்பு',
      bn_BD: 'প্রথম জমা দ্বিগুণ',
    },
    text: {
      en_US: 'What you deposit first is there once more as a bonus, up to a limit. Your deposit stays cash.',
      zh_CN: '首次存款金额再送同额奖金，设有上限。您的存款始终是现金。',
      zh_TW: '首次存款金額再送同額獎金，設有上限。您的存款始終是現金。',
      vi_VN: 'Số tiền nạp đầu tiên được tặng thêm bằng tiền thưởng, có giới hạn. Tiền nạp vẫn là tiền mặt.',
      ko_KR: '첫 입금액만큼 보너스를 한도 내에서 드립니다. 입금액은 그대로 현금입니다.',
      ja_JP: '初回入金と同額のボーナスを上限まで進呈。入金はそのまま現金です。',
      th_TH: 'ยอดฝากครั้งแรกจะได้โบนัสเท่ากันตามเพดาน เงินฝากยังเป็นเงินสด',
      hi_IN: 'पहली जमा जितना ही बोनस, एक सीमा तक। आपकी जमा नकद ही रहती है।',
      my_MM: 'ပထမဆုံး သွင်းငွေနှင့် တူညီသော ဘောနပ်စ်ကို ကန့်သတ်ချက်အထိ ရမည်။ သင့်သွင်းငွေသည် ငွေသားအဖြစ် ရှိနေမည်။',
      ta_IN: 'முதல் வைப்புக்கு நிகரான போனஸ், ஒரு வரம்பு வரை. உங்கள் வைப்பு ரொக்கமாகவே இருக்கும்.',
      bn_BD: 'প্রথম জমার সমান বোনাস, একটি সীমা পর্যন্ত। আপনার জমা নগদই থাকে।',
    },
  },
  weeklyRounds: {
    title: {
      en_US: 'Free rounds each week',
      zh_CN: '每周免费局',
      zh_TW: '每週免費局',
      vi_VN: 'Vòng miễn phí mỗi tuần',
      ko_KR: '매주 무료 라운드',
      ja_JP: '毎週のフリーラウンド',
      th_TH: 'รอบฟรีทุกสัปดาห์',
      hi_IN: 'हर सप्ताह मुफ़्त राउंड',
      my_MM: 'အပတ်စဉ် အခမဲ့ပွဲများ',
      ta_IN: 'வாரந்தோறும் இலவசச் சுற்றுகள்',
      bn_BD: 'প্রতি সপ্তাহে ফ্রি রাউন্ড',
    },
    text: {
      en_US: 'Deposit once in a week and play rounds that the house pays for.',
      zh_CN: '每周存款一次，即可玩由平台付费的免费局。',
      zh_TW: '每週存款一次，即可玩由平台付費的免費局。',
      vi_VN: 'Nạp một lần trong tuần và chơi các vòng do nhà cái trả.',
      ko_KR: '일주일에 한 번 입금하면 하우스가 지불하는 라운드를 즐길 수 있습니다.',
      ja_JP: '週に一度の入金で、ハウス負担のラウンドを遊べます。',
      th_TH: 'ฝากสัปดาห์ละครั้งแล้วเล่นรอบที่เราจ่ายให้',
      hi_IN: 'सप्ताह में एक बार जमा करें और हमारी ओर से राउंड खेलें।',
      my_MM: 'တစ်ပတ်တစ်ကြိမ် ငွေသွင်းပြီး ကျွန်ုပ်တို့ပေးသော ပွဲများ ကစားပါ။',
      ta_IN: 'வாரம் ஒருமுறை வைப்புச் செய்து, நாங்கள் செலுத்தும் சுற்றுகளை விளையாடுங்கள்.',
      bn_BD: 'সপ্তাহে একবার জমা দিন আর আমাদের খরচে রাউন্ড খেলুন।',
    },
  },
  birthday: {
    title: {
      en_US: 'Birthday gift',
      zh_CN: '生日礼金',
      zh_TW: '生日禮金',
      vi_VN: 'Quà sinh nhật',
      ko_KR: '생일 선물',
      ja_JP: '誕生日の贈り物',
      th_TH: 'ของขวัญวันเกิด',
      hi_IN: 'जन्मदिन का उपहार',
      my_MM: 'မွေးနေ့လက်ဆောင်',
      ta_IN: 'பிறந்தநாள் பரிசு',
      bn_BD: 'জন্মদিনের উপহার',
    },
    text: {
      en_US: 'On your birthday a small sum is yours, once a year. Your profile has to know the day.',
      zh_CN: '生日当天可领取一份礼金，每年一次。请先在资料中填写生日。',
      zh_TW: '生日當天可領取一份禮金，每年一次。請先在資料中填寫生日。',
      vi_VN: 'Vào ngày sinh nhật bạn nhận một khoản nhỏ, mỗi năm một lần. Hồ sơ cần có ngày sinh.',
      ko_KR: '생일에 연 1회 소정의 금액을 드립니다. 프로필에 생일이 있어야 합니다.',
      ja_JP: '誕生日に年 1 回、少額を進呈します。プロフィールに誕生日が必要です。',
      th_TH: 'ในวันเกิดรับเงินเล็กน้อยปีละครั้ง ต้องระบุวันเกิดในโปรไฟล์',
      hi_IN: 'जन्मदिन पर साल में एक बार छोटी राशि आपकी। प्रोफ़ाइल में जन्मदिन होना चाहिए।',
      my_MM: 'မွေးနေ့တွင် တစ်နှစ်တစ်ကြိမ် ငွေအနည်းငယ် ရမည်။ ပရိုဖိုင်တွင် မွေးနေ့ ထည့်ထားရမည်။',
      ta_IN: 'பிறந்தநாளில் ஆண்டுக்கு ஒருமுறை சிறு தொகை. சுயவிவரத்தில் பிறந்தநாள் இருக்க வேண்டும்.',
      bn_BD: 'জন্মদিনে বছরে একবার অল্প টাকা আপনার। প্রোফাইলে জন্মদিন থাকতে হবে।',
    },
  },
  code: {
    title: {
      en_US: 'A bonus by code',
      zh_CN: '代码奖金',
      zh_TW: '代碼獎金',
      vi_VN: 'Tiền thưởng theo mã',
      ko_KR: '코드 보너스',
      ja_JP: 'コードで受け取るボーナス',
      th_TH: 'โบนัสด้วยรหัส',
      hi_IN: 'कोड से बोनस',
      my_MM: 'ကုဒ်ဖြင့် ဘောနပ်စ်',
      ta_IN: 'குறியீட்டு போனஸ்',
      bn_BD: 'কোডে বোনাস',
    },
    text: {
      en_US: 'Type EIGHTHALLS. It is for members who have deposited before.',
      zh_CN: '输入 EIGHTHALLS。适用于曾存款的会员。',
      zh_TW: '輸入 EIGHTHALLS。適用於曾存款的會員。',
      vi_VN: 'Nhập EIGHTHALLS. Dành cho thành viên đã từng nạp tiền.',
      ko_KR: 'EIGHTHALLS를 입력하세요. 입금한 적이 있는 회원용입니다.',
      ja_JP: 'EIGHTHALLS と入力。入金したことのある会員が対象です。',
      th_TH: 'พิมพ์ EIGHTHALLS สำหรับสมาชิกที่เคยฝากเงิน',
      hi_IN: 'EIGHTHALLS लिखें। पहले जमा कर चुके सदस्यों के लिए।',
      my_MM: 'EIGHTHALLS ဟု ရိုက်ပါ။ ငွေသွင်းဖူးသော အဖွဲ့ဝင်များအတွက်။',
      ta_IN: 'EIGHTHALLS என உள்ளிடுங்கள். முன்பு வைப்புச் செய்தவர்களுக்கு.',
      bn_BD: 'EIGHTHALLS লিখুন। যাঁরা আগে জমা দিয়েছেন তাঁদের জন্য।',
    },
  },
} as const satisfies Readonly<Record<string, Words>>;
