/** Matches and markets as the sportsbook's page is told of them; see `sports-protocol.ts`. */

/** As the feed names them. */
export type MatchStatus = 'not_started' | 'live' | 'ended' | 'postponed' | 'abandoned' | 'cancelled';
/** `suspended`: shown, and takes no bets at the moment. `inactive`: not on offer. */
export type MarketStatus = 'active' | 'suspended' | 'inactive' | 'settled' | 'cancelled';
export type Side = 'home' | 'away';

export interface ScoreView {
  readonly home: number;
  readonly away: number;
}

export interface ClubView {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  /** Shirt and trim. */
  readonly colours: readonly [string, string];
}

/** The clock runs from `ms` at `at` where `is_running`; `minute_ms` is how long a minute of play takes. */
export interface ClockView {
  readonly period: 'first' | 'break' | 'second' | 'over';
  /** Of the match, since kick-off, the break counted in. */
  readonly ms: number;
  readonly at: string;
  /** As a scoreboard writes it, such as "45+1'". */
  readonly label: string;
}

export interface MatchHeadView {
  readonly match_id: string;
  readonly league: string;
  readonly season: number;
  /** From 1. */
  readonly matchday: number;
  readonly home: ClubView;
  readonly away: ClubView;
  readonly kicks_off_at: string;
  readonly status: MatchStatus;
  /** Null before kick-off. */
  readonly clock: ClockView | null;
  readonly score: ScoreView;
  readonly half_time_score: ScoreView | null;
  readonly corners: ScoreView;
  readonly yellow_cards: ScoreView;
  readonly red_cards: ScoreView;
  /** Who is about to shoot: nothing is taken meanwhile. */
  readonly danger: Side | null;
}

export interface BoardMatchView extends MatchHeadView {
  /** `result`, and `handicap` and `total` on their main lines. */
  readonly markets: readonly MarketView[];
  readonly market_count: number;
}

export interface BoardView {
  /** Hand it back as `since`. */
  readonly version: string;
  readonly now: string;
  /** False: the feed is away and nothing is taken. */
  readonly is_up: boolean;
  readonly leagues: readonly LeagueHeadView[];
  /** With `since` those that changed alone; ended ones leave the board. */
  readonly matches: readonly BoardMatchView[];
  /** All that stand on the board now, in order: those not in it have left. */
  readonly match_ids: readonly string[];
}

export interface LeagueHeadView {
  readonly id: string;
  readonly sport: 'football';
  readonly name: string;
  readonly season: number;
}

export interface LeagueView extends LeagueHeadView {
  readonly table: readonly StandingView[];
  readonly results: readonly MatchHeadView[];
  readonly fixtures: readonly MatchHeadView[];
}

export interface StandingView {
  readonly club: ClubView;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
}

export interface MarketView {
  readonly market_id: string;
  /** Which row of the list of markets it is, such as `handicap`. */
  readonly code: string;
  readonly group: 'main' | 'goals' | 'halves' | 'corners' | 'cards';
  /** Quarters of a goal, the number of a goal, or 0 where the market has no line. */
  readonly line: number;
  readonly line_kind: 'none' | 'quarters' | 'count';
  readonly is_main: boolean;
  readonly status: MarketStatus;
  /** Goes up with every change of a price. */
  readonly version: number;
  /** What the house keeps, in hundredths of a per cent. */
  readonly margin_bp: number;
  readonly outcomes: readonly OutcomeView[];
}

export type LegResultView = 'won' | 'half_won' | 'void' | 'half_lost' | 'lost';

export interface OutcomeView {
  readonly outcome: string;
  /** Thousandths; 0 where it is not on offer. */
  readonly price: number;
  /** Once the market is settled. */
  readonly result: LegResultView | null;
}

export interface MatchEventView {
  readonly ordinal: number;
  /** Since kick-off. */
  readonly at_ms: number;
  readonly label: string;
  readonly kind:
    | 'kick_off'
    | 'half_time'
    | 'second_half'
    | 'full_time'
    | 'yellow_card'
    | 'red_card'
    | 'corner'
    | 'danger'
    | 'goal'
    | 'miss'
    | 'abandoned'
    | 'postponed';
  readonly side: Side | null;
}

export interface MatchView extends MatchHeadView {
  readonly now: string;
  readonly is_up: boolean;
  readonly markets: readonly MarketView[];
  readonly events: readonly MatchEventView[];
  readonly proof: MatchProofView;
}

export interface MatchProofView {
  readonly match_id: string;
  /** SHA-256 of the seed, published with the fixture. */
  readonly commitment: string;
  readonly client_seed: string;
  /** Null until the match has ended. */
  readonly server_seed: string | null;
  readonly home: ClubStrengthView;
  readonly away: ClubStrengthView;
}

export interface ClubStrengthView {
  readonly id: string;
  readonly attack: number;
  readonly defence: number;
}
