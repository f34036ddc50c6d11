import type { BoardView } from '../../../../play-protocol/sports-protocol.ts';
import { Poll } from '../poll.ts';
import { Watched } from '../watched.ts';
import { type BoardState, emptyBoard, mergeBoard } from './board-state.ts';
import type { Offers } from './offers.ts';

const askEveryMs = 1_000;

export interface BoardFeedParts {
  ask(since: string | null): Promise<BoardView>;
  readonly offers: Pick<Offers, 'noteMarkets'>;
  onFailure(error: unknown): void;
  onAnswer(): void;
  /** How late it is in the studio. */
  onNow(now: string): void;
}

/** Follows the board as long as the window is open: all of it once, then what changed. */
export class BoardFeed extends Watched {
  readonly #poll: Poll;
  #state = emptyBoard;
  #hasAnswer = false;

  constructor({ ask, offers, onFailure, onAnswer, onNow }: BoardFeedParts) {
    super();
    this.#poll = new Poll({
      everyMs: askEveryMs,
      onFailure,
      ask: async () => {
        const view = await ask(this.#state.version);
        onNow(view.now);
        onAnswer();
        this.#state = mergeBoard(this.#state, view);
        this.#hasAnswer = true;
        offers.noteMarkets(view.matches.flatMap(({ markets }) => markets));
        this.changed();
      },
    });
  }

  get state(): BoardState {
    return this.#state;
  }

  get hasAnswer(): boolean {
    return this.#hasAnswer;
  }

  askNow(): void {
    this.#poll.now();
  }
}
