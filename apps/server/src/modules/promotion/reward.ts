import type { Language } from '@halls/contract';
import type { RewardTerms } from '@halls/contract/office';
import type { Reward, RewardPays } from '@halls/contract/promotion';
import type { CatalogueFace } from '#modules/catalogue';

/** How something is given, whatever the amount: see `promo.give_reward`. */
export interface GivenAs {
  readonly pays: RewardPays;
  readonly wageringPercent: number;
  /** Of a bonus: its hall and its days; null of cash. */
  readonly bonusGtId: number | null;
  readonly bonusDays: number | null;
}

export function readReward(terms: RewardTerms): GivenAs {
  const isBonus = terms.pays === 'bonus';
  return {
    pays: terms.pays,
    wageringPercent: terms.wagering_percent,
    bonusGtId: isBonus ? terms.gt_id : null,
    bonusDays: isBonus ? terms.days : null,
  };
}

/** As operators see it. */
export function rewardTermsOf({ pays, wageringPercent, bonusGtId, bonusDays }: GivenAs): RewardTerms {
  if (pays === 'cash' || bonusGtId === null || bonusDays === null)
    return { pays: 'cash', wagering_percent: wageringPercent };
  const gtId = bonusGtId as Extract<RewardTerms, { pays: 'bonus' }>['gt_id'];
  return { pays, wagering_percent: wageringPercent, gt_id: gtId, days: bonusDays };
}

/** As members see it. */
export async function presentReward(
  catalogue: Pick<CatalogueFace, 'hallNames'>,
  siteId: number,
  { pays, wageringPercent, bonusGtId, bonusDays }: GivenAs,
  language: Language,
): Promise<Reward> {
  const hall = bonusGtId === null ? null : await catalogue.hallNames({ siteId, gtId: bonusGtId }, language);
  return {
    pays,
    wagering_percent: wageringPercent,
    gt_name: bonusGtId === null ? null : (hall?.name ?? ''),
    days: bonusDays,
  };
}
