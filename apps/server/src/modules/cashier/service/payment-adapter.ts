import type { Currency, Language } from '@halls/contract';
import type { Instruction } from '@halls/contract/psp';
import type { Distrust } from '@halls/provider-signature';
import type { PaymentService } from './payment-service.ts';

/** Money that came in, certain and once. */
export interface Payment {
  readonly paymentRef: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
}

/** Money that was taken back after it had come, under a reference of its own. */
export interface Reversal {
  readonly reversalRef: string;
  /** Of which payment. */
  readonly paymentRef: string;
  /** By the payer's bank, or by the service itself. */
  readonly cause: ReversalCause;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly reason: string;
  /** Under which it is there again, in whole; null while it is not. */
  readonly wonBackRef: string | null;
}
export type ReversalCause = 'chargeback' | 'refund';

/** What a service says of a deposit. `unknown`: nothing certain; it may have happened. */
export type DepositWord =
  | {
      readonly state: 'pending';
      readonly pspRef: string;
      readonly isPaying: boolean;
      readonly instruction: Instruction | null;
      readonly expiresAt: Date | null;
    }
  | { readonly state: 'succeeded'; readonly pspRef: string; readonly payments: readonly Payment[] }
  /** It came, and some of it or all was taken back. */
  | {
      readonly state: 'reversed';
      readonly pspRef: string;
      readonly payments: readonly Payment[];
      readonly reversals: readonly Reversal[];
    }
  | { readonly state: 'refused'; readonly code: string }
  | { readonly state: 'unknown'; readonly why: string };

/** A word that tells of no money. */
export type WordWithoutMoney = Exclude<DepositWord, { readonly state: 'succeeded' | 'reversed' }>;

/** What a service says of an attempt to pay out. `unknown`: nothing certain; it may have been paid. */
export type PayoutWord =
  | { readonly state: 'pending'; readonly pspRef: string }
  | { readonly state: 'succeeded'; readonly pspRef: string }
  /** It is not paid and never will be; `cameBack`: it was, and came back. */
  | { readonly state: 'refused'; readonly code: string; readonly cameBack: boolean }
  | { readonly state: 'unknown'; readonly why: string };

/** What a service says of money that is given back. `unknown`: nothing certain; it may have been paid. */
export type RefundWord =
  | { readonly state: 'pending'; readonly pspRef: string }
  /** `refundRef`: what left, as its statement has it. */
  | { readonly state: 'succeeded'; readonly pspRef: string; readonly refundRef: string }
  /** It is not paid and never will be. */
  | { readonly state: 'refused'; readonly code: string }
  | { readonly state: 'unknown'; readonly why: string };

export interface RefundRef {
  /** The deposit's. */
  readonly orderId: string;
  readonly refundId: string;
}

export interface RefundToSend extends RefundRef {
  readonly paymentRef: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
}

/** What is known of anything that a service was asked for. */
export type ServiceWord = DepositWord | PayoutWord | RefundWord;

export interface PayoutAttempt {
  readonly orderId: string;
  /** Counts from 1; there is a further one only after a refusal. */
  readonly attempt: number;
}

export interface PayoutToSend extends PayoutAttempt {
  readonly method: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly account: { readonly bank: string; readonly number: string; readonly holder: string };
}

export interface DepositToOpen {
  readonly orderId: string;
  readonly memberId: number;
  readonly method: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly language: Language;
  readonly fields: Readonly<Record<string, string>>;
  readonly returnUrl: string;
}

export interface IncomingMessage {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes that came. */
  readonly body: Buffer;
}

/** What a message says, and whether it can be believed. */
export type ReadMessage =
  | {
      readonly kind: 'deposit';
      readonly messageId: string;
      readonly orderId: string;
      readonly word: DepositWord;
    }
  | {
      readonly kind: 'payout';
      readonly messageId: string;
      readonly orderId: string;
      readonly attempt: number;
      readonly word: PayoutWord;
    }
  | {
      readonly kind: 'refund';
      readonly messageId: string;
      readonly orderId: string;
      readonly refundId: string;
      readonly word: RefundWord;
    }
  /** Of something that is none of these. */
  | { readonly kind: 'other'; readonly messageId: string; readonly orderId: string | null }
  | UntrustedMessage;

/** No more than a reason to ask about the order that it names. */
export interface UntrustedMessage {
  readonly kind: 'untrusted';
  readonly distrust: Distrust | 'SYNTAX';
  readonly orderId: string | null;
}

/** What a service says happened on an account on a day. */
export interface ServiceStatement {
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly lines: readonly {
    /** The same however often it is told. */
    readonly lineId: string;
    readonly at: Date;
    readonly kind:
      | ('deposit' | 'reversal' | 'reversal_won_back' | 'refund')
      | ('payout' | 'payout_returned' | 'fee' | 'other');
    readonly orderId: string | null;
    readonly pspRef: string | null;
    /** Above zero it came in. */
    readonly amountMinor: bigint;
  }[];
}

/** The service could not be reached: nobody has seen what was to be sent. */
export class NotSent extends Error {}
/** In the place of a service's reason. */
export const notSentCode = 'NOT_SENT';

/** Speaks one kind of payment services' API. Where it throws, the outcome is unknown, unless it is `NotSent`. */
export interface PaymentAdapter {
  /** The service says nothing by itself and is not asked: money came when its statement says so. */
  readonly saysByStatement?: true;
  openDeposit(service: PaymentService, order: DepositToOpen): Promise<DepositWord>;
  askDeposit(service: PaymentService, orderId: string): Promise<DepositWord>;
  sendPayout(service: PaymentService, payout: PayoutToSend): Promise<PayoutWord>;
  askPayout(service: PaymentService, which: PayoutAttempt): Promise<PayoutWord>;
  /** How money is given back the way it came; none: it can't be. */
  readonly refunds?: {
    send(service: PaymentService, refund: RefundToSend): Promise<RefundWord>;
    ask(service: PaymentService, which: RefundRef): Promise<RefundWord>;
  };
  /** Of a day in UTC. Without it the service's statements come as files. */
  readStatement?(service: PaymentService, currency: Currency, day: string): Promise<ServiceStatement>;
  readMessage(service: PaymentService, message: IncomingMessage, now: Date): Promise<ReadMessage>;
  close(): Promise<void>;
}
