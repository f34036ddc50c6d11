import type { Currency } from '@halls/contract';

/** What a bank says happened on an account, in one shape whatever the file's. */
export interface BankStatement {
  /** As the file writes it, without spaces; empty where it names none. */
  readonly account: string;
  readonly currency: Currency;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  /** False where the file has no balances: opening is then 0, and closing what the lines come to. */
  readonly hasBalances: boolean;
  /** In the order in which they were booked. */
  readonly lines: readonly StatementLine[];
}

export interface StatementLine {
  /** The same however often the line is read, in whichever file of the bank. */
  readonly lineId: string;
  /** `2026-03-01`, by the bank's calendar. */
  readonly bookedOn: string;
  readonly valueOn: string;
  /** Above zero it came in. */
  readonly amountMinor: bigint;
  /** The bank says that it took this for itself. */
  readonly isFee: boolean;
  /** What the payer's bank handed on beside the text; empty where it did not. */
  readonly reference: string;
  readonly payer: string;
  readonly text: string;
}

export type StatementFaultReason =
  | 'not_text'
  | 'unknown_format'
  | 'no_mapping'
  | 'bad_mapping'
  | 'syntax'
  | 'truncated'
  | 'doctype'
  | 'bad_amount'
  | 'bad_date'
  | 'no_balance'
  | 'wrong_sum'
  | 'other_currency'
  | 'other_account'
  | 'two_accounts'
  | 'too_long';

/** Why a file is refused, and in which of its lines. */
export class StatementFault extends Error {
  readonly reason: StatementFaultReason;
  /** Counted from 1; null for the file as a whole. */
  readonly line: number | null;

  constructor(reason: StatementFaultReason, line: number | null) {
    super(line === null ? reason : `${reason} in line ${line}`);
    this.reason = reason;
    this.line = line;
  }
}
