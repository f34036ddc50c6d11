import type { Currency } from '@halls/contract';
import { envelopeAudiences, type EnvelopeAudience } from '@halls/contract/office';
import { SelectInput, TextInput } from '@halls/ui';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { TitleAndText } from '#app/parts/title-and-text.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { EnvelopeDraft } from './envelope-draft.ts';

interface EnvelopeFieldsProps {
  draft: EnvelopeDraft;
  currencies: readonly Currency[];
  faults: FieldFaults;
  onChange: (draft: EnvelopeDraft) => void;
}

type Typed = 'pool' | 'count' | 'least' | 'most' | 'turnover' | 'opensAt' | 'endAt' | 'before' | 'deposited';

/** What an envelope is made of, whom it is for, and its words. */
export function EnvelopeFields(props: EnvelopeFieldsProps) {
  const { draft, currencies, faults, onChange } = props;
  const t = useTranslate('red_envelopes');
  const field = (name: Typed, label: string, wire: string, isTime = false) => (
    <TextInput
      label={label}
      {...(isTime ? { type: 'datetime-local' } : { inputMode: 'decimal' as const })}
      autoComplete="off"
      required
      value={draft[name]}
      error={faults[wire]}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
    />
  );
  return (
    <div className="form-parts envelope-form">
      <fieldset className="form-part">
        <legend>{t('terms')}</legend>
        <div className="form-columns">
          <SelectInput
            label={t('currency')}
            value={draft.currency}
            onChange={({ target }) => onChange({ ...draft, currency: target.value as Currency })}
          >
            {currencies.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectInput>
          {field('pool', t('pool'), 'pool')}
          {field('count', t('count'), 'count')}
          {field('least', t('least'), 'least')}
          {field('most', t('most'), 'most')}
          {field('turnover', t('turnover'), 'turnover_percent')}
          {field('opensAt', t('opens_at'), 'opens_at', true)}
          {field('endAt', t('end_at'), 'end_at', true)}
        </div>
      </fieldset>
      <fieldset className="form-part">
        <legend>{t('audience')}</legend>
        <div className="form-columns">
          <SelectInput
            label={t('audience')}
            value={draft.audience}
            onChange={({ target }) => onChange({ ...draft, audience: target.value as EnvelopeAudience })}
          >
            {envelopeAudiences.map((each) => (
              <option key={each} value={each}>
                {t(`audience.${each}`)}
              </option>
            ))}
          </SelectInput>
          {draft.audience === 'registered_before' &&
            field('before', t('audience.registered_before'), 'audience.at', true)}
          {draft.audience === 'deposited' && field('deposited', t('audience.deposited'), 'audience.amount')}
        </div>
      </fieldset>
      <TitleAndText words={draft} faults={faults} onChange={(words) => onChange({ ...draft, ...words })} />
    </div>
  );
}
