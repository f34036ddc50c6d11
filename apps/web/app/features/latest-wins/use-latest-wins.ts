import { useEffect, useEffectEvent, useState } from 'react';
import type { DataOf } from '@halls/contract';
import type { latestWins } from '@halls/contract/latest-win';
import { api } from '#app/api/browser-client.ts';

type Win = DataOf<typeof latestWins>['win_list'][number];

const refreshMs = 20_000;

interface Shown {
  /** Null before the first answer. */
  readonly wins: readonly Win[] | null;
  /** Those that came while the page was open. */
  readonly fresh: ReadonlySet<number>;
  /** When they were read, by the server's clock. */
  readonly now: number;
}

/** The latest wins, asked for again and again while the page is looked at. While they are being read, they stay. */
export function useLatestWins(isBeingRead: () => boolean): Shown {
  const [shown, setShown] = useState<Shown>({ wins: null, fresh: new Set(), now: 0 });
  const refresh = useEffectEvent(async (signal: AbortSignal) => {
    const answer = await api.call('/v2/get_latest_wins', {}, { reads: true, signal });
    if (!answer.ok) return;
    const { win_list: wins, read_at: readAt } = answer.data;
    setShown((before) => {
      if (before.wins && isBeingRead()) return before;
      const known = new Set(before.wins?.map((win) => win.win_id));
      const fresh = before.wins ? wins.filter((win) => !known.has(win.win_id)) : [];
      return { wins, fresh: new Set(fresh.map((win) => win.win_id)), now: Date.parse(readAt) };
    });
  });
  useEffect(() => {
    const stop = new AbortController();
    const look = () => void (document.visibilityState === 'visible' && refresh(stop.signal));
    look();
    const timer = setInterval(look, refreshMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return shown;
}
