import type { EachWayTermsView, LeagueView, SeasonHeadView, SeasonPlaceView } from './season-views.ts';
import type {
  BuilderRefusal,
  BuilderRequest,
  SelectionRequest,
  SlipBuilderView,
  SlipSelectionView,
} from './slip-views.ts';
import type {
  BoardView,
  LegResultView,
  MarketView,
  MatchEventView,
  MatchHeadView,
  MatchProofView,
  MatchView,
  SportId,
} from './sports-views.ts';

export type {
  BuilderRefusal,
  BuilderRequest,
  SelectionRequest,
  SlipBuilderView,
  SlipSelectionView,
} from './slip-views.ts';
export type { LeagueView, ScorerView, SeasonHeadView, SeasonPlaceView, SeasonView } from './season-views.ts';
export type {
  BasketballFigures,
  BoardMatchView,
  BoardView,
  ClockView,
  ClubStrengthView,
  ClubView,
  EsportFigures,
  EsportTeamView,
  LeagueHeadView,
  FootballFigures,
  LegResultView,
  MarketStatus,
  MarketView,
  MatchEventView,
  MatchFigures,
  MatchHeadView,
  MatchProofView,
  MatchStatus,
  MatchView,
  OutcomeView,
  PlayerStrengthView,
  RankingView,
  ScoreView,
  Side,
  SidesView,
  SportId,
  StandingView,
  TennisFigures,
  TennisSetView,
  WonLostView,
} from './sports-views.ts';

export { sportIds } from './sports-views.ts';

/**
 * What the sportsbook's page and the studio say to each other, beside the calls that every game has: one place for both
 * ends. Prices are whole thousandths of the decimal price (1950 is 1.95), lines whole quarters (of a goal, a game, a set, a point), amounts decimal
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
  /** Table or ranking, results and fixtures of the season that is on. */
  sportsLeague: { request: { readonly league: string }; answer: LeagueView };
  /** Matches that ended, of the sport or of all that the game shows, the latest first; goes on after a `match_id`. */
  sportsResults: {
    request: { readonly after?: string | undefined; readonly sport?: SportId | undefined };
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
  /** What the house gives for an open ticket now: for all that is left of it, or for so many per cent of that. */
  quoteCashOut: {
    request: { readonly ticket_id: string; readonly percent?: number | undefined };
    answer: CashOutQuoteView;
  };
  /** Once; the ticket says what became of it (`cash_out`). */
  takeCashOut: { request: { readonly quote_id: string }; answer: TicketView };
}

export type SportsCall = keyof SportsExchanges;
export type SportsNoDetails = NoDetails;

/** `single` has one leg, `each_way` one that is two bets, on the win and on a place; `multiple` has up to twelve, any other word is a system such as `2/3` or `yankee`. */
export type TicketKind = string;
export type AcceptPolicy = 'none' | 'better' | 'any';

export interface SlipRequest {
  readonly kind: TicketKind;
  readonly selections: readonly SelectionRequest[];
  /** Legs after the selections. */
  readonly builders?: readonly BuilderRequest[] | undefined;
  /** Of each combination. */
  readonly unit_stake?: string | undefined;
}

export interface SlipView {
  readonly selections: readonly SlipSelectionView[];
  /** As they were asked for. */
  readonly builders: readonly SlipBuilderView[];
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

export interface PlaceTicketRequest {
  readonly client_request_id: string;
  readonly kind: TicketKind;
  readonly selections: readonly SelectionRequest[];
  readonly builders?: readonly BuilderRequest[] | undefined;
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
  | BuilderRefusal
  | 'market_closed'
  | 'price_changed'
  | 'match_moved'
  | 'stake_too_low'
  | 'stake_too_high'
  | 'exposure_full'
  | 'same_match'
  /** A season beside one of its own matches, or twice. */
  | 'same_season'
  /** The place half is not on offer. */
  | 'each_way_none'
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
  /** What of the stake was not cashed out in parts. */
  readonly stake_left: string;
  /** What those parts have paid; null where there was none. */
  readonly cashed: string | null;
  /** If everything that is open wins, with what parts have paid. */
  readonly most_payout: string;
  /** With what parts have paid; null as long as it is open. */
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
  /** Null of a season. */
  readonly match: Pick<
    MatchHeadView,
    'match_id' | 'sport' | 'league' | 'home' | 'away' | 'kicks_off_at' | 'status' | 'score' | 'clock'
  > | null;
  /** Null of a match; with where its club stands, or ended. */
  readonly season: (SeasonHeadView & { readonly place: SeasonPlaceView | null }) | null;
  /** The second half of an each-way bet. */
  readonly each_way:
    | (EachWayTermsView & { readonly price: number; readonly result: LegResultView | null })
    | null;
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
  /** The house has settled it by hand, in the place of the feed. */
  readonly is_by_house: boolean;
  /** Of a builder, whose own market is none (`code` is `builder`); empty where the leg is one selection. */
  readonly parts: readonly LegPartView[];
  /** What a builder pays now that parts of it are void; null where none is. */
  readonly price_left: number | null;
}

export type LegPartView = Pick<
  LegView,
  'market_id' | 'code' | 'line' | 'line_kind' | 'outcome' | 'price' | 'result' | 'decided_by' | 'is_by_house'
>;

export interface TicketSettlementView {
  readonly seq: number;
  readonly payout_before: string;
  readonly payout_after: string;
  readonly cause: 'settled' | 'rolled_back' | 'resettled' | 'cancelled' | 'cashed_out' | 'cashed_part';
  readonly at: string;
}

export interface CashOutQuoteView {
  readonly quote_id: string;
  readonly ticket_id: string;
  readonly amount: string;
  /** What it is worth without the house's share of it. */
  readonly fair_value: string;
  /** What of the stake it is for, and what goes on. */
  readonly stake_sold: string;
  readonly stake_left: string;
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
