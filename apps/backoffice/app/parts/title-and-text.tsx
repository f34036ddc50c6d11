import { languages, type PerLanguage } from '@halls/contract';
import { useTranslate } from '#app/texts/texts.ts';
import { LanguageTabs, useWrittenLanguage } from './language-tabs.tsx';
import { WordsField } from './words-field.tsx';

interface Words {
  readonly title: PerLanguage;
  readonly text: PerLanguage;
}

/** What members read of something: a title and a text in each language. */
export function TitleAndText({
  words,
  faults,
  onChange,
}: {
  words: Words;
  /** By the field's name on the wire. */
  faults: Readonly<Record<string, string>>;
  onChange: (words: Words) => void;
}) {
  const t = useTranslate('promotions');
  const [language, setLanguage] = useWrittenLanguage(languages);
  const { title, text } = words;
  const field = { language, required: true, disabled: false };
  return (
    <fieldset className="form-part">
      <legend>{t('words')}</legend>
      <LanguageTabs
        label={t('languages')}
        languages={languages}
        chosen={language}
        lacks={(each) => Boolean(title[each]) !== Boolean(text[each])}
        onChoose={setLanguage}
      />
      <WordsField
        key={`title ${language}`}
        {...field}
        label={t('name')}
        texts={title}
        isLong={false}
        error={faults.title}
        onChange={(changed) => onChange({ title: changed, text })}
      />
      <WordsField
        key={`text ${language}`}
        {...field}
        label={t('text')}
        texts={text}
        isLong
        error={faults.text}
        onChange={(changed) => onChange({ title, text: changed })}
      />
    </fieldset>
  );
}

/** What something is called in one of its languages: the reader's, where it has that. */
export function titleIn(title: PerLanguage, language: keyof PerLanguage): string {
  return title[language] ?? title.en_US ?? Object.values(title)[0] ?? '';
}
