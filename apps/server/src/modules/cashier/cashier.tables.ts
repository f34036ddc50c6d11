import type { ColumnType, Generated } from 'kysely';
import type { Currency, PerLanguage } from '@halls/contract';
import type { RefundState, ReversalState } from '@halls/contract/office';
import type { Instruction } from '@halls/contract/psp';
import type { AmountRule, DepositState, StepCause } from './deposit/deposit.rules.ts';
import type { DrainCause } from './service/health.rules.ts';
import type { Direction, MethodField, MethodKind } from './method/method.ts';
import type { ReversalCause, UntrustedMessage } from './service/payment-adapter.ts';
import type { Payee, ServiceState } from './service/payment-service.ts';
import type { RoutePolicy } from './method/route.rules.ts';
import type { AttemptState, WithdrawalCause, WithdrawalState } from './withdrawal/withdrawal.rules.ts';

declare module '#platform/database.ts' {
  interface Tables {
    'cashier.psp': PspTable;
    'cashier.psp_health': PspHealthTable;
    'cashier.method': MethodTable;
    'cashier.route': RouteTable;
    'cashier.deposit': DepositTable;
    'cashier.deposit_refusal': DepositRefusalTable;
    'cashier.step': StepTable;
    'cashier.psp_message': PspMessageTable;
    'cashier.fast_try': FastTryTable;
    'cashier.decision': DecisionTable;
    'cashier.reversal': ReversalTable;
    'cashier.refund': RefundTable;
    'cashier.debt': DebtTable;
    'cashier.debt_step': DebtStepTable;
    'cashier.claim_decision': ClaimDecisionTable;
    'cashier.auto_approval': AutoApprovalTable;
    'cashier.withdrawal': WithdrawalTable;
    'cashier.withdrawal_attempt': WithdrawalAttemptTable;
    'cashier.withdrawal_step': WithdrawalStepTable;
    'cashier.withdrawal_decision': WithdrawalDecisionTable;
  }
}

export interface PspTable {
  psp_id: string;
  adapter: string;
  base_url: string;
  message_url: string;
  operator_id: string;
  key_id: string;
  /** Sealed under a key of `DATA_KEYS`. */
  secret: string;
  state: Generated<ServiceState>;
  state_at: Date | null;
  state_reason: string | null;
  next_key_id: string | null;
  /** Sealed as the present one is. */
  next_secret: string | null;
  next_from: Date | null;
  next_shown_at: Date | null;
  has_office_key: Generated<boolean>;
  payee: ColumnType<Payee | null, string | null | undefined, string | null>;
}

interface PspHealthTable {
  psp_id: string;
  last_answer_at: Date | null;
  last_failure_at: Date | null;
  last_failure: string | null;
  /** All four, or none. */
  drained_at: Date | null;
  drained_why: DrainCause | null;
  drained_part: number | null;
  drained_of: number | null;
  counted_from: Date | null;
}

/** Minor units, written as text. */
type Minor = ColumnType<number | string, string, string>;

interface MethodTable {
  method_id: Generated<number>;
  site_id: number;
  currency: Currency;
  code: string;
  direction: Generated<Direction>;
  policy: Generated<RoutePolicy>;
  kind: MethodKind;
  amount_rule: Generated<AmountRule>;
  min_minor: Minor;
  max_minor: Minor;
  name: ColumnType<string | PerLanguage, string, string>;
  icon: string;
  fields: ColumnType<readonly MethodField[], string | undefined, string>;
  sort: Generated<number>;
  is_active: Generated<boolean>;
}

interface RouteTable {
  method_id: number;
  psp_id: string;
  psp_method: string;
  weight: number;
  cost_bp: Generated<number>;
  cost_fixed_minor: ColumnType<number | string, string | undefined, never>;
  min_minor: ColumnType<number | string | null, string | null | undefined, never>;
  max_minor: ColumnType<number | string | null, string | null | undefined, never>;
  is_active: Generated<boolean>;
  can_refund: Generated<boolean>;
}

/** Written by the functions of the schema alone, but for when it is asked about next. */
interface DepositTable {
  order_id: string;
  site_id: number;
  member_id: number;
  currency: Currency;
  method_id: number;
  psp_id: string;
  follows_order_id: string | null;
  /** Of the secret by which a visitor follows it; null for the member's own. */
  secret_hash: Buffer | null;
  asked_minor: number | string;
  state: DepositState;
  psp_ref: string | null;
  reference: string | null;
  instruction: Instruction | null;
  expires_at: Date | null;
  payment_ref: string | null;
  received_minor: number | string | null;
  received_currency: Currency | null;
  refusal_code: string | null;
  ask_attempts: number;
  next_ask_at: Date | null;
  created_at: Date;
  changed_at: Date;
}

/** Whoever asked to pay in for an account, whether a member has it or not. */
interface FastTryTable {
  fast_try_id: Generated<number>;
  site_id: number;
  member_account: string;
  address_block: string;
  created_at: Date;
}

interface DepositRefusalTable {
  order_id: string;
  psp_id: string;
  refusal_code: string;
  at: Date;
}

interface StepTable {
  order_id: string;
  seq: number;
  from_state: DepositState;
  to_state: DepositState;
  cause: StepCause;
  actor: string;
  message_id: string | null;
  at: Date;
}

interface PspMessageTable {
  psp_id: string;
  message_id: string;
  received_at: Date;
  raw: string;
  headers: ColumnType<Record<string, string>, string, never>;
  distrust: UntrustedMessage['distrust'] | null;
  order_id: string | null;
  outcome: string | null;
  worked_at: Date | null;
}

interface DecisionTable {
  order_id: string;
  to_state: 'credited' | 'returning' | 'returned';
  operator_id: number;
  change_request_id: number | null;
  reason: string;
  return_reference: string | null;
  at: Date;
}

/** Written by the functions of the schema alone. */
interface ReversalTable {
  psp_id: string;
  reversal_ref: string;
  order_id: string;
  site_id: number;
  member_id: number;
  cause: ReversalCause;
  currency: Currency;
  amount_minor: number | string;
  reason: string;
  state: ReversalState;
  owed_minor: number | string;
  message_id: string | null;
  told_at: Date;
  taken_at: Date | null;
  won_back_at: Date | null;
  won_back_ref: string | null;
}

/** Written by the functions of the schema alone, but for when it is taken up next and how its service calls it. */
interface RefundTable {
  refund_id: string;
  order_id: string;
  site_id: number;
  member_id: number;
  psp_id: string;
  told_order_id: string;
  payment_ref: string;
  currency: Currency;
  amount_minor: number | string;
  state: RefundState;
  psp_ref: string | null;
  refund_ref: string | null;
  refusal_code: string | null;
  change_request_id: number;
  operator_id: number;
  reason: string;
  tries: number;
  next_at: Date | null;
  asked_at: Date;
  sent_at: Date | null;
  ended_at: Date | null;
}

/** Written by the functions of the schema alone. */
interface DebtTable {
  member_id: number;
  currency: Currency;
  site_id: number;
  owed_minor: number | string;
  since: Date;
}

/** Written by the functions of the schema alone. */
interface DebtStepTable {
  member_id: number;
  currency: Currency;
  seq: number;
  cause: 'reversal' | 'deposit' | 'won_back' | 'forgiven';
  key: string;
  order_id: string | null;
  amount_minor: number | string;
  owed_minor: number | string;
  at: Date;
}

interface ClaimDecisionTable {
  change_request_id: number;
  kind: 'won_back' | 'forgiven';
  operator_id: number;
  site_id: number;
  member_id: number;
  order_id: string | null;
  currency: Currency;
  amount_minor: Minor;
  evidence: string | null;
  reason: string;
  at: Date;
}

interface AutoApprovalTable {
  site_id: number;
  currency: Currency;
  amount_minor: Minor;
  daily_minor: Minor;
}

/** Written by the functions of the schema alone, but for when it is taken up next. */
interface WithdrawalTable {
  order_id: string;
  site_id: number;
  member_id: number;
  currency: Currency;
  payout_account_id: string;
  client_key: string;
  request_hash: Buffer;
  amount_minor: number | string;
  state: WithdrawalState;
  risk_decision_id: string | null;
  attempts: number;
  tries: number;
  next_at: Date | null;
  created_at: Date;
  changed_at: Date;
}

interface WithdrawalAttemptTable {
  order_id: string;
  attempt: number;
  psp_id: string;
  method_id: number;
  state: AttemptState;
  psp_ref: string | null;
  refusal_code: string | null;
  sent_at: Date;
  changed_at: Date;
}

interface WithdrawalStepTable {
  order_id: string;
  seq: number;
  from_state: WithdrawalState;
  to_state: WithdrawalState;
  cause: WithdrawalCause;
  actor: string;
  message_id: string | null;
  at: Date;
}

interface WithdrawalDecisionTable {
  order_id: string;
  seq: number;
  to_state: 'approved' | 'rejected';
  operator_id: number;
  change_request_id: number;
  reason: string;
  at: Date;
}
