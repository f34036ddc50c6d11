import type { OfficeEnvelope } from '@halls/contract/office';
import { useLanguage } from '#app/texts/texts.ts';

/** What an envelope is called in the reader’s language, else in one that it has. */
export function useTitleOf(): (envelope: OfficeEnvelope) => string {
  const language = useLanguage();
  return ({ body: { title } }) => title[language] ?? title.en_US ?? Object.values(title)[0] ?? '';
}
