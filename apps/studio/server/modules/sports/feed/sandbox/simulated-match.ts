import { drawOfRound } from '@halls/fairness/node';
import { fullTimeMs, minuteAt } from '#games/sports/football/football-clock.ts';
import { outlookOf } from '#games/sports/football/outlook.ts';
import {
  type FootballEvent,
  playFootball,
  type Side,
  type Teams,
} from '#games/sports/football/play-football.ts';
import { type Tally, tallyOf } from '#games/sports/football/tally.ts';
import { getClub } from '#games/sports/leagues.ts';
import { factorOf, type LegResult } from '#games/sports/markets/leg-result.ts';
import { chancesOf } from '#games/sports/markets/market-chances.ts';
import { footballMarkets, getMarketRow } from '#games/sports/markets/market-rows.ts';
import { priceOf } from '#games/sports/markets/price.ts';
import { settleMarket } from '#games/sports/markets/settle-market.ts';
import type { FeedEvent, FeedMessage, FeedState, Said } from '../sports-feed.ts';
import { clientSeedOf } from './plan-fixtures.ts';
import type { SimMatch } from './sim-match.repo.ts';

type SaidOdds = Said<Extract<FeedMessage, { kind: 'odds_change' }>>;
type SaidMarket = SaidOdds['markets'][number];
type SaidSettlement = Said<Extract<FeedMessage, { kind: 'bet_settlement' }>>;

/** A price is told anew once it has moved by so much: small steps would only have bets refused. */
const toldFromPerMille = 15;

/**
 * A match of the simulated league as its feed tells it. All of it follows from the seed; what was told already is
 * remembered, so that only news is said. Whoever forgets tells more than is new, and nothing else.
 */
export class SimulatedMatch {
  readonly id: number;
  readonly #match: SimMatch;
  readonly #teams: Teams;
  readonly #events: readonly FootballEvent[];
  readonly #told = new Map<
    string,
    { readonly status: string; readonly isMain: boolean; readonly prices: readonly number[] }
  >();
  readonly #offered: Set<string>;
  readonly #settled = new Set<string>();

  constructor(match: SimMatch, serverSeed: string) {
    this.id = match.matchId;
    this.#match = match;
    this.#teams = { home: getClub(match.home), away: getClub(match.away) };
    const clientSeed = clientSeedOf(match);
    this.#events = playFootball(this.#teams, (nonce) => drawOfRound({ serverSeed, clientSeed, nonce }));
    this.#offered = new Set(match.offered);
  }

  get offered(): readonly string[] {
    return [...this.#offered];
  }

  /** All that was told before counts as news again. */
  forget(): void {
    this.#told.clear();
    this.#settled.clear();
  }

  fixture(serverSeed: string | null): Said<Extract<FeedMessage, { kind: 'fixture_change' }>> {
    const { league, season, matchday, home, away, kicksOffAt, commitment } = this.#match;
    const client_seed = clientSeedOf(this.#match);
    return {
      ...{ kind: 'fixture_change', match_id: this.id },
      fixture: {
        ...{ sport: 'football', league, season, matchday, home, away, commitment, client_seed },
        ...{ kicks_off_at: kicksOffAt.toISOString(), server_seed: serverSeed },
      },
    };
  }

  /** What happened after one moment, up to another; null for what came before kick-off. */
  eventsBetween(afterMs: number | null, untilMs: number): FeedEvent[] {
    return this.#events.flatMap(({ atMs, minute, kind, side }, ordinal) =>
      atMs > (afterMs ?? -1) && atMs <= untilMs ? [{ ordinal, at_ms: atMs, minute, kind, side }] : [],
    );
  }

  /** Null before kick-off. */
  stateAt(clockMs: number | null): FeedState {
    const events = this.#until(clockMs);
    const last = events.at(-1);
    const { scorers, halvesOver, ...counts } = tallyOf(events);
    const isOver = clockMs !== null && clockMs >= fullTimeMs;
    return {
      status: clockMs === null ? 'not_started' : isOver ? 'ended' : 'live',
      clock_ms: clockMs === null ? null : Math.min(clockMs, fullTimeMs),
      danger: last?.kind === 'danger' ? last.side : null,
      tally: {
        goals: [...counts.goals],
        corners: [...counts.corners],
        cards: [...counts.cards],
        reds: { home: this.#count(events, 'home'), away: this.#count(events, 'away') },
        scorers: [...scorers],
        halves_over: halvesOver,
      },
    };
  }

  /** Markets whose prices or statuses are others than were told. */
  changedMarkets(clockMs: number | null): SaidMarket[] {
    const changed: SaidMarket[] = [];
    const offer = this.#offer(clockMs);
    for (const key of this.#offered) if (!offer.has(key)) offer.set(key, closed(key));
    for (const [key, market] of offer) {
      if (this.#settled.has(key)) continue;
      const { marginBp } = getMarketRow(market.code);
      const prices = market.outcomes.map(([, wonPpm, returnedPpm]) =>
        priceOf({ wonPpm, returnedPpm }, marginBp),
      );
      const told = this.#told.get(key);
      const isSame =
        told?.status === market.status &&
        told.isMain === market.is_main &&
        told.prices.length === prices.length &&
        told.prices.every((price, at) => isNear(price, prices[at] ?? 0));
      if (isSame) continue;
      this.#told.set(key, { status: market.status, isMain: market.is_main, prices });
      this.#offered.add(key);
      changed.push(market);
    }
    return changed;
  }

  /** Markets that are decided and were not told so. */
  newResults(clockMs: number): SaidSettlement['markets'] {
    const events = this.#until(clockMs);
    const tally = tallyOf(events);
    const results: SaidSettlement['markets'] = [];
    for (const key of this.#offered) {
      if (this.#settled.has(key)) continue;
      const { code, line } = readKey(key);
      const judged = settleMarket(getMarketRow(code), line, {
        tally,
        end: tally.halvesOver === 2 ? 'played' : null,
      });
      if (!judged) continue;
      this.#settled.add(key);
      const outcomes = Object.entries(judged).map(([outcome, result]) => inWordsOfFeed(outcome, result));
      results.push({ code, line, decided_by: this.#deciding(code, line, tally, clockMs), outcomes });
    }
    return results;
  }

  #offer(clockMs: number | null): Map<string, SaidMarket> {
    const tally = tallyOf(this.#until(clockMs));
    const outlook = outlookOf(this.#teams, tally, clockMs);
    const offer = new Map<string, SaidMarket>();
    if (tally.halvesOver === 2) return offer;
    for (const row of footballMarkets)
      for (const [place, line] of row.lines(outlook).entries()) {
        if (settleMarket(row, line, { tally, end: null })) continue;
        const outcomes = chancesOf(row, line, outlook).map(
          ({ outcome, wonPpm, returnedPpm }): SaidMarket['outcomes'][number] => [
            outcome,
            wonPpm,
            returnedPpm,
          ],
        );
        const isOpen =
          outcomes.filter(([, won, returned]) => won > 0 && won + returned < 1_000_000).length > 1;
        offer.set(keyOf(row.code, line), {
          ...{ code: row.code, line, is_main: place === 0, outcomes },
          status: isOpen ? 'active' : 'inactive',
        });
      }
    return offer;
  }

  /** The last whistle of the period, or the goal that there was a bet on. */
  #deciding(code: string, line: number, { scorers }: Tally, clockMs: number): number | null {
    const row = getMarketRow(code);
    const isFirstHalf = row.by === 'score' && row.period === 'first';
    const until = this.#until(clockMs);
    if (row.by === 'order') {
      const goals = [...until.entries()].filter(([, { kind }]) => kind === 'goal');
      const at = scorers.findIndex((_, index) => row.judge('home', scorers.slice(0, index + 1), line, false));
      if (goals[at]) return goals[at][0];
    }
    const whistle = isFirstHalf ? 'half_time' : 'full_time';
    const at = until.findIndex(({ kind }) => kind === whistle);
    return at < 0 ? null : at;
  }

  #until(clockMs: number | null): readonly FootballEvent[] {
    return clockMs === null ? [] : this.#events.filter(({ atMs }) => atMs <= clockMs);
  }

  #count(events: readonly FootballEvent[], side: Side): number {
    return events.filter((event) => event.kind === 'red_card' && event.side === side).length;
  }
}

/** A minute of play has begun since then, so that prices may have moved. */
export function hasMinutePassed(fromMs: number | null, toMs: number): boolean {
  return fromMs === null || minuteAt(fromMs) !== minuteAt(toMs);
}

function isNear(told: number, price: number): boolean {
  if (told === 0 || price === 0) return told === price;
  return Math.abs(price - told) * 1_000 <= told * toldFromPerMille;
}

function keyOf(code: string, line: number): string {
  return `${code} ${line}`;
}

function readKey(key: string): { readonly code: string; readonly line: number } {
  const [code = '', line] = key.split(' ');
  return { code, line: Number(line) };
}

function closed(key: string): SaidMarket {
  return { ...readKey(key), status: 'inactive', is_main: false, outcomes: [] };
}

function inWordsOfFeed(
  outcome: string,
  result: LegResult,
): SaidSettlement['markets'][number]['outcomes'][number] {
  if (result === 'void') return [outcome, 0, 1];
  const isWon = factorOf(result, 2_000) > 2_000;
  const isHalf = result === 'half_won' || result === 'half_lost';
  return [outcome, isWon ? 1 : 0, isHalf ? 0.5 : 0];
}
