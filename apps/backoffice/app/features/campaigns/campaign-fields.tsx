import { SelectInput } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import { LanguageTabs, useWrittenLanguage } from '#app/parts/language-tabs.tsx';
import { WordsField } from '#app/parts/words-field.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { isAtRegistration, type CampaignDraft } from './campaign-draft.ts';
import { DraftField, type CampaignFieldsProps } from './draft-field.tsx';
import { RewardFields } from './reward-fields.tsx';
import { RuleFields } from './rule-fields.tsx';

/** What a campaign offers, by what, to whom, for how much, and its words. */
export function CampaignFields(props: CampaignFieldsProps) {
  const { draft, choices, faults, onChange } = props;
  return (
    <div className="form-parts campaign-form">
      <Frame {...props} />
      <Trigger {...props} />
      <RewardFields draft={draft} faults={faults} onChange={onChange} />
      {!isAtRegistration(draft) && (
        <RuleFields draft={draft} halls={choices.halls} faults={faults} onChange={onChange} />
      )}
      <Words {...props} />
    </div>
  );
}

function Frame(props: CampaignFieldsProps) {
  const { draft, choices, faults, onChange } = props;
  const t = useTranslate('campaigns');
  return (
    <fieldset className="form-part">
      <legend>{t('frame')}</legend>
      <div className="form-columns">
        <SelectInput
          label={t('currency')}
          value={draft.currency}
          error={faults.currency}
          onChange={({ target }) =>
            onChange({ ...draft, currency: target.value as CampaignDraft['currency'] })
          }
        >
          {choices.currencies.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectInput>
        <SelectInput
          label={t('hall')}
          value={draft.gtId}
          error={faults.gt_id}
          onChange={({ target }) => onChange({ ...draft, gtId: target.value })}
        >
          {choices.halls.map(({ gt_id: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
        <SelectInput
          label={t('discount')}
          value={draft.discountId}
          error={faults.discount_id}
          onChange={({ target }) => onChange({ ...draft, discountId: target.value })}
        >
          <option value="">{t('discount_none')}</option>
          {choices.discounts.map(({ discount_id: id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectInput>
        <DraftField {...props} name="startsAt" wire="starts_at" label={t('starts_at')} isTime />
        <DraftField {...props} name="endsAt" wire="ends_at" label={t('ends_at')} isTime />
        <DraftField {...props} name="budget" wire="budget" label={t('budget')} hint={t('budget_hint')} />
        <DraftField
          {...props}
          name="memberCap"
          wire="member_cap"
          label={t('member_cap')}
          hint={t('empty_any')}
        />
      </div>
    </fieldset>
  );
}

function Trigger(props: CampaignFieldsProps) {
  const { draft, faults, onChange } = props;
  const t = useTranslate('campaigns');
  const choose = (name: 'access' | 'trigger' | 'period', choices: readonly string[]) => (
    <SelectInput
      label={t(name)}
      value={draft[name]}
      error={faults[name]}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
    >
      {choices.map((each) => (
        <option key={each} value={each}>
          {t(`${name}.${each}` as 'access.open')}
        </option>
      ))}
    </SelectInput>
  );
  return (
    <fieldset className="form-part">
      <legend>{t('how')}</legend>
      <div className="form-columns">
        {choose('trigger', ['deposit', 'now', 'registration'])}
        {!isAtRegistration(draft) && (
          <>
            {choose('access', ['open', 'code'])}
            {choose('period', ['once', 'daily', 'weekly', 'yearly'])}
          </>
        )}
        {draft.trigger === 'deposit' && (
          <>
            <DraftField {...props} name="minDeposit" wire="trigger.min" label={t('min_deposit')} />
            <DraftField {...props} name="nth" wire="trigger.nth" label={t('nth')} hint={t('empty_any')} />
            <DraftField {...props} name="waitDays" wire="trigger.wait_days" label={t('wait_days')} />
          </>
        )}
      </div>
      {draft.access === 'code' && !isAtRegistration(draft) && (
        <TextArea
          label={t('codes')}
          hint={t('codes_hint')}
          rows={4}
          value={draft.codes}
          error={Object.entries(faults).find(([name]) => name.startsWith('codes'))?.[1]}
          onChange={({ target }) => onChange({ ...draft, codes: target.value })}
        />
      )}
    </fieldset>
  );
}

function Words({ draft, choices, faults, onChange }: CampaignFieldsProps) {
  const t = useTranslate('campaigns');
  const [language, setLanguage] = useWrittenLanguage(choices.languages);
  const field = { language, required: true, disabled: false };
  return (
    <fieldset className="form-part">
      <legend>{t('words')}</legend>
      <LanguageTabs
        label={t('languages')}
        languages={choices.languages}
        chosen={language}
        lacks={(each) => !draft.title[each]?.trim() || !draft.text[each]?.trim()}
        onChoose={setLanguage}
      />
      <WordsField
        key={`title ${language}`}
        {...field}
        label={t('name')}
        texts={draft.title}
        isLong={false}
        error={faults.title}
        onChange={(title) => onChange({ ...draft, title })}
      />
      <WordsField
        key={`text ${language}`}
        {...field}
        label={t('text')}
        texts={draft.text}
        isLong
        error={faults.text}
        onChange={(text) => onChange({ ...draft, text })}
      />
    </fieldset>
  );
}
