import { drawOfRound } from '@halls/fairness/node';
import { getCompetition } from '#games/sports/competitions.ts';
import { priceOf } from '#games/sports/markets/price.ts';
import type { Meeting, MatchLook, Sport, SportEvent } from '#games/sports/sport/sport.ts';
import type { MatchCounts, MatchEnds } from '#games/sports/outright/season-counts.ts';
import { getMarket, getSport } from '#games/sports/sport/sports.ts';
import type { ScoreView } from '../../../../../play-protocol/sports-protocol.ts';
import type { FeedEvent, FeedMessage, FeedState, Said } from '../sports-feed.ts';
import { haveMoved, inWordsOfFeed } from './feed-words.ts';
import { clientSeedOf } from './plan-fixtures.ts';
import type { SimMatch } from './sim-match.repo.ts';

type SaidOdds = Said<Extract<FeedMessage, { kind: 'odds_change' }>>;
type SaidMarket = SaidOdds['markets'][number];
type SaidSettlement = Said<Extract<FeedMessage, { kind: 'bet_settlement' }>>;

/**
 * A match of the simulated league as its feed tells it. All of it follows from the seed; what was told already is
 * remembered, so that only news is said. Whoever forgets tells more than is new, and nothing else.
 */
export class SimulatedMatch {
  readonly id: number;
  readonly #match: SimMatch;
  readonly #sport: Sport;
  readonly #meeting: Meeting;
  readonly #events: readonly SportEvent[];
  readonly #told = new Map<
    string,
    { readonly status: string; readonly isMain: boolean; readonly prices: readonly number[] }
  >();
  readonly #offered: Set<string>;
  readonly #settled = new Set<string>();

  constructor(match: SimMatch, serverSeed: string) {
    this.id = match.matchId;
    this.#match = match;
    this.#sport = getSport(getCompetition(match.league).sport);
    this.#meeting = this.#sport.meet(match.home, match.away);
    const clientSeed = clientSeedOf(match);
    this.#events = this.#meeting.play((nonce) => drawOfRound({ serverSeed, clientSeed, nonce }));
    this.#offered = new Set(match.offered);
  }

  /** When the match is over, since it began. */
  get endMs(): number {
    return this.#events.at(-1)?.atMs ?? 0;
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
        ...{ sport: this.#sport.id, league, season, matchday, home, away, commitment, client_seed },
        ...{ kicks_off_at: kicksOffAt.toISOString(), server_seed: serverSeed },
      },
    };
  }

  /** What happened after one moment, up to another; null for what came before kick-off. */
  eventsBetween(afterMs: number | null, untilMs: number): FeedEvent[] {
    return this.#events.flatMap(({ atMs, minute, kind, side, shirt = null }, ordinal) =>
      atMs > (afterMs ?? -1) && atMs <= untilMs ? [{ ordinal, at_ms: atMs, minute, kind, side, shirt }] : [],
    );
  }

  /** Null before kick-off. */
  stateAt(clockMs: number | null): FeedState {
    const { tally, danger, isOver } = this.#lookAt(clockMs);
    return {
      status: clockMs === null ? 'not_started' : isOver ? 'ended' : 'live',
      clock_ms: clockMs === null ? null : Math.min(clockMs, this.endMs),
      ...{ danger, tally },
    };
  }

  /** What it has come to when it is over. */
  endedAt(clockMs: number): { readonly score: ScoreView; readonly counts: MatchCounts } {
    const look = this.#lookAt(clockMs);
    const [end] = look.ends();
    if (!end) throw new Error(`match ${this.id} has no end`);
    return { score: this.#sport.scoreOf(look.tally), counts: end };
  }

  /** What it may bring its sides in the table of their season. */
  ends(clockMs: number): MatchEnds {
    return this.#lookAt(clockMs).ends();
  }

  seasonNewsAt(clockMs: number): string | null {
    return this.#sport.seasonNewsOf(this.#lookAt(clockMs).tally);
  }

  /** Chances may be others although nothing has happened since then. */
  hasMoved(fromMs: number | null, toMs: number): boolean {
    return fromMs === null || this.#sport.hasMoved(fromMs, toMs);
  }

  /** Markets whose prices or statuses are others than were told. */
  changedMarkets(clockMs: number | null): SaidMarket[] {
    const changed: SaidMarket[] = [];
    const offer = this.#offer(clockMs);
    for (const key of this.#offered) if (!offer.has(key)) offer.set(key, closed(key));
    for (const [key, market] of offer) {
      if (this.#settled.has(key)) continue;
      const { marginBp } = getMarket(market.code);
      const prices = market.outcomes.map(([, wonPpm, returnedPpm]) =>
        priceOf({ wonPpm, returnedPpm }, marginBp),
      );
      const told = this.#told.get(key);
      const isSame =
        told?.status === market.status && told.isMain === market.is_main && !haveMoved(told.prices, prices);
      if (isSame) continue;
      this.#told.set(key, { status: market.status, isMain: market.is_main, prices });
      this.#offered.add(key);
      changed.push(market);
    }
    return changed;
  }

  /** Markets that are decided and were not told so. */
  newResults(clockMs: number): SaidSettlement['markets'] {
    const look = this.#lookAt(clockMs);
    const results: SaidSettlement['markets'] = [];
    for (const key of this.#offered) {
      if (this.#settled.has(key)) continue;
      const { code, line } = readKey(key);
      const judged = look.settle(code, line);
      if (!judged) continue;
      this.#settled.add(key);
      const outcomes = Object.entries(judged).map(([outcome, result]) => inWordsOfFeed(outcome, result));
      results.push({ code, line, decided_by: look.decidedBy(code, line), outcomes });
    }
    return results;
  }

  #offer(clockMs: number | null): Map<string, SaidMarket> {
    const offer = new Map<string, SaidMarket>();
    for (const { code, line, isMain, chances } of this.#lookAt(clockMs).offer()) {
      const outcomes = chances.map(({ outcome, wonPpm, returnedPpm }): SaidMarket['outcomes'][number] => [
        outcome,
        wonPpm,
        returnedPpm,
      ]);
      const isOpen = outcomes.filter(([, won, returned]) => won > 0 && won + returned < 1_000_000).length > 1;
      offer.set(keyOf(code, line), {
        ...{ code, line, is_main: isMain, outcomes },
        status: isOpen ? 'active' : 'inactive',
      });
    }
    return offer;
  }

  #lookAt(clockMs: number | null): MatchLook {
    const events = clockMs === null ? [] : this.#events.filter(({ atMs }) => atMs <= clockMs);
    return this.#meeting.lookAt(events, clockMs);
  }
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
