import type { Side } from '../../../play-protocol/sports-protocol.ts';

interface Count {
  home: number;
  away: number;
}

/** What a match has come to, as its feed tells it and the book keeps it. */
export interface FootballToldTally {
  /** By half. */
  goals: [Count, Count];
  corners: [Count, Count];
  cards: [Count, Count];
  reds: Count;
  scorers: Side[];
  halves_over: number;
}

export interface TennisToldTally {
  /** Those that are over. */
  sets: (Count & { tie_break: Count | null })[];
  games: Count;
  /** One by one: 3 is "40". */
  points: Count;
  /** Of the next point; null before the toss and after the match. */
  server: Side | null;
  is_over: boolean;
  aces: Count;
  double_faults: Count;
  breaks: Count;
}

export interface BasketballToldTally {
  /** Points of the quarters and overtimes that have begun. */
  periods: Count[];
  /** Who has it; null before the tip-off, in a rest and after the match. */
  ball: Side | null;
  is_resting: boolean;
  is_over: boolean;
  threes: Count;
  free_throws: Count;
  turnovers: Count;
}

export interface EsportToldTally {
  /** Rounds of the maps that are over. */
  maps: Count[];
  /** Of the one that is on. */
  rounds_on: Count;
  is_on: boolean;
  is_over: boolean;
  /** In all maps. */
  rounds: Count;
  openers: Count;
  longest_runs: Count;
}

/** A season's: how far it is, and who stands where; `tied` clubs share a place. */
export interface SeasonToldTally {
  matches: number;
  matches_over: number;
  places: { club: string; place: number; tied: number }[];
}

export type ToldTally =
  | FootballToldTally
  | TennisToldTally
  | BasketballToldTally
  | EsportToldTally
  | SeasonToldTally;
