import { timing } from '@halls/contract';

/** Until then it is good, and until then no other is sent: there is one at a time. */
export const codeLivesMs = timing.codeWaitMs;
export const maxWrongTries = 5;

const dayMs = 24 * 60 * 60_000;
const perRecipientPerDay = 10;
const perAddressPerDay = 30;

/** What has been sent already when somebody asks for a code. */
export interface SentBefore {
  /** Null: none to this subject within the day. */
  readonly lastAt: Date | null;
  readonly toRecipient: number;
  readonly fromAddress: number;
}

export type Refusal =
  | { readonly kind: 'too_soon'; readonly waitSeconds: number }
  | { readonly kind: 'too_many' };

export function countedSince(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}

/** `recipientBound` is said apart: who must not learn of a recipient must not learn of its bound. */
export function judgeWish(
  { lastAt, toRecipient, fromAddress }: SentBefore,
  now: Date,
  { boundsAddresses }: { readonly boundsAddresses: boolean },
): { readonly refusal: Refusal | null; readonly isRecipientBound: boolean } {
  const waitMs = lastAt ? lastAt.getTime() + codeLivesMs - now.getTime() : 0;
  const isRecipientBound = toRecipient >= perRecipientPerDay;
  if (waitMs > 0)
    return { refusal: { kind: 'too_soon', waitSeconds: Math.ceil(waitMs / 1_000) }, isRecipientBound };
  if (boundsAddresses && fromAddress >= perAddressPerDay)
    return { refusal: { kind: 'too_many' }, isRecipientBound };
  return { refusal: null, isRecipientBound };
}
