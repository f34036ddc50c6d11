import { hallIds, type HallId } from '@halls/contract';
import { rewardPays, type RewardPays, type RewardTerms } from '@halls/contract/office';
import { SelectInput, TextInput } from '@halls/ui';
import { useTranslate } from '#app/texts/texts.ts';

/** How something is given, as it is typed. */
export interface RewardDraft {
  readonly pays: RewardPays;
  readonly wagering: string;
  readonly hall: HallId;
  readonly days: string;
}

export const newReward: RewardDraft = { pays: 'cash', wagering: '100', hall: 2, days: '7' };

export function rewardDraftOf(terms: RewardTerms): RewardDraft {
  const wagering = String(terms.wagering_percent);
  return terms.pays === 'cash'
    ? { ...newReward, wagering }
    : { pays: 'bonus', wagering, hall: terms.gt_id, days: String(terms.days) };
}

/** As the wire has it; what is no number the server says. */
export function rewardTermsOf({ pays, wagering, hall, days }: RewardDraft) {
  return pays === 'cash'
    ? { pays, wagering_percent: wagering }
    : { pays, wagering_percent: wagering, gt_id: hall, days };
}

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
