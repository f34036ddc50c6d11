import { formatMinor, textIn, type Language } from '@halls/contract';
import type { Mission as ShownMission, MissionClaim } from '@halls/contract/mission';
import type { MissionTerms, OfficeMission } from '@halls/contract/office';
import type { CatalogueFace } from '#modules/catalogue';
import { presentReward, rewardTermsOf } from '#modules/promotion';
import type { ClaimSums, MemberClaim, Standing } from './claim.repo.ts';
import type { Mission, NewMission } from './mission.repo.ts';
import { formatTarget, officeStateOf, stateOf } from './mission.rules.ts';

export async function presentMission(
  catalogue: Pick<CatalogueFace, 'hallNames' | 'providerNames'>,
  { mission, standing }: { readonly mission: Mission; readonly standing: Standing },
  language: Language,
): Promise<ShownMission> {
  const { siteId, fact, currency, target, gtId, gpId } = mission;
  const { progress } = standing;
  const unit = (value: bigint) => formatTarget(fact, value, currency);
  const hall = gtId === null ? null : await catalogue.hallNames({ siteId, gtId }, language);
  const providers = gpId === null ? null : await catalogue.providerNames(siteId, language);
  return {
    ...{ mission_id: mission.missionId, period_day: standing.periodDay },
    ...{ title: textIn(mission.title, language), text: textIn(mission.words, language) },
    ...{ fact, period: mission.period, target: unit(target), progress: unit(progress) },
    left: progress >= target ? null : unit(target - progress),
    gt_name: gtId === null ? null : (hall?.name ?? ''),
    gp_name: gpId === null ? null : (providers?.get(gpId) ?? gpId),
    least_stake: mission.leastStakeMinor === null ? null : formatMinor(mission.leastStakeMinor, currency),
    amount: formatMinor(mission.amountMinor, currency),
    reward: await presentReward(catalogue, siteId, mission, language),
    state: stateOf({
      isClaimed: standing.claimedAt !== null,
      isReached: progress >= target,
      isUsedUp: mission.usedMinor + mission.amountMinor > mission.budgetMinor,
    }),
    ...{ ends_at: standing.endsAt.toISOString(), is_over: standing.isOver },
  };
}

export function presentClaim(claim: MemberClaim, language: Language): MissionClaim {
  return {
    claim_id: claim.claimId,
    title: textIn(claim.title, language),
    period_day: claim.periodDay,
    amount: formatMinor(claim.amountMinor, claim.currency),
    pays: claim.pays,
    claimed_at: claim.claimedAt.toISOString(),
  };
}

export function presentOfficeMission(
  mission: Mission,
  { claims, members }: ClaimSums,
  today: string,
): OfficeMission {
  return {
    mission_id: mission.missionId,
    ...termsInWords(mission),
    state: officeStateOf(mission, today, mission.stoppedAt !== null),
    given: formatMinor(mission.usedMinor, mission.currency),
    ...{ claims, members },
    created_at: mission.createdAt.toISOString(),
    stopped_at: mission.stoppedAt?.toISOString() ?? null,
  };
}

/** As the log and those who have to agree see it. */
export function termsInWords(mission: NewMission): MissionTerms {
  const { currency, fact, gtId, gpId, leastStakeMinor } = mission;
  return {
    ...{ currency, title: mission.title, text: mission.words },
    ...{ first_day: mission.firstDay, last_day: mission.lastDay, period: mission.period, fact },
    target: formatTarget(fact, mission.target, currency),
    ...(gtId !== null && { gt_id: gtId as NonNullable<MissionTerms['gt_id']> }),
    ...(gpId !== null && { gp_id: gpId }),
    ...(leastStakeMinor !== null && { least_stake: formatMinor(leastStakeMinor, currency) }),
    amount: formatMinor(mission.amountMinor, currency),
    reward: rewardTermsOf(mission),
    budget: formatMinor(mission.budgetMinor, currency),
  };
}
