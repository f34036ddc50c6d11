import type { HallId } from '@halls/contract';
import type { RewardPays, RewardTerms } from '@halls/contract/office';

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
