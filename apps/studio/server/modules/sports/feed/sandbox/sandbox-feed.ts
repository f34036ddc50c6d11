import type { Competition } from '#games/sports/competition.ts';
import { competitions } from '#games/sports/competitions.ts';
import type { SqlTransaction } from '#platform/database.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import type { FeedAdapter, FeedSink } from '../feed-adapter.ts';
import {
  aliveEveryMs,
  type FeedMessage,
  type Producer,
  type Said,
  type SettledTold,
} from '../sports-feed.ts';
import { planFixtures, sealContext } from './plan-fixtures.ts';
import {
  holdCounts,
  listSimMatchesOn,
  listSimMatchesSince,
  type SimMatch,
  writeCount,
  writeTold,
} from './sim-match.repo.ts';
import { correctedAfterMs, mistake, type PlantedFaults } from './planted-faults.ts';
import type { LiveMatch } from './season-now.ts';
import { listSimSeasonsOn, listSimSeasonsSince } from './sim-season.repo.ts';
import { SimulatedMatch } from './simulated-match.ts';
import { SimulatedSeasons } from './simulated-seasons.ts';

type FeedParts = Pick<StudioPlatform, 'sql' | 'sealing' | 'tableClock'>;

interface Batch {
  readonly producer: Producer;
  readonly said: Said;
}

/** What is taken back and told rightly, once it is time. */
interface Correction {
  readonly dueAtMs: number;
  readonly matchId: number;
  readonly markets: SettledTold;
}

/** A snapshot tells results of matches that kicked off within this time. */
const snapshotReachMs = 3_600_000;

/**
 * The sandbox's feed: a simulated league that plays by the studio's clock. What was said is counted in the transaction that
 * notes how far a match was told; a message that is lost after that is missed by its number, and told again by a snapshot.
 */
export class SandboxFeed implements FeedAdapter {
  readonly #parts: FeedParts;
  readonly #faults: PlantedFaults;
  readonly #played: readonly Competition[];
  readonly #kept = new Map<number, SimulatedMatch>();
  readonly #seasons = new SimulatedSeasons();
  readonly #snapshots = new Map<Producer, string>();
  /** Of mistakes that were told; a process that starts anew tells all results rightly. */
  #corrections: readonly Correction[] = [];

  /** `played` are the leagues and tours that it invents matches for. */
  constructor(parts: FeedParts, faults: PlantedFaults = {}, played: readonly Competition[] = competitions) {
    this.#parts = parts;
    this.#faults = faults;
    this.#played = played;
  }

  async pump(sink: FeedSink): Promise<void> {
    const asked = new Map(this.#snapshots);
    const corrections = [...this.#corrections];
    let gathered: { readonly messages: readonly FeedMessage[]; readonly now: Date };
    try {
      gathered = await this.#parts.sql.transaction().execute((tx) => this.#gather(tx, asked, corrections));
    } catch (error) {
      // what was remembered as told was not
      this.#kept.clear();
      this.#seasons.forget();
      throw error;
    }
    for (const [producer, id] of asked)
      if (this.#snapshots.get(producer) === id) this.#snapshots.delete(producer);
    this.#corrections = corrections.filter(({ dueAtMs }) => dueAtMs > gathered.now.getTime());
    if (!this.#faults.isAway?.(gathered.now))
      for (const message of gathered.messages)
        for (const arrived of this.#faults.befall?.(message) ?? [message]) await sink(arrived);
    // outside of the transaction: it takes longer than anything else here
    await this.#seasons.foresee();
  }

  /** Adds to `corrections` what it tells wrongly; those that are due by then are told. */
  async #gather(
    tx: SqlTransaction,
    asked: ReadonlyMap<Producer, string>,
    corrections: Correction[],
  ): Promise<{ messages: readonly FeedMessage[]; now: Date }> {
    const now = await this.#parts.tableClock(tx);
    const counts = await holdCounts(tx);
    const batch: Batch[] = [];
    for (const [producer, requestId] of asked)
      batch.push(...(await this.#tellAll(tx, producer, requestId, now)));
    for (const match of await planFixtures(tx, this.#parts.sealing, { now, played: this.#played }))
      batch.push(...(await this.#tellPlan(tx, match)));
    const on = await listSimMatchesOn(tx, now);
    for (const match of on) batch.push(...(await this.#tellMatch(tx, match, now, corrections)));
    for (const { dueAtMs, matchId, markets } of corrections)
      if (dueAtMs <= now.getTime()) batch.push(...tellRightly(matchId, markets));
    const seasons = await this.#seasons.tell(tx, await listSimSeasonsOn(tx), {
      ...{ live: this.#liveOf(on, now), now },
    });
    batch.push(...seasons.map((said): Batch => ({ producer: 'live', said })));
    for (const [producer, { aliveAt }] of counts)
      if (!aliveAt || now.getTime() - aliveAt.getTime() >= aliveEveryMs || now < aliveAt)
        batch.push({ producer, said: { kind: 'alive' } });
    return { messages: await this.#number(tx, batch, now), now };
  }

  /** Gives each message its number, and notes when the producers last said that they live. */
  async #number(tx: SqlTransaction, batch: readonly Batch[], now: Date): Promise<FeedMessage[]> {
    const messages: FeedMessage[] = [];
    for (const [producer, { seq, aliveAt }] of await holdCounts(tx)) {
      const own = batch.filter((one) => one.producer === producer);
      if (own.length === 0) continue;
      const at = now.toISOString();
      messages.push(
        ...own.map(({ said }, place): FeedMessage => ({ ...said, producer, seq: seq + 1 + place, at })),
      );
      const isAlive = own.some(({ said }) => said.kind === 'alive');
      await writeCount(tx, producer, { seq: seq + own.length, aliveAt: isAlive ? now : aliveAt });
    }
    return messages;
  }

  async #tellPlan(tx: SqlTransaction, match: SimMatch): Promise<Batch[]> {
    const simulated = this.#simulate(match);
    const odds = oddsOf(simulated, null);
    await writeTold(tx, match.matchId, { toldMs: null, offered: simulated.offered, ended: null });
    return [
      { producer: 'pre', said: simulated.fixture(null) },
      { producer: 'pre', said: odds },
    ];
  }

  async #tellMatch(
    tx: SqlTransaction,
    match: SimMatch,
    now: Date,
    corrections: Correction[],
  ): Promise<Batch[]> {
    const simulated = this.#simulate(match);
    const clockMs = Math.min(now.getTime() - match.kicksOffAt.getTime(), simulated.endMs);
    const events = simulated.eventsBetween(match.toldMs, clockMs);
    const isKickOff = match.toldMs === null;
    if (!isKickOff && events.length === 0 && !simulated.hasMoved(match.toldMs, clockMs)) return [];
    const batch: Batch[] = [];
    const live = (said: Said): void => void batch.push({ producer: 'live', said });
    if (isKickOff) {
      const state = simulated.stateAt(null);
      batch.push({
        producer: 'pre',
        said: {
          kind: 'odds_change',
          match_id: match.matchId,
          state,
          events: [],
          markets: [],
          is_handed_over: true,
        },
      });
      simulated.forget();
    }
    const state = simulated.stateAt(clockMs);
    const isOver = state.status === 'ended';
    if (state.danger || isOver) live({ kind: 'bet_stop', match_id: match.matchId, state, events });
    else live({ ...oddsOf(simulated, clockMs), events });
    const results = simulated.newResults(clockMs);
    const isMistaken = isOver && (this.#faults.isMistaken?.(match.matchId) ?? false);
    const markets = isMistaken ? mistake(results) : results;
    if (markets.length > 0) live({ kind: 'bet_settlement', match_id: match.matchId, markets });
    if (isMistaken)
      corrections.push({
        dueAtMs: now.getTime() + correctedAfterMs,
        matchId: match.matchId,
        markets: results,
      });
    const ended = isOver ? { ...simulated.endedAt(clockMs), serverSeed: this.#seedOf(match) } : null;
    if (ended) live(simulated.fixture(ended.serverSeed));
    await writeTold(tx, match.matchId, { toldMs: clockMs, offered: simulated.offered, ended });
    if (isOver) this.#kept.delete(match.matchId);
    return batch;
  }

  /** All that the producer is asked about, as it stands. */
  async #tellAll(tx: SqlTransaction, producer: Producer, requestId: string, now: Date): Promise<Batch[]> {
    const batch: Batch[] = [];
    const since = new Date(now.getTime() - snapshotReachMs);
    const matches = await listSimMatchesSince(tx, since);
    for (const match of matches) {
      const isLive = match.toldMs !== null;
      if (isLive !== (producer === 'live')) continue;
      const simulated = this.#simulate(match);
      simulated.forget();
      const told = (said: Said): void => void batch.push({ producer, said });
      told(simulated.fixture(match.serverSeed));
      const state = simulated.stateAt(match.toldMs);
      const events = match.toldMs === null ? [] : simulated.eventsBetween(null, match.toldMs);
      if (state.danger || match.isOver) told({ kind: 'bet_stop', match_id: match.matchId, state, events });
      else told({ ...oddsOf(simulated, match.toldMs), events });
      const markets = match.toldMs === null ? [] : simulated.newResults(match.toldMs);
      if (markets.length > 0) told({ kind: 'bet_settlement', match_id: match.matchId, markets });
      if (match.isOver) this.#kept.delete(match.matchId);
    }
    if (producer === 'live') {
      this.#seasons.forget();
      const seasons = await listSimSeasonsSince(tx, since);
      for (const said of await this.#seasons.tell(tx, seasons, { live: this.#liveOf(matches, now), now }))
        batch.push({ producer, said });
    }
    batch.push({
      producer,
      said: { kind: 'snapshot_complete', request_id: requestId, tells: batch.length },
    });
    return batch;
  }

  /** Of these matches those that are on, as far as they were told. */
  #liveOf(matches: readonly SimMatch[], now: Date): ReadonlyMap<number, LiveMatch> {
    return new Map(
      matches.flatMap((match) => {
        const simulated = this.#kept.get(match.matchId);
        const clockMs = now.getTime() - match.kicksOffAt.getTime();
        if (!simulated || match.isOver || clockMs < 0) return [];
        return [[match.matchId, { simulated, clockMs: Math.min(clockMs, simulated.endMs) }] as const];
      }),
    );
  }

  #simulate(match: SimMatch): SimulatedMatch {
    const known = this.#kept.get(match.matchId);
    if (known) return known;
    const made = new SimulatedMatch(match, this.#seedOf(match));
    this.#kept.set(match.matchId, made);
    return made;
  }

  #seedOf({ serverSeed, sealedSeed, commitment }: SimMatch): string {
    return serverSeed ?? this.#parts.sealing.open(sealedSeed ?? '', sealContext(commitment));
  }

  /** Says something beside what the matches say: for tests that plant what no match does. */
  say(producer: Producer, said: readonly Said[]): Promise<FeedMessage[]> {
    const batch = said.map((one) => ({ producer, said: one }));
    return this.#parts.sql
      .transaction()
      .execute(async (tx) => this.#number(tx, batch, await this.#parts.tableClock(tx)));
  }

  async requestSnapshot(producer: Producer, requestId: string): Promise<void> {
    this.#snapshots.set(producer, requestId);
  }
}

function tellRightly(matchId: number, markets: SettledTold): Batch[] {
  const keys = markets.map(({ code, line }) => ({ code, line }));
  return [
    { producer: 'live', said: { kind: 'rollback_bet_settlement', match_id: matchId, markets: keys } },
    { producer: 'live', said: { kind: 'bet_settlement', match_id: matchId, markets } },
  ];
}

function oddsOf(simulated: SimulatedMatch, clockMs: number | null): Extract<Said, { kind: 'odds_change' }> {
  return {
    ...{ kind: 'odds_change', match_id: simulated.id, state: simulated.stateAt(clockMs), events: [] },
    markets: simulated.changedMarkets(clockMs),
    is_handed_over: false,
  };
}
