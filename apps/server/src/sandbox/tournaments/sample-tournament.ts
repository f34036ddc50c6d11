/** Amounts are so many small amounts of the currency. */
export const sampleTournament = {
  leastStake: 1n,
  prizes: [
    { fromRank: 1, toRank: 1, amount: 200n },
    { fromRank: 2, toRank: 2, amount: 100n },
    { fromRank: 3, toRank: 3, amount: 50n },
    { fromRank: 4, toRank: 10, amount: 10n },
  ],
  title: {
    en_US: 'The big three',
    zh_CN: '三局争霸',
    zh_TW: '三局爭霸',
    vi_VN: 'Ba ván đỉnh cao',
    th_TH: 'สามรอบสุดยอด',
    ja_JP: 'ビッグスリー',
    ko_KR: '빅 쓰리',
    my_MM: 'အကောင်းဆုံး သုံးပွဲ',
    hi_IN: 'तीन बड़ी बाज़ियाँ',
    bn_BD: 'সেরা তিন',
    ta_IN: 'பெரிய மூன்று',
  },
  words: {
    en_US:
      'Your three best slot rounds decide: what counts is how many times your stake they pay, not how much you stake.',
    zh_CN: '以您最好的三局老虎机定胜负：看的是派彩为投注的几倍，而不是投注多少。',
    zh_TW: '以您最好的三局老虎機定勝負：看的是派彩為投注的幾倍，而不是投注多少。',
    vi_VN:
      'Ba vòng slot tốt nhất của bạn quyết định: tính số lần tiền cược được trả, không tính cược bao nhiêu.',
    th_TH: 'สามรอบสล็อตที่ดีที่สุดของคุณตัดสิน: นับว่าจ่ายกี่เท่าของเดิมพัน ไม่ใช่เดิมพันเท่าไร',
    ja_JP: '最高のスロット3ラウンドで勝負。賭けた額ではなく、賭け金の何倍を得たかで決まります。',
    ko_KR:
      '가장 좋은 슬롯 세 라운드로 겨룹니다. 베팅한 금액이 아니라 베팅액의 몇 배를 받았는지가 중요합니다.',
    my_MM: 'သင့်အကောင်းဆုံး စလော့သုံးပွဲက ဆုံးဖြတ်သည်။ လောင်းငွေ၏ အဆမည်မျှရသည်ကိုသာ ရေတွက်သည်။',
    hi_IN: 'आपके तीन सबसे अच्छे स्लॉट राउंड तय करते हैं: दाँव का कितने गुना मिला, न कि कितना लगाया।',
    bn_BD: 'আপনার সেরা তিন স্লট রাউন্ড ঠিক করে: কত বাজি নয়, বাজির কত গুণ পেলেন তাই গণনা হয়।',
    ta_IN: 'உங்கள் சிறந்த மூன்று ஸ்லாட் சுற்றுகள் தீர்மானிக்கும்: எவ்வளவு பந்தயம் என்பதல்ல, அதன் எத்தனை மடங்கு என்பதே முக்கியம்.',
  },
} as const;
