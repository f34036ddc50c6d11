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

export type ToldTally = FootballToldTally;
