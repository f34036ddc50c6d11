import { useEffect, useState } from 'react';
import { api } from '#app/api/browser-client.ts';
import { useCurrency } from '#app/page/use-currency.ts';

const refreshMs = 15_000;

/** The amount of the page, asked for again while the page is looked at. */
export function useJackpotAmount(first: string): string {
  const currency = useCurrency();
  const [told, setTold] = useState({ first, amount: first });
  useEffect(() => {
    const stop = new AbortController();
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return;
      const result = await api.call('/v2/get_jackpot', { currency }, { reads: true, signal: stop.signal });
      if (result.ok) setTold({ first, amount: result.data.jackpot_amount_total });
    };
    const timer = setInterval(() => void refresh(), refreshMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [currency, first]);
  // a page that was loaded again brings a newer one
  return told.first === first ? told.amount : first;
}
