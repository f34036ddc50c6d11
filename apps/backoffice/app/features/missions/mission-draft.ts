import type { Currency, HallId, PerLanguage } from '@halls/contract';
import type { MissionFact, MissionPeriod, MissionTerms } from '@halls/contract/office';
import { newReward, rewardDraftOf, rewardTermsOf, type RewardDraft } from '#app/parts/reward-draft.ts';

/** A mission as it is typed. */
export interface MissionDraft {
  readonly currency: Currency;
  readonly title: PerLanguage;
  readonly text: PerLanguage;
  readonly first_day: string;
  readonly last_day: string;
  readonly period: MissionPeriod;
  readonly fact: MissionFact;
  readonly target: string;
  /** Empty: of every hall, as is the provider. */
  readonly gt_id: '' | HallId;
  readonly gp_id: string;
  readonly least_stake: string;
  readonly amount: string;
  readonly reward: RewardDraft;
  readonly budget: string;
}

/** Of the terms of another one, whose days are over or not: those are typed anew. */
export function draftOf(terms: MissionTerms | null, currency: Currency): MissionDraft {
  return {
    currency: terms?.currency ?? currency,
    ...{ title: terms?.title ?? {}, text: terms?.text ?? {}, first_day: '', last_day: '' },
    ...{ period: terms?.period ?? 'daily', fact: terms?.fact ?? 'turnover', target: terms?.target ?? '' },
    ...{ gt_id: terms?.gt_id ?? '', gp_id: terms?.gp_id ?? '', least_stake: terms?.least_stake ?? '' },
    ...{ amount: terms?.amount ?? '', budget: terms?.budget ?? '' },
    reward: terms ? rewardDraftOf(terms.reward) : newReward,
  };
}

export const looksAtGames = (fact: MissionFact) => fact === 'turnover' || fact === 'rounds' || fact === 'win';
export const looksAtRounds = (fact: MissionFact) => fact === 'rounds' || fact === 'win';

/** As the wire has it, without what its fact does not look at; what is wrong with it the server says. */
export function termsOf({ gt_id, gp_id, least_stake, reward, ...rest }: MissionDraft) {
  return {
    ...rest,
    reward: rewardTermsOf(reward),
    ...(looksAtGames(rest.fact) && gt_id !== '' && { gt_id }),
    ...(looksAtGames(rest.fact) && gp_id !== '' && { gp_id }),
    ...(looksAtRounds(rest.fact) && { least_stake }),
  };
}

/** How often the budget gives the amount; null while that can't be said. */
export function rewardsIn({ amount, budget }: Pick<MissionDraft, 'amount' | 'budget'>): number | null {
  const [each, all] = [Number(amount), Number(budget)];
  return each > 0 && all > 0 ? Math.floor(all / each) : null;
}
