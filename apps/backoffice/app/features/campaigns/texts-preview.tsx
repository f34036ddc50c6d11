import { languages, localeOf, type Language } from '@halls/contract';
import type { CampaignBody } from '@halls/contract/office';
import { LanguageTabs, useWrittenLanguage } from '#app/parts/language-tabs.tsx';
import { Panel } from '#app/parts/panel.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** The words of a campaign in each language; what is missing is marked, and read in English until it is there. */
export function TextsPreview({ body, missing }: { body: CampaignBody; missing: readonly Language[] }) {
  const t = useTranslate('campaigns');
  const [language, setLanguage] = useWrittenLanguage(languages);
  const title = body.title[language];
  return (
    <Panel title={t('words')}>
      <LanguageTabs
        label={t('languages')}
        languages={languages}
        chosen={language}
        lacks={(each) => missing.includes(each)}
        onChoose={setLanguage}
      />
      <div className="campaign-preview" lang={localeOf(language)}>
        <strong>{title ?? t('text_missing')}</strong>
        <p>{body.text[language] ?? t('text_missing')}</p>
      </div>
    </Panel>
  );
}
