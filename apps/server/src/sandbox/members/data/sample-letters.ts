import type { PerLanguage } from '@halls/contract';

interface SampleLetter {
  readonly title: Required<PerLanguage>;
  /** Plain text; an empty line ends a paragraph. */
  readonly content: Required<PerLanguage>;
}

/** To all members of every sample site. */
export const sampleLetters: readonly SampleLetter[] = [
  {
    title: {
      zh_TW: '親自驗證每一局',
      zh_CN: '亲自验证每一局',
      en_US: 'Check every round yourself',
      vi_VN: 'Tự kiểm tra từng ván chơi',
      ko_KR: '모든 라운드를 직접 확인하세요',
      ja_JP: 'すべてのラウンドをご自身で検証',
      th_TH: 'ตรวจสอบทุกรอบด้วยตนเอง',
      hi_IN: 'हर राउंड ख़ुद जाँचें',
      my_MM: 'ပွဲတိုင်းကို ကိုယ်တိုင် စစ်ဆေးပါ',
      ta_IN: 'ஒவ்வொரு சுற்றையும் நீங்களே சரிபாருங்கள்',
      bn_BD: 'প্রতিটি রাউন্ড নিজেই যাচাই করুন',
    },
    content: {
      zh_TW:
        '每個自營遊戲都會在開局前展示種子的雜湊值，並在之後公布種子。\n\n在遊戲中打開歷史紀錄，選擇任意一局，驗證頁會在您的瀏覽器中重新計算結果。',
      zh_CN:
        '每个自营游戏都会在开局前展示种子的哈希值，并在之后公布种子。\n\n在游戏中打开历史记录，选择任意一局，验证页面会在您的浏览器中重新计算结果。',
      en_US:
        'Every house game shows the hash of its seed before you play, and the seed itself afterwards.\n\nOpen the history in the game and choose a round: the verification page computes its result again in your own browser.',
      vi_VN:
        'Mỗi trò chơi nhà cái cho bạn xem mã băm của hạt giống trước khi bạn chơi và hạt giống ấy sau đó.\n\nTrong trò chơi, hãy mở lịch sử và chọn một ván: trang kiểm chứng tính lại kết quả ngay trong trình duyệt của bạn.',
      ko_KR:
        '자체 게임은 시작 전에 시드의 해시를, 이후에 시드 자체를 공개합니다.\n\n게임에서 기록을 열고 라운드를 고르면 검증 페이지가 브라우저에서 결과를 다시 계산합니다.',
      ja_JP:
        '自社ゲームは、開始前にシードのハッシュを、その後にシードそのものを公開します。\n\nゲームで履歴を開いてラウンドを選ぶと、検証ページがお使いのブラウザで結果を計算し直します。',
      th_TH:
        'เกมของเราแสดงแฮชของซีดก่อนคุณเล่น และแสดงตัวซีดในภายหลัง\n\nเปิดประวัติในเกมแล้วเลือกรอบ หน้าตรวจสอบจะคำนวณผลใหม่ในเบราว์เซอร์ของคุณ',
      hi_IN:
        'हर हाउस गेम खेलने से पहले अपने सीड का हैश और बाद में सीड दिखाता है।\n\nगेम में इतिहास खोलें और कोई राउंड चुनें: जाँच पेज उसका परिणाम आपके ब्राउज़र में फिर से निकालता है।',
      my_MM:
        'ကျွန်ုပ်တို့ဂိမ်းတိုင်းသည် သင်မကစားမီ seed ၏ hash ကို ပြပြီး နောက်မှ seed ကို ပြသည်။\n\nဂိမ်းတွင် မှတ်တမ်းကိုဖွင့်၍ ပွဲတစ်ခုရွေးပါ။ စစ်ဆေးရေးစာမျက်နှာက ရလဒ်ကို သင့်ဘရောက်ဇာတွင် ပြန်တွက်ပေးသည်။',
      ta_IN:
        'எங்கள் ஒவ்வொரு விளையாட்டும் நீங்கள் விளையாடும் முன் விதையின் ஹாஷையும், பின்னர் விதையையும் காட்டும்.\n\nவிளையாட்டில் வரலாற்றைத் திறந்து ஒரு சுற்றைத் தேர்ந்தெடுங்கள்: சரிபார்ப்புப் பக்கம் அதன் முடிவை உங்கள் உலாவியிலேயே மீண்டும் கணக்கிடும்.',
      bn_BD:
        'প্রতিটি হাউস গেম খেলার আগে তার সিডের হ্যাশ দেখায়, পরে সিডটিও।\n\nগেমে ইতিহাস খুলে একটি রাউন্ড বাছুন: যাচাই পাতা আপনার ব্রাউজারেই ফল আবার গণনা করে।',
    },
  },
  {
    title: {
      zh_TW: '休息也是遊戲的一部分',
      zh_CN: '休息也是游戏的一部分',
      en_US: 'A break is part of the game',
      vi_VN: 'Nghỉ một chút cũng là một phần của trò chơi',
      ko_KR: '휴식도 게임의 일부입니다',
      ja_JP: '休むことも、遊びのうち',
      th_TH: 'การพักก็เป็นส่วนหนึ่งของเกม',
      hi_IN: 'विराम भी खेल का हिस्सा है',
      my_MM: 'နားခြင်းသည်လည်း ကစားခြင်း၏ အစိတ်အပိုင်းဖြစ်သည်',
      ta_IN: 'இடைவெளியும் விளையாட்டின் ஒரு பகுதி',
      bn_BD: 'বিরতিও খেলার অংশ',
    },
    content: {
      zh_TW:
        '請只用輸得起的錢遊戲，不再開心時就停下來。\n\n若您為自己或身邊的人擔心，gamblingtherapy.org 以多種語言免費提供傾聽與協助。',
      zh_CN:
        '请只用输得起的钱游戏，不再开心时就停下来。\n\n如果您为自己或身边的人担心，gamblingtherapy.org 免费提供多种语言的倾听与帮助。',
      en_US:
        'Play only with what you can do without, and stop when it is no longer fun.\n\nIf you worry about yourself or somebody close to you, gamblingtherapy.org listens, free of charge and in many languages.',
      vi_VN:
        'Chỉ nên chơi với số tiền bạn có thể bỏ ra, và hãy dừng lại khi không còn thấy vui.\n\nNếu bạn lo cho mình hoặc cho người thân, gamblingtherapy.org có người lắng nghe, miễn phí và bằng nhiều ngôn ngữ.',
      ko_KR:
        '없어도 되는 돈으로만 플레이하고, 즐겁지 않으면 멈추세요.\n\n자신이나 가까운 사람이 걱정된다면 gamblingtherapy.org에서 여러 언어로 무료 상담을 받을 수 있습니다.',
      ja_JP:
        'なくても困らないお金だけで遊び、楽しくなくなったらやめましょう。\n\nご自身や身近な方が心配なときは、gamblingtherapy.org が多くの言語で無料の相談に応じています。',
      th_TH:
        'เล่นด้วยเงินที่เสียได้เท่านั้น และหยุดเมื่อไม่สนุก\n\nหากกังวลเรื่องตนเองหรือคนใกล้ชิด gamblingtherapy.org รับฟังฟรีหลายภาษา',
      hi_IN:
        'केवल उतने से खेलें जिसके बिना काम चल जाए, और मज़ा न रहे तो रुक जाएँ।\n\nयदि आपको अपनी या किसी अपने की चिंता है, gamblingtherapy.org कई भाषाओं में मुफ़्त सुनता है।',
      my_MM:
        'မရှိလည်းဖြစ်သော ငွေဖြင့်သာ ကစားပြီး မပျော်တော့လျှင် ရပ်ပါ။\n\nမိမိအတွက် သို့မဟုတ် နီးစပ်သူအတွက် စိုးရိမ်လျှင် gamblingtherapy.org က ဘာသာစကားများစွာဖြင့် အခမဲ့ နားထောင်ပေးသည်။',
      ta_IN:
        'இழந்தாலும் பரவாயில்லாத பணத்தில் மட்டும் விளையாடுங்கள்; மகிழ்ச்சி இல்லாதபோது நிறுத்துங்கள்.\n\nஉங்களைப் பற்றியோ நெருங்கியவரைப் பற்றியோ கவலை இருந்தால் gamblingtherapy.org பல மொழிகளில் இலவசமாகக் கேட்கும்.',
      bn_BD:
        'যে টাকা ছাড়া চলে শুধু তাতেই খেলুন, ভালো না লাগলে থামুন।\n\nনিজের বা কাছের কারও জন্য চিন্তা হলে gamblingtherapy.org বহু ভাষায় বিনামূল্যে শোনে।',
    },
  },
];
