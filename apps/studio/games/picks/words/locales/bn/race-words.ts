import type * as en from '../en/race-words.ts';

export const raceWords: Record<keyof typeof en.raceWords, string> = {
  win: 'জয়',
  place: 'প্লেস',
  exacta: 'প্রথম ও দ্বিতীয়',
  runner: 'নং {{n}}',
  first: 'প্রথম',
  second: 'দ্বিতীয়',
};

export const race8Words: Record<keyof typeof en.race8Words, string> = {
  rule: 'আটটি ঘোড়া। প্লেস: প্রথম তিনের মধ্যে।',
};

export const race6Words: Record<keyof typeof en.race6Words, string> = {
  rule: 'ছয়টি নৌকা। প্লেস: প্রথম বা দ্বিতীয়।',
};

export const houndsWords: Record<keyof typeof en.houndsWords, string> = {
  win: 'জয়',
  place: 'শীর্ষ 2',
  forecast: 'প্রথম দুই, যেকোনো ক্রম',
  exacta: 'প্রথম ও দ্বিতীয়',
  tricast: 'প্রথম তিন',
  option: '{{what}}: {{who}}',
  trap: 'ট্র্যাপ {{n}}',
  trap_of: '{{n}} {{name}}',
  form: 'শেষ দৌড় {{places}}',
  no_form: 'এখনো দৌড়ায়নি',
  card: 'রেস কার্ড {{n}}',
  panel_win: 'জয় ও শীর্ষ দুই',
  panel_order: 'প্রথম দুই ও তিন',
  name_three: 'প্রথম তিনটি বাছুন: পৌঁছানোর ক্রমে ট্র্যাপে চাপুন',
  checked: 'প্রথম বাঁকে বাধা পেয়েছে: {{who}}',
  rule: 'নিজ নিজ রঙের ট্র্যাপ থেকে ছয়টি কুকুর দৌড়ায়; শীর্ষ দুই মানে প্রথম ও দ্বিতীয়। প্রতিযোগী বদলায়: রেসের নম্বর অনুযায়ী আটটি রেস কার্ড পালা করে আসে, তাই বাজি খোলার আগেই কুকুর ও দর জানা থাকে। প্রতিটি কুকুরের একটি শক্তি আছে, আর সে দুটি কার্ডে দৌড়ায়। ষোলোটি রেসের ছয়টিতে একটি কুকুর প্রথম বাঁকে বাধা পায় আর অর্ধেক শক্তিতে দৌড় চালিয়ে যায়। তারপর একে একে স্থান ঠিক হয়, বাকি প্রতিটি কুকুরের সম্ভাবনা তার শক্তি অনুযায়ী: মোট 100-এর মধ্যে 24 শক্তির কুকুর 100 রেসের প্রায় 24টি জেতে। প্রথম ও দ্বিতীয়ের ওপর ×12.4 দরে 10,000-এর বাজি, দুটি ঠিক সেভাবে এলে, ফেরত দেয় 124,000।',
  hound_1: 'ধূমকেতু',
  hound_2: 'চড়ুই',
  hound_3: 'বিস্কুট',
  hound_4: 'বজ্র',
  hound_5: 'উইলো',
  hound_6: 'নুড়ি',
  hound_7: 'বাজপাখি',
  hound_8: 'আদা',
  hound_9: 'তুফান',
  hound_10: 'বোতাম',
  hound_11: 'তৃণভূমি',
  hound_12: 'তামা',
  hound_13: 'তির',
  hound_14: 'পিঠা',
  hound_15: 'বন্দর',
  hound_16: 'বর্ষা',
  hound_17: 'মরিচ',
  hound_18: 'হাওয়া',
  hound_19: 'লণ্ঠন',
  hound_20: 'শিখা',
  hound_21: 'মখমল',
  hound_22: 'প্রতিধ্বনি',
  hound_23: 'রকেট',
  hound_24: 'টাইফুন',
};
