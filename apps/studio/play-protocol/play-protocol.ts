import type { Currency, Language } from '@halls/contract';
import type { Engine, HouseGame } from '@halls/house-games';
import type { BetView } from './bet-views.ts';
import type { PlanRefusal, PlanView, StartPlanRequest } from './plan-views.ts';
import { sportsCalls, type SportsExchanges, type SportsRefusal } from './sports-protocol.ts';
import type { ChainRecordView, ChainView, DrawView, TableGameView, TableView } from './table-protocol.ts';

export type { BetView } from './bet-views.ts';
export type { PlanEnd, PlanStakeView, PlanView, StartPlanRequest } from './plan-views.ts';
export type * from './table-protocol.ts';

/**
 * What a game's page and the studio say to each other: one place for both ends. Amounts are decimal strings of the
 * session's currency, times are ISO 8601.
 */
export const playCalls = {
  open: ['POST', '/api/session'],
  session: ['GET', '/api/session'],
  table: ['GET', '/api/table'],
  jackpot: ['GET', '/api/jackpot'],
  play: ['POST', '/api/rounds'],
  move: ['POST', '/api/moves'],
  round: ['GET', '/api/rounds/:client_round_id'],
  history: ['GET', '/api/rounds'],
  startPlan: ['POST', '/api/plans'],
  stopPlan: ['POST', '/api/plans/stop'],
  plans: ['GET', '/api/plans'],
  plan: ['GET', '/api/plans/:plan_id'],
  freeRounds: ['GET', '/api/free-rounds'],
  changeClientSeed: ['POST', '/api/seeds/client'],
  rotateSeeds: ['POST', '/api/seeds/rotate'],
  verify: ['GET', '/api/verify/:round_id'],
  tables: ['GET', '/api/tables'],
  chains: ['GET', '/api/chains/:gp_id/:game_code'],
  draw: ['GET', '/api/draws/:gp_id/:game_code/:number'],
  ...sportsCalls,
} as const satisfies Readonly<Record<keyof PlayExchanges, readonly ['GET' | 'POST', `/api/${string}`]>>;

/** Every call's question and answer; `GET` carries the question in path and query. */
export interface PlayExchanges extends SportsExchanges {
  /** Exchanges a launch code for a session, once. */
  open: { request: OpenRequest; answer: SessionView & { readonly token: string } };
  session: { request: NoDetails; answer: SessionView };
  /** What stands on the session's table now, and this player's part in it. */
  table: { request: NoDetails; answer: SeatedTableView };
  /** What the jackpot holds that the session feeds; null where it feeds none, or the operator does not say. */
  jackpot: { request: NoDetails; answer: { readonly amount: string | null } };
  /** The same `client_round_id` again gives the same round. */
  play: { request: PlayRequest; answer: RoundView };
  /** The next move of a hand; the same one at the same step again gives the hand as it stands. */
  move: { request: MoveRequest; answer: RoundView };
  round: { request: { readonly client_round_id: string }; answer: RoundView };
  /** The latest first, at most `historyLength`; `before` goes on from a round's `played_at`. */
  history: { request: { readonly before?: string | undefined }; answer: HistoryView };
  /** A bet on several draws of the session's table. It goes on without the page, until it ends with its reason. */
  startPlan: { request: StartPlanRequest; answer: PlanView };
  /** What lies on a draw stays there. One that has ended stays as it is. */
  stopPlan: { request: { readonly plan_id: string }; answer: PlanView };
  /** The player's plans at the session's game, the latest first, at most `plansLength`. */
  plans: { request: NoDetails; answer: { readonly plans: readonly PlanView[] } };
  plan: { request: { readonly plan_id: string }; answer: PlanView };
  /** The free rounds that the session's game has for its player; of a grant that is named, how it stands. */
  freeRounds: {
    request: { readonly grant_id?: string | undefined };
    answer: { readonly free_rounds: FreeRoundsView | null };
  };
  changeClientSeed: { request: { readonly client_seed: string }; answer: SeedsView };
  /** Goes on with the seed that was announced by this hash, under this client seed. */
  rotateSeeds: {
    request: { readonly next_commitment: string; readonly client_seed: string };
    answer: RotatedSeedsView;
  };
  /** For whoever knows the round's id. */
  verify: { request: { readonly round_id: string }; answer: VerifiableRoundView };
  /** Every shared table. */
  tables: { request: NoDetails; answer: { readonly tables: readonly TableGameView[] } };
  /** The published chains of a table from its first on, at most `chainPageLength`; `after` goes on from an ordinal. */
  chains: {
    request: { readonly gp_id: string; readonly game_code: string; readonly after?: string | undefined };
    answer: { readonly chains: readonly ChainRecordView[] };
  };
  /** One draw of a table, for whoever wants to check it. */
  draw: {
    request: { readonly gp_id: string; readonly game_code: string; readonly number: string };
    answer: DrawView;
  };
}

export type PlayCall = keyof PlayExchanges;
export type PlayRequestOf<Call extends PlayCall> = PlayExchanges[Call]['request'];
export type PlayAnswerOf<Call extends PlayCall> = PlayExchanges[Call]['answer'];
export type NoDetails = Readonly<Record<string, never>>;

export interface HistoryView {
  readonly rounds: readonly RoundView[];
  /** What the settled rounds come to since the game was opened. */
  readonly session: { readonly rounds: number; readonly stake: string; readonly payout: string };
}
export const chainPageLength = 200;

export interface OpenRequest {
  readonly code: string;
  readonly gp_id: string;
  readonly game_code: string;
  readonly language?: Language | undefined;
  readonly lobby_url?: string | undefined;
}

export interface MoveRequest {
  readonly client_round_id: string;
  /** How many moves stand before this one. */
  readonly step: number;
  readonly move: string;
}

export interface PlayRequest {
  readonly client_round_id: string;
  readonly bet: BetView;
  /**
   * At a shared table: this stake's part in the draw's seed; without it `client_round_id` is. Elsewhere the player's
   * client seed where none was chosen yet.
   */
  readonly client_seed?: string | undefined;
  /** At a shared table: the draw that the stake is meant for. One that comes too late joins no other. */
  readonly draw?: number | undefined;
  /** The grant of free rounds that pays for it. */
  readonly free_grant?: string | undefined;
}

/** Rounds that cost nothing, each at `stake`; what they win is the operator's to give. */
export interface FreeRoundsView {
  readonly grant_id: string;
  readonly stake: string;
  readonly count: number;
  readonly left: number;
  readonly won: string;
}

export interface RoundView<Outcome = unknown> {
  readonly round_id: string;
  readonly client_round_id: string;
  readonly game_code: string;
  /** Model and version that it was played by, such as "lines-20@1". */
  readonly mathematics: string;
  /** `settling`: the wallet's answer or the draw is awaited. `playing`: a hand, or a win that may be gambled, waits for its player's next move. */
  readonly state: 'settling' | 'playing' | 'settled' | 'void';
  readonly void_reason: string | null;
  readonly bet: BetView;
  readonly stake: string;
  /** Null until the money is decided. */
  readonly payout: string | null;
  /** Null until the money is decided; of a round in play as it stands. */
  readonly outcome: Outcome | null;
  readonly balance: string | null;
  readonly currency: Currency;
  /** It cost nothing, and what it won is not in the balance. */
  readonly is_free: boolean;
  /** What the round drew for the jackpot; null where it has no part in one, or is not decided. */
  readonly jackpot: JackpotRoundView | null;
  readonly played_at: string;
  /** Of a table that many play at: what the round waits for. */
  readonly draw: { readonly number: number; readonly closes_at: string } | null;
  readonly fairness: {
    readonly commitment: string;
    /** Null for a shared draw until it is drawn. */
    readonly client_seed: string | null;
    readonly nonce: number;
    /** Null as long as the seed is in use. */
    readonly server_seed: string | null;
    /** Of a shared draw; `ordinal` is the chain's in the published list, null for one of before there was a list. */
    readonly chain: {
      readonly first_link: string;
      readonly number: number;
      readonly ordinal: number | null;
    } | null;
    /** What this stake gave to the seed of a shared draw. */
    readonly seat_seed: string | null;
  };
}

/** The round wins the jackpot when `drawn` is below `units`. */
export interface JackpotRoundView {
  readonly drawn: number;
  readonly of: number;
  readonly units: number;
  readonly is_hit: boolean;
  /** What was paid for a hit, beside the round's own payout. */
  readonly amount: string | null;
}

/** A jackpot as the game tells its players of it. */
export interface JackpotView {
  /** Null when the operator did not say. */
  readonly amount: string | null;
  /** What each stake gives, in per cent, and how much of that is kept for the next pot. */
  readonly share: string;
  readonly reserve_percent: number;
  /** So much staked is one unit; each wins one time in `units_per_win`. */
  readonly unit: string;
  readonly units_per_win: number;
}

export interface VerifiableRoundView extends RoundView {
  /** Of a shared draw: the seed of every stake on it. */
  readonly seats: readonly string[] | null;
  readonly game: GameView;
}

export interface GameView {
  readonly code: string;
  readonly gp_id: string;
  readonly name: string;
  readonly engine: Engine;
  readonly model: HouseGame['model'];
  readonly theme: HouseGame['theme'];
  /** The sports that a sportsbook shows; null where it shows all, and for every other game. */
  readonly sports: NonNullable<HouseGame['sports']> | null;
}

export interface SeedsView {
  readonly commitment: string;
  /** Null until one was chosen: the page makes it, else the first bet's `client_seed` or id becomes it. */
  readonly client_seed: string | null;
  readonly next_nonce: number;
  /** The hash of the server seed that comes after this one. */
  readonly next_commitment: string;
}

export interface RotatedSeedsView extends SeedsView {
  readonly revealed: { readonly commitment: string; readonly server_seed: string };
}

export interface SeatedTableView extends TableView {
  readonly open_rounds: readonly RoundView[];
}

/** The address of a table's server-sent events; each `table` event carries a TableView, each `stakes` event a TableStakesView. */
export function tableEventsPath(game: Pick<GameView, 'gp_id' | 'code'>): string {
  return `/api/tables/${encodeURIComponent(game.gp_id)}/${encodeURIComponent(game.code)}/events`;
}

export interface SessionView {
  readonly game: GameView;
  /** Model and version that the next round is played by. */
  readonly mathematics: string;
  readonly mode: 'real' | 'demo';
  readonly currency: Currency;
  readonly language: Language;
  readonly lobby_url: string | null;
  /** What the player is called at a table that has seats. */
  readonly alias: string;
  readonly end_reason: EndReason | null;
  /** Null when the operator's wallet did not answer. */
  readonly balance: string | null;
  readonly stakes: readonly string[];
  readonly first_stake: string;
  /** Whether a bet may leave its win open to be gambled. */
  readonly may_gamble: boolean;
  /** Null where there is no table. */
  readonly table_limit: string | null;
  /** The timetable of a game that everybody plays together, and the studio's time. */
  readonly table: { readonly period_ms: number; readonly bet_ms: number; readonly now: string } | null;
  readonly chain: ChainView | null;
  /** Null where the session feeds none. */
  readonly jackpot: JackpotView | null;
  /** Null where there are none left. */
  readonly free_rounds: FreeRoundsView | null;
  readonly seeds: SeedsView;
  /** One round, or at a shared table every stake on a draw. */
  readonly open_rounds: readonly RoundView[];
  readonly last_round: RoundView | null;
  /** At a table of one's own what this session's rounds came to, the latest first, at most `resultsLength`. */
  readonly results: readonly Pick<RoundView, 'round_id' | 'outcome'>[];
}

export type EndReason = 'kicked' | 'expired' | 'member_disabled';

/** Why the studio refuses, with HTTP 401, 403, 404, 409, 422, 429 or 503. */
export type PlayRefusal =
  | 'malformed'
  | 'session_unknown'
  | 'session_ended'
  | 'code_invalid'
  | 'game_unknown'
  | 'maintenance'
  | 'operator_unreachable'
  | 'round_unknown'
  | 'draw_unknown'
  | 'round_open'
  | 'round_conflict'
  | 'draw_closed'
  /** More than the table takes of one player for one draw. */
  | 'table_full'
  | 'seeds_changed'
  /** Used up, past their time, or cancelled. */
  | 'free_rounds_over'
  | 'bet_invalid'
  /** The hand does not let it be done, or not any more. */
  | 'move_invalid'
  | 'not_enough_money'
  | PlanRefusal
  /** Nothing was done; `Retry-After` says in how many seconds the same call may come again. */
  | 'too_many'
  | SportsRefusal;

export interface RefusalView {
  readonly error: PlayRefusal;
  /** With `session_ended`. */
  readonly end_reason?: EndReason;
}
