import { Refusal } from '../../../client/api.ts';
import { el, icon } from '../../../client/dom.ts';
import { EventStream } from '../event-stream.ts';
import { Poll } from '../poll.ts';
import { byMarket, withPrices } from '../prices/with-prices.ts';
import type { Sportsbook, SportsPage } from '../sportsbook.ts';
import type { SportsText } from '../../words/sports-texts.ts';
import { MarketList } from './market-list.ts';
import { Court } from './court.ts';
import { Hoops } from './hoops.ts';
import { Pitch } from './pitch.ts';
import { ProofPart } from './proof-part.ts';
import { Scoreboard } from './scoreboard.ts';
import { RoundStrip } from './round-strip.ts';
import { Timeline } from './timeline.ts';
import type { MatchView } from '../../../../play-protocol/sports-protocol.ts';
import { sportsStreams } from '../../../../play-protocol/sports-stream.ts';

const askEveryMs = 1_000;
/** While the studio tells what is another. */
const askAnywayMs = 20_000;

/** One match: how it stands, what happened, where the play is (a pitch or a court), every market, and its proof. */
export function createMatchPage(book: Sportsbook, matchId: string): SportsPage {
  const { text, calls, clock, offers } = book;
  const content = el(
    'div',
    { class: 'match-content' },
    el('p', { class: 'empty-line', role: 'status' }, text('board_loading')),
  );
  const back = el('a', { class: 'back-link', href: '#' }, icon('back'), text('back_to_board'));
  const element = el('div', { class: 'match-page' }, back, content);
  let parts: MatchParts | null = null;

  let shown: MatchView | null = null;
  let isTold = false;
  const take = (match: MatchView): void => {
    shown = match;
    clock.follow(match.now);
    book.recover();
    offers.noteMarkets(match.markets);
    if (parts) parts.update(match);
    else {
      parts = new MatchParts(book, match);
      content.replaceChildren(...parts.elements);
    }
    // nothing comes any more
    if (match.status !== 'live' && match.status !== 'not_started' && match.proof.server_seed !== null) {
      poll.stop();
      stream.stop();
    }
  };
  const poll = new Poll({
    everyMs: () => (isTold ? askAnywayMs : askEveryMs),
    ask: async () => take(await calls.match(matchId)),
    onFailure(error) {
      if (error instanceof Refusal && error.word === 'match_unknown') location.hash = '';
      else book.fail(error);
    },
  });
  const stream = new EventStream({
    address: sportsStreams.match.replace(':match_id', encodeURIComponent(matchId)),
    on: {
      match: take,
      prices: ({ prices, ...now }) => shown && take({ ...withPrices(shown, byMarket(prices)), ...now }),
    },
    onOpen: (isOpen) => {
      isTold = isOpen;
      if (!isOpen) poll.now();
    },
  });
  const stop = clock.on(() => parts?.tick());
  return {
    element,
    refresh: () => parts?.refresh(),
    stop() {
      poll.stop();
      stream.stop();
      stop();
    },
  };
}

class MatchParts {
  readonly elements: readonly HTMLElement[];
  readonly #board: Scoreboard;
  readonly #ground: Pitch | Court | Hoops | RoundStrip;
  readonly #timeline: Timeline;
  readonly #markets: MarketList;
  readonly #proof: ProofPart;

  constructor(book: Sportsbook, match: MatchView) {
    const { text } = book;
    this.#board = new Scoreboard(book, match);
    this.#ground = groundOf(text, match);
    this.#timeline = new Timeline(text, match.sport);
    this.#markets = new MarketList(book, match);
    this.#proof = new ProofPart(text, match);
    const looks = el('div', { class: 'match-looks' }, this.#ground.element, this.#timeline.element);
    this.elements = [this.#board.element, looks, this.#markets.element, this.#proof.element];
    this.update(match);
  }

  update(match: MatchView): void {
    for (const part of [this.#board, this.#ground, this.#timeline, this.#markets, this.#proof])
      part.update(match);
  }

  tick(): void {
    this.#board.tick();
    this.#markets.refresh();
  }

  refresh(): void {
    this.#markets.refresh();
  }
}

function groundOf(text: SportsText, match: MatchView): Pitch | Court | Hoops | RoundStrip {
  switch (match.sport) {
    case 'football':
      return new Pitch(text);
    case 'tennis':
      return new Court(text, match);
    case 'basketball':
      return new Hoops(text);
    case 'esport':
      return new RoundStrip(text, match);
  }
}
