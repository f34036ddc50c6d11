import type { Sql } from '#platform/database.ts';
import { listStops, type PlayStop } from './play-stop.repo.ts';

export interface StoppedPlaces {
  /** Since when a game cannot be started; null when it can. */
  stopOf(gpId: string, gameCode: string): Promise<PlayStop | null>;
  /** All that is switched off. */
  all(): Promise<readonly PlayStop[]>;
}

/** No game is started for longer than this after it was switched off; stakes are refused at once. */
const keptMs = 1_000;

/** What is switched off, kept in memory for a second or until it is told of a change: every start of a game asks. */
export function createStoppedPlaces(
  sql: Sql,
  nowMs: () => number = Date.now,
): StoppedPlaces & { forget(): void } {
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
    stopOf: async (gpId, gameCode) => stopAmong(await current(), gpId, gameCode),
    all: current,
    forget: () => void (loaded = null),
  };
}

/** The one of these stops that a game falls under, or all of a provider where no game is named. */
export function stopAmong(
  stops: readonly PlayStop[],
  gpId: string,
  gameCode: string | null,
): PlayStop | null {
  const covers = (wide: string | null, narrow: string | null) => wide === null || wide === narrow;
  return stops.find((stop) => covers(stop.gpId, gpId) && covers(stop.gameCode, gameCode)) ?? null;
}
