export { translateAnswer } from './answer-messages.ts';
export type { MessageParams, Messages, ShownLanguage, Translate } from './format.ts';
