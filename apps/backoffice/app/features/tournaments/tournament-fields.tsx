import { hallIds, type Currency, type HallId } from '@halls/contract';
import { tournamentScorings, type TournamentScoring } from '@halls/contract/office';
import { SelectInput, TextInput } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { RewardFields } from '#app/parts/reward-fields.tsx';
import { TitleAndText } from '#app/parts/title-and-text.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { TournamentDraft } from './tournament-draft.ts';

interface Props {
  draft: TournamentDraft;
  currencies: readonly Currency[];
  faults: FieldFaults;
  onChange: (draft: TournamentDraft) => void;
}

/** When and how it is played, what counts, what ranks win, and its words. */
export function TournamentFields(props: Props) {
  const { draft, faults, onChange } = props;
  return (
    <div className="form-parts tournament-panels">
      <Play {...props} />
      <Games {...props} />
      <Prizes {...props} />
      <TitleAndText words={draft} faults={faults} onChange={(words) => onChange({ ...draft, ...words })} />
    </div>
  );
}

function Play({ draft, faults, onChange }: Props) {
  const t = useTranslate('tournaments');
  const time = (name: 'starts_at' | 'end_at') => (
    <TextInput
      label={t(name)}
      type="datetime-local"
      required
      value={draft[name]}
      error={faults[name]}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
    />
  );
  return (
    <fieldset className="form-part">
      <legend>{t('play')}</legend>
      <div className="form-columns">
        {time('starts_at')}
        {time('end_at')}
        <SelectInput
          label={t('who')}
          value={draft.is_opt_in ? 'join' : 'everybody'}
          onChange={({ target }) => onChange({ ...draft, is_opt_in: target.value === 'join' })}
        >
          <option value="everybody">{t('who.everybody')}</option>
          <option value="join">{t('who.join')}</option>
        </SelectInput>
        <SelectInput
          label={t('scoring')}
          hint={t(`scoring_hint.${draft.scoring}`)}
          value={draft.scoring}
          onChange={({ target }) => onChange({ ...draft, scoring: target.value as TournamentScoring })}
        >
          {tournamentScorings.map((each) => (
            <option key={each} value={each}>
              {t(`scoring.${each}`)}
            </option>
          ))}
        </SelectInput>
        {draft.scoring === 'multiplier' && (
          <TextInput
            label={t('best_of')}
            hint={t('best_of_hint')}
            inputMode="numeric"
            autoComplete="off"
            required
            value={draft.best_of}
            error={faults.best_of}
            onChange={({ target }) => onChange({ ...draft, best_of: target.value.trim() })}
          />
        )}
      </div>
    </fieldset>
  );
}

function Games({ draft, faults, onChange }: Props) {
  const t = useTranslate('tournaments');
  const hall = useTranslate('reports');
  const codes = (name: 'gp_ids' | 'games') => (
    <TextArea
      label={t(name)}
      hint={t(`${name}_hint`)}
      rows={3}
      value={draft[name]}
      error={faults[name]}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
    />
  );
  return (
    <fieldset className="form-part">
      <legend>{t('counts')}</legend>
      <div className="form-columns">
        <TextInput
          label={t('least_stake')}
          hint={t('least_stake_hint')}
          inputMode="decimal"
          autoComplete="off"
          required
          value={draft.least_stake}
          error={faults.least_stake}
          onChange={({ target }) => onChange({ ...draft, least_stake: target.value.trim() })}
        />
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
        {codes('gp_ids')}
        {codes('games')}
      </div>
    </fieldset>
  );
}

function Prizes({ draft, currencies, faults, onChange }: Props) {
  const t = useTranslate('tournaments');
  return (
    <fieldset className="form-part">
      <legend>{t('prizes')}</legend>
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
        <TextArea
          label={t('prizes')}
          hint={t('prizes_hint')}
          rows={5}
          required
          value={draft.prizes}
          error={faults.prizes}
          onChange={({ target }) => onChange({ ...draft, prizes: target.value })}
        />
        <RewardFields
          reward={draft.reward}
          faults={faults}
          onChange={(reward) => onChange({ ...draft, reward })}
        />
      </div>
    </fieldset>
  );
}
