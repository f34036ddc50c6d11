import { languages, type Language, type PerLanguage } from '@halls/contract';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { LanguageTabs, useWrittenLanguage } from '#app/parts/language-tabs.tsx';
import { WordsField } from '#app/parts/words-field.tsx';
import { useTranslate } from '#app/texts/texts.ts';

export interface LetterTexts {
  title: PerLanguage;
  content: PerLanguage;
}

interface LetterWordsProps {
  texts: LetterTexts;
  faults: FieldFaults;
  onChange: (texts: LetterTexts) => void;
}

/** Title and text of a letter in the languages that it has. */
export function LetterWords({ texts, faults, onChange }: LetterWordsProps) {
  const t = useTranslate('letters');
  const [language, setLanguage] = useWrittenLanguage(languages);
  // a letter need not be in every language, and in none by half
  const lacks = (each: Language) => Boolean(texts.title[each]) !== Boolean(texts.content[each]);
  const field = { language, required: true, disabled: false };
  return (
    <fieldset className="form-part">
      <legend>{t('words')}</legend>
      <LanguageTabs
        label={t('languages')}
        languages={languages}
        chosen={language}
        lacks={lacks}
        onChoose={setLanguage}
      />
      <WordsField
        key={`title ${language}`}
        {...field}
        label={t('subject')}
        texts={texts.title}
        isLong={false}
        error={faults.title}
        onChange={(title) => onChange({ ...texts, title })}
      />
      <WordsField
        key={`content ${language}`}
        {...field}
        label={t('content')}
        hint={t('content_hint')}
        texts={texts.content}
        isLong
        error={faults.content}
        onChange={(content) => onChange({ ...texts, content })}
      />
    </fieldset>
  );
}
