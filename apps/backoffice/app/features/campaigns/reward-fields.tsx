import { SelectInput, TextInput } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import { useTranslate } from '#app/texts/texts.ts';
import { DraftField, type CampaignFieldsProps } from './draft-field.tsx';

type Props = Omit<CampaignFieldsProps, 'choices'>;

/** What is given, and what is to be played of it. */
export function RewardFields(props: Props) {
  const { draft, onChange } = props;
  const t = useTranslate('campaigns');
  return (
    <fieldset className="form-part">
      <legend>{t('reward')}</legend>
      <div className="form-columns">
        <SelectInput
          label={t('reward_kind')}
          value={draft.reward}
          onChange={({ target }) => onChange({ ...draft, reward: target.value as typeof draft.reward })}
        >
          {(['bonus', 'cash', 'free_rounds'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {t(`reward.${kind}`)}
            </option>
          ))}
        </SelectInput>
        {draft.reward === 'free_rounds' ? <Rounds {...props} /> : <Value {...props} />}
        <DraftField
          {...props}
          name="wagering"
          wire="reward.wagering_percent"
          label={t('wagering')}
          hint={t('wagering_hint')}
        />
        {draft.reward === 'bonus' && (
          <>
            <DraftField
              {...props}
              name="maxStake"
              wire="reward.max_stake"
              label={t('max_stake')}
              hint={t('empty_any')}
            />
            <DraftField
              {...props}
              name="maxCashout"
              wire="reward.max_cashout"
              label={t('max_cashout')}
              hint={t('empty_any')}
            />
          </>
        )}
        {draft.reward !== 'cash' && (
          <DraftField {...props} name="days" wire="reward.days" label={t('days')} />
        )}
      </div>
      {draft.reward === 'bonus' && (
        <TextArea
          label={t('excluded')}
          hint={t('excluded_hint')}
          rows={3}
          value={draft.excluded}
          error={Object.entries(props.faults).find(([name]) => name.startsWith('reward.excluded'))?.[1]}
          onChange={({ target }) => onChange({ ...draft, excluded: target.value })}
        />
      )}
    </fieldset>
  );
}

function Value(props: Props) {
  const { draft, faults, onChange } = props;
  const t = useTranslate('campaigns');
  return (
    <>
      <SelectInput
        label={t('value')}
        value={draft.value}
        error={faults['reward.value']}
        onChange={({ target }) => onChange({ ...draft, value: target.value as typeof draft.value })}
      >
        <option value="percent">{t('value.percent')}</option>
        <option value="fixed">{t('value.fixed')}</option>
      </SelectInput>
      {draft.value === 'fixed' ? (
        <DraftField {...props} name="amount" wire="reward.value.amount" label={t('amount')} />
      ) : (
        <>
          <DraftField {...props} name="percent" wire="reward.value.percent" label={t('percent')} />
          <DraftField {...props} name="cap" wire="reward.value.cap" label={t('cap')} />
        </>
      )}
    </>
  );
}

function Rounds(props: Props) {
  const { draft, faults, onChange } = props;
  const t = useTranslate('campaigns');
  return (
    <>
      <TextInput
        label={t('game')}
        hint={t('game_hint')}
        autoComplete="off"
        value={draft.game}
        error={faults['reward.game']}
        onChange={({ target }) => onChange({ ...draft, game: target.value })}
      />
      <DraftField {...props} name="count" wire="reward.count" label={t('count')} />
      <DraftField {...props} name="stake" wire="reward.stake" label={t('stake')} />
      <SelectInput
        label={t('pays')}
        value={draft.pays}
        onChange={({ target }) => onChange({ ...draft, pays: target.value === 'bonus' ? 'bonus' : 'cash' })}
      >
        <option value="cash">{t('reward.cash')}</option>
        <option value="bonus">{t('reward.bonus')}</option>
      </SelectInput>
      {draft.pays === 'bonus' && (
        <DraftField {...props} name="bonusDays" wire="reward.bonus_days" label={t('bonus_days')} />
      )}
    </>
  );
}
