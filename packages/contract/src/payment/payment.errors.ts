export const paymentErrors = [
  'deposit_amount_out_of_limits',
  'deposit_method_closed',
  'deposit_too_many_open',
  'deposit_key_used',
  'withdrawal_too_much',
  'withdrawal_amount_out_of_limits',
  'withdrawal_account_not_usable',
  'withdrawal_closed',
  'withdrawal_too_many_open',
  'withdrawal_key_used',
  'fast_payment_closed',
  'fast_payment_too_often',
  'fast_payment_too_many_open',
  'fast_payment_pass_ended',
  'fast_payment_shut',
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
  'deposit_step.taken_back',
  'deposit_step.won_back',
  'deposit_step.debt_paid',
  'deposit_step.refund_asked',
  'deposit_step.refunded',
  'deposit_step.refund_refused',
] as const;

/** What it says instead of one that whoever came by wants to have paid for an account. */
export const fastPaymentStepTexts = [
  'fast_payment_step.asked_for',
  'fast_payment_step.paid',
  'fast_payment_step.paid_late',
  'fast_payment_step.paid_other_amount',
  'fast_payment_step.expired',
  'fast_payment_step.failed',
  'fast_payment_step.credited_by_hand',
  'fast_payment_step.taken_back',
] as const;

/** What the timeline of a withdrawal says of each step. */
export const withdrawalStepTexts = [
  'withdrawal_step.asked_for',
  'withdrawal_step.looked_at',
  'withdrawal_step.approved_by_rules',
  'withdrawal_step.in_review',
  'withdrawal_step.approved_by_hand',
  'withdrawal_step.rejected_account',
  'withdrawal_step.rejected_documents',
  'withdrawal_step.rejected_rules',
  'withdrawal_step.sent',
  'withdrawal_step.sent_again',
  'withdrawal_step.no_clear_answer',
  'withdrawal_step.paid',
  'withdrawal_step.declined',
  'withdrawal_step.came_back',
  'withdrawal_step.given_back',
] as const;
