import type { Language } from '@halls/contract';
import { getCompetition, getEntrant } from '#games/sports/competitions.ts';
import { getMarket, getSport } from '#games/sports/sport/sports.ts';
import type {
  ClockView,
  ClubView,
  MarketView,
  MatchEventView,
  MatchHeadView,
  MatchProofView,
  ScorerView,
} from '../../../../play-protocol/sports-protocol.ts';
import type { FeedEvent } from '../feed/sports-feed.ts';
import type { Market } from './market.repo.ts';
import { outcomesOf } from './market.rules.ts';
import type { Scored } from './match-event.repo.ts';
import type { Match } from './match.repo.ts';

export function presentClub(id: string): ClubView {
  const { name, short, colours } = getEntrant(id);
  return { id, name, short, colours };
}

/** Leagues are named in the languages of the sportsbook. */
export function nameOfLeague(id: string, language: Language): string {
  const { name } = getCompetition(id);
  return name[language.startsWith('zh') ? 'zh_CN' : language === 'vi_VN' ? 'vi_VN' : 'en_US'];
}

export function presentHead(match: Match): MatchHeadView {
  const sport = getSport(match.sport);
  return {
    match_id: String(match.matchId),
    sport: sport.id,
    league: match.league,
    season: match.season,
    matchday: match.matchday + 1,
    home: presentClub(match.home),
    away: presentClub(match.away),
    kicks_off_at: match.kicksOffAt.toISOString(),
    status: match.status,
    clock: presentClock(match),
    score: sport.scoreOf(match.tally),
    figures: sport.figuresOf(match.tally, match.status === 'live'),
    danger: match.danger,
  };
}

function presentClock({ sport, tally, clockMs, clockAt }: Match): ClockView | null {
  if (clockMs === null || !clockAt) return null;
  return { ...getSport(sport).clockOf(tally, clockMs), at: clockAt.toISOString() };
}

export function presentMarket(market: Market, match: Pick<Match, 'isStopped' | 'isHeld'>): MarketView {
  const { group, marginBp, lineKind } = getMarket(market.code);
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
    outcomes: outcomesOf(market).map((outcome) => ({
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

export function presentEvent(
  event: FeedEvent,
  { sport, ...clubs }: Pick<Match, 'sport' | 'home' | 'away'>,
): MatchEventView {
  return {
    ordinal: event.ordinal,
    at_ms: event.at_ms,
    label: getSport(sport).labelOf(event.minute),
    // as the feed's own list has it; a kind that a page does not know is left out by it
    kind: event.kind as MatchEventView['kind'],
    side: event.side,
    shirt: event.shirt,
    player: event.side && event.shirt ? getSport(sport).playerOf(clubs[event.side], event.shirt) : null,
  };
}

export function presentScorers(league: string, scored: readonly Scored[]): ScorerView[] {
  const { playerOf } = getSport(getCompetition(league).sport);
  return scored.flatMap(({ club, shirt, goals }) => {
    const player = playerOf(club, shirt);
    return player ? [{ club: presentClub(club), shirt, player, goals }] : [];
  });
}

export function presentProof(match: Match): MatchProofView {
  return {
    match_id: String(match.matchId),
    commitment: match.commitment,
    client_seed: match.clientSeed,
    server_seed: match.serverSeed,
    ...getSport(match.sport).sidesOf(match.home, match.away),
  };
}
