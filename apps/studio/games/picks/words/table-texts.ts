import type { Language } from '@halls/contract';
import { type FetchedWords, fetchWords } from '../../client/texts.ts';
import * as en from './locales/en.ts';

/** The words of all tables, each table’s under its name, and of plans of bets on several draws. */
export type TableWords = typeof en;

const fetched: FetchedWords<TableWords> = {
  bn_BD: () => import('./locales/bn.ts'),
  hi_IN: () => import('./locales/hi.ts'),
  ja_JP: () => import('./locales/ja.ts'),
  ko_KR: () => import('./locales/ko.ts'),
  my_MM: () => import('./locales/my.ts'),
  ta_IN: () => import('./locales/ta.ts'),
  th_TH: () => import('./locales/th.ts'),
  vi_VN: () => import('./locales/vi.ts'),
  zh_CN: () => import('./locales/zh.ts'),
  zh_TW: () => import('./locales/zh-tw.ts'),
};

export function fetchTableWords(language: Language): Promise<TableWords> {
  return fetchWords<TableWords>(language, en, fetched);
}
