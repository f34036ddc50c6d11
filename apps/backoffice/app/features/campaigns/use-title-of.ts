import type { CampaignBody } from '@halls/contract/office';
import { titleIn } from '#app/parts/title-and-text.tsx';
import { useLanguage } from '#app/texts/texts.ts';

/** What a campaign is called in the reader’s language, else in one that it has. */
export function useTitleOf(): (body: CampaignBody) => string {
  const language = useLanguage();
  return ({ title }) => titleIn(title, language);
}
