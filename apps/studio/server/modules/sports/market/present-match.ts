import {
  allMinutes,
  fullTimeMs,
  halfTimeMs,
  labelOfMinute,
  minuteAt,
  secondHalfMs,
} from '#games/sports/football/football-clock.ts';
import { getClub } from '#games/sports/leagues.ts';
import { getMarketRow } from '#games/sports/markets/market-rows.ts';
import type {
  ClockView,
  ClubView,
  MarketView,
  MatchEventView,
  MatchHeadView,
  MatchProofView,
  ScoreView,
} from '../../../../play-protocol/sports-protocol.ts';
import type { FeedEvent, FeedState } from '../feed/sports-feed.ts';
import type { Market } from './market.repo.ts';
import type { Match } from './match.repo.ts';

export function presentClub(id: string): ClubView {
  const { name, short, colours } = getClub(id);
  return { id, name, short, colours };
}

export function presentHead(match: Match): MatchHeadView {
  const { tally } = match;
  const hasBreak = tally.halves_over > 0;
  return {
    match_id: String(match.matchId),
    league: match.league,
    season: match.season,
    matchday: match.matchday + 1,
    home: presentClub(match.home),
    away: presentClub(match.away),
    kicks_off_at: match.kicksOffAt.toISOString(),
    status: match.status,
    clock: presentClock(match),
    score: sumOf(tally.goals),
    half_time_score: hasBreak ? tally.goals[0] : null,
    corners: sumOf(tally.corners),
    yellow_cards: yellowsOf(tally),
    red_cards: tally.reds,
    danger: match.danger,
  };
}

function presentClock({ clockMs, clockAt }: Match): ClockView | null {
  if (clockMs === null || !clockAt) return null;
  const minute = Math.min(minuteAt(clockMs), allMinutes - 1);
  return { period: periodAt(clockMs), ms: clockMs, at: clockAt.toISOString(), label: labelOfMinute(minute) };
}

function periodAt(clockMs: number): ClockView['period'] {
  if (clockMs >= fullTimeMs) return 'over';
  if (clockMs >= secondHalfMs) return 'second';
  return clockMs >= halfTimeMs ? 'break' : 'first';
}

export function presentMarket(market: Market, match: Pick<Match, 'isStopped' | 'isHeld'>): MarketView {
  const { group, marginBp, lineKind } = getMarketRow(market.code);
  return {
    market_id: String(market.marketId),
    code: market.code,
    group,
    line: market.line,
    line_kind: lineKind,
    is_main: market.isMain,
    status: statusOf(market, match),
    version: market.version,
    margin_bp: market.ownMarginBp ?? marginBp,
    outcomes: getMarketRow(market.code)
      .outcomes(market.line)
      .map((outcome) => ({
        outcome,
        price: market.outcomes[outcome]?.[0] ?? 0,
        result: (market.deskResults ?? market.results)?.[outcome] ?? null,
      })),
  };
}

export function statusOf(
  { status, isHeld, deskResults }: Pick<Market, 'status' | 'isHeld' | 'deskResults'>,
  match: Pick<Match, 'isStopped' | 'isHeld'>,
): MarketView['status'] {
  if (deskResults) return 'settled';
  if (status === 'handed_over') return 'suspended';
  return status === 'active' && (match.isStopped || match.isHeld || isHeld) ? 'suspended' : status;
}

export function presentEvent(event: FeedEvent): MatchEventView {
  return {
    ordinal: event.ordinal,
    at_ms: event.at_ms,
    label: labelOfMinute(event.minute),
    // as the feed's own list has it; a kind that a page does not know is left out by it
    kind: event.kind as MatchEventView['kind'],
    side: event.side,
  };
}

export function presentProof(match: Match): MatchProofView {
  return {
    match_id: String(match.matchId),
    commitment: match.commitment,
    client_seed: match.clientSeed,
    server_seed: match.serverSeed,
    home: strengthOf(match.home),
    away: strengthOf(match.away),
  };
}

function strengthOf(club: string) {
  const { id, attack, defence } = getClub(club);
  return { id, attack, defence };
}

function sumOf([first, second]: readonly [ScoreView, ScoreView]): ScoreView {
  return { home: first.home + second.home, away: first.away + second.away };
}

function yellowsOf({ cards, reds }: FeedState['tally']): ScoreView {
  const all = sumOf(cards);
  return { home: all.home - reds.home, away: all.away - reds.away };
}
