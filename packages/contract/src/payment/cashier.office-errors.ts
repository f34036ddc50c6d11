/** What operators are told of deposits. */
export const cashierOfficeErrors = [
  'deposit_ended',
  'deposit_being_sent',
  'deposit_not_in_review',
  'deposit_in_other_currency',
  'deposit_not_returning',
  'method_limits_crossed',
  'route_service_unknown',
  'bounds_crossed',
  'withdrawal_not_in_review',
  'reversal_not_taken',
  'debt_is_less',
  'deposit_not_credited',
  'deposit_not_refundable',
  'refund_too_much',
  'refund_under_way',
  'refund_not_covered',
] as const;
