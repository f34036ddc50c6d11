import type {
  ClubView,
  LeagueHeadView,
  MarketView,
  MatchHeadView,
  MatchStatus,
  RankingView,
  SportId,
  StandingView,
} from './sports-views.ts';

export interface LeagueView extends LeagueHeadView {
  /** Of a league of clubs; empty for a tour. */
  readonly table: readonly StandingView[];
  /** Of a tour's players; empty for a league. */
  readonly ranking: readonly RankingView[];
  /** Who has scored most in the season, at most ten; empty where the sport names nobody. */
  readonly scorers: readonly ScorerView[];
  readonly results: readonly MatchHeadView[];
  readonly fixtures: readonly MatchHeadView[];
  /** That can be bet on as a whole: the one that is on, and the next one as soon as it is known. */
  readonly seasons: readonly SeasonView[];
}

export interface ScorerView {
  readonly club: ClubView;
  readonly shirt: number;
  readonly player: string;
  readonly goals: number;
}

/** A season as a thing to bet on. */
export interface SeasonHeadView {
  /** Seasons and matches share their numbers. */
  readonly match_id: string;
  readonly sport: SportId;
  readonly league: string;
  readonly season: number;
  /** `live` while one of its matches is on. */
  readonly status: MatchStatus;
  /** Of its next match. */
  readonly kicks_off_at: string;
  readonly matches: number;
  readonly matches_over: number;
}

export interface SeasonView extends SeasonHeadView {
  /** As bets count them. */
  readonly places: readonly SeasonPlaceView[];
  readonly each_way: EachWayTermsView;
  /** Outcomes are clubs. */
  readonly markets: readonly MarketView[];
}

/** `tied` clubs share the places from `place` on. */
export interface SeasonPlaceView {
  readonly club: string;
  readonly place: number;
  readonly tied: number;
}

/** The second half of an each-way bet: among the first so many, at one part of so many of the odds. */
export interface EachWayTermsView {
  readonly places: number;
  readonly part: number;
}
