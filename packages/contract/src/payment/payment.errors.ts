export const paymentErrors = [
  'deposit_amount_out_of_limits',
  'deposit_method_closed',
  'deposit_too_many_open',
  'deposit_key_used',
] as const;

/** What the timeline of a deposit says of each step. */
export const depositStepTexts = [
  'deposit_step.asked_for',
  'deposit_step.opened',
  'deposit_step.no_clear_answer',
  'deposit_step.seen',
  'deposit_step.paid',
  'deposit_step.paid_late',
  'deposit_step.paid_other_amount',
  'deposit_step.amount_in_review',
  'deposit_step.paid_other_currency',
  'deposit_step.paid_again',
  'deposit_step.refused',
  'deposit_step.expired',
  'deposit_step.failed',
  'deposit_step.credited_by_hand',
  'deposit_step.sending_back',
  'deposit_step.sent_back',
] as const;
