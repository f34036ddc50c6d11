import type { Language } from '@halls/contract';
import { type FetchedWords, fetchWords } from '../../client/texts.ts';
import * as en from './locales/en.ts';

/** The words of all hands, each hand’s under its name. */
export type HandWords = typeof en;

const fetched: FetchedWords<HandWords> = {
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

export function fetchHandWords(language: Language): Promise<HandWords> {
  return fetchWords<HandWords>(language, en, fetched);
}
