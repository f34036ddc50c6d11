import './content-form.css';
import '#app/parts/form-part.css';
import type { Language, PerLanguage } from '@halls/contract';
import { propertiesOf, type BodyProperty, type ContentKind } from '@halls/contract/publication';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { LanguageTabs, useWrittenLanguage } from '#app/parts/language-tabs.tsx';
import { WordsField } from '#app/parts/words-field.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { isWorded } from './content-fields.ts';
import type { Draft } from './document.ts';
import { SettingField } from './setting-field.tsx';

interface ContentFormProps {
  siteId: number;
  kind: ContentKind;
  draft: Draft;
  /** Those that the site speaks. */
  languages: readonly Language[];
  faults: FieldFaults;
  /** It is looked at and cannot be written. */
  isRead: boolean;
  onChange: (draft: Draft) => void;
}

/** A body as a form: what is to be asked for, and how, its schema says. */
export function ContentForm(props: ContentFormProps) {
  const { siteId, kind, draft, faults, isRead, onChange } = props;
  const t = useTranslate('content');
  const properties = propertiesOf(kind);
  const words = properties.filter(isWorded);
  const settings = properties.filter((property) => !isWorded(property));
  return (
    <div className="form-parts">
      {words.length > 0 && <Words {...props} words={words} />}
      {settings.length > 0 && (
        <fieldset className="form-part form-columns" disabled={isRead}>
          <legend>{t('settings')}</legend>
          {settings.map((property) => (
            <SettingField
              key={property.name}
              siteId={siteId}
              property={property}
              draft={draft}
              error={faultOf(faults, property.name)}
              isRead={isRead}
              onChange={onChange}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** Texts in one language at a time, with a mark on the languages that lack something. */
function Words(props: ContentFormProps & { words: readonly BodyProperty[] }) {
  const { words, draft, languages, faults, isRead, onChange } = props;
  const t = useTranslate('content');
  const [language, setLanguage] = useWrittenLanguage(languages);
  return (
    <fieldset className="form-part">
      <legend>{t('words')}</legend>
      <LanguageTabs
        label={t('languages')}
        languages={languages}
        chosen={language}
        lacks={(each) => lacks(draft, words, each)}
        onChoose={setLanguage}
      />
      {words.map(({ name, as, required, label = name }) => (
        <WordsField
          key={`${name} ${language}`}
          label={t(`field.${label}` as 'field.title')}
          language={language}
          texts={textsOf(draft, name)}
          isLong={as === 'long-words'}
          required={required}
          error={faultOf(faults, name)}
          disabled={isRead}
          onChange={(texts) => onChange({ ...draft, [name]: texts })}
        />
      ))}
    </fieldset>
  );
}

/** What is wrong with a property, or with something in it. */
function faultOf(faults: FieldFaults, name: string): string | undefined {
  const path = `body.${name}`;
  return Object.entries(faults).find(([field]) => field === path || field.startsWith(`${path}.`))?.[1];
}

function textsOf(draft: Draft, name: string): PerLanguage {
  const texts = draft[name];
  return typeof texts === 'object' && texts !== null ? texts : {};
}

/** Whether a text that is there in some language is missing in this one. */
function lacks(draft: Draft, words: readonly BodyProperty[], language: Language): boolean {
  return words.some(({ name }) => {
    const texts = textsOf(draft, name);
    return Object.keys(texts).length > 0 && !texts[language]?.trim();
  });
}
