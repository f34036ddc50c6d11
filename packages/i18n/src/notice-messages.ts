import type { Language } from '@halls/contract';
import bnBD from '../locales/bn_BD/notice.json' with { type: 'json' };
import enUS from '../locales/en_US/notice.json' with { type: 'json' };
import hiIN from '../locales/hi_IN/notice.json' with { type: 'json' };
import jaJP from '../locales/ja_JP/notice.json' with { type: 'json' };
import koKR from '../locales/ko_KR/notice.json' with { type: 'json' };
import myMM from '../locales/my_MM/notice.json' with { type: 'json' };
import taIN from '../locales/ta_IN/notice.json' with { type: 'json' };
import thTH from '../locales/th_TH/notice.json' with { type: 'json' };
import viVN from '../locales/vi_VN/notice.json' with { type: 'json' };
import zhCN from '../locales/zh_CN/notice.json' with { type: 'json' };
import zhTW from '../locales/zh_TW/notice.json' with { type: 'json' };
import { createTranslator, type MessageParams } from './format.ts';

type NoticeKey = keyof typeof enUS;
/** What can be sent by SMS and by e-mail: an SMS is the text `<template>.sms`, an e-mail `.subject` and `.body`. */
export interface NoticeTemplates {
  readonly sms: NoticeKey extends infer Key ? (Key extends `${infer Name}.sms` ? Name : never) : never;
  readonly email: NoticeKey extends infer Key ? (Key extends `${infer Name}.body` ? Name : never) : never;
}

const byLanguage: Readonly<Record<Language, Record<NoticeKey, string>>> = {
  zh_TW: zhTW,
  zh_CN: zhCN,
  en_US: enUS,
  vi_VN: viVN,
  ko_KR: koKR,
  ja_JP: jaJP,
  th_TH: thTH,
  hi_IN: hiIN,
  my_MM: myMM,
  ta_IN: taIN,
  bn_BD: bnBD,
};

/** A text of a message that is sent to somebody. */
export function translateNotice(language: Language, key: NoticeKey, params: MessageParams): string {
  return createTranslator<NoticeKey>(language, byLanguage[language], enUS)(key, params);
}
