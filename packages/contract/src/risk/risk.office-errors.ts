/** What operators are told of rules for withdrawals. */
export const riskOfficeErrors = ['risk_draft_changed', 'risk_no_version', 'risk_no_snooze'] as const;
