import { getSport } from '#games/sports/sport/sports.ts';
import type { SqlTransaction } from '#platform/database.ts';
import type { FeedEvent, FeedMessage, MatchMessage } from '../feed/sports-feed.ts';
import {
  cancelMarkets,
  handOverMarkets,
  insertDue,
  settleMarkets,
  uncancelMarkets,
  unsettleMarkets,
  writeMarkets,
} from './market.repo.ts';
import { resultOfFeed } from './market.rules.ts';
import { listDeskPrices } from '../desk/desk-price.repo.ts';
import { priceMarket } from '../price/price-market.ts';
import { writeSeason } from './season.repo.ts';
import { insertEvents } from './match-event.repo.ts';
import { findMatch, holdMatch, type Match, touchMatch, writeFixture, writeState } from './match.repo.ts';

type Of<Kind extends FeedMessage['kind']> = Extract<FeedMessage, { kind: Kind }>;

/** Works a message into what the book holds. The match is held alone meanwhile: no bet is taken beside it. */
export async function applyMessage(tx: SqlTransaction, message: MatchMessage, now: Date): Promise<void> {
  await holdMatch(tx, message.match_id);
  if (message.kind === 'fixture_change') return applyFixture(tx, message);
  if (message.kind === 'season_change') return applySeason(tx, message);
  const match = await findMatch(tx, message.match_id);
  // of a fixture that was never told: a snapshot will tell it
  if (!match) return;
  switch (message.kind) {
    case 'odds_change':
      return applyOdds(tx, match, message, now);
    case 'bet_stop':
      return applyStop(tx, match, message, now);
    default:
      await applyResults(tx, message);
      return touchMatch(tx, match.matchId);
  }
}

async function applyFixture(
  tx: SqlTransaction,
  { match_id: matchId, fixture }: Of<'fixture_change'>,
): Promise<void> {
  const { sport, league, season, matchday, home, away, commitment } = fixture;
  await writeFixture(tx, {
    ...{
      matchId,
      sport,
      tally: getSport(sport).emptyTally,
      league,
      season,
      matchday,
      home,
      away,
      commitment,
    },
    kicksOffAt: new Date(fixture.kicks_off_at),
    clientSeed: fixture.client_seed,
    serverSeed: fixture.server_seed,
  });
}

function applySeason(tx: SqlTransaction, { match_id: matchId, season }: Of<'season_change'>): Promise<void> {
  const { kicks_off_at: at, ...known } = season;
  const tally = { matches: 0, matches_over: 0, places: [] };
  return writeSeason(tx, { matchId, ...known, kicksOffAt: new Date(at), tally });
}

async function applyOdds(
  tx: SqlTransaction,
  match: Match,
  message: Of<'odds_change'>,
  now: Date,
): Promise<void> {
  const { producer, state, markets } = message;
  // the live one has the match: what was said before kick-off comes too late
  if (producer === 'pre' && match.producer === 'live') return;
  if (message.is_handed_over) await handOverMarkets(tx, match.matchId);
  await writeState(tx, match.matchId, {
    ...{ producer, state, isStopped: false, clockAt: now },
    newMoves: movesOf(match, await insertEvents(tx, match.matchId, message.events)),
  });
  const desk = await listDeskPrices(tx, match.matchId);
  await writeMarkets(
    tx,
    match.matchId,
    markets.map(({ code, line, status, is_main: isMain, outcomes }) => ({
      ...{ code, line, status, isMain },
      outcomes: priceMarket(code, outcomes, desk.get(`${code}/${line}`)),
    })),
  );
}

async function applyStop(
  tx: SqlTransaction,
  match: Match,
  message: Of<'bet_stop'>,
  now: Date,
): Promise<void> {
  const { producer, state } = message;
  if (producer === 'pre' && match.producer === 'live') return;
  await writeState(tx, match.matchId, {
    ...{ producer, state, isStopped: true, clockAt: now },
    newMoves: movesOf(match, await insertEvents(tx, match.matchId, message.events)),
  });
}

async function applyResults(
  tx: SqlTransaction,
  message: Of<'bet_settlement' | 'rollback_bet_settlement' | 'bet_cancel' | 'rollback_bet_cancel'>,
): Promise<void> {
  const { match_id: matchId, markets } = message;
  switch (message.kind) {
    case 'bet_settlement': {
      const settled = message.markets.map(({ code, line, decided_by: decidedBy, outcomes }) => ({
        ...{ code, line, decidedBy },
        results: Object.fromEntries(
          outcomes.map(([outcome, won, back, deadHeat]) => [outcome, resultOfFeed(won, back, deadHeat)]),
        ),
      }));
      return insertDue(tx, await settleMarkets(tx, matchId, settled), 'settled');
    }
    case 'rollback_bet_settlement':
      return insertDue(tx, await unsettleMarkets(tx, matchId, markets), 'rolled_back');
    case 'bet_cancel': {
      const [from, until] = [message.from, message.until].map((time) =>
        time === null ? null : new Date(time),
      );
      const cancelled = await cancelMarkets(tx, matchId, {
        markets,
        from: from ?? null,
        until: until ?? null,
      });
      return insertDue(tx, cancelled, 'cancelled');
    }
    case 'rollback_bet_cancel':
      return insertDue(tx, await uncancelMarkets(tx, matchId, markets), 'rolled_back');
  }
}

/** What a bet that waits would have been glad to know. */
function movesOf({ sport }: Match, events: readonly FeedEvent[]): number {
  const { moves } = getSport(sport);
  return events.filter(({ kind }) => moves.includes(kind)).length;
}
