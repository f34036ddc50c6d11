import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Instruction } from '@halls/contract/psp';
import type { DepositMood, MoveKind, OrderKind, OrderState, PayoutMood } from './bank.rules.ts';

declare module '#platform/database.ts' {
  interface GatewayTables {
    'gateway.bank_order': BankOrderTable;
    'gateway.payment': PaymentTable;
    'gateway.mood': MoodTable;
  }
}

interface BankOrderTable {
  psp_ref: string;
  operator_id: string;
  kind: OrderKind;
  order_id: string;
  attempt: number;
  state: OrderState;
  refusal_code: string | null;
  body_hash: string;
  method: string;
  currency: Currency;
  /** Minor units, written as text. */
  amount_minor: ColumnType<number | string, string, string>;
  payer: string;
  instruction: ColumnType<Instruction | null, string | null, string | null>;
  expires_at: Date | null;
  return_url: string | null;
  message_url: string;
  created_at: Date;
  changed_at: Date;
  of_order_id: string | null;
  of_ref: string | null;
}

interface PaymentTable {
  payment_id: Generated<number>;
  payment_ref: string;
  psp_ref: string;
  currency: Currency;
  /** Minor units, written as text; below zero it went out. */
  amount_minor: ColumnType<number | string, string, never>;
  paid_at: Date;
  kind: ColumnType<MoveKind, MoveKind | undefined, never>;
  of_ref: string | null;
}

interface MoodTable {
  only_row: Generated<boolean>;
  deposits: DepositMood;
  payouts: PayoutMood;
  holds_messages: boolean;
}
