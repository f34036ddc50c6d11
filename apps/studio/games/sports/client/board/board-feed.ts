import type { BoardView } from '../../../../play-protocol/sports-protocol.ts';
import type { PriceChange } from '../../../../play-protocol/sports-stream.ts';
import { EventStream } from '../event-stream.ts';
import { Poll } from '../poll.ts';
import { byMarket, withPrices } from '../prices/with-prices.ts';
import { Watched } from '../watched.ts';
import { type BoardState, emptyBoard, mergeBoard } from './board-state.ts';
import type { Offers } from './offers.ts';

const askEveryMs = 1_000;
/** While the studio tells what is another: for whatever it may not have told. */
const askAnywayMs = 20_000;

export interface BoardFeedParts {
  /** Where the studio tells what is another. */
  readonly address: string;
  ask(since: string | null): Promise<BoardView>;
  readonly offers: Pick<Offers, 'noteMarkets'>;
  onFailure(error: unknown): void;
  onAnswer(): void;
  /** How late it is in the studio. */
  onNow(now: string): void;
}

/** Follows the board as long as the window is open: all of it once, then what changed, told by the studio or asked for. */
export class BoardFeed extends Watched {
  readonly #parts: BoardFeedParts;
  readonly #poll: Poll;
  readonly #stream: EventStream;
  #state = emptyBoard;
  #hasAnswer = false;

  constructor(parts: BoardFeedParts) {
    super();
    let isTold = false;
    this.#parts = parts;
    this.#poll = new Poll({
      everyMs: () => (isTold ? askAnywayMs : askEveryMs),
      onFailure: parts.onFailure,
      ask: async () => this.#take(await parts.ask(this.#state.version), []),
    });
    this.#stream = new EventStream({
      address: parts.address,
      on: {
        board: (view) => this.#take(view, []),
        changes: ({ prices, match_ids, ...view }) => {
          const { leagues, matches } = this.#state;
          const ids = match_ids ?? matches.map(({ match_id: id }) => id);
          this.#take({ ...view, leagues, match_ids: ids }, prices);
          // a match that nobody has told of: everything is asked for
          if (this.#state.version === null) this.#poll.now();
        },
      },
      onOpen: (isOpen) => {
        isTold = isOpen;
        if (!isOpen) this.#poll.now();
      },
    });
  }

  get state(): BoardState {
    return this.#state;
  }

  get hasAnswer(): boolean {
    return this.#hasAnswer;
  }

  #take(view: BoardView, prices: readonly PriceChange[]): void {
    const { offers, onNow, onAnswer } = this.#parts;
    onNow(view.now);
    onAnswer();
    const { matches, ...state } = mergeBoard(this.#state, view);
    const moved = byMarket(prices);
    this.#state = { ...state, matches: matches.map((match) => withPrices(match, moved)) };
    this.#hasAnswer = true;
    offers.noteMarkets(this.#state.matches.flatMap(({ markets }) => markets));
    this.changed();
  }

  stop(): void {
    this.#poll.stop();
    this.#stream.stop();
  }
}
