import { useEffect, useState } from 'react';
import { api } from '#app/api/browser-client.ts';
import { useCurrency } from '#app/page/use-currency.ts';

const refreshMs = 15_000;

/** The amount of the page, asked for again while the page is looked at. */
export function useJackpotAmount(first: string): string {
  const currency = useCurrency();
  const [amount, setAmount] = useState(first);
  useEffect(() => setAmount(first), [first]);
  useEffect(() => {
    const stop = new AbortController();
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return;
      const result = await api.call('/v2/get_jackpot', { currency }, { reads: true, signal: stop.signal });
      if (result.ok) setAmount(result.data.jackpot_amount_total);
    };
    const timer = setInterval(() => void refresh(), refreshMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [currency]);
  return amount;
}
