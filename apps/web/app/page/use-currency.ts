import { currencies } from '@halls/contract';
import { useSession } from '#app/session/browser-session.ts';
import { usePage } from './page-context.ts';
import type { Currency } from './wire-types.ts';

/** The member's currency, or the page's for a guest. */
export function useCurrency(): Currency {
  const page = usePage();
  return readCurrency(useSession()?.currency) ?? page.currency;
}

export function readCurrency(text: string | undefined): Currency | null {
  return text !== undefined && Object.hasOwn(currencies, text) ? (text as Currency) : null;
}
