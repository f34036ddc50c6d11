import type { Language } from '@halls/contract';
import { eventOf, sendEvent, Watchers, type Watching } from '#platform/event-stream.ts';
import type { BoardMatchView, MatchView } from '../../../../play-protocol/sports-protocol.ts';
import type { SportsEvents } from '../../../../play-protocol/sports-stream.ts';
import { type ChangedMatch, listChangedSince, readLastVersion } from '../market/match.repo.ts';
import type { BoardNow, SportsBoard } from '../market/sports-board.ts';
import type { SportsParts } from '../sports-parts.ts';
import { changesSince, toldOf, type ToldMarkets } from './market-changes.ts';

export interface SportsWatcher extends Watching {
  /** Null: the board. */
  readonly matchId: number | null;
}

const lookEveryMs = 100;
/** At the least between two looks: others are served, too. */
const breathMs = 20;
/** What no match tells of: a feed that has fallen silent, a match that comes up to the board. */
const lookAnywayMs = 1_000;

interface Told {
  /** All changes up to this one are in it. */
  readonly version: number;
  readonly readAtMs: number;
  readonly board: BoardNow;
  readonly matches: ReadonlyMap<string, ToldMatch>;
}

interface ToldMatch extends ToldMarkets {
  readonly version: number;
}

type StreamParts = Pick<SportsParts, 'sql' | 'log'> & { readonly board: SportsBoard };

/** The sportsbook told to whoever watches: read once for all, and only while somebody does. */
export class SportsStream {
  readonly watchers = new Watchers<SportsWatcher>();
  readonly #parts: StreamParts;
  readonly #toldOfMatches = new Map<number, ToldMarkets>();
  #told: Told | null = null;
  /** One look after the other: whoever begins to watch in between joins what was told last. */
  #looking: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: StreamParts) {
    this.#parts = parts;
    this.#wait();
  }

  /** Tells all of the board, and from then on what is another. */
  watchBoard(watching: Watching, language: Language): Promise<void> {
    return this.#inTurn(async () => {
      const { board } = (this.#told ??= await this.#begin());
      const { version, now, isUp } = board;
      const matches = board.matches.map(({ view }) => view);
      const leagues = await this.#parts.board.leagues(language);
      const all: SportsEvents['board'] = {
        ...{ version, now, is_up: isUp, leagues, matches },
        match_ids: matches.map(({ match_id: id }) => id),
      };
      this.#join({ ...watching, matchId: null }, eventOf('board', all));
    });
  }

  /** False: there is no such match. */
  watchMatch(matchId: number, beginWatching: () => Watching): Promise<boolean> {
    return this.#inTurn(async () => {
      const view = await this.#parts.board.match(matchId);
      if (!view) return false;
      this.#toldOfMatches.set(matchId, toldOfMatch(view));
      // those who watch it already are told, too: what is told next is told from here on
      const event = Buffer.from(eventOf('match', view));
      for (const watcher of this.watchers) if (watcher.matchId === matchId) sendEvent(watcher, event);
      this.#join({ ...beginWatching(), matchId }, event);
      return true;
    });
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #join(watcher: SportsWatcher, event: string | Buffer): void {
    this.watchers.add(watcher);
    watcher.response.on('close', () => this.watchers.delete(watcher));
    if (watcher.response.destroyed) this.watchers.delete(watcher);
    else sendEvent(watcher, event);
  }

  #wait(afterMs = lookEveryMs): void {
    this.#timer = setTimeout(() => void this.#turn(), afterMs).unref();
  }

  async #turn(): Promise<void> {
    const startedMs = performance.now();
    try {
      await this.#inTurn(() => this.#look());
    } catch (error) {
      // they stay connected, and are told when the database answers again
      this.#parts.log.warn({ err: error }, 'the sportsbook could not be read');
    }
    this.#wait(Math.max(breathMs, lookEveryMs - (performance.now() - startedMs)));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#looking.then(work);
    this.#looking = done.catch(() => {});
    return done;
  }

  /** The number before the board: what comes in between is told twice rather than never. */
  async #begin(): Promise<Told> {
    return readAll(this.#parts.board, await readLastVersion(this.#parts.sql), null);
  }

  async #look(): Promise<void> {
    if (this.watchers.size === 0) {
      this.#told = null;
      this.#toldOfMatches.clear();
      return;
    }
    const before = (this.#told ??= await this.#begin());
    const changed = await listChangedSince(this.#parts.sql, before.version);
    const isDue = performance.now() - before.readAtMs >= lookAnywayMs;
    if (changed.length === 0 && !isDue) return;
    // read after the list: whatever the list names is in it
    const now = await readAll(this.#parts.board, changed.at(-1)?.version ?? before.version, before);
    this.#told = now;
    tellBoard(this.watchers, before, now);
    await this.#tellMatches(changed, before.board.isUp !== now.board.isUp);
  }

  async #tellMatches(changed: readonly ChangedMatch[], isAnother: boolean): Promise<void> {
    const watched = new Set([...this.watchers].map(({ matchId }) => matchId).filter((id) => id !== null));
    for (const id of this.#toldOfMatches.keys()) if (!watched.has(id)) this.#toldOfMatches.delete(id);
    const ids = isAnother ? [...watched] : changed.map(({ matchId }) => matchId);
    for (const id of ids.filter((one) => watched.has(one))) {
      const view = await this.#parts.board.match(id);
      if (!view) continue;
      const before = this.#toldOfMatches.get(id);
      const after = toldOfMatch(view);
      this.#toldOfMatches.set(id, after);
      const event = matchEvent(view, before, after);
      if (!event) continue;
      for (const watcher of this.watchers) if (watcher.matchId === id) sendEvent(watcher, event);
    }
  }
}

/** What has not changed since `before` is as it was told. */
async function readAll(board: SportsBoard, version: number, before: Told | null): Promise<Told> {
  const readAtMs = performance.now();
  const now = await board.now();
  const matches = new Map(
    now.matches.map(({ version: own, view }): [string, ToldMatch] => {
      const was = before?.matches.get(view.match_id);
      return [view.match_id, was?.version === own ? was : { ...toldOf(view), version: own }];
    }),
  );
  return { version, readAtMs, board: now, matches };
}

/** One text for all who watch the board. */
function tellBoard(watchers: Watchers<SportsWatcher>, before: Told, now: Told): void {
  const others: BoardMatchView[] = [];
  const prices = now.board.matches.flatMap(({ view }) => {
    const [was, is] = [before.matches.get(view.match_id), now.matches.get(view.match_id)];
    if (was && was === is) return [];
    if (was && was.shape === is?.shape) return changesSince(was.marks, view.markets);
    others.push(view);
    return [];
  });
  const [idsBefore, ids] = [before, now].map(({ matches }) => [...matches.keys()]);
  const areSameIds = ids?.join() === idsBefore?.join();
  const isUpAsBefore = before.board.isUp === now.board.isUp;
  if (others.length === 0 && prices.length === 0 && isUpAsBefore && areSameIds) return;
  const changes: SportsEvents['changes'] = {
    ...{ version: now.board.version, now: now.board.now, is_up: now.board.isUp },
    ...{ match_ids: areSameIds ? null : (ids ?? []), matches: others, prices },
  };
  const event = Buffer.from(eventOf('changes', changes));
  for (const watcher of watchers) if (watcher.matchId === null) sendEvent(watcher, event);
}

/** How late it was when it was read makes nothing another. */
function toldOfMatch(view: MatchView): ToldMarkets {
  const timeless = { ...view, now: '' };
  return toldOf(timeless);
}

function matchEvent(view: MatchView, before: ToldMarkets | undefined, after: ToldMarkets): Buffer | null {
  if (before?.shape !== after.shape) return Buffer.from(eventOf('match', view));
  const prices = changesSince(before.marks, view.markets);
  if (prices.length === 0) return null;
  const { now, is_up } = view;
  return Buffer.from(eventOf('prices', { now, is_up, prices } satisfies SportsEvents['prices']));
}
