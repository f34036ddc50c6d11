import type { Currency } from '@halls/contract';

/** What commits to a table's draws: link 0 of its chain, and the link before the draw that is on. */
export interface ChainView {
  readonly first_link: string;
  readonly number: number;
  /** Its place in the table's published list. */
  readonly ordinal: number;
  readonly commitment: string;
}

export type TableGameView = { readonly gp_id: string; readonly code: string; readonly name: string };

/** What was published of a chain before its first draw; `packages/fairness` says what is hashed. */
export interface ChainRecordView {
  readonly gp_id: string;
  readonly game_code: string;
  readonly ordinal: number;
  readonly first_draw: number;
  readonly last_draw: number;
  readonly first_link: string;
  readonly previous_hash: string;
  readonly record_hash: string;
  readonly published_at: string;
}

export interface DrawView {
  readonly number: number;
  /** Model and version that it is played by. */
  readonly mathematics: string;
  readonly state: TableDrawView['state'];
  readonly closes_at: string;
  /** When it closed, as its row says; null while it is open. */
  readonly closed_at: string | null;
  readonly commitment: string;
  /** The seed of every stake; null while it is open. */
  readonly seats: readonly string[] | null;
  /** These are null until it is drawn. */
  readonly link: string | null;
  readonly client_seed: string | null;
  readonly outcome: unknown;
  /** The public beacon's part in it; null while it is open, and for a draw that has none. */
  readonly beacon: BeaconView | null;
}

/** A round of a public beacon, which is not out before the draw has closed. */
export interface BeaconView {
  readonly chain: {
    readonly hash: string;
    readonly public_key: string;
    /** Unix time of round 1, and the time between rounds, in seconds. */
    readonly genesis_time: number;
    readonly period: number;
  };
  readonly round: number;
  /** Null until the studio has it. */
  readonly signature: string | null;
}

/** A shared table as everybody sees it. */
export interface TableView {
  /** The tables' clock, which all times of the table go by. */
  readonly now: string;
  /** The latest draw; null before a table's first. */
  readonly draw: TableDrawView | null;
  /** What was drawn last, the newest first; the latest draw too, once it is drawn. */
  readonly results: readonly { readonly number: number; readonly outcome: unknown }[];
  /** Who sits at the seats of that draw, for tables that have seats. */
  readonly boxes: readonly BoxView[];
  /** How the pool of that draw lies, for tables that have one. */
  readonly pool: readonly PoolSideView[];
}

/** Whoever has staked most at a seat of the draw holds it. Seats that nobody has staked at are left out. */
export interface BoxView {
  readonly box: string;
  /** The holder's alias. */
  readonly holder: string;
  /** What the holder has there, in the holder's currency. */
  readonly stake: string;
  readonly currency: Currency;
  /** How many have staked there, the holder too. */
  readonly players: number;
}

/** An option of a pool. It pays what it returns at the close, whatever it returned when a stake was laid. */
export interface PoolSideView {
  readonly option: string;
  /** All that lies on it, the house's part too; a million to a table limit. */
  readonly units: number;
  /** Hundredths of the stake, the stake included, as the pool lies. */
  readonly returns: number;
  /** How many have staked on it. */
  readonly players: number;
}

/** What a table's `stakes` event carries: they change while the draw is open. */
export type TableStakesView = Pick<TableView, 'boxes' | 'pool'>;

export interface TableDrawView {
  /** One more than the draw before. */
  readonly number: number;
  /** It takes stakes while it is `open`, whatever a clock says; `drawn` it rests until the next one opens. */
  readonly state: 'open' | 'closed' | 'drawn';
  /** The hash of the link that decides it. */
  readonly commitment: string;
  readonly opens_at: string;
  readonly closes_at: string;
  readonly draws_at: string;
  /** The next one opens then. */
  readonly ends_at: string;
  /** How many stakes it has; null while it is open. */
  readonly seats: number | null;
  /** What their seeds come to, for whoever keeps it before the beacon's round is out; null while it is open. */
  readonly seats_hash: string | null;
  /** Which round of a public beacon counts; null while it is open, and for a draw that has none. */
  readonly beacon: { readonly chain: string; readonly round: number } | null;
  /** The round is late: the table rests with its stakes until it comes. */
  readonly waits_for_beacon: boolean;
  /** Null until it is drawn. */
  readonly outcome: unknown;
}
