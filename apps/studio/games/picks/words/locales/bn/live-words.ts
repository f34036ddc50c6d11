import type * as en from '../en/live-words.ts';

export const baccarat: Record<keyof typeof en.baccarat, string> = {
  player: 'প্লেয়ার',
  banker: 'ব্যাংকার',
  tie: 'টাই',
  'player-pair': 'প্লেয়ার পেয়ার',
  'banker-pair': 'ব্যাংকার পেয়ার',
  'banker-even': 'ব্যাংকার 1:1',
  'either-pair': 'যেকোনো পেয়ার',
  'perfect-pair': 'পারফেক্ট পেয়ার',
  small: 'ছোট: 4 কার্ড',
  big: 'বড়: 5 বা 6 কার্ড',
  bead_player: 'প',
  bead_banker: 'ব',
  bead_tie: 'ট',
  points: 'মোট {{n}}',
  rule: 'আট ডেক, প্রতি রাউন্ডে শাফল করা। তৃতীয় কার্ড প্রচলিত নিয়মে। ব্যাংকারে পেআউট 0.95:1। ব্যাংকার 1:1-এ কমিশন নেই: পেআউট 1:1, আর ছয় পয়েন্টে জিতলে 0.5:1। টাই হলে প্লেয়ার ও ব্যাংকারে ধরা টাকা ফেরত আসে। পারফেক্ট পেয়ার মানে যেকোনো এক পক্ষে একই কার্ড দুবার।',
};

export const sicbo: Record<keyof typeof en.sicbo, string> = {
  small: 'ছোট 4–10',
  big: 'বড় 11–17',
  odd: 'বিজোড়',
  even: 'জোড়',
  'any-triple': 'যেকোনো ট্রিপল',
  total: 'মোট {{n}}',
  sum: 'মোট {{n}}',
  rule: 'তিনটি ডাইস। ট্রিপল এলে ছোট, বড়, বিজোড় ও জোড় হারে।',
};

export const roulette: Record<keyof typeof en.roulette, string> = {
  red: 'লাল',
  black: 'কালো',
  zero: 'জিরো',
  odd: 'বিজোড়',
  even: 'জোড়',
  low: '1–18',
  high: '19–36',
  dozen: 'ডজন {{n}}',
  column: 'কলাম {{n}}',
  straight: 'স্ট্রেইট আপ {{n}}',
  split: 'স্প্লিট {{n}}',
  street: 'স্ট্রিট {{n}}',
  corner: 'কর্নার {{n}}',
  line: 'সিক্স লাইন {{n}}',
  track: 'রেসট্র্যাক',
  track_help: 'একটি নম্বরে চাপলে তার দুই পাশের দুটি করে নম্বরেও বাজি পড়ে: পাঁচটি চিপ।',
  neighbours: '{{n}} ও পাশের নম্বরগুলো, পাঁচটি চিপ',
  voisins: 'Voisins du zéro',
  tiers: 'Tiers',
  orphelins: 'Orphelins',
  chips: '{{n}} চিপ',
  rule: 'একটি জিরো। দাগ বা কোণের ওপর রাখা চিপ সেখানে মেলা সব নম্বরের ওপর বাজি। জিরো এলে শুধু যেসব বাজিতে জিরো আছে সেগুলো জেতে।',
};

export const showWheel: Record<keyof typeof en.showWheel, string> = {
  pays: 'পেআউট {{n}}:1',
  boost: '{{n}} নম্বরে জয় ×{{times}}',
  no_boost: 'মাল্টিপ্লায়ার নেই',
  rule: 'চাকায় 54টি ঘর: 25টিতে 1, 15টিতে 2, 7টিতে 5, 4টিতে 10, 2টিতে 20 আর একটিতে 40। কাঁটায় যে সংখ্যা থামে তা বাজির টাকার তত গুণ দেয়, আর বাজির টাকাও ফেরত আসে। বাজি বন্ধ হলে একটি সংখ্যার জয় এই ঘোরার জন্য 2, 3, 5 বা 10 গুণ হতে পারে।',
};
