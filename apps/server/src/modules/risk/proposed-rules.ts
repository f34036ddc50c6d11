import type { RiskRules } from '@halls/contract/office';

/** What a site may begin with: one grave thing, or two lesser ones, and a person looks. */
export const proposedRules: RiskRules = {
  rules: [
    { fact: 'account_age', threshold: 48, points: 30 },
    { fact: 'account_shared', threshold: 1, points: 60 },
    { fact: 'account_of_former_name', threshold: 1, points: 60 },
    { fact: 'password_changed', threshold: 24, points: 50 },
    { fact: 'phone_changed', threshold: 24, points: 50 },
    { fact: 'device_added', threshold: 24, points: 30 },
    { fact: 'device_shared', threshold: 1, points: 40 },
    { fact: 'network_shared', threshold: 3, points: 20 },
    { fact: 'member_age', threshold: 24, points: 30 },
    { fact: 'never_deposited', threshold: 1, points: 50 },
    { fact: 'played_since_deposit', threshold: 100, points: 50 },
    { fact: 'first_withdrawal', threshold: 1, points: 20 },
    { fact: 'withdrawals_in_day', threshold: 4, points: 30 },
    { fact: 'amount_to_usual', threshold: 500, points: 40 },
  ],
  review_from: 50,
  decline_from: null,
  turnover_percent: 100,
};
