import type { PerLanguage } from '@halls/contract';

type Text = Required<PerLanguage>;

export interface SampleBulletin {
  readonly title: Text;
  readonly summary: Text;
  /** Clean HTML. */
  readonly content: Text;
  readonly forGuests: boolean;
  readonly forMembers: boolean;
  readonly device: 0 | 1 | 2;
  readonly location: 2 | 3;
  readonly frequency: number;
}

/** The bulletins that pop up on every sample site. */
export const sampleBulletins: readonly SampleBulletin[] = [
  {
    title: {
      zh_TW: '公平結果，由您驗證',
      zh_CN: '公平结果，由您验证',
      en_US: 'Fair outcomes that you can check',
      vi_VN: 'Kết quả công bằng, tự bạn kiểm chứng',
      ko_KR: '직접 확인할 수 있는 공정한 결과',
      ja_JP: 'ご自身で確かめられる公平な結果',
      th_TH: 'ผลที่ยุติธรรม ตรวจสอบได้ด้วยตนเอง',
      hi_IN: 'निष्पक्ष नतीजे, जिन्हें आप जाँच सकते हैं',
      my_MM: 'သင်ကိုယ်တိုင် စစ်ဆေးနိုင်သော တရားမျှတသည့် ရလဒ်များ',
      ta_IN: 'நீங்களே சரிபார்க்கக்கூடிய நியாயமான முடிவுகள்',
      bn_BD: 'ন্যায্য ফল, যা আপনি যাচাই করতে পারেন',
    },
    summary: {
      zh_TW: '自營遊戲的每一局結束後均可驗證。',
      zh_CN: '自营游戏的每一局结束后均可验证。',
      en_US: 'Every round of a house game can be verified once it is over.',
      vi_VN: 'Mỗi ván chơi của nhà đều có thể kiểm chứng sau khi kết thúc.',
      ko_KR: '자체 게임의 모든 라운드는 끝난 뒤 검증할 수 있습니다.',
      ja_JP: '自社ゲームのラウンドは、終了後にすべて検証できます。',
      th_TH: 'ทุกรอบของเกมของเราตรวจสอบได้เมื่อจบรอบ',
      hi_IN: 'हाउस गेम का हर राउंड पूरा होने पर जाँचा जा सकता है।',
      my_MM: 'ကျွန်ုပ်တို့ဂိမ်း၏ ပွဲတိုင်းကို ပြီးဆုံးပြီးနောက် စစ်ဆေးနိုင်သည်။',
      ta_IN: 'எங்கள் விளையாட்டின் ஒவ்வொரு சுற்றையும் முடிந்தபின் சரிபார்க்கலாம்.',
      bn_BD: 'হাউস গেমের প্রতিটি রাউন্ড শেষ হলে যাচাই করা যায়।',
    },
    content: {
      zh_TW:
        '<p>遊戲開始前，我們先公布伺服器種子的雜湊值；種子更換後，您可以逐局核對。</p><p>每款遊戲的返還率均經精確計算，並在遊戲中標明。</p>',
      zh_CN:
        '<p>游戏开始前，我们先公布服务器种子的哈希值；种子更换后，您可以逐局核对。</p><p>每款游戏的返还率均经精确计算，并在游戏中标明。</p>',
      en_US:
        '<p>Before you play we publish the hash of the server’s seed. When the seed is changed you can check each round against it.</p><p>The return of each game is computed exactly and shown inside the game.</p>',
      vi_VN:
        '<p>Trước khi bạn chơi, chúng tôi công bố mã băm của hạt giống máy chủ. Khi hạt giống được thay, bạn có thể đối chiếu từng ván.</p><p>Tỷ lệ trả thưởng của mỗi trò được tính chính xác và hiển thị trong trò chơi.</p>',
      ko_KR:
        '<p>게임을 시작하기 전에 서버 시드의 해시를 공개합니다. 시드가 바뀌면 각 라운드를 그것과 대조해 볼 수 있습니다.</p><p>각 게임의 환수율은 정확히 계산되어 게임 안에 표시됩니다.</p>',
      ja_JP:
        '<p>プレイの前にサーバーシードのハッシュを公開します。シードの更新後、各ラウンドをそれと照合できます。</p><p>各ゲームの還元率は正確に計算され、ゲーム内に表示されます。</p>',
      th_TH:
        '<p>ก่อนคุณเล่น เราเผยแพร่แฮชของซีดเซิร์ฟเวอร์ เมื่อเปลี่ยนซีดแล้ว คุณตรวจเทียบได้ทุกรอบ</p><p>อัตราจ่ายคืนของแต่ละเกมคำนวณไว้อย่างแม่นยำและแสดงในเกม</p>',
      hi_IN:
        '<p>आपके खेलने से पहले हम सर्वर के सीड का हैश प्रकाशित करते हैं। सीड बदलने पर आप हर राउंड को उससे मिला सकते हैं।</p><p>हर गेम की वापसी दर ठीक-ठीक गणना की जाती है और गेम के भीतर दिखाई जाती है।</p>',
      my_MM:
        '<p>သင်မကစားမီ ဆာဗာ seed ၏ hash ကို ထုတ်ပြန်ပါသည်။ seed ပြောင်းပြီးနောက် ပွဲတစ်ခုချင်းကို တိုက်စစ်နိုင်သည်။</p><p>ဂိမ်းတစ်ခုစီ၏ ပြန်ရနှုန်းကို တိကျစွာ တွက်ချက်ပြီး ဂိမ်းအတွင်း ပြသထားသည်။</p>',
      ta_IN:
        '<p>நீங்கள் விளையாடும் முன் சேவையக விதையின் ஹாஷை வெளியிடுகிறோம். விதை மாறியபின் ஒவ்வொரு சுற்றையும் அதனுடன் ஒப்பிடலாம்.</p><p>ஒவ்வொரு விளையாட்டின் திரும்பும் வீதமும் துல்லியமாகக் கணக்கிடப்பட்டு, விளையாட்டுக்குள் காட்டப்படுகிறது.</p>',
      bn_BD:
        '<p>আপনি খেলার আগে আমরা সার্ভারের সিডের হ্যাশ প্রকাশ করি। সিড বদলালে প্রতিটি রাউন্ড তার সঙ্গে মিলিয়ে দেখা যায়।</p><p>প্রতিটি গেমের ফেরতের হার নিখুঁতভাবে গণনা করা হয় এবং গেমের ভেতরে দেখানো হয়।</p>',
    },
    forGuests: true,
    forMembers: true,
    device: 0,
    location: 2,
    frequency: 0,
  },
  {
    title: {
      zh_TW: '手機觸控更順手',
      zh_CN: '手机触控更顺手',
      en_US: 'Made for touch',
      vi_VN: 'Chạm để chơi trên điện thoại',
      ko_KR: '터치에 맞춘 플레이',
      ja_JP: 'タッチ操作に最適',
      th_TH: 'ออกแบบมาเพื่อการสัมผัส',
      hi_IN: 'टच के लिए बना',
      my_MM: 'လက်ဖြင့်ထိ၍ ကစားရန်',
      ta_IN: 'தொடுதலுக்காக உருவாக்கப்பட்டது',
      bn_BD: 'স্পর্শে খেলার জন্য তৈরি',
    },
    summary: {
      zh_TW: '所有遊戲均可在瀏覽器中執行，無需安裝。',
      zh_CN: '所有游戏均可在浏览器中运行，无需安装。',
      en_US: 'Every game runs in the browser; nothing to install.',
      vi_VN: 'Mọi trò chơi đều chạy trong trình duyệt, không cần cài đặt.',
      ko_KR: '모든 게임은 브라우저에서 실행됩니다. 설치할 것이 없습니다.',
      ja_JP: 'すべてのゲームはブラウザで動きます。インストールは不要です。',
      th_TH: 'ทุกเกมเล่นได้ในเบราว์เซอร์ ไม่ต้องติดตั้ง',
      hi_IN: 'हर गेम ब्राउज़र में चलता है; कुछ इंस्टॉल नहीं करना पड़ता।',
      my_MM: 'ဂိမ်းတိုင်းကို ဘရောက်ဇာတွင် ကစားနိုင်ပြီး ထည့်သွင်းစရာ မလိုပါ။',
      ta_IN: 'எல்லா விளையாட்டுகளும் உலாவியிலேயே இயங்கும்; எதையும் நிறுவ வேண்டாம்.',
      bn_BD: 'সব গেম ব্রাউজারেই চলে; কিছু ইনস্টল করতে হয় না।',
    },
    content: {
      zh_TW: '<p>長按遊戲圖片即可選擇<strong>開始遊戲</strong>或<strong>試玩</strong>。</p>',
      zh_CN: '<p>长按游戏图片即可选择<strong>开始游戏</strong>或<strong>试玩</strong>。</p>',
      en_US:
        '<p>Press and hold a game’s picture to choose <strong>Play</strong> or <strong>Try it</strong>.</p>',
      vi_VN:
        '<p>Nhấn giữ vào hình trò chơi để chọn <strong>Chơi</strong> hoặc <strong>Chơi thử</strong>.</p>',
      ko_KR:
        '<p>게임 그림을 길게 누르면 <strong>플레이</strong> 또는 <strong>체험</strong>을 고를 수 있습니다.</p>',
      ja_JP:
        '<p>ゲームの画像を長押しすると、<strong>プレイ</strong>または<strong>体験</strong>を選べます。</p>',
      th_TH: '<p>กดภาพเกมค้างไว้เพื่อเลือก<strong>เล่น</strong>หรือ<strong>ทดลองเล่น</strong></p>',
      hi_IN: '<p>गेम की तस्वीर दबाए रखें और <strong>खेलें</strong> या <strong>आज़माएँ</strong> चुनें।</p>',
      my_MM: '<p>ဂိမ်းပုံကို ဖိထား၍ <strong>ကစားရန်</strong> သို့မဟုတ် <strong>စမ်းကစားရန်</strong> ကို ရွေးပါ။</p>',
      ta_IN:
        '<p>விளையாட்டின் படத்தை அழுத்திப் பிடித்து <strong>விளையாடு</strong> அல்லது <strong>முயன்று பார்</strong> என்பதைத் தேர்ந்தெடுக்கவும்.</p>',
      bn_BD: '<p>গেমের ছবি চেপে ধরে <strong>খেলুন</strong> বা <strong>ডেমো</strong> বেছে নিন।</p>',
    },
    forGuests: true,
    forMembers: false,
    device: 2,
    location: 2,
    frequency: 1,
  },
  {
    title: {
      zh_TW: '遊戲時您的資金',
      zh_CN: '游戏时您的资金',
      en_US: 'Your money while you play',
      vi_VN: 'Tiền của bạn khi chơi',
      ko_KR: '게임 중 내 돈은',
      ja_JP: 'プレイ中のお金について',
      th_TH: 'เงินของคุณระหว่างเล่น',
      hi_IN: 'खेलते समय आपका पैसा',
      my_MM: 'ကစားနေစဉ် သင့်ငွေ',
      ta_IN: 'விளையாடும்போது உங்கள் பணம்',
      bn_BD: 'খেলার সময় আপনার টাকা',
    },
    summary: {
      zh_TW: '離開遊戲後，資金會自動回到主錢包。',
      zh_CN: '离开游戏后，资金会自动回到主钱包。',
      en_US: 'When you leave a game, your money comes home by itself.',
      vi_VN: 'Khi bạn rời trò chơi, tiền tự về ví chính.',
      ko_KR: '게임을 나가면 돈이 자동으로 지갑에 돌아옵니다.',
      ja_JP: 'ゲームを出ると、お金は自動でメインウォレットに戻ります。',
      th_TH: 'เมื่อออกจากเกม เงินกลับเข้ากระเป๋าหลักเอง',
      hi_IN: 'गेम छोड़ते ही आपका पैसा अपने आप लौट आता है।',
      my_MM: 'ဂိမ်းမှ ထွက်သည်နှင့် ငွေသည် အလိုအလျောက် ပြန်ရောက်သည်။',
      ta_IN: 'விளையாட்டிலிருந்து வெளியேறியதும் பணம் தானாகத் திரும்பும்.',
      bn_BD: 'গেম ছাড়লেই আপনার টাকা নিজে থেকে ফিরে আসে।',
    },
    content: {
      zh_TW: '<p>在部分供應商處，資金會隨您進入遊戲。錢包隨時顯示資金所在。</p>',
      zh_CN: '<p>在部分供应商处，资金会随您进入游戏。钱包随时显示资金所在。</p>',
      en_US:
        '<p>At some studios it travels with you into the game. Your wallet shows at any time where it is.</p>',
      vi_VN: '<p>Ở một số hãng, tiền đi cùng bạn vào trò chơi. Ví của bạn luôn cho biết tiền đang ở đâu.</p>',
      ko_KR:
        '<p>일부 게임사에서는 돈이 게임으로 함께 이동합니다. 지갑에서 언제든지 위치를 확인할 수 있습니다.</p>',
      ja_JP:
        '<p>一部のプロバイダーでは、お金がゲームへ移ります。どこにあるかは、いつでもウォレットで確認できます。</p>',
      th_TH: '<p>กับบางค่าย เงินจะตามคุณเข้าไปในเกม กระเป๋าแสดงตลอดเวลาว่าเงินอยู่ที่ไหน</p>',
      hi_IN: '<p>कुछ प्रदाताओं के साथ पैसा आपके साथ गेम में जाता है। वॉलेट हर समय बताता है कि वह कहाँ है।</p>',
      my_MM: '<p>ကုမ္ပဏီအချို့တွင် ငွေသည် ဂိမ်းထဲသို့ လိုက်ပါသွားသည်။ ငွေ ဘယ်မှာရှိသည်ကို ပိုက်ဆံအိတ်က အမြဲ ပြသပါသည်။</p>',
      ta_IN:
        '<p>சில வழங்குநர்களிடம் பணம் உங்களுடன் விளையாட்டுக்குள் வரும். அது எங்கே உள்ளது என்பதைப் பணப்பை எப்போதும் காட்டும்.</p>',
      bn_BD: '<p>কিছু প্রোভাইডারে টাকা আপনার সঙ্গে গেমে যায়। ওয়ালেট সব সময় দেখায় টাকা কোথায়।</p>',
    },
    forGuests: false,
    forMembers: true,
    device: 0,
    location: 3,
    frequency: 1,
  },
];
