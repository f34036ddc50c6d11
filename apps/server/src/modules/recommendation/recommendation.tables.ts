import type { Generated, GeneratedAlways } from 'kysely';
import type { Currency } from '@halls/contract';
import type { OfficeRecommendedFriend } from '@halls/contract/office';

declare module '#platform/database.ts' {
  interface Tables {
    'friends.terms': TermsTable;
    'friends.friend': FriendTable;
    'friends.reward': RewardTable;
  }
}

interface TermsTable {
  terms_id: GeneratedAlways<number>;
  site_id: number;
  currency: Currency;
  version: number;
  deposit_minor: string;
  turnover_minor: string;
  days: number;
  reward_minor: string;
  friend_reward_minor: string;
  turnover_percent: number;
  month_cap_minor: string;
  begun_at: Date;
  ended_at: Date | null;
}

interface FriendTable {
  friend_id: number;
  recommender_id: number;
  terms_id: number;
  registered_at: Date;
  due_at: Date;
  state: OfficeRecommendedFriend['state'];
  deposit_minor: Generated<string>;
  turnover_minor: Generated<string>;
  looked_at: Date | null;
  held_for: OfficeRecommendedFriend['held_for'];
  ended_at: Date | null;
  decision: string | null;
}

interface RewardTable {
  friend_id: number;
  role: 'recommender' | 'friend';
  member_id: number;
  amount_minor: string;
  tried_at: Date | null;
  award_id: number | null;
  given_at: Date | null;
}
