export { translateAnswer } from './answer-messages.ts';
export { translateSystemLetter } from './system-letters.ts';
export type { MessageParams, Messages, ShownLanguage, Translate } from './format.ts';
export { translateNotice, type NoticeTemplates } from './notice-messages.ts';
