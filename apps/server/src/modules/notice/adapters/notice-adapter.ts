import type { Currency } from '@halls/contract';

export type NoticeChannel = 'sms' | 'email';

/** A message as it leaves the house. */
export interface OutgoingMessage {
  /** The same for each try of one notice. */
  readonly key: string;
  readonly channel: NoticeChannel;
  readonly to: string;
  /** Of a phone number's owner. */
  readonly currency: Currency | null;
  /** Empty in an SMS. */
  readonly subject: string;
  readonly body: string;
}

/**
 * `refused`: it was not taken and will not be. `failed`: it was not taken, later it may be. `unknown`: nothing certain
 * came back, it may have been sent. `why` names nobody: it is stored and logged.
 */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'failed' | 'unknown'; readonly why: string };

/** One gateway, as its settings describe it. */
export interface NoticeAdapter {
  /** Told the same key twice it sends once, so that a message whose fate is unknown can be sent again. */
  readonly isIdempotent: boolean;
  /** Never throws. */
  send(message: OutgoingMessage): Promise<SendOutcome>;
  /** False when the gateway says that nothing is left to pay with; true where it cannot be asked, or gives no answer. */
  hasBalance(): Promise<boolean>;
}

/** How long a gateway is waited for. */
export const sendPatienceMs = 10_000;
export const balancePatienceMs = 3_000;
