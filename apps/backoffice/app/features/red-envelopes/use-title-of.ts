import type { OfficeEnvelope } from '@halls/contract/office';
import { titleIn } from '#app/parts/title-and-text.tsx';
import { useLanguage } from '#app/texts/texts.ts';

/** What an envelope is called in the reader’s language, else in one that it has. */
export function useTitleOf(): (envelope: OfficeEnvelope) => string {
  const language = useLanguage();
  return ({ body: { title } }) => titleIn(title, language);
}
