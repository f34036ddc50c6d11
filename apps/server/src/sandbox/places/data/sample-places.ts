import type { PerLanguage } from '@halls/contract';
import type { TemplateName } from '@halls/contract/template';

type Text = Required<PerLanguage>;

export interface SampleBlock {
  readonly title: Text;
  /** Clean HTML; `{site}` is the site's name. */
  readonly content: Text;
  readonly pictures: Readonly<Record<TemplateName, string>>;
}

const hero = (scene: string) => `/pictures/heroes/${scene}-narrow-600.webp`;

/** The adverts of every sample site: only what the product does. */
export const sampleAdverts: readonly SampleBlock[] = [
  {
    pictures: {
      site02: hero('site02-red-envelope'),
      suncity: hero('suncity-festival'),
      apsport: hero('apsport-podium'),
    },
    title: {
      zh_TW: '迎新體驗金',
      zh_CN: '迎新体验金',
      en_US: 'A credit to begin with',
      vi_VN: 'Tín dụng cho khởi đầu',
      ko_KR: '시작을 돕는 크레딧',
      ja_JP: 'はじめてのクレジット',
      th_TH: 'เครดิตสำหรับเริ่มต้น',
      hi_IN: 'शुरुआत के लिए क्रेडिट',
      my_MM: 'အစပြုရန် လက်ဆောင်ငွေ',
      ta_IN: 'தொடங்குவதற்கான வரவு',
      bn_BD: 'শুরুর জন্য ক্রেডিট',
    },
    content: {
      zh_TW: '<p>註冊後即入錢包。<a href="/discount">查看優惠</a></p>',
      zh_CN: '<p>注册后即入钱包。<a href="/discount">查看优惠</a></p>',
      en_US: '<p>In your wallet once you have signed up. <a href="/discount">See the offers</a></p>',
      vi_VN: '<p>Có trong ví ngay khi đăng ký. <a href="/discount">Xem ưu đãi</a></p>',
      ko_KR: '<p>가입하면 바로 지갑에 들어옵니다. <a href="/discount">혜택 보기</a></p>',
      ja_JP: '<p>登録するとすぐウォレットに入ります。<a href="/discount">特典を見る</a></p>',
      th_TH: '<p>เข้ากระเป๋าทันทีที่สมัคร <a href="/discount">ดูโปรโมชั่น</a></p>',
      hi_IN: '<p>साइन अप करते ही वॉलेट में। <a href="/discount">ऑफ़र देखें</a></p>',
      my_MM: '<p>စာရင်းသွင်းပြီးသည်နှင့် ပိုက်ဆံအိတ်ထဲ ရောက်သည်။ <a href="/discount">အထူးအစီအစဉ်များ ကြည့်ရန်</a></p>',
      ta_IN: '<p>பதிவு செய்தவுடன் பணப்பையில் சேரும். <a href="/discount">சலுகைகளைப் பார்க்க</a></p>',
      bn_BD: '<p>সাইন আপ করলেই ওয়ালেটে। <a href="/discount">অফার দেখুন</a></p>',
    },
  },
  {
    pictures: {
      site02: hero('site02-jackpot-lotus'),
      suncity: hero('suncity-treasury'),
      apsport: hero('apsport-arcade'),
    },
    title: {
      zh_TW: '帶著遊戲走',
      zh_CN: '带着游戏走',
      en_US: 'Take the games along',
      vi_VN: 'Mang trò chơi theo bạn',
      ko_KR: '게임을 가지고 다니세요',
      ja_JP: 'ゲームを持ち歩こう',
      th_TH: 'พกเกมไปกับคุณ',
      hi_IN: 'गेम साथ ले चलें',
      my_MM: 'ဂိမ်းများကို ယူဆောင်သွားပါ',
      ta_IN: 'விளையாட்டுகளை உடன் எடுத்துச் செல்லுங்கள்',
      bn_BD: 'গেম সঙ্গে রাখুন',
    },
    content: {
      zh_TW: '<p>把 {site} 放到手機主畫面。<a href="/app">看做法</a></p>',
      zh_CN: '<p>把 {site} 放到手机主屏幕。<a href="/app">看做法</a></p>',
      en_US: '<p>Put {site} on your phone’s home screen. <a href="/app">See how</a></p>',
      vi_VN: '<p>Đưa {site} lên màn hình chính của điện thoại. <a href="/app">Xem cách làm</a></p>',
      ko_KR: '<p>{site}를 휴대폰 홈 화면에 추가하세요. <a href="/app">방법 보기</a></p>',
      ja_JP: '<p>{site} をスマートフォンのホーム画面に。<a href="/app">手順を見る</a></p>',
      th_TH: '<p>วาง {site} ไว้บนหน้าจอหลักของโทรศัพท์ <a href="/app">ดูวิธี</a></p>',
      hi_IN: '<p>{site} को फ़ोन की होम स्क्रीन पर रखें। <a href="/app">तरीका देखें</a></p>',
      my_MM: '<p>{site} ကို ဖုန်း၏ ပင်မစာမျက်နှာပေါ် ထားပါ။ <a href="/app">နည်းလမ်း ကြည့်ရန်</a></p>',
      ta_IN: '<p>{site} ஐ உங்கள் தொலைபேசியின் முகப்புத் திரையில் வையுங்கள். <a href="/app">எப்படி என்று பார்க்க</a></p>',
      bn_BD: '<p>{site} ফোনের হোম স্ক্রিনে রাখুন। <a href="/app">কীভাবে দেখুন</a></p>',
    },
  },
  {
    pictures: {
      site02: hero('site02-live-tables'),
      suncity: hero('suncity-ink-mountains'),
      apsport: hero('apsport-homestretch'),
    },
    title: {
      zh_TW: '問題先看這裡',
      zh_CN: '问题先看这里',
      en_US: 'Answers before you ask',
      vi_VN: 'Giải đáp trước khi bạn hỏi',
      ko_KR: '묻기 전에 답부터',
      ja_JP: 'よくある質問はこちら',
      th_TH: 'คำตอบก่อนคุณถาม',
      hi_IN: 'पूछने से पहले जवाब',
      my_MM: 'မမေးမီ အဖြေများ',
      ta_IN: 'கேட்கும் முன் பதில்கள்',
      bn_BD: 'প্রশ্নের আগেই উত্তর',
    },
    content: {
      zh_TW: '<p>帳號、資金與公平，一次說清楚。<a href="/faq">常見問題</a></p>',
      zh_CN: '<p>账号、资金与公平，一次说清楚。<a href="/faq">常见问题</a></p>',
      en_US: '<p>Account, money and fairness, in plain words. <a href="/faq">Questions and answers</a></p>',
      vi_VN: '<p>Tài khoản, tiền và công bằng, nói cho dễ hiểu. <a href="/faq">Câu hỏi thường gặp</a></p>',
      ko_KR: '<p>계정, 자금, 공정성을 쉬운 말로. <a href="/faq">자주 묻는 질문</a></p>',
      ja_JP: '<p>アカウント、お金、公平性をわかりやすく。<a href="/faq">よくある質問</a></p>',
      th_TH: '<p>บัญชี เงิน และความยุติธรรม อธิบายให้เข้าใจง่าย <a href="/faq">คำถามที่พบบ่อย</a></p>',
      hi_IN: '<p>खाता, पैसा और निष्पक्षता, सरल शब्दों में। <a href="/faq">सवाल-जवाब</a></p>',
      my_MM: '<p>အကောင့်၊ ငွေနှင့် တရားမျှတမှုကို ရိုးရှင်းစွာ ရှင်းပြထားသည်။ <a href="/faq">မေးခွန်းများ</a></p>',
      ta_IN: '<p>கணக்கு, பணம், நியாயம்: எளிய சொற்களில். <a href="/faq">கேள்விகள்</a></p>',
      bn_BD: '<p>অ্যাকাউন্ট, টাকা ও ন্যায্যতা, সহজ কথায়। <a href="/faq">প্রশ্নোত্তর</a></p>',
    },
  },
];

/** What stands beside the login. */
export const sampleLogins: readonly SampleBlock[] = [
  {
    pictures: {
      site02: hero('site02-night-market'),
      suncity: hero('suncity-tea-house'),
      apsport: hero('apsport-floodlights'),
    },
    title: {
      zh_TW: '很高興再見到您',
      zh_CN: '很高兴再见到您',
      en_US: 'Good to see you again',
      vi_VN: 'Rất vui được gặp lại bạn',
      ko_KR: '다시 만나 반갑습니다',
      ja_JP: 'おかえりなさい',
      th_TH: 'ยินดีที่ได้พบกันอีก',
      hi_IN: 'आपको फिर देखकर अच्छा लगा',
      my_MM: 'ပြန်တွေ့ရသည့်အတွက် ဝမ်းသာပါသည်',
      ta_IN: 'மீண்டும் சந்திப்பதில் மகிழ்ச்சி',
      bn_BD: 'আবার দেখা হয়ে ভালো লাগল',
    },
    content: {
      zh_TW: '<p>您的錢包與最近玩過的遊戲都在這裡。</p>',
      zh_CN: '<p>您的钱包与最近玩过的游戏都在这里。</p>',
      en_US: '<p>Your wallet and the games that you played last are waiting.</p>',
      vi_VN: '<p>Ví và những trò bạn chơi gần đây đang chờ bạn.</p>',
      ko_KR: '<p>지갑과 최근에 플레이한 게임이 기다리고 있습니다.</p>',
      ja_JP: '<p>ウォレットと最近遊んだゲームがお待ちしています。</p>',
      th_TH: '<p>กระเป๋าและเกมที่เล่นล่าสุดรอคุณอยู่</p>',
      hi_IN: '<p>आपका वॉलेट और हाल में खेले गए गेम आपका इंतज़ार कर रहे हैं।</p>',
      my_MM: '<p>သင့်ပိုက်ဆံအိတ်နှင့် နောက်ဆုံးကစားခဲ့သော ဂိမ်းများ စောင့်နေပါသည်။</p>',
      ta_IN: '<p>உங்கள் பணப்பையும் கடைசியாக விளையாடியவையும் காத்திருக்கின்றன.</p>',
      bn_BD: '<p>আপনার ওয়ালেট ও শেষ খেলা গেমগুলো অপেক্ষা করছে।</p>',
    },
  },
];

/** The picture behind the registration. */
export const sampleBackgrounds: Readonly<Record<TemplateName, string>> = {
  site02: hero('site02-tournament'),
  suncity: hero('suncity-festival'),
  apsport: hero('apsport-podium'),
};

/** What floats at the side of a site's pages, and leads to its offers. */
export const sampleFloats: Readonly<Partial<Record<TemplateName, string>>> = {
  suncity: '/pictures/symbols/jd-opera-masks-lantern.svg',
  apsport: '/pictures/symbols/es-circuit-duel-trophy.svg',
};

interface SampleSponsor {
  /** A house provider, whose names and mark are shown. */
  readonly gpId: string;
  /** Clean HTML. */
  readonly content: Text;
}

/** Whose games the sample sites show, in their own words. */
export const sampleSponsors: readonly SampleSponsor[] = [
  {
    gpId: 'GPR8',
    content: {
      zh_TW:
        '<p>夜色裡的河與燈火。每一局都能驗證的電子遊戲。</p><p><a href="/gameHall/2?gp_id=GPR8">看遊戲</a></p>',
      zh_CN:
        '<p>夜色里的河与灯火。每一局都能验证的电子游戏。</p><p><a href="/gameHall/2?gp_id=GPR8">看游戏</a></p>',
      en_US:
        '<p>Rivers and lamps at night: slots whose every spin can be verified.</p><p><a href="/gameHall/2?gp_id=GPR8">See the games</a></p>',
      vi_VN:
        '<p>Sông đêm và ánh đèn: nổ hũ mà lượt quay nào cũng kiểm chứng được.</p><p><a href="/gameHall/2?gp_id=GPR8">Xem trò chơi</a></p>',
      ko_KR:
        '<p>밤의 강과 등불. 모든 스핀을 검증할 수 있는 슬롯입니다.</p><p><a href="/gameHall/2?gp_id=GPR8">게임 보기</a></p>',
      ja_JP:
        '<p>夜の川と灯り。すべてのスピンを検証できるスロットです。</p><p><a href="/gameHall/2?gp_id=GPR8">ゲームを見る</a></p>',
      th_TH:
        '<p>สายน้ำและแสงโคมยามค่ำ สล็อตที่ตรวจสอบได้ทุกการหมุน</p><p><a href="/gameHall/2?gp_id=GPR8">ดูเกม</a></p>',
      hi_IN:
        '<p>रात की नदी और दीये: ऐसे स्लॉट जिनका हर स्पिन जाँचा जा सकता है।</p><p><a href="/gameHall/2?gp_id=GPR8">गेम देखें</a></p>',
      my_MM:
        '<p>ညမြစ်ရေနှင့် မီးအိမ်များ။ လှည့်ချက်တိုင်းကို စစ်ဆေးနိုင်သော စလော့များ။</p><p><a href="/gameHall/2?gp_id=GPR8">ဂိမ်းများ ကြည့်ရန်</a></p>',
      ta_IN:
        '<p>இரவின் ஆறும் விளக்குகளும்: ஒவ்வொரு சுழற்சியையும் சரிபார்க்கக்கூடிய ஸ்லாட்கள்.</p><p><a href="/gameHall/2?gp_id=GPR8">விளையாட்டுகளைப் பார்க்க</a></p>',
      bn_BD:
        '<p>রাতের নদী আর বাতি: এমন স্লট যার প্রতিটি স্পিন যাচাই করা যায়।</p><p><a href="/gameHall/2?gp_id=GPR8">গেম দেখুন</a></p>',
    },
  },
  {
    gpId: 'GPJD',
    content: {
      zh_TW: '<p>絲與玉織成的電子遊戲，可先免費試玩。</p><p><a href="/gameHall/2?gp_id=GPJD">看遊戲</a></p>',
      zh_CN: '<p>丝与玉织成的电子游戏，可先免费试玩。</p><p><a href="/gameHall/2?gp_id=GPJD">看游戏</a></p>',
      en_US:
        '<p>Slots of silk and jade, with a free demo of each.</p><p><a href="/gameHall/2?gp_id=GPJD">See the games</a></p>',
      vi_VN:
        '<p>Nổ hũ dệt từ lụa và ngọc, trò nào cũng chơi thử miễn phí được.</p><p><a href="/gameHall/2?gp_id=GPJD">Xem trò chơi</a></p>',
      ko_KR:
        '<p>비단과 옥으로 엮은 슬롯. 모두 무료로 체험할 수 있습니다.</p><p><a href="/gameHall/2?gp_id=GPJD">게임 보기</a></p>',
      ja_JP:
        '<p>絹と玉で織られたスロット。どれも無料で体験できます。</p><p><a href="/gameHall/2?gp_id=GPJD">ゲームを見る</a></p>',
      th_TH: '<p>สล็อตจากไหมและหยก ทดลองเล่นฟรีได้ทุกเกม</p><p><a href="/gameHall/2?gp_id=GPJD">ดูเกม</a></p>',
      hi_IN: '<p>रेशम और जेड से बुने स्लॉट, हर एक का मुफ़्त डेमो।</p><p><a href="/gameHall/2?gp_id=GPJD">गेम देखें</a></p>',
      my_MM:
        '<p>ပိုးထည်နှင့် ကျောက်စိမ်းဖြင့် ရက်လုပ်ထားသော စလော့များ၊ အားလုံး အခမဲ့ စမ်းကစားနိုင်သည်။</p><p><a href="/gameHall/2?gp_id=GPJD">ဂိမ်းများ ကြည့်ရန်</a></p>',
      ta_IN:
        '<p>பட்டும் பச்சைக்கல்லும் நெய்த ஸ்லாட்கள்; ஒவ்வொன்றையும் இலவசமாக முயலலாம்.</p><p><a href="/gameHall/2?gp_id=GPJD">விளையாட்டுகளைப் பார்க்க</a></p>',
      bn_BD:
        '<p>রেশম আর জেডে বোনা স্লট, প্রতিটির বিনামূল্যের ডেমো আছে।</p><p><a href="/gameHall/2?gp_id=GPJD">গেম দেখুন</a></p>',
    },
  },
  {
    gpId: 'GPLC',
    content: {
      zh_TW: '<p>安靜的牌室：百家樂與骰寶，晝夜開桌。</p><p><a href="/gameHall/3">看牌桌</a></p>',
      zh_CN: '<p>安静的牌室：百家乐与骰宝，昼夜开桌。</p><p><a href="/gameHall/3">看牌桌</a></p>',
      en_US:
        '<p>A quiet card room: baccarat and sic bo, day and night.</p><p><a href="/gameHall/3">See the tables</a></p>',
      vi_VN:
        '<p>Phòng bài yên tĩnh: baccarat và tài xỉu, suốt ngày đêm.</p><p><a href="/gameHall/3">Xem các bàn</a></p>',
      ko_KR:
        '<p>조용한 카드 룸. 바카라와 식보를 밤낮으로 즐길 수 있습니다.</p><p><a href="/gameHall/3">테이블 보기</a></p>',
      ja_JP:
        '<p>静かなカードルーム。バカラとシックボーを昼も夜も。</p><p><a href="/gameHall/3">テーブルを見る</a></p>',
      th_TH: '<p>ห้องไพ่ที่เงียบสงบ บาคาร่าและไฮโล ทั้งวันทั้งคืน</p><p><a href="/gameHall/3">ดูโต๊ะ</a></p>',
      hi_IN: '<p>एक शांत कार्ड रूम: बैकारेट और सिक बो, दिन-रात।</p><p><a href="/gameHall/3">टेबल देखें</a></p>',
      my_MM: '<p>တိတ်ဆိတ်သော ဖဲခန်း။ ဘက္ကာရတ်နှင့် ဆစ်ဘို နေ့ညမပြတ်။</p><p><a href="/gameHall/3">စားပွဲများ ကြည့်ရန်</a></p>',
      ta_IN:
        '<p>அமைதியான சீட்டறை: பக்காரட், சிக் போ; இரவும் பகலும்.</p><p><a href="/gameHall/3">மேசைகளைப் பார்க்க</a></p>',
      bn_BD: '<p>একটি শান্ত তাসঘর: ব্যাকারা ও সিক বো, দিনরাত।</p><p><a href="/gameHall/3">টেবিল দেখুন</a></p>',
    },
  },
  {
    gpId: 'GPSB',
    content: {
      zh_TW: '<p>模擬賽事，下注前賠率一目了然。</p><p><a href="/gameHall/4">看賽事</a></p>',
      zh_CN: '<p>模拟赛事，下注前赔率一目了然。</p><p><a href="/gameHall/4">看赛事</a></p>',
      en_US:
        '<p>Simulated matches, with the odds in plain sight before you choose.</p><p><a href="/gameHall/4">See the matches</a></p>',
      vi_VN:
        '<p>Trận đấu mô phỏng, tỷ lệ hiện rõ trước khi bạn chọn.</p><p><a href="/gameHall/4">Xem các trận</a></p>',
      ko_KR:
        '<p>가상 경기. 고르기 전에 배당률이 그대로 보입니다.</p><p><a href="/gameHall/4">경기 보기</a></p>',
      ja_JP:
        '<p>バーチャルの試合。選ぶ前にオッズがはっきり見えます。</p><p><a href="/gameHall/4">試合を見る</a></p>',
      th_TH: '<p>การแข่งขันจำลอง เห็นอัตราต่อรองชัดเจนก่อนเลือก</p><p><a href="/gameHall/4">ดูการแข่งขัน</a></p>',
      hi_IN: '<p>वर्चुअल मैच; चुनने से पहले ऑड्स साफ़ दिखते हैं।</p><p><a href="/gameHall/4">मैच देखें</a></p>',
      my_MM:
        '<p>ပုံရိပ်ယောင် ပြိုင်ပွဲများ၊ မရွေးမီ အလောင်းအစားနှုန်းကို ရှင်းလင်းစွာ မြင်ရသည်။</p><p><a href="/gameHall/4">ပြိုင်ပွဲများ ကြည့်ရန်</a></p>',
      ta_IN:
        '<p>மெய்நிகர் ஆட்டங்கள்; தேர்வு செய்யும் முன்பே விகிதங்கள் தெளிவாகத் தெரியும்.</p><p><a href="/gameHall/4">ஆட்டங்களைப் பார்க்க</a></p>',
      bn_BD: '<p>ভার্চুয়াল ম্যাচ; বাছার আগেই দর পরিষ্কার দেখা যায়।</p><p><a href="/gameHall/4">ম্যাচ দেখুন</a></p>',
    },
  },
];
