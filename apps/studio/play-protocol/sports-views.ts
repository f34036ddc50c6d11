/** Matches and markets as the sportsbook's page is told of them; see `sports-protocol.ts`. */

/** As the feed names them. */
export type MatchStatus = 'not_started' | 'live' | 'ended' | 'postponed' | 'abandoned' | 'cancelled';
/** `suspended`: shown, and takes no bets at the moment. `inactive`: not on offer. */
export type MarketStatus = 'active' | 'suspended' | 'inactive' | 'settled' | 'cancelled';
export type Side = 'home' | 'away';
export const sportIds = ['football', 'tennis', 'basketball', 'esport'] as const;
export type SportId = (typeof sportIds)[number];

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

/** The clock of a half or a quarter runs on from `ms` at `at`; a `set` and a `map` have none that is shown. */
export interface ClockView {
  readonly period: 'first' | 'break' | 'second' | 'set' | 'quarter' | 'map' | 'over';
  /** Of the match, since kick-off, the break counted in. */
  readonly ms: number;
  readonly at: string;
  /** As a scoreboard writes it, such as "45+1'" or "Q3 4:10"; of a `set` and a `map` its number. */
  readonly label: string;
}

export interface FootballFigures {
  readonly sport: 'football';
  readonly half_time_score: ScoreView | null;
  readonly corners: ScoreView;
  readonly yellow_cards: ScoreView;
  readonly red_cards: ScoreView;
}

export interface TennisFigures {
  readonly sport: 'tennis';
  /** Games of each set, the one that is on the last. */
  readonly sets: readonly TennisSetView[];
  /** Of the game that is on: "0" … "40" and "AD", plain figures in a tie-break; null where none is. */
  readonly points: Readonly<Record<Side, string>> | null;
  readonly is_tie_break: boolean;
  /** Whose serve it is; null before the first one and after the last. */
  readonly server: Side | null;
  readonly aces: ScoreView;
  readonly double_faults: ScoreView;
  /** Games won against the serve. */
  readonly breaks: ScoreView;
}

export interface TennisSetView extends ScoreView {
  /** The points of its tie-break, where there was one. */
  readonly tie_break: ScoreView | null;
}

export interface BasketballFigures {
  readonly sport: 'basketball';
  /** Points of the quarters and overtimes that have begun. */
  readonly periods: readonly ScoreView[];
  /** Who has it; null before the tip-off, in a rest and after the match. */
  readonly ball: Side | null;
  /** The last period is over and the next one has not begun. */
  readonly is_resting: boolean;
  readonly threes: ScoreView;
  readonly free_throws: ScoreView;
  readonly turnovers: ScoreView;
}

export interface EsportFigures {
  readonly sport: 'esport';
  /** Rounds of each map, the one that is on the last. */
  readonly maps: readonly ScoreView[];
  readonly is_on: boolean;
  /** In all maps. */
  readonly rounds: ScoreView;
  /** First rounds of maps. */
  readonly openers: ScoreView;
  /** Rounds one after the other within a map, at most. */
  readonly longest_runs: ScoreView;
}

/** What a match has beside its score, as its sport counts it. */
export type MatchFigures = FootballFigures | TennisFigures | BasketballFigures | EsportFigures;

export interface MatchHeadView {
  readonly match_id: string;
  readonly sport: SportId;
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
  /** Goals, sets, points or maps. */
  readonly score: ScoreView;
  readonly figures: MatchFigures;
  /** Who is about to shoot, has a point that decides something, or the last ball: nothing is taken meanwhile. */
  readonly danger: Side | null;
}

export interface BoardMatchView extends MatchHeadView {
  /** Its sport's: who wins, and a handicap and a total on their main lines. */
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
  readonly sport: SportId;
  readonly name: string;
  readonly season: number;
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

/** A player's season: by matches won, then by sets, then by games. */
export interface RankingView {
  readonly player: ClubView;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly sets: WonLostView;
  readonly games: WonLostView;
}

export interface WonLostView {
  readonly won: number;
  readonly lost: number;
}

export interface MarketView {
  readonly market_id: string;
  /** Which row of the list of markets it is, such as `handicap`. */
  readonly code: string;
  readonly group:
    | 'main'
    | 'goals'
    | 'halves'
    | 'corners'
    | 'cards'
    | 'sets'
    | 'games'
    | 'points'
    | 'quarters'
    | 'maps'
    | 'rounds'
    | 'season';
  /** Quarters of what is counted, the number of a goal or a map, points to race to, or 0 where the market has no line. */
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

/** `won_1/2`: two share the one place that is left, so half of the stake wins and the other half is lost. */
export type LegResultView = 'won' | 'half_won' | 'void' | 'half_lost' | 'lost' | `won_${number}/${number}`;

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
    | 'postponed'
    | 'first_serve'
    | 'point'
    | 'ace'
    | 'double_fault'
    | 'break_point'
    | 'set_point'
    | 'match_point'
    | 'game'
    | 'break'
    | 'tie_break'
    | 'set'
    | 'match_won'
    | 'tip_off'
    | 'quarter_start'
    | 'overtime'
    | 'free_throw'
    | 'basket'
    | 'three'
    | 'turnover'
    | 'quarter_end'
    | 'map_start'
    | 'objective'
    | 'round'
    | 'knockout'
    | 'map_point'
    | 'map_won';
  readonly side: Side | null;
  /** Who did it, where the feed says so: the shirt, and the name where the club is known. */
  readonly shirt: number | null;
  readonly player: string | null;
}

export interface MatchView extends MatchHeadView {
  readonly now: string;
  readonly is_up: boolean;
  readonly markets: readonly MarketView[];
  readonly events: readonly MatchEventView[];
  readonly proof: MatchProofView;
}

export type MatchProofView = ProofHeadView & SidesView;

interface ProofHeadView {
  readonly match_id: string;
  /** SHA-256 of the seed, published with the fixture. */
  readonly commitment: string;
  readonly client_seed: string;
  /** Null until the match has ended. */
  readonly server_seed: string | null;
}

/** How strong the two sides are: what a match is drawn by beside its seed. */
export type SidesView =
  | { readonly sport: 'football'; readonly home: ClubStrengthView; readonly away: ClubStrengthView }
  | { readonly sport: 'tennis'; readonly home: PlayerStrengthView; readonly away: PlayerStrengthView }
  | { readonly sport: 'basketball'; readonly home: ClubStrengthView; readonly away: ClubStrengthView }
  | {
      readonly sport: 'esport';
      readonly title: 'lanes' | 'tactical' | 'duel';
      readonly home: EsportTeamView;
      readonly away: EsportTeamView;
    };

export interface EsportTeamView {
  readonly id: string;
  readonly form: number;
}

export interface ClubStrengthView {
  readonly id: string;
  readonly attack: number;
  readonly defence: number;
}

export interface PlayerStrengthView {
  readonly id: string;
  readonly serve: number;
  readonly return: number;
}
