import type { PerLanguage } from '@halls/contract';
import type { MissionFact, MissionPeriod } from '@halls/contract/mission';
import type { RewardPays } from '@halls/contract/promotion';

/** Amounts are so many small amounts of the currency; a target of turnover, too. */
interface SampleMission {
  readonly period: MissionPeriod;
  readonly fact: MissionFact;
  readonly target: bigint;
  readonly gtId: number | null;
  readonly leastStake: bigint | null;
  readonly amount: bigint;
  readonly pays: RewardPays;
  readonly wageringPercent: number;
  readonly bonusGtId: number | null;
  readonly bonusDays: number | null;
  readonly title: PerLanguage;
  readonly words: PerLanguage;
}

export const sampleMissions: readonly SampleMission[] = [
  {
    ...{ period: 'once', fact: 'sign_ins', target: 1n, gtId: null, leastStake: null },
    ...{ amount: 2n, pays: 'cash', wageringPercent: 100, bonusGtId: null, bonusDays: null },
    title: {
      en_US: 'Say hello',
      zh_CN: '打个招呼',
      zh_TW: '打個招呼',
      vi_VN: 'Chào bạn',
      th_TH: 'ทักทายกัน',
      ja_JP: 'まずはあいさつ',
      ko_KR: '인사하기',
      my_MM: 'နှုတ်ဆက်ပါ',
      hi_IN: 'नमस्ते कहें',
      bn_BD: 'হ্যালো বলুন',
      ta_IN: 'வணக்கம் சொல்லுங்கள்',
    },
    words: {
      en_US: 'Sign in once in the calendar of sign-in rewards.',
      zh_CN: '在签到日历中签到一次。',
      zh_TW: '在簽到日曆中簽到一次。',
      vi_VN: 'Điểm danh một lần trong lịch thưởng điểm danh.',
      th_TH: 'เช็กอินหนึ่งครั้งในปฏิทินรางวัลเช็กอิน',
      ja_JP: 'サインイン報酬のカレンダーで一度サインインしてください。',
      ko_KR: '출석 보상 달력에서 한 번 출석하세요.',
      my_MM: 'နေ့စဉ်ဝင်ရောက်မှု ပြက္ခဒိန်တွင် တစ်ကြိမ် ဝင်ရောက်ပါ။',
      hi_IN: 'साइन-इन इनाम के कैलेंडर में एक बार साइन इन करें।',
      bn_BD: 'সাইন-ইন পুরস্কারের ক্যালেন্ডারে একবার সাইন ইন করুন।',
      ta_IN: 'உள்நுழைவுப் பரிசு நாட்காட்டியில் ஒரு முறை உள்நுழையுங்கள்.',
    },
  },
  {
    ...{ period: 'daily', fact: 'turnover', target: 50n, gtId: 2, leastStake: null },
    ...{ amount: 1n, pays: 'cash', wageringPercent: 100, bonusGtId: null, bonusDays: null },
    title: {
      en_US: 'Reels of the day',
      zh_CN: '每日转轴',
      zh_TW: '每日轉軸',
      vi_VN: 'Guồng quay trong ngày',
      th_TH: 'วงล้อประจำวัน',
      ja_JP: '今日のリール',
      ko_KR: '오늘의 릴',
      my_MM: 'ယနေ့၏ ရီးလ်များ',
      hi_IN: 'आज की रीलें',
      bn_BD: 'আজকের রিল',
      ta_IN: 'இன்றைய ரீல்கள்',
    },
    words: {
      en_US: 'Play slots each day until the bar is full.',
      zh_CN: '每天玩老虎机，直到进度条填满。',
      zh_TW: '每天玩老虎機，直到進度條填滿。',
      vi_VN: 'Chơi slot mỗi ngày cho đến khi thanh đầy.',
      th_TH: 'เล่นสล็อตทุกวันจนแถบเต็ม',
      ja_JP: '毎日スロットをプレイして、バーを満たしてください。',
      ko_KR: '매일 슬롯을 플레이하여 막대를 채우세요.',
      my_MM: 'ဘားတန်း ပြည့်သည်အထိ နေ့စဉ် စလော့ကစားပါ။',
      hi_IN: 'पट्टी भरने तक हर दिन स्लॉट खेलें।',
      bn_BD: 'বার পূর্ণ না হওয়া পর্যন্ত প্রতিদিন স্লট খেলুন।',
      ta_IN: 'பட்டை நிரம்பும் வரை தினமும் ஸ்லாட் விளையாடுங்கள்.',
    },
  },
  {
    ...{ period: 'weekly', fact: 'win', target: 2_000n, gtId: null, leastStake: 1n },
    ...{ amount: 10n, pays: 'bonus', wageringPercent: 500, bonusGtId: 2, bonusDays: 7 },
    title: {
      en_US: 'Twenty times',
      zh_CN: '二十倍',
      zh_TW: '二十倍',
      vi_VN: 'Hai mươi lần',
      th_TH: 'ยี่สิบเท่า',
      ja_JP: '二十倍',
      ko_KR: '스무 배',
      my_MM: 'အဆနှစ်ဆယ်',
      hi_IN: 'बीस गुना',
      bn_BD: 'বিশ গুণ',
      ta_IN: 'இருபது மடங்கு',
    },
    words: {
      en_US: 'Win twenty times your stake in one round, once a week.',
      zh_CN: '每周在一局中赢得投注的二十倍。',
      zh_TW: '每週在一局中贏得投注的二十倍。',
      vi_VN: 'Mỗi tuần thắng gấp hai mươi lần tiền cược trong một vòng.',
      th_TH: 'ชนะยี่สิบเท่าของเดิมพันในหนึ่งรอบ สัปดาห์ละครั้ง',
      ja_JP: '週に一度、1ラウンドで賭け金の二十倍を獲得してください。',
      ko_KR: '일주일에 한 번, 한 라운드에서 베팅액의 스무 배를 따세요.',
      my_MM: 'တစ်ပတ်တစ်ကြိမ် ပွဲတစ်ပွဲတွင် လောင်းငွေ၏ အဆနှစ်ဆယ် နိုင်ပါ။',
      hi_IN: 'सप्ताह में एक बार, एक राउंड में अपने दाँव का बीस गुना जीतें।',
      bn_BD: 'সপ্তাহে একবার, এক রাউন্ডে বাজির বিশ গুণ জিতুন।',
      ta_IN: 'வாரத்திற்கு ஒரு முறை, ஒரு சுற்றில் பந்தயத்தின் இருபது மடங்கு வெல்லுங்கள்.',
    },
  },
];
