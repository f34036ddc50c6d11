import type { Shell } from '../../client/shell.ts';
import type { BoardFeed } from './board/board-feed.ts';
import type { SportChoice } from './board/sport-choice.ts';
import type { Offers } from './board/offers.ts';
import type { PriceView } from './prices/price-view.ts';
import type { SlipState } from './slip/slip-state.ts';
import type { SportsCalls } from './sports-calls.ts';
import type { SportsText } from '../words/sports-texts.ts';
import type { StudioClock } from './studio-clock.ts';
import type { TicketDesk } from './tickets/ticket-desk.ts';

/** What the pages of the sportsbook share. */
export interface Sportsbook {
  readonly shell: Shell;
  readonly text: SportsText;
  readonly calls: SportsCalls;
  readonly clock: StudioClock;
  readonly offers: Offers;
  readonly board: BoardFeed;
  readonly prices: PriceView;
  readonly sports: SportChoice;
  readonly slip: SlipState;
  readonly desk: TicketDesk;
  /** A question came to nothing: says so as long as that lasts, or ends the page where the session is over. */
  fail(error: unknown): void;
  /** There is an answer again. */
  recover(): void;
}

/** One page in the frame. */
export interface SportsPage {
  readonly element: HTMLElement;
  /** The format of the prices or the slip is another. */
  refresh(): void;
  stop(): void;
}
