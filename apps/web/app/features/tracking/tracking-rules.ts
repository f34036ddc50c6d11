import { currencies, type Currency } from '@halls/contract';

/** What a visitor has said to advertising events; nothing leaves before they have. */
export type Consent = 'yes' | 'no';

export function consentOf(cookie: string | null): Consent | null {
  return cookie === 'yes' || cookie === 'no' ? cookie : null;
}

/** An event as `/fb_tracking` takes it. */
export interface AdEvent {
  event: string;
  /** The same in every window that tells of it. */
  event_id: string;
  customData: { value: string; currency: string };
}

/**
 * What is told of a deposit: the first one is told apart. Nothing while the deposit's own window is open, which tells
 * it itself, nor within an app, which has a way of its own.
 */
export function depositEvent(
  deposit: { order_number: string; deposit_amount: string; deposit_times: number },
  place: { currency: Currency; isDepositWindowOpen: boolean; isInApp: boolean },
): AdEvent | null {
  if (place.isDepositWindowOpen || place.isInApp) return null;
  return {
    event: deposit.deposit_times === 1 ? 'FirstDeposit' : 'Deposit',
    event_id: `deposit:${deposit.order_number}`,
    customData: { value: deposit.deposit_amount, currency: currencies[place.currency].iso },
  };
}

/** The advertiser's ids of this browser, in its own way of writing them: those that are not there yet. */
export function newAdIds(
  search: string,
  known: { fbp: string | null; nowMs: number; random: number },
): { _fbp?: string; _fbc?: string } {
  const click = new URLSearchParams(search).get('fbclid') ?? '';
  return {
    ...(!known.fbp && { _fbp: `fb.1.${known.nowMs}.${known.random}` }),
    ...(/^[\w-]{1,255}$/.test(click) && { _fbc: `fb.1.${known.nowMs}.${click}` }),
  };
}
