import { useEffect, useState } from 'react';
import { api } from '#app/api/browser-client.ts';
import { usePage } from '#app/page/page-context.ts';
import { useCurrency } from '#app/page/use-currency.ts';
import { realtimeEvents } from '#app/realtime/realtime-events.ts';
import { useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { addWin, readJackpot, type JackpotData } from './jackpot-data.ts';

/** For a page that hears nothing; others are told. */
const refreshMs = 30_000;

/** The jackpot of the page, kept as it is: by what the socket tells, and asked for again now and then. */
export function useJackpot(first: JackpotData): JackpotData {
  const { siteId, currency: pageCurrency } = usePage();
  const currency = useCurrency();
  const [told, setTold] = useState({ first, currency: pageCurrency, jackpot: first });
  // a page that was loaded again brings a newer one
  const known = told.first === first && told.currency === currency ? told.jackpot : first;

  useEffect(() => {
    const stop = new AbortController();
    const refresh = async () => {
      const result = await api.call('/v2/get_jackpot', { currency }, { reads: true, signal: stop.signal });
      if (result.ok) setTold({ first, currency, jackpot: readJackpot(result.data) });
    };
    // the page came with that of its own currency
    if (currency !== pageCurrency) void refresh();
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), refreshMs);
    const stopListening = realtimeEvents.resumed.on(() => void refresh());
    return () => {
      stop.abort();
      clearInterval(timer);
      stopListening();
    };
  }, [currency, pageCurrency, first]);

  useRealtimeEvent('jackpot.amount', (event) => {
    if (event.site_id !== siteId || event.currency !== currency) return;
    setTold({ first, currency, jackpot: { ...known, amount: event.jackpot_amount_total } });
  });
  useRealtimeEvent('jackpot.won', (event) => {
    if (event.site_id !== siteId || event.currency !== currency) return;
    const win = { account: event.member_account, amount: event.amount, wonAt: new Date().toISOString() };
    setTold({ first, currency, jackpot: addWin(known, win) });
  });
  return known;
}
