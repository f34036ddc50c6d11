import './content-form.css';
import { useState } from 'react';
import { currencies, localeOf, type Language, type PerLanguage } from '@halls/contract';
import type { ContentKind } from '@halls/contract/publication';
import { Checkbox, classNames, SelectInput, TextInput } from '@halls/ui';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';
import { contentFields, type ContentField } from './content-fields.ts';
import { WordsField } from './words-field.tsx';

export type Draft = Readonly<Record<string, unknown>>;

interface ContentFormProps {
  kind: ContentKind;
  draft: Draft;
  /** Those that the site speaks. */
  languages: readonly Language[];
  faults: FieldFaults;
  /** It is looked at and cannot be written. */
  isRead: boolean;
  onChange: (draft: Draft) => void;
}

/** A body as a form: its texts in one language at a time, with a mark on those that lack something. */
export function ContentForm({ kind, draft, languages, faults, isRead, onChange }: ContentFormProps) {
  const t = useTranslate('content');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(languages.includes(own) ? own : (languages[0] ?? own));
  const names = new Intl.DisplayNames([localeOf(own)], { type: 'language' });
  const fields = contentFields[kind];
  const words = fields.filter((field) => field.kind === 'words' || field.kind === 'long-words');
  const others = fields.filter((field) => field.kind !== 'words' && field.kind !== 'long-words');
  const set = (name: string, value: unknown) => onChange({ ...draft, [name]: value });
  return (
    <div className="content-form">
      <fieldset className="content-words">
        <legend>{t('words')}</legend>
        <div className="content-languages" role="tablist" aria-label={t('languages')}>
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              aria-selected={each === language}
              className={classNames(
                'content-language',
                lacks(draft, words, each) && 'content-language-lacks',
              )}
              onClick={() => setLanguage(each)}
            >
              {names.of(localeOf(each))}
              {lacks(draft, words, each) && <span className="sr-only"> {t('lacks')}</span>}
            </button>
          ))}
        </div>
        {words.map((field) => (
          <WordsField
            key={`${field.name} ${language}`}
            label={t(`field.${field.name}` as 'field.title')}
            language={language}
            texts={textsOf(draft, field.name)}
            isLong={field.kind === 'long-words'}
            required={'required' in field}
            error={faults[`body.${field.name}`]}
            disabled={isRead}
            onChange={(texts) => set(field.name, texts)}
          />
        ))}
      </fieldset>
      <fieldset className="content-settings" disabled={isRead}>
        <legend>{t('settings')}</legend>
        {others.map((field) => (
          <Setting
            key={field.name}
            field={field}
            draft={draft}
            error={faults[`body.${field.name}`]}
            onChange={onChange}
          />
        ))}
      </fieldset>
    </div>
  );
}

interface SettingProps {
  field: ContentField;
  draft: Draft;
  error: string | undefined;
  onChange: (draft: Draft) => void;
}

function Setting({ field, draft, error, onChange }: SettingProps) {
  const t = useTranslate('content');
  const { name } = field;
  const label = t(`field.${name}` as 'field.title');
  const value = draft[name];
  const set = (next: unknown) => onChange({ ...draft, [name]: next });
  switch (field.kind) {
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={(event) => set(event.target.checked)}
          error={error}
        />
      );
    case 'number':
      return (
        <TextInput
          label={label}
          type="number"
          value={typeof value === 'number' ? value : 0}
          error={error}
          onChange={(event) => set(Math.trunc(Number(event.target.value)) || 0)}
        />
      );
    case 'time':
      return (
        <TextInput
          label={label}
          hint={t('time_hint')}
          type="datetime-local"
          value={localTime(value)}
          error={error}
          onChange={(event) => set(instantOf(event.target.value))}
        />
      );
    case 'choice':
      return (
        <SelectInput
          label={label}
          value={String(value)}
          error={error}
          onChange={({ target }) => {
            const chosen = field.values.find((each) => String(each) === target.value);
            // who leads elsewhere leads to no game
            const without = name === 'link_type' && chosen !== 2 ? { game: null } : {};
            onChange({ ...draft, ...without, [name]: chosen });
          }}
        >
          {field.values.map((each) => (
            <option key={each} value={String(each)}>
              {field.isNamed ? each : t(`choice.${name}.${each}` as 'choice.use_type.0')}
            </option>
          ))}
        </SelectInput>
      );
    case 'game':
      return draft.link_type === 2 ? <GameFields game={value} error={error} onChange={set} /> : null;
    default:
      return (
        <TextInput
          label={label}
          value={typeof value === 'string' ? value : ''}
          error={error}
          maxLength={500}
          onChange={(event) => set(event.target.value)}
        />
      );
  }
}

interface Game {
  readonly gt_id: number;
  readonly gp_id: string;
  readonly game_code: string;
  readonly currency: string;
}
const noGame: Game = { gt_id: 2, gp_id: '', game_code: '', currency: 'VND' };
const halls = [2, 3, 4, 5, 6, 7, 8, 9];

function GameFields({
  game,
  error,
  onChange,
}: {
  game: unknown;
  error: string | undefined;
  onChange: (game: Game) => void;
}) {
  const t = useTranslate('content');
  const now = { ...noGame, ...(typeof game === 'object' && game !== null ? (game as Game) : {}) };
  return (
    <fieldset className="content-game">
      <legend>{t('field.game')}</legend>
      <SelectInput
        label={t('game.hall')}
        value={String(now.gt_id)}
        onChange={(event) => onChange({ ...now, gt_id: Number(event.target.value) })}
      >
        {halls.map((hall) => (
          <option key={hall} value={hall}>
            {t(`hall.${hall}` as 'hall.2')}
          </option>
        ))}
      </SelectInput>
      <TextInput
        label={t('game.provider')}
        value={now.gp_id}
        error={error}
        maxLength={5}
        onChange={(event) => onChange({ ...now, gp_id: event.target.value.toUpperCase() })}
      />
      <TextInput
        label={t('game.code')}
        value={now.game_code}
        maxLength={64}
        onChange={(event) => onChange({ ...now, game_code: event.target.value })}
      />
      <SelectInput
        label={t('game.currency')}
        value={now.currency}
        onChange={(event) => onChange({ ...now, currency: event.target.value })}
      >
        {Object.keys(currencies).map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectInput>
    </fieldset>
  );
}

function textsOf(draft: Draft, name: string): PerLanguage {
  const texts = draft[name];
  return typeof texts === 'object' && texts !== null ? texts : {};
}

/** Whether a text that is there in some language is missing in this one. */
function lacks(draft: Draft, words: readonly ContentField[], language: Language): boolean {
  return words.some(({ name }) => {
    const texts = textsOf(draft, name);
    return Object.keys(texts).length > 0 && !texts[language]?.trim();
  });
}

/** An instant as the browser's field has it, in the zone of whoever sits there. */
function localTime(value: unknown): string {
  if (typeof value !== 'string') return '';
  const at = new Date(value);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function instantOf(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}
