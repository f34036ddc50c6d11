import { formatMinor, type Currency } from '@halls/contract';
import type { OfficeRecommendationTerms, OfficeRecommendedFriend } from '@halls/contract/office';
import type { RecommendedFriend } from '@halls/contract/recommendation';
import type { FriendRow, OfficeFriendRow } from './friend.repo.ts';
import type { NewTerms, TermsAndFriends } from './terms.repo.ts';

/** As members see them, and, with the currency, the log and those who have to agree. */
export function presentTerms(terms: NewTerms) {
  const inCurrency = (amountMinor: bigint) => formatMinor(amountMinor, terms.currency);
  return {
    deposit: inCurrency(terms.depositMinor),
    turnover: inCurrency(terms.turnoverMinor),
    days: terms.days,
    reward: inCurrency(terms.rewardMinor),
    friend_reward: inCurrency(terms.friendRewardMinor),
    turnover_percent: terms.turnoverPercent,
    month_cap: inCurrency(terms.monthCapMinor),
  };
}

export function presentOfficeTerms(terms: TermsAndFriends): OfficeRecommendationTerms {
  return {
    terms_id: terms.termsId,
    version: terms.version,
    currency: terms.currency,
    ...presentTerms(terms),
    begun_at: terms.begunAt.toISOString(),
    ended_at: terms.endedAt?.toISOString() ?? null,
    friends: terms.friends,
    met: terms.met,
    held: terms.held,
    given: formatMinor(terms.givenMinor, terms.currency),
  };
}

export function presentFriend(row: FriendRow): RecommendedFriend {
  const { friend_id, account, state, currency, due_at: dueAt } = row;
  return {
    friend_id,
    account,
    registered_at: row.registered_at.toISOString(),
    standing:
      state === null || currency === null || dueAt === null
        ? null
        : {
            state,
            currency,
            due_at: dueAt.toISOString(),
            ...presentProgress(row, currency),
            reward: money(row.reward_minor, currency),
            held_for: state === 'held' ? (row.held_for ?? []) : [],
          },
  };
}

export function presentOfficeFriend(row: OfficeFriendRow): OfficeRecommendedFriend {
  const { currency } = row;
  return {
    friend: { member_id: row.friend_id, member_account: row.friend_account },
    recommender: { member_id: row.recommender_id, member_account: row.recommender_account },
    currency,
    version: row.version,
    state: row.state,
    registered_at: row.registered_at.toISOString(),
    due_at: row.due_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    ...presentProgress(row, currency),
    held_for: row.held_for,
    decision: row.decision ?? '',
    given: money(row.given_minor, currency),
  };
}

interface Progress {
  readonly asked_deposit_minor: string | null;
  readonly asked_turnover_minor: string | null;
  readonly deposit_minor: string | null;
  readonly turnover_minor: string | null;
}

function presentProgress(row: Progress, currency: Currency) {
  return {
    deposit: { asked: money(row.asked_deposit_minor, currency), done: money(row.deposit_minor, currency) },
    turnover: { asked: money(row.asked_turnover_minor, currency), done: money(row.turnover_minor, currency) },
  };
}

function money(amountMinor: string | null, currency: Currency): string {
  return formatMinor(BigInt(amountMinor ?? 0), currency);
}
