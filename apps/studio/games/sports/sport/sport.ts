import type { Draw } from '@halls/fairness';
import type {
  ClockView,
  MatchFigures,
  ScoreView,
  Side,
  SidesView,
  SportId,
} from '../../../play-protocol/sports-protocol.ts';
import type { JointChances, MatchMoment, MatchPart } from '../builder/joint-chances.ts';
import type { MarketHead } from '../markets/market-head.ts';
import type { OutcomeChance } from '../markets/market-chances.ts';
import type { MarketResults } from '../markets/settle-market.ts';
import type { MatchEnds } from '../outright/season-counts.ts';
import type { ToldTally } from './told-tally.ts';

/** Something that happens in a match. */
export interface SportEvent {
  /** Since the match began. */
  readonly atMs: number;
  /** Of play, from 0. */
  readonly minute: number;
  readonly kind: string;
  readonly side: Side | null;
  /** Of the player who did it, in sports that say so. */
  readonly shirt?: number | null;
}

export interface OfferedMarket {
  readonly code: string;
  readonly line: number;
  readonly isMain: boolean;
  readonly chances: readonly OutcomeChance[];
}

/** A match at a moment, by what has happened in it until then. */
export interface MatchLook {
  readonly tally: ToldTally;
  /** Who has a chance that decides something: nothing is taken meanwhile. */
  readonly danger: Side | null;
  readonly isOver: boolean;
  /** What can be bet on, with the chance of each outcome. */
  offer(): OfferedMarket[];
  /** What the match may bring its sides in the table of their season, with the exact chances of the model. */
  ends(): MatchEnds;
  /** Null: not decided yet. */
  settle(code: string, line: number): MarketResults | null;
  /** The place of the event that has decided a market; null where none has. */
  decidedBy(code: string, line: number): number | null;
}

/** Two sides that play each other. */
export interface Meeting {
  /** So many streams of draws a match takes at most. */
  readonly streams: number;
  /** The whole match as a function of the draws alone. */
  play(drawOf: (stream: number) => Draw): readonly SportEvent[];
  /** `clockMs` is null before the match. */
  lookAt(events: readonly SportEvent[], clockMs: number | null): MatchLook;
}

/** What the book and its feed need to know of a sport. */
export interface Sport {
  readonly id: SportId;
  readonly markets: readonly MarketHead[];
  /** Of a match on the board: one for each column. */
  readonly boardCodes: readonly string[];
  /** Events that a bet which waits would have been glad to know. */
  readonly moves: readonly string[];
  readonly emptyTally: ToldTally;
  meet(home: string, away: string): Meeting;
  /** Who wears a shirt of a club; null where nobody does, or where there are none. */
  playerOf(club: string, shirt: number): string | null;
  sidesOf(home: string, away: string): SidesView;
  /** Chances may have moved in between with nothing having happened. */
  hasMoved(fromMs: number, toMs: number): boolean;
  scoreOf(tally: ToldTally): ScoreView;
  figuresOf(tally: ToldTally, isLive: boolean): MatchFigures;
  clockOf(tally: ToldTally, clockMs: number): Omit<ClockView, 'at'>;
  labelOf(minute: number): string;
  /** What of a match stops the bets on its season until their prices know of it; null where there is no such thing yet. */
  seasonNewsOf(tally: ToldTally): string | null;
  /** Nothing is taken on a season at chances that are older, while one of its matches is on. */
  readonly seasonOldestMs: number;
  /** What several selections of a match are worth together; null where the sport's model does not say. */
  readonly jointChances: ((moment: MatchMoment, parts: readonly MatchPart[]) => JointChances) | null;
}
