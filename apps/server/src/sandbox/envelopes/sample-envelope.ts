import type { Currency } from '@halls/contract';

/** What a share is worth when all are alike. */
export const averageShare: Readonly<Record<Currency, string>> = {
  RMB: '8',
  USD: '1',
  VND: '20000',
  WON: '1000',
  JPY: '100',
  THB: '30',
  INR: '50',
  MMK: '2000',
  BDT: '100',
  BRL: '5',
};

export const sampleEnvelope = {
  count: 500,
  turnoverPercent: 100,
  audience: 'everybody',
  registeredBefore: null,
  depositedMinor: null,
  title: {
    en_US: 'A red envelope for you',
    zh_CN: '送您一个红包',
    zh_TW: '送您一個紅包',
    vi_VN: 'Lì xì dành cho bạn',
    th_TH: 'อั่งเปาสำหรับคุณ',
    ja_JP: 'あなたへの紅包',
    ko_KR: '당신을 위한 행운 봉투',
    my_MM: 'သင့်အတွက် အန်ပေါင်း',
    hi_IN: 'आपके लिए एक लाल लिफ़ाफ़ा',
    bn_BD: 'আপনার জন্য একটি লাল খাম',
    ta_IN: 'உங்களுக்கான சிவப்பு உறை',
  },
  words: {
    en_US: 'Everybody takes one. What is in it was drawn before it was laid out.',
    zh_CN: '每人一份。金额在发放之前就已抽定。',
    zh_TW: '每人一份。金額在發放之前就已抽定。',
    vi_VN: 'Mỗi người một phần. Số tiền đã được rút thăm từ trước khi phát.',
    th_TH: 'คนละหนึ่งซอง จำนวนเงินถูกสุ่มไว้ก่อนแจกแล้ว',
    ja_JP: 'おひとり様一つ。金額は配られる前に抽選で決まっています。',
    ko_KR: '한 사람에 하나씩입니다. 금액은 나누기 전에 이미 추첨되었습니다.',
    my_MM: 'တစ်ဦးလျှင် တစ်ခု။ ပါဝင်သည့်ငွေကို မဝေမီကပင် မဲနှိုက်ထားပြီး ဖြစ်ပါသည်။',
    hi_IN: 'हर किसी के लिए एक। इसमें कितना है, यह बाँटने से पहले ही निकाला जा चुका था।',
    bn_BD: 'প্রত্যেকের জন্য একটি। ভেতরে কত আছে তা দেওয়ার আগেই লটারিতে ঠিক হয়েছে।',
    ta_IN: 'ஒவ்வொருவருக்கும் ஒன்று. உள்ளே உள்ள தொகை வழங்குவதற்கு முன்பே குலுக்கலில் எடுக்கப்பட்டது.',
  },
} as const;
