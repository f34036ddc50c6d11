import type { PerLanguage } from '@halls/contract';

/** What agents are called, the highest first. */
export const sampleAgentLevels: readonly Required<PerLanguage>[] = [
  {
    zh_TW: '總代理',
    zh_CN: '总代理',
    en_US: 'Director',
    vi_VN: 'Tổng đại lý',
    ko_KR: '총판',
    ja_JP: '総代理店',
    th_TH: 'ตัวแทนใหญ่',
    hi_IN: 'मुख्य एजेंट',
    my_MM: 'အဓိက ကိုယ်စားလှယ်',
    ta_IN: 'தலைமை முகவர்',
    bn_BD: 'প্রধান এজেন্ট',
  },
  {
    zh_TW: '代理',
    zh_CN: '代理',
    en_US: 'Partner',
    vi_VN: 'Đại lý',
    ko_KR: '파트너',
    ja_JP: '代理店',
    th_TH: 'ตัวแทน',
    hi_IN: 'एजेंट',
    my_MM: 'ကိုယ်စားလှယ်',
    ta_IN: 'முகவர்',
    bn_BD: 'এজেন্ট',
  },
];
