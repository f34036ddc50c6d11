/**
 * What the sportsbook's page and the studio say to each other, beside the calls that every game has: one place for both
 * ends. Prices are whole thousandths of the decimal price (1950 is 1.95), lines whole quarters of a goal, amounts decimal
 * strings of the session's currency, times ISO 8601. Ids of matches and markets are whole numbers as text.
 */
export const sportsCalls = {
  sportsBoard: ['GET', '/api/sports/board'],
  sportsMatch: ['GET', '/api/sports/matches/:match_id'],
  sportsLeague: ['GET', '/api/sports/leagues/:league'],
  sportsResults: ['GET', '/api/sports/results'],
  sportsProof: ['GET', '/api/sports/proofs/:match_id'],
  checkSlip: ['POST', '/api/sports/slip'],
  placeTicket: ['POST', '/api/sports/tickets'],
  ticket: ['GET', '/api/sports/tickets/:ticket_id'],
  tickets: ['GET', '/api/sports/tickets'],
  quoteCashOut: ['POST', '/api/sports/cash-outs'],
  takeCashOut: ['POST', '/api/sports/cash-outs/take'],
} as const;

type NoDetails = Readonly<Record<string, never>>;

export interface SportsExchanges {
  /** All that is live or comes soon. With `since`, the `version` of an earlier answer, only the matches that changed. */
  sportsBoard: { request: { readonly since?: string | undefined }; answer: BoardView };
  /** One match with every market and its events. */
  sportsMatch: { request: { readonly match_id: string }; answer: MatchView };
  /** Table, results and fixtures of the season that is on. */
  sportsLeague: { request: { readonly league: string }; answer: LeagueView };
  /** Matches that ended, the latest first; `before` goes on from a `kicks_off_at`. */
  sportsResults: {
    request: { readonly before?: string | undefined };
    answer: { readonly matches: readonly MatchHeadView[] };
  };
  /** What recomputes a match; the seed once it has ended. */
  sportsProof: { request: { readonly match_id: string }; answer: MatchProofView };
  /** What the slip's selections cost now, and how much may be staked. Nothing is stored. */
  checkSlip: { request: SlipRequest; answer: SlipView };
  /** The same `client_request_id` again gives the same ticket. */
  placeTicket: { request: PlaceTicketRequest; answer: TicketView };
  ticket: { request: { readonly ticket_id: string }; answer: TicketView };
  /** The latest first, at most `ticketsLength`; `before` goes on from a ticket's `placed_at`. */
  tickets: {
    request: { readonly state?: 'open' | 'settled' | undefined; readonly before?: string | undefined };
    answer: { readonly tickets: readonly TicketView[] };
  };
  /** What the house gives for an open ticket now. */
  quoteCashOut: { request: { readonly ticket_id: string }; answer: CashOutQuoteView };
  /** Once; the ticket says what became of it (`cash_out`). */
  takeCashOut: { request: { readonly quote_id: string }; answer: TicketView };
}

export type SportsCall = keyof SportsExchanges;
export type SportsNoDetails = NoDetails;

/** As the feed names them. */
export type MatchStatus = 'not_started' | 'live' | 'ended' | 'postponed' | 'abandoned' | 'cancelled';
/** `suspended`: shown, and takes no bets for now. `inactive`: not on offer. */
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

export interface SelectionRequest {
  readonly market_id: string;
  readonly outcome: string;
  /** The price that the player saw. */
  readonly price: number;
}

/** `single` has one leg, `multiple` up to twelve, any other word is a system such as `2/3` or `yankee`. */
export type TicketKind = string;
export type AcceptPolicy = 'none' | 'better' | 'any';

export interface SlipRequest {
  readonly kind: TicketKind;
  readonly selections: readonly SelectionRequest[];
  /** Of each combination. */
  readonly unit_stake?: string | undefined;
}

export interface SlipView {
  readonly selections: readonly SlipSelectionView[];
  readonly combinations: number;
  /** Of each combination. */
  readonly least_unit_stake: string;
  readonly most_unit_stake: string;
  /** With a stake: all of it, and what comes back if everything wins. */
  readonly stake: string | null;
  readonly most_payout: string | null;
  /** What keeps the slip from being placed as it is; null where nothing does. */
  readonly refusal: TicketRefusal | null;
}

export interface SlipSelectionView {
  readonly market_id: string;
  readonly match_id: string;
  readonly outcome: string;
  readonly status: MarketStatus;
  /** Now; 0 where it is not on offer. */
  readonly price: number;
  readonly version: number;
  readonly is_live: boolean;
}

export interface PlaceTicketRequest {
  readonly client_request_id: string;
  readonly kind: TicketKind;
  readonly selections: readonly SelectionRequest[];
  /** Of each combination. */
  readonly unit_stake: string;
  /** Which changes of a price are taken: none, those in the player's favour, or any. */
  readonly accept: AcceptPolicy;
}

/**
 * `reserved`: the wallet is being asked. `pending`: the stake is in place and the live delay runs. `rejected`: nothing was
 * staked, or the stake was given back. `settled` may become `accepted` again when a result is taken back.
 */
export type TicketState = 'reserved' | 'pending' | 'accepted' | 'rejected' | 'settled' | 'cashed_out';

/** Why a ticket is not taken. */
export type TicketRefusal =
  | 'market_closed'
  | 'price_changed'
  | 'match_moved'
  | 'stake_too_low'
  | 'stake_too_high'
  | 'exposure_full'
  | 'same_match'
  | 'kind_unknown'
  | 'feed_away'
  /** The wallet's own word stands in `wallet_reason`. */
  | 'wallet';

export interface TicketView {
  readonly ticket_id: string;
  readonly client_request_id: string;
  readonly kind: TicketKind;
  readonly state: TicketState;
  readonly refusal: TicketRefusal | null;
  readonly wallet_reason: string | null;
  readonly accept: AcceptPolicy;
  readonly combinations: number;
  readonly unit_stake: string;
  readonly stake: string;
  /** If everything that is open wins. */
  readonly most_payout: string;
  /** Null as long as it is open. */
  readonly payout: string | null;
  /** What the wallet still owes of a payout that was corrected; null where nothing. */
  readonly owed: string | null;
  readonly legs: readonly LegView[];
  readonly placed_at: string;
  /** While `pending`: when it is decided. */
  readonly decides_at: string | null;
  readonly accepted_at: string | null;
  readonly settled_at: string | null;
  /** Every change of the payout, the first one first. */
  readonly settlements: readonly TicketSettlementView[];
  readonly cash_out: CashOutView | null;
  /** The wallet's after the last thing that this ticket moved; null where it is not known. */
  readonly balance: string | null;
}

export interface LegView {
  readonly match: Pick<
    MatchHeadView,
    'match_id' | 'league' | 'home' | 'away' | 'kicks_off_at' | 'status' | 'score' | 'clock'
  >;
  readonly market_id: string;
  readonly code: string;
  readonly line: number;
  readonly line_kind: MarketView['line_kind'];
  readonly outcome: string;
  /** What the player saw, and what was accepted. */
  readonly asked_price: number;
  readonly price: number;
  readonly is_live: boolean;
  readonly result: LegResultView | null;
  /** The event that decided it, where one did. */
  readonly decided_by: MatchEventView | null;
}

export interface TicketSettlementView {
  readonly seq: number;
  readonly payout_before: string;
  readonly payout_after: string;
  readonly cause: 'settled' | 'rolled_back' | 'resettled' | 'cancelled' | 'cashed_out';
  readonly at: string;
}

export interface CashOutQuoteView {
  readonly quote_id: string;
  readonly ticket_id: string;
  readonly amount: string;
  /** What the ticket is worth without the house's share of it. */
  readonly fair_value: string;
  readonly margin_bp: number;
  readonly expires_at: string;
}

/** `pending`: the live delay runs. `refused`: a price moved meanwhile; the ticket goes on. */
export interface CashOutView {
  readonly amount: string;
  readonly state: 'pending' | 'taken' | 'refused';
}

/** Why the studio refuses a call of the sportsbook, beside what every call may be refused for. */
export type SportsRefusal =
  | 'match_unknown'
  | 'market_unknown'
  | 'league_unknown'
  | 'ticket_unknown'
  /** The id belongs to a ticket with other content. */
  | 'ticket_conflict'
  | 'quote_unknown'
  | 'quote_expired'
  /** The ticket is decided, or a market of it is not open: there is nothing to be given for it now. */
  | 'no_cash_out'
  | TicketRefusal;
