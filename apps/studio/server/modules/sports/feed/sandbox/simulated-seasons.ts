import { setImmediate } from 'node:timers/promises';
import { priceOf } from '#games/sports/markets/price.ts';
import { type PlaceChances, SeasonForesight } from '#games/sports/outright/foresee-season.ts';
import { outrightsOf, placesOf } from '#games/sports/outright/outright-markets.ts';
import { settleOutright } from '#games/sports/outright/season-places.ts';
import { getMarket, getSport } from '#games/sports/sport/sports.ts';
import type { SqlTransaction } from '#platform/database.ts';
import type { FeedMessage, FeedState, Said } from '../sports-feed.ts';
import { haveMoved, inWordsOfFeed } from './feed-words.ts';
import { type LiveMatch, seasonNow, type SeasonNow } from './season-now.ts';
import { listSeasonMatches, markSeasonOver, type SimSeason } from './sim-season.repo.ts';

type SaidMarket = Said<Extract<FeedMessage, { kind: 'odds_change' }>>['markets'][number];

/** Chances of a season as it stood. */
interface Foreseen {
  readonly news: string;
  readonly moment: string;
  readonly atMs: number;
  readonly chances: ReadonlyMap<number, PlaceChances>;
}

/** Chances that are being made. */
interface Work {
  readonly now: SeasonNow;
  readonly steps: ReturnType<SeasonForesight['foresee']>;
}

/** Of each turn of the feed at most, of the processor’s time: where a season is stopped for its chances, and where they are only old. */
const workedMs = { stopped: 120, old: 20 };

interface Told {
  /** Stopped or open, and how far it is. */
  readonly sign: string;
  readonly foreseen: Foreseen | undefined;
  readonly kicksOffAt: number;
  readonly prices: ReadonlyMap<string, readonly number[]>;
}

/**
 * The seasons of the simulated league as its feed tells them. Their chances take a while: they are made between two tellings,
 * in small pieces, and until those after a goal are there nothing is taken. Whoever forgets tells more than is new, and nothing else.
 */
export class SimulatedSeasons {
  readonly #told = new Map<number, Told>();
  readonly #foreseen = new Map<number, Foreseen>();
  readonly #waiting = new Map<number, SeasonNow>();
  readonly #foresights = new Map<number, SeasonForesight>();
  #work: Work | null = null;

  forget(): void {
    this.#told.clear();
  }

  /** What is news of these seasons. */
  async tell(
    tx: SqlTransaction,
    seasons: readonly SimSeason[],
    known: { readonly live: ReadonlyMap<number, LiveMatch>; readonly now: Date },
  ): Promise<Said[]> {
    const matches = Map.groupBy(
      await listSeasonMatches(
        tx,
        seasons.map(({ matchId }) => matchId),
      ),
      ({ league, season }) => `${league}/${season}`,
    );
    const said: Said[] = [];
    for (const season of seasons) {
      const planned = matches.get(`${season.league}/${season.season}`) ?? [];
      const now = seasonNow(season, planned, known);
      if (now.status === 'ended') await markSeasonOver(tx, season.matchId);
      said.push(...this.#tellOne(now));
    }
    return said;
  }

  #tellOne(now: SeasonNow): Said[] {
    const id = now.season.matchId;
    const told = this.#told.get(id);
    const said: Said[] = told?.kicksOffAt === now.kicksOffAt.getTime() ? [] : [changeOf(now)];
    const foreseen = this.#foreseen.get(id);
    if (now.status === 'ended') {
      for (const kept of [this.#told, this.#foreseen, this.#waiting, this.#foresights]) kept.delete(id);
      return [...said, stopOf(now), resultsOf(now)];
    }
    const isMade = foreseen?.moment === now.moment || this.#work?.now.moment === now.moment;
    if (now.isGoingOn && !isMade) this.#waiting.set(id, now);
    const isOpen = now.isGoingOn && isValid(foreseen, now);
    const sign = `${isOpen ? 'open' : 'stopped'} ${now.status} ${now.matchesOver}`;
    const prices = told?.prices ?? new Map<string, readonly number[]>();
    const moved = isOpen && foreseen !== told?.foreseen ? movedMarkets(now, foreseen, prices) : [];
    if (sign !== told?.sign || moved.length > 0) said.push(isOpen ? oddsOf(now, moved) : stopOf(now));
    this.#told.set(id, {
      ...{ sign, foreseen, kicksOffAt: now.kicksOffAt.getTime() },
      prices: new Map([...prices, ...moved.map((market) => [keyOf(market), pricesOf(market)] as const)]),
    });
    return said;
  }

  /** Goes on with the chances that are missing, for some milliseconds: those of a season that is stopped for them first. */
  async foresee(): Promise<void> {
    const startMs = workedSoFarMs();
    let isOn = true;
    do {
      this.#work = this.#asKnown(this.#work) ?? this.#begin();
      if (!this.#work) return;
      const { now, steps } = this.#work;
      const step = steps.next();
      if (step.done) {
        const { news, moment, atMs } = now;
        this.#foreseen.set(now.season.matchId, { news, moment, atMs, chances: step.value });
        this.#work = null;
      }
      const isStopped = [...this.#waiting.values()].some((one) => this.#isStopped(one));
      isOn =
        workedSoFarMs() - startMs < (isStopped || this.#isStopped(now) ? workedMs.stopped : workedMs.old);
      await setImmediate();
    } while (isOn);
  }

  /** What is being made is given up when news have made it wrong. */
  #asKnown(work: Work | null): Work | null {
    const later = work && this.#waiting.get(work.now.season.matchId);
    return later && later.news !== work.now.news ? null : work;
  }

  #isStopped(now: SeasonNow): boolean {
    return !isValid(this.#foreseen.get(now.season.matchId), now);
  }

  #begin(): Work | null {
    const waiting = [...this.#waiting.values()];
    const stopped = waiting.find((one) => this.#isStopped(one));
    const now = stopped ?? waiting[0];
    if (!now) return null;
    this.#waiting.delete(now.season.matchId);
    const { season, league, ahead } = now;
    const foresight = this.#foresights.get(season.matchId) ?? new SeasonForesight();
    this.#foresights.set(season.matchId, foresight);
    const counted = new Set(outrightsOf(league.clubs.length).map(({ code, line }) => placesOf(code, line)));
    return { now, steps: foresight.foresee(ahead(), [...counted]) };
  }
}

/** Of the processor, not by the clock: on a busy machine chances would not be ready while they are of use. */
function workedSoFarMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Chances that know of all the news and of no other, and of the rest as it was a moment ago. */
function isValid(
  foreseen: Foreseen | undefined,
  { news, atMs, onForMs, league }: SeasonNow,
): foreseen is Foreseen {
  const { seasonOldestMs } = getSport(league.sport);
  return foreseen?.news === news && Math.min(atMs - foreseen.atMs, onForMs) <= seasonOldestMs;
}

function changeOf({ season, league, kicksOffAt }: SeasonNow): Said {
  return {
    ...{ kind: 'season_change', match_id: season.matchId },
    season: {
      ...{ sport: league.sport, league: league.id, season: season.season },
      kicks_off_at: kicksOffAt.toISOString(),
    },
  };
}

function stateOf({ status, matches, matchesOver, places }: SeasonNow): FeedState {
  return {
    ...{ status, clock_ms: null, danger: null },
    tally: { matches, matches_over: matchesOver, places: [...places] },
  };
}

function oddsOf(now: SeasonNow, markets: readonly SaidMarket[]): Said {
  return {
    ...{ kind: 'odds_change', match_id: now.season.matchId, state: stateOf(now), events: [] },
    ...{ markets: [...markets], is_handed_over: false },
  };
}

function stopOf(now: SeasonNow): Said {
  return { kind: 'bet_stop', match_id: now.season.matchId, state: stateOf(now), events: [] };
}

function resultsOf({ season, league, places }: SeasonNow): Said {
  return {
    ...{ kind: 'bet_settlement', match_id: season.matchId },
    markets: outrightsOf(league.clubs.length).map(({ code, line }) => ({
      ...{ code, line, decided_by: null },
      outcomes: Object.entries(settleOutright(code, line, places)).map(([club, result]) =>
        inWordsOfFeed(club, result),
      ),
    })),
  };
}

function marketsOf({ league }: SeasonNow, { chances }: Foreseen): SaidMarket[] {
  return outrightsOf(league.clubs.length).map(({ code, line }) => {
    const own = chances.get(placesOf(code, line)) ?? [];
    const outcomes = league.clubs.map(({ id }, at): SaidMarket['outcomes'][number] => [id, own[at] ?? 0, 0]);
    const isOpen = outcomes.filter(([, won]) => won > 0 && won < 1_000_000).length > 1;
    return { code, line, is_main: true, outcomes, status: isOpen ? 'active' : 'inactive' };
  });
}

/** Those whose prices are others than were told. */
function movedMarkets(now: SeasonNow, foreseen: Foreseen, told: Told['prices']): SaidMarket[] {
  return marketsOf(now, foreseen).filter((market) => {
    const before = told.get(keyOf(market));
    return !before || haveMoved(before, pricesOf(market));
  });
}

/** None where nothing is taken. */
function pricesOf({ code, status, outcomes }: SaidMarket): number[] {
  if (status !== 'active') return [];
  const { marginBp } = getMarket(code);
  return outcomes.map(([, wonPpm, returnedPpm]) => priceOf({ wonPpm, returnedPpm }, marginBp));
}

function keyOf({ code, line }: SaidMarket): string {
  return `${code} ${line}`;
}
