import './language-tabs.css';
import { useState } from 'react';
import type { Language } from '@halls/contract';
import { classNames } from '@halls/ui';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';
import { useLanguageName } from './use-language-name.ts';

/** The language in which texts are written now: at first one's own, where that is among them. */
export function useWrittenLanguage(languages: readonly Language[]) {
  const own = useLanguage();
  return useState<Language>(languages.includes(own) ? own : (languages[0] ?? own));
}

interface LanguageTabsProps {
  label: string;
  languages: readonly Language[];
  chosen: Language;
  /** Whether something that other languages have is missing in one. */
  lacks: (language: Language) => boolean;
  onChoose: (language: Language) => void;
}

export function LanguageTabs({ label, languages, chosen, lacks, onChoose }: LanguageTabsProps) {
  const t = useTranslate('parts');
  const languageName = useLanguageName();
  return (
    <div className="language-tabs" role="tablist" aria-label={label}>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          aria-selected={each === chosen}
          className={classNames('language-tab', lacks(each) && 'language-tab-lacks')}
          onClick={() => onChoose(each)}
        >
          {languageName(each)}
          {lacks(each) && <span className="sr-only"> {t('language_lacks')}</span>}
        </button>
      ))}
    </div>
  );
}
