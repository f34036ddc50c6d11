import type { Language } from '@halls/contract';
import type { TradedMarket, TradedMatch, TradingBoard, TradingMatch } from '@halls/contract/provider';
import { getMarket } from '#games/sports/sport/sports.ts';
import { priceOf } from '#games/sports/markets/price.ts';
import {
  clockWords,
  marketNameWithLine,
  outcomeName,
  type SideNames,
} from '#games/sports/words/market-words.ts';
import type { SportsText } from '#games/sports/words/sports-texts.ts';
import { type HeardProducer, listProducers } from '../feed/feed.repo.ts';
import { listMarketsOfMatch, type Market } from '../market/market.repo.ts';
import { isUp, outcomesOf } from '../market/market.rules.ts';
import { findMatch, listBoardMatches, listEndedMatches, type Match } from '../market/match.repo.ts';
import { nameOfLeague, presentHead } from '../market/present-match.ts';
import { listTradedSeasons } from '../market/season.repo.ts';
import { capsOf, type RiskCaps } from '../risk/risk.rules.ts';
import type { SportsParts } from '../sports-parts.ts';
import {
  countMessages,
  type FeedCount,
  listMatchRisks,
  listOutcomeRisks,
  type MatchRisk,
} from './desk-board.repo.ts';
import { deskNames } from './desk-names.ts';
import { orderedResult, readId, toldResult } from './desk-request.ts';
import type { SportId } from '../../../../play-protocol/sports-protocol.ts';
import { deskTextsOf } from './desk-texts.ts';

/** Whose desk looks, and in which language. */
interface Look {
  readonly traded: readonly SportId[];
  readonly language: Language;
}

type Parts = Pick<SportsParts, 'sql' | 'tableClock' | 'caps'>;

const minuteMs = 60_000;
/** Matches of the next half hour, and the last ones that ended: what is settled wrongly is seen then. */
const aheadMs = 30 * minuteMs;
const endedShown = 20;
/** Seasons are few: those that ended within it stay. */
const endedSeasonsMs = 2 * 3_600_000;

/** Every match that is traded or was a while ago, and how the feed is heard. */
export async function lookAtBoard(
  { sql, tableClock, caps }: Parts,
  { traded, language }: Look,
): Promise<TradingBoard> {
  const now = await tableClock();
  const matches = [
    ...(await listBoardMatches(sql, new Date(now.getTime() + aheadMs))),
    ...(await listEndedMatches(sql, { after: null, sports: traded, limit: endedShown })),
    ...(await listTradedSeasons(sql, new Date(now.getTime() - endedSeasonsMs))),
  ].filter(({ sport }) => traded.includes(sport));
  const risks = await listMatchRisks(
    sql,
    matches.map(({ matchId }) => matchId),
  );
  const counts = await countMessages(sql, new Date(now.getTime() - minuteMs));
  return {
    now: now.toISOString(),
    feed: (await listProducers(sql)).map((heard) => presentFeed(heard, counts, now)),
    matches: matches.map((match) => presentMatch(match, { risks, caps, language })),
  };
}

/** One match with all its markets; null where there is none. */
export async function lookAtMatch(
  { sql, tableClock, caps }: Parts,
  id: string,
  { traded, language }: Look,
): Promise<TradingMatch | null> {
  const matchId = readId(id);
  const match = matchId === null ? undefined : await findMatch(sql, matchId);
  if (!match || !traded.includes(match.sport)) return null;
  const now = await tableClock();
  const risks = await listOutcomeRisks(sql, match.matchId);
  const { league, status } = match;
  const cap = capsOf(caps, { league, isLive: status === 'live' }).outcome;
  const text = deskTextsOf(language);
  const names = deskNames(match, language);
  return {
    now: now.toISOString(),
    match: presentMatch(match, { risks: await listMatchRisks(sql, [match.matchId]), caps, language }),
    markets: (await listMarketsOfMatch(sql, match.matchId)).map((market) =>
      presentMarket(market, { text, names, risks, cap }),
    ),
  };
}

function presentFeed(
  heard: HeardProducer,
  counts: readonly FeedCount[],
  now: Date,
): TradingBoard['feed'][number] {
  const counted = counts.find(({ producer }) => producer === heard.producer);
  const isHeard = isUp(heard, now);
  return {
    producer: heard.producer,
    is_up: isHeard,
    // nobody has noted yet that it is silent
    down_because: isHeard ? null : (heard.downBecause ?? 'silence'),
    seq: heard.seq,
    waiting: counted?.waiting ?? 0,
    messages_last_minute: counted?.lastMinute ?? 0,
    alive_at: heard.aliveAt?.toISOString() ?? null,
    snapshot_asked_at: heard.snapshotAskedAt?.toISOString() ?? null,
  };
}

function presentMatch(
  match: Match,
  {
    risks,
    caps,
    language,
  }: {
    readonly risks: ReadonlyMap<number, MatchRisk>;
    readonly caps: RiskCaps;
    readonly language: Language;
  },
): TradedMatch {
  const isSeason = match.kind === 'season';
  const head = isSeason ? null : presentHead(match);
  const { league, status, producer, isStopped, isHeld } = match;
  return {
    match_id: String(match.matchId),
    is_season: isSeason,
    league: nameOfLeague(league, language),
    ...deskNames(match, language),
    kicks_off_at: match.kicksOffAt.toISOString(),
    ...{ status, producer, is_stopped: isStopped, is_held: isHeld },
    clock: head?.clock ? clockWords(deskTextsOf(language), head.clock) : null,
    score: head?.score ?? { home: 0, away: 0 },
    open_tickets: risks.get(match.matchId)?.openTickets ?? 0,
    liability: risks.get(match.matchId)?.liability ?? 0,
    liability_cap: capsOf(caps, { league, isLive: status === 'live' }).match,
  };
}

function presentMarket(
  market: Market,
  {
    text,
    names,
    risks,
    cap,
  }: {
    readonly text: SportsText;
    readonly names: SideNames;
    readonly risks: ReadonlyMap<string, MatchRisk>;
    readonly cap: number;
  },
): TradedMarket {
  const { marketId, code, line, shiftOutcome, shiftBp, ownMarginBp } = market;
  const row = getMarket(code);
  const naming = { code, line, line_kind: row.lineKind };
  return {
    market_id: String(marketId),
    ...{ code, line, status: market.status },
    name: marketNameWithLine(text, naming, names),
    is_main: market.isMain,
    is_held: market.isHeld,
    margin_bp: ownMarginBp ?? row.marginBp,
    usual_margin_bp: row.marginBp,
    shift: shiftOutcome === null || shiftBp === null ? null : { outcome: shiftOutcome, bp: shiftBp },
    is_settled_by_desk: market.deskResults !== null,
    outcomes: outcomesOf(market).map((outcome) => {
      const [price, wonPpm, returnedPpm] = market.outcomes[outcome] ?? [0, 0, 0];
      const risk = risks.get(`${marketId}/${outcome}`);
      return {
        outcome,
        name: outcomeName(text, naming, outcome, names),
        price,
        fair_price: priceOf({ wonPpm, returnedPpm }, 0),
        won_ppm: wonPpm,
        returned_ppm: returnedPpm,
        open_tickets: risk?.openTickets ?? 0,
        liability: risk?.liability ?? 0,
        liability_cap: cap,
        feed_result: toldResult(market.results?.[outcome] ?? null),
        desk_result: orderedResult(market.deskResults?.[outcome] ?? null),
      };
    }),
  };
}
