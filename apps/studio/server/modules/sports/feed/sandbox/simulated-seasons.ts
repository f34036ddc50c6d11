import { setImmediate } from 'node:timers/promises';
import { priceOf } from '#games/sports/markets/price.ts';
import { foreseeSeason, type PlaceChances } from '#games/sports/outright/foresee-season.ts';
import { outrightsOf, placesOf } from '#games/sports/outright/outright-markets.ts';
import { settleOutright } from '#games/sports/outright/season-places.ts';
import { getMarket } from '#games/sports/sport/sports.ts';
import type { SqlTransaction } from '#platform/database.ts';
import type { FeedMessage, FeedState, Said } from '../sports-feed.ts';
import { haveMoved, inWordsOfFeed } from './feed-words.ts';
import { type LiveMatch, seasonNow, type SeasonNow } from './season-now.ts';
import { listSeasonMatches, markSeasonOver, type SimSeason } from './sim-season.repo.ts';

type SaidMarket = Said<Extract<FeedMessage, { kind: 'odds_change' }>>['markets'][number];

/** Chances of a season as it stood. */
interface Foreseen {
  readonly scores: string;
  readonly moment: string;
  readonly chances: ReadonlyMap<number, PlaceChances>;
}

/** Chances that are being made. */
interface Work {
  readonly now: SeasonNow;
  readonly steps: ReturnType<typeof foreseeSeason>;
}

/** Of each turn of the feed at most, by the clock: where a season is stopped for its chances, and where they are only old. */
const workedMs = { stopped: 60, old: 20 };

interface Told {
  /** Stopped or open, and as of when. */
  readonly sign: string;
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
  #work: Work | null = null;

  forget(): void {
    this.#told.clear();
  }

  /** What is news of these seasons. */
  async tell(
    tx: SqlTransaction,
    seasons: readonly SimSeason[],
    live: ReadonlyMap<number, LiveMatch>,
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
      const now = seasonNow(season, planned, live);
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
      for (const kept of [this.#told, this.#foreseen, this.#waiting]) kept.delete(id);
      return [...said, stopOf(now), resultsOf(now)];
    }
    const isMade = foreseen?.moment === now.moment || this.#work?.now.moment === now.moment;
    if (now.isGoingOn && !isMade) this.#waiting.set(id, now);
    // chances that know of no goal but those that were scored
    const isOpen = now.isGoingOn && foreseen?.scores === now.scores;
    const sign = isOpen ? `open ${now.status} ${foreseen.moment}` : `stopped ${now.status} ${now.scores}`;
    let prices = told?.prices ?? new Map<string, readonly number[]>();
    if (sign !== told?.sign) {
      const markets = isOpen ? marketsOf(now, foreseen) : [];
      const moved = markets.filter(
        (market) =>
          market.status !== 'active' || haveMoved(prices.get(keyOf(market)) ?? [], pricesOf(market)),
      );
      prices = new Map([...prices, ...moved.map((market) => [keyOf(market), pricesOf(market)] as const)]);
      const state = stateOf(now);
      said.push(
        isOpen
          ? { kind: 'odds_change', match_id: id, state, events: [], markets: moved, is_handed_over: false }
          : stopOf(now),
      );
    }
    this.#told.set(id, { sign, kicksOffAt: now.kicksOffAt.getTime(), prices });
    return said;
  }

  /** Goes on with the chances that are missing, for some milliseconds: those of a season that is stopped for them first. */
  async foresee(): Promise<void> {
    const startMs = performance.now();
    let isOn = true;
    do {
      this.#work = this.#asKnown(this.#work) ?? this.#begin();
      if (!this.#work) return;
      const { now, steps } = this.#work;
      const step = steps.next();
      if (step.done) {
        const { scores, moment } = now;
        this.#foreseen.set(now.season.matchId, { scores, moment, chances: step.value });
        this.#work = null;
      }
      const isStopped = [...this.#waiting.values()].some((one) => this.#isStopped(one));
      isOn =
        performance.now() - startMs < (isStopped || this.#isStopped(now) ? workedMs.stopped : workedMs.old);
      await setImmediate();
    } while (isOn);
  }

  /** What is being made is given up when a goal has made it wrong. */
  #asKnown(work: Work | null): Work | null {
    const later = work && this.#waiting.get(work.now.season.matchId);
    return later && later.scores !== work.now.scores ? null : work;
  }

  #isStopped({ season, scores }: SeasonNow): boolean {
    return this.#foreseen.get(season.matchId)?.scores !== scores;
  }

  #begin(): Work | null {
    const waiting = [...this.#waiting.values()];
    const stopped = waiting.find((one) => this.#isStopped(one));
    const now = stopped ?? waiting[0];
    if (!now) return null;
    this.#waiting.delete(now.season.matchId);
    const { league, ahead } = now;
    const counted = new Set(outrightsOf(league.clubs.length).map(({ code, line }) => placesOf(code, line)));
    return { now, steps: foreseeSeason(ahead(), [...counted]) };
  }
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

function pricesOf({ code, outcomes }: SaidMarket): number[] {
  const { marginBp } = getMarket(code);
  return outcomes.map(([, wonPpm, returnedPpm]) => priceOf({ wonPpm, returnedPpm }, marginBp));
}

function keyOf({ code, line }: SaidMarket): string {
  return `${code} ${line}`;
}
