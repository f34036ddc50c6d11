import { hallIds, type Currency, type HallId } from '@halls/contract';
import { missionFacts, missionPeriods } from '@halls/contract/office';
import { SelectInput, TextInput } from '@halls/ui';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { RewardFields } from '#app/parts/reward-fields.tsx';
import { TitleAndText } from '#app/parts/title-and-text.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { looksAtGames, looksAtRounds, type MissionDraft } from './mission-draft.ts';

interface Props {
  draft: MissionDraft;
  currencies: readonly Currency[];
  faults: FieldFaults;
  onChange: (draft: MissionDraft) => void;
}

type Typed = 'first_day' | 'last_day' | 'target' | 'gp_id' | 'least_stake' | 'amount' | 'budget';

/** What a mission asks, when, what it gives, and its words. */
export function MissionFields(props: Props) {
  const { draft, currencies, faults, onChange } = props;
  const t = useTranslate('missions');
  const field = (name: Typed, more: { type?: 'date'; hint?: string; required?: boolean } = {}) => (
    <TextInput
      label={t(name)}
      inputMode={more.type || name === 'gp_id' ? undefined : 'decimal'}
      autoComplete="off"
      required
      {...more}
      value={draft[name]}
      error={faults[name]}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value.trim() })}
    />
  );
  return (
    <div className="form-parts mission-panels">
      <fieldset className="form-part">
        <legend>{t('goal')}</legend>
        <div className="form-columns">
          <Choice {...props} name="fact" choices={missionFacts} />
          {field('target', { hint: t(`target_hint.${draft.fact}`) })}
          {looksAtRounds(draft.fact) && field('least_stake', { hint: t('least_stake_hint') })}
          {looksAtGames(draft.fact) && (
            <>
              <Hall {...props} />
              {field('gp_id', { hint: t('gp_id_hint'), required: false })}
            </>
          )}
        </div>
      </fieldset>
      <fieldset className="form-part">
        <legend>{t('time')}</legend>
        <div className="form-columns">
          {field('first_day', { type: 'date' })}
          {field('last_day', { type: 'date' })}
          <Choice {...props} name="period" choices={missionPeriods} />
        </div>
      </fieldset>
      <fieldset className="form-part">
        <legend>{t('reward')}</legend>
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
          {field('amount')}
          {field('budget', { hint: t('budget_hint') })}
          <RewardFields
            reward={draft.reward}
            faults={faults}
            onChange={(reward) => onChange({ ...draft, reward })}
          />
        </div>
      </fieldset>
      <TitleAndText words={draft} faults={faults} onChange={(words) => onChange({ ...draft, ...words })} />
    </div>
  );
}

function Choice<Name extends 'fact' | 'period'>({
  draft,
  onChange,
  name,
  choices,
}: Props & { name: Name; choices: readonly MissionDraft[Name][] }) {
  const t = useTranslate('missions');
  return (
    <SelectInput
      label={t(name)}
      value={draft[name]}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
    >
      {choices.map((each) => (
        <option key={each} value={each}>
          {t(`${name}.${each}` as `fact.${MissionDraft['fact']}` | `period.${MissionDraft['period']}`)}
        </option>
      ))}
    </SelectInput>
  );
}

function Hall({ draft, faults, onChange }: Props) {
  const t = useTranslate('missions');
  const hall = useTranslate('reports');
  return (
    <SelectInput
      label={t('gt_id')}
      value={draft.gt_id}
      error={faults.gt_id}
      onChange={({ target }) =>
        onChange({ ...draft, gt_id: target.value === '' ? '' : (Number(target.value) as HallId) })
      }
    >
      <option value="">{t('every_hall')}</option>
      {hallIds.map((id) => (
        <option key={id} value={id}>
          {hall(`hall.${id}`)}
        </option>
      ))}
    </SelectInput>
  );
}
