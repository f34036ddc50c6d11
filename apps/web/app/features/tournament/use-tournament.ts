import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnStanding, Tournament } from '@halls/contract/tournament';
import { api } from '#app/api/browser-client.ts';
import { useMissedEvents, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';

/** Of one that settles or pays: nobody tells when that is done. */
const lookEveryMs = 30_000;

interface Live {
  readonly tournament: Tournament;
  /** Null for guests, and before it is known. */
  readonly own: OwnStanding | null;
  readonly memberId: number | null;
  again(): void;
  take(own: OwnStanding): void;
}

/** A tournament as the page was made with it, and as it has become since. */
export function useTournament(first: Tournament, memberId: number | null): Live {
  const [tournament, setTournament] = useState(first);
  const [owned, setOwned] = useState<{ memberId: number; own: OwnStanding } | null>(null);
  const { id } = first;
  const readOwn = async () => {
    if (memberId === null) return;
    const result = await api.call('/member/tournament', { id }, { reads: true });
    if (result.ok) setOwned({ memberId, own: result.data });
  };
  const readAll = async () => {
    const result = await api.call('/arks/web/tournament/detail', { id }, { reads: true });
    if (result.ok) setTournament(result.data.detail);
    await readOwn();
  };
  const refresh = useEffectEvent(readAll);
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && refresh());
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  useMissedEvents(() => void readAll());
  useRealtimeEvent('tournament.standings', (told) => {
    if (told.tournament_id !== id) return;
    setTournament((before) => ({
      ...before,
      players: told.players,
      ranks: [...told.ranks, ...before.ranks.slice(told.ranks.length)].slice(0, told.players),
    }));
    void readOwn();
  });
  return {
    tournament,
    ...{ memberId, own: owned && owned.memberId === memberId ? owned.own : null },
    again: () => void readAll(),
    take: (own) => {
      if (memberId !== null) setOwned({ memberId, own });
    },
  };
}
