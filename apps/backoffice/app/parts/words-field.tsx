import { localeOf, type Language, type PerLanguage } from '@halls/contract';
import { TextInput } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';

interface WordsFieldProps {
  label: string;
  hint?: string;
  /** The one that is written now. */
  language: Language;
  texts: PerLanguage;
  isLong: boolean;
  required: boolean | undefined;
  error: string | undefined;
  disabled: boolean;
  onChange: (texts: PerLanguage) => void;
}

/** A text in one of its languages; the others stay as they are. */
export function WordsField({ language, texts, isLong, onChange, ...field }: WordsFieldProps) {
  const control = {
    ...field,
    // a browser's spelling goes by it
    lang: localeOf(language),
    value: texts[language] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(withText(texts, language, target.value)),
  };
  return isLong ? <TextArea rows={8} {...control} /> : <TextInput {...control} />;
}

/** A language without a word is left out. */
export function withText(texts: PerLanguage, language: Language, text: string): PerLanguage {
  const { [language]: _, ...others } = texts;
  return text.trim() === '' ? others : { ...others, [language]: text };
}
