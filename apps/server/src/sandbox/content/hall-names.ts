import { halls, type HallId, type PerLanguage } from '@halls/contract';

/** Names of the halls in every language. */
export const hallNames: Readonly<Record<HallId, Required<PerLanguage>>> = {
  [halls.slot]: {
    zh_TW: '電子遊戲', zh_CN: '电子游戏', en_US: 'Slots', vi_VN: 'Nổ Hũ', ko_KR: '슬롯', ja_JP: 'スロット', th_TH: 'สล็อต',
    hi_IN: 'स्लॉट', my_MM: 'စလော့', ta_IN: 'ஸ்லாட்', bn_BD: 'স্লট',
  },
  [halls.liveCasino]: {
    zh_TW: '真人視訊', zh_CN: '真人视讯', en_US: 'Live Casino', vi_VN: 'Casino Trực Tuyến', ko_KR: '라이브 카지노', ja_JP: 'ライブカジノ',
    th_TH: 'คาสิโนสด', hi_IN: 'लाइव कैसीनो', my_MM: 'တိုက်ရိုက်ကာစီနို', ta_IN: 'நேரடி கேசினோ', bn_BD: 'লাইভ ক্যাসিনো',
  },
  [halls.sports]: {
    zh_TW: '體育賽事', zh_CN: '体育赛事', en_US: 'Sports', vi_VN: 'Thể Thao', ko_KR: '스포츠', ja_JP: 'スポーツ', th_TH: 'กีฬา',
    hi_IN: 'खेल', my_MM: 'အားကစား', ta_IN: 'விளையாட்டு', bn_BD: 'খেলাধুলা',
  },
  [halls.lottery]: {
    zh_TW: '彩票遊戲', zh_CN: '彩票游戏', en_US: 'Lottery', vi_VN: 'Xổ Số', ko_KR: '복권', ja_JP: 'ロッタリー', th_TH: 'ลอตเตอรี่',
    hi_IN: 'लॉटरी', my_MM: 'ထီ', ta_IN: 'லாட்டரி', bn_BD: 'লটারি',
  },
  [halls.cardGame]: {
    zh_TW: '棋牌遊戲', zh_CN: '棋牌游戏', en_US: 'Card Games', vi_VN: 'Game Bài', ko_KR: '카드 게임', ja_JP: 'カードゲーム', th_TH: 'เกมไพ่',
    hi_IN: 'ताश के खेल', my_MM: 'ဖဲဂိမ်း', ta_IN: 'சீட்டு விளையாட்டு', bn_BD: 'তাসের খেলা',
  },
  [halls.virtualSport]: {
    zh_TW: '虛擬體育', zh_CN: '虚拟体育', en_US: 'Virtual Sports', vi_VN: 'Thể Thao Ảo', ko_KR: '가상 스포츠', ja_JP: 'バーチャルスポーツ',
    th_TH: 'กีฬาเสมือน', hi_IN: 'वर्चुअल खेल', my_MM: 'ပုံရိပ်ယောင်အားကစား', ta_IN: 'மெய்நிகர் விளையாட்டு', bn_BD: 'ভার্চুয়াল খেলা',
  },
  [halls.cockfight]: {
    zh_TW: '鬥雞', zh_CN: '斗鸡', en_US: 'Cockfight', vi_VN: 'Đá Gà', ko_KR: '투계', ja_JP: '闘鶏', th_TH: 'ไก่ชน', hi_IN: 'मुर्गा लड़ाई',
    my_MM: 'ကြက်တိုက်', ta_IN: 'சேவல் சண்டை', bn_BD: 'মোরগ লড়াই',
  },
  [halls.esport]: {
    zh_TW: '電子競技', zh_CN: '电子竞技', en_US: 'Esports', vi_VN: 'Thể Thao Điện Tử', ko_KR: 'e스포츠', ja_JP: 'eスポーツ', th_TH: 'อีสปอร์ต',
    hi_IN: 'ई-स्पोर्ट्स', my_MM: 'အီးစပို့', ta_IN: 'இ-ஸ்போர்ட்ஸ்', bn_BD: 'ই-স্পোর্টস',
  },
};
