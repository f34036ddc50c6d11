import { useState } from 'react';
import { languages, type Currency, type Language } from '@halls/contract';
import type { OfficeVipPlan, VipTried } from '@halls/contract/office';
import { Button, SelectInput, TextInput } from '@halls/ui';
import { FormProblem } from '@halls/web-kit/forms';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { useSites } from '#app/api/sites.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Facts } from '#app/parts/panel.tsx';
import { useLanguageName } from '#app/parts/use-language-name.ts';
import { WordsField } from '#app/parts/words-field.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { newLevel, readLevels, typeLevels, type TypedLevel, type TypedLevels } from './typed-levels.ts';

/** Levels of a currency, tried on the last month before somebody else is asked to agree. */
export function WriteLevels({
  siteId,
  plan,
  onClose,
}: {
  siteId: number;
  plan: OfficeVipPlan | null;
  onClose: () => void;
}) {
  const t = useTranslate('vip');
  const currencies = useSites()?.find((site) => site.site_id === siteId)?.currencies ?? [];
  const [typed, setTyped] = useState<TypedLevels>(() => typeLevels(plan, currencies[0] ?? 'USD'));
  const of = { site_id: siteId, currency: typed.currency, terms: readLevels(typed) };
  return (
    <CommandDialog<unknown>
      title={t(plan ? 'again' : 'new')}
      note={t('write_note')}
      needsAnother
      confirm={t('publish')}
      renderFields={(faults) => (
        <>
          {Object.keys(faults).some((field) => field.startsWith('terms.levels')) && (
            <FormProblem>{t('levels_wrong')}</FormProblem>
          )}
          {plan === null && (
            <SelectInput
              label={t('currency')}
              value={typed.currency}
              onChange={({ target }) => setTyped({ ...typed, currency: target.value as Currency })}
            >
              {currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </SelectInput>
          )}
          <Frame typed={typed} faults={faults} onChange={setTyped} />
          <LevelList typed={typed} onChange={setTyped} />
          <Try ask={() => api.call('/vip/try', of)} currency={typed.currency} />
        </>
      )}
      send={(reason) => api.call('/vip/publish', { ...of, from_day: typed.from_day, reason })}
      onDone={() => void readAgain('/vip/plans', '/change-request/list', '/log/list')}
      onClose={onClose}
    />
  );
}

interface Part {
  typed: TypedLevels;
  onChange: (typed: TypedLevels) => void;
}

function Frame({ typed, faults, onChange }: Part & { faults: FieldFaults }) {
  const t = useTranslate('vip');
  const field = (name: 'window_days' | 'grace_days' | 'award_turnover_percent') => (
    <TextInput
      label={t(name)}
      hint={t(`${name}_hint`)}
      inputMode="decimal"
      required
      value={typed[name]}
      error={faults[`terms.${name}`]}
      onChange={({ target }) => onChange({ ...typed, [name]: target.value.trim() })}
    />
  );
  return (
    <>
      <TextInput
        label={t('from_day')}
        hint={t('from_day_hint')}
        type="date"
        required
        value={typed.from_day}
        error={faults['from_day']}
        onChange={({ target }) => onChange({ ...typed, from_day: target.value })}
      />
      {field('window_days')}
      {field('grace_days')}
      {field('award_turnover_percent')}
    </>
  );
}

function LevelList({ typed, onChange }: Part) {
  const t = useTranslate('vip');
  const nameOf = useLanguageName();
  const [language, setLanguage] = useState<Language>('en_US');
  const put = (levels: readonly TypedLevel[]) => onChange({ ...typed, levels });
  return (
    <>
      <SelectInput
        label={t('names_in')}
        value={language}
        onChange={({ target }) => setLanguage(languages.find((each) => each === target.value) ?? language)}
      >
        {languages.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </SelectInput>
      {typed.levels.map((level, index) => (
        <LevelFields
          // a level is its place
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          place={index + 1}
          level={level}
          language={language}
          onChange={(changed) => put(typed.levels.with(index, changed))}
          onRemove={() => put(typed.levels.toSpliced(index, 1))}
        />
      ))}
      <Button size="small" onClick={() => put([...typed.levels, newLevel])}>
        {t('add_level')}
      </Button>
    </>
  );
}

function LevelFields({
  place,
  level,
  language,
  onChange,
  onRemove,
}: {
  place: number;
  level: TypedLevel;
  language: Language;
  onChange: (level: TypedLevel) => void;
  onRemove: () => void;
}) {
  const t = useTranslate('vip');
  const field = (name: 'turnover' | 'deposit' | 'plus' | 'award') => (
    <TextInput
      label={t(name)}
      inputMode="decimal"
      value={level[name]}
      onChange={({ target }) => onChange({ ...level, [name]: target.value.trim() })}
    />
  );
  return (
    <fieldset className="vip-level">
      <legend>{t('level', { level: place })}</legend>
      <WordsField
        label={t('name')}
        language={language}
        texts={level.names}
        isLong={false}
        required={language === 'en_US'}
        error={undefined}
        disabled={false}
        onChange={(names) => onChange({ ...level, names })}
      />
      {field('turnover')}
      {field('deposit')}
      {field('plus')}
      {field('award')}
      <Button kind="plain" size="small" onClick={onRemove}>
        {t('remove_level')}
      </Button>
    </fieldset>
  );
}

type Answer = Awaited<ReturnType<typeof api.call<'/vip/try'>>>;

function Try({ ask, currency }: { ask: () => Promise<Answer>; currency: Currency }) {
  const t = useTranslate('vip');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [tried, setTried] = useState<VipTried | null>(null);
  const look = async () => {
    setAsking(true);
    const result = await ask();
    setTried(result.ok ? result.data : null);
    setProblem(result.ok ? null : result.message);
    setAsking(false);
  };
  return (
    <div className="vip-body" aria-live="polite">
      <Button disabled={isAsking} onClick={() => void look()}>
        {t(isAsking ? 'trying' : 'try')}
      </Button>
      {problem && <FormProblem>{problem}</FormProblem>}
      {tried && (
        <>
          <p>{t('tried', { day: tried.day })}</p>
          <Facts
            facts={tried.levels.map((line) => [
              t('level', { level: line.level }),
              <span key={line.level}>
                {t('tried_members', { members: line.members })} ·{' '}
                <Amount amount={line.award_cost} currency={currency} />
              </span>,
            ])}
          />
        </>
      )}
    </div>
  );
}
