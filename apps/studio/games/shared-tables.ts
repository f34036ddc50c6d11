import type { HouseGame, PicksModelId } from '@halls/house-games';

/** When a table draws: a new draw begins every `periodMs`, and takes stakes for its first `betMs`. */
export type SharedTable = { periodMs: number; betMs: number };

const live: SharedTable = { periodMs: 20_000, betMs: 12_000 };
const slow: SharedTable = { periodMs: 30_000, betMs: 19_000 };

const tables: Partial<Record<PicksModelId, SharedTable>> = {
  baccarat: live,
  sicbo: live,
  'digits-3': slow,
  keno: slow,
  'race-8': slow,
  'race-6': slow,
};

/** The timetable of a game that everybody plays together; null where each player has draws of their own. */
export function sharedTableOf(game: Pick<HouseGame, 'engine' | 'model'>): SharedTable | null {
  return game.engine === 'picks' ? (tables[game.model as PicksModelId] ?? null) : null;
}

/** The draw that is on at a moment, counted from the Unix epoch, and until when it takes stakes. */
export function drawAt(
  table: SharedTable,
  nowMs: number,
): { number: number; opensAtMs: number; closesAtMs: number } {
  const number = Math.floor(nowMs / table.periodMs);
  const opensAtMs = number * table.periodMs;
  return { number, opensAtMs, closesAtMs: opensAtMs + table.betMs };
}
