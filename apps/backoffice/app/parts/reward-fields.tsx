import { hallIds, type HallId } from '@halls/contract';
import { rewardPays, type RewardPays, type RewardTerms } from '@halls/contract/office';
import { SelectInput, TextInput } from '@halls/ui';
import { useTranslate } from '#app/texts/texts.ts';
import type { RewardDraft } from './reward-draft.ts';

/** Cash that is to be played, or a bonus of a hall. */
export function RewardFields({
  reward,
  faults,
  onChange,
}: {
  reward: RewardDraft;
  /** By the field's name on the wire. */
  faults: Readonly<Record<string, string>>;
  onChange: (reward: RewardDraft) => void;
}) {
  const t = useTranslate('promotions');
  const hall = useTranslate('reports');
  return (
    <>
      <SelectInput
        label={t('pays')}
        value={reward.pays}
        onChange={({ target }) => onChange({ ...reward, pays: target.value as RewardPays })}
      >
        {rewardPays.map((each) => (
          <option key={each} value={each}>
            {t(`pays.${each}`)}
          </option>
        ))}
      </SelectInput>
      <TextInput
        label={t('wagering')}
        hint={t(`wagering_hint.${reward.pays}`)}
        inputMode="numeric"
        autoComplete="off"
        required
        value={reward.wagering}
        error={faults['reward.wagering_percent'] ?? faults.reward}
        onChange={({ target }) => onChange({ ...reward, wagering: target.value.trim() })}
      />
      {reward.pays === 'bonus' && (
        <>
          <SelectInput
            label={t('bonus_hall')}
            value={reward.hall}
            error={faults['reward.gt_id']}
            onChange={({ target }) => onChange({ ...reward, hall: Number(target.value) as HallId })}
          >
            {hallIds.map((id) => (
              <option key={id} value={id}>
                {hall(`hall.${id}`)}
              </option>
            ))}
          </SelectInput>
          <TextInput
            label={t('bonus_days')}
            inputMode="numeric"
            autoComplete="off"
            required
            value={reward.days}
            error={faults['reward.days']}
            onChange={({ target }) => onChange({ ...reward, days: target.value.trim() })}
          />
        </>
      )}
    </>
  );
}

/** How something is given, in a sentence. */
export function RewardWords({ reward }: { reward: RewardTerms }) {
  const t = useTranslate('promotions');
  const hall = useTranslate('reports');
  const percent = reward.wagering_percent;
  if (reward.pays === 'cash') return t('cash_words', { percent });
  return t('bonus_words', { percent, hall: hall(`hall.${reward.gt_id}`), days: reward.days });
}
