export { translateAnswer } from './answer-messages.ts';
export {
  createTranslator,
  placeholdersOf,
  type MessageParams,
  type Messages,
  type ShownLanguage,
  type Translate,
} from './format.ts';
