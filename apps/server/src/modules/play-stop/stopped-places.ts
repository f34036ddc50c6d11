import type { Sql } from '#platform/database.ts';
import { listStops, type PlayStop } from './play-stop.repo.ts';

export interface StoppedPlaces {
  /** Since when a game cannot be started; null when it can. */
  stopOf(gpId: string, gameCode: string): Promise<PlayStop | null>;
}

/** No game is started for longer than this after it was switched off; stakes are refused at once. */
const keptMs = 1_000;

/** What is switched off, kept in memory for a second: every start of a game asks. */
export function createStoppedPlaces(sql: Sql, nowMs: () => number = Date.now): StoppedPlaces {
  let loaded: Promise<readonly PlayStop[]> | null = null;
  let loadedAtMs = 0;

  function current(): Promise<readonly PlayStop[]> {
    if (loaded && nowMs() - loadedAtMs < keptMs) return loaded;
    loadedAtMs = nowMs();
    const loading = listStops(sql);
    loading.catch(() => {
      // a failed look must not be remembered
      if (loaded === loading) loaded = null;
    });
    loaded = loading;
    return loading;
  }

  return {
    async stopOf(gpId, gameCode) {
      const stops = await current();
      const covers = (wide: string | null, narrow: string) => wide === null || wide === narrow;
      return stops.find((stop) => covers(stop.gpId, gpId) && covers(stop.gameCode, gameCode)) ?? null;
    },
  };
}
