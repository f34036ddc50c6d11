import type { DataOf } from '@halls/contract';
import type { tableStates } from '@halls/contract/table-state';
import { api } from '#app/api/browser-client.ts';

/** A shared table as its tile shows it. Times are those of `performance.now()`: a visitor's clock may be wrong. */
export interface TableNow {
  readonly phase: WireTable['phase'];
  readonly closesAtMs: number | null;
  readonly opensAtMs: number | null;
  /** The newest first. */
  readonly results: WireTable['result_list'];
}

export type WireTable = DataOf<typeof tableStates>['table_list'][number];

const everyMs = 4_000;
/** Tiles that come into sight together are asked for together. */
const gatherMs = 250;
/** What has not been told again for so long is not shown. */
const goodMs = 15_000;
/** One call's; a screen shows fewer. */
const atOnce = 60;

interface Watched {
  readonly gameId: number;
  readonly tell: (table: TableNow | null) => void;
  toldAtMs: number;
}

const watched = new Map<Element, Watched>();
const inSight = new Set<Element>();
let timer: ReturnType<typeof setTimeout> | undefined;
let askedAtMs = Number.NEGATIVE_INFINITY;
let observer: IntersectionObserver | undefined;

/** Tells what goes on at a game's table while its tile is in sight and the page is looked at. Answers what ends it. */
export function watchTable(
  element: Element,
  gameId: number,
  tell: (table: TableNow | null) => void,
): () => void {
  if (!observer) {
    observer = new IntersectionObserver(see);
    document.addEventListener('visibilitychange', plan);
  }
  watched.set(element, { gameId, tell, toldAtMs: 0 });
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watched.delete(element);
    inSight.delete(element);
  };
}

function see(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting && watched.has(target)) inSight.add(target);
    else inSight.delete(target);
  }
  plan();
}

/** One look is planned at a time, and none while there is nothing to see or nobody who sees. */
function plan(): void {
  clearTimeout(timer);
  if (inSight.size === 0 || document.visibilityState !== 'visible') return;
  const isNews = [...inSight].some((element) => watched.get(element)?.toldAtMs === 0);
  const waitMs = isNews ? gatherMs : Math.max(gatherMs, askedAtMs + everyMs - performance.now());
  timer = setTimeout(() => void look().finally(plan), waitMs);
}

async function look(): Promise<void> {
  askedAtMs = performance.now();
  const asked = [...inSight].flatMap((element) => watched.get(element) ?? []).slice(0, atOnce);
  const gameIds = [...new Set(asked.map(({ gameId }) => gameId))].toSorted((a, b) => a - b);
  const answer = await api.call('/v2/get_table_state', { game_id: gameIds }, { reads: true });
  const nowMs = performance.now();
  const tables = answer.ok ? readTables(answer.data, nowMs) : null;
  for (const one of asked) {
    if (tables) one.tell(tables.get(one.gameId) ?? null);
    else if (nowMs - one.toldAtMs > goodMs) one.tell(null);
    if (tables || one.toldAtMs === 0) one.toldAtMs = nowMs;
  }
}

/** By game. What the server's clock says is counted from here. */
export function readTables(
  { now, table_list: tables }: DataOf<typeof tableStates>,
  heardAtMs: number,
): ReadonlyMap<number, TableNow> {
  const at = (instant: string | null) =>
    instant === null ? null : heardAtMs + Date.parse(instant) - Date.parse(now);
  return new Map(
    tables.map((table) => [
      table.game_id,
      {
        phase: table.phase,
        closesAtMs: at(table.closes_at),
        opensAtMs: at(table.opens_at),
        results: table.result_list,
      },
    ]),
  );
}
