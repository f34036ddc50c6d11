import { getCompetition } from '#games/sports/competitions.ts';
import { eachWayTermsOf } from '#games/sports/outright/outright-markets.ts';
import type { SeasonToldTally } from '#games/sports/sport/told-tally.ts';
import type { SeasonHeadView, SeasonView } from '../../../../play-protocol/sports-protocol.ts';
import type { Market } from './market.repo.ts';
import type { Match } from './match.repo.ts';
import { presentMarket } from './present-match.ts';

export function presentSeason(season: Match, markets: readonly Market[]): SeasonView {
  return {
    ...presentSeasonHead(season),
    places: tallyOf(season).places,
    each_way: eachWayTermsOf(getCompetition(season.league)),
    markets: markets.map((market) => presentMarket(market, season)),
  };
}

export function presentSeasonHead(season: Match): SeasonHeadView {
  const { matches, matches_over } = tallyOf(season);
  return {
    match_id: String(season.matchId),
    ...{ sport: season.sport, league: season.league, season: season.season, status: season.status },
    ...{ kicks_off_at: season.kicksOffAt.toISOString(), matches, matches_over },
  };
}

/** Where a club stands, or ended. */
export function presentPlace(season: Match, club: string): SeasonView['places'][number] | null {
  return tallyOf(season).places.find((one) => one.club === club) ?? null;
}

function tallyOf({ tally }: Pick<Match, 'tally'>): SeasonToldTally {
  if ('places' in tally) return tally;
  throw new TypeError('that is no count of a season');
}
