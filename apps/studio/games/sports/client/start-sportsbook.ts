import { sportsStreams } from '../../../play-protocol/sports-stream.ts';
import { Refusal, Unreachable, Busy } from '../../client/api.ts';
import { el } from '../../client/dom.ts';
import { MoneyMeters } from '../../client/money-meters.ts';
import type { Shell } from '../../client/shell.ts';
import { BoardFeed } from './board/board-feed.ts';
import { Offers } from './board/offers.ts';
import { SportChoice } from './board/sport-choice.ts';
import { SportsFrame } from './frame/sports-frame.ts';
import { PriceView } from './prices/price-view.ts';
import { SlipCheck } from './slip/slip-check.ts';
import { SlipState } from './slip/slip-state.ts';
import { SportsCalls } from './sports-calls.ts';
import { sportRules } from './words/sport-rules.ts';
import type { SportsText } from '../words/sports-texts.ts';
import type { Sportsbook } from './sportsbook.ts';
import { StudioClock } from './studio-clock.ts';
import { TicketDesk } from './tickets/ticket-desk.ts';

/** The sportsbook in the frame of the games: what its parts share, and the pages between which one goes. */
export async function startSportsbook(shell: Shell, text: SportsText): Promise<void> {
  const { api, view } = shell;
  const store = storeOf(view.game);
  const calls = new SportsCalls(api);
  const clock = new StudioClock();
  const offers = new Offers(() => clock.nowMs());
  const slip = new SlipState(offers, store);
  const wallet = new ShownBalance(shell);
  const fail = (error: unknown): void => {
    if (error instanceof Unreachable)
      return shell.showNotice(shell.text(error instanceof Busy ? 'busy' : 'lost'));
    const words = shell.explain(error);
    if (!(error instanceof Refusal && error.status === 401)) shell.say(words);
  };
  const recover = (): void => shell.showNotice(null);
  const desk = new TicketDesk({
    ...{ calls, slip, money: shell.money, store, onFailure: fail },
    onWaiting: (waiting) => shell.showNotice(waiting && shell.text(waiting)),
    onMoney: () => wallet.refresh(),
  });
  const board = new BoardFeed({
    ...{ offers, onFailure: fail, onAnswer: recover },
    address: `${sportsStreams.board}?language=${view.language}`,
    ask: (since) => calls.board(since),
    onNow: (now) => clock.follow(now),
  });
  const prices = new PriceView(localStorage);
  const sports = new SportChoice(store, view.game.sports);
  const book: Sportsbook = {
    ...{ shell, text, calls, clock, offers, board, prices, sports, slip, desk, fail, recover },
  };
  const check = new SlipCheck({ calls, slip, offers, money: shell.money, onFailure: fail });
  shell.infoContent = () => [
    el('p', {}, text('invented')),
    ...sports.shown.flatMap((sport) => sportRules(text, sport)).map((words) => el('p', {}, words)),
    el('p', {}, text('margin_note')),
    el('p', { class: 'note' }, shell.text('rule_fault')),
  ];
  const frame = new SportsFrame(book, check, () => wallet.minor);
  wallet.onChange = () => frame.updateSlip();
  clock.start();
  await desk.recover();
}

/** What a window keeps is each game's own: another one's slip is of no use here. */
function storeOf({ code }: Shell['view']['game']): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const own = (key: string): string => `${code}/${key}`;
  return {
    getItem: (key) => sessionStorage.getItem(own(key)),
    setItem: (key, value) => sessionStorage.setItem(own(key), value),
    removeItem: (key) => sessionStorage.removeItem(own(key)),
  };
}

const refreshAgainMs = 1_500;

/** The wallet's balance in the top bar: asked for after whatever may have moved it, and not more often than it can change. */
class ShownBalance {
  onChange: () => void = () => {};
  readonly #shell: Shell;
  readonly #meters: MoneyMeters;
  #minor: bigint | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(shell: Shell) {
    this.#shell = shell;
    this.#meters = new MoneyMeters(shell);
    shell.menu.prepend(this.#meters.balance);
    this.#show(shell.view.balance);
    setInterval(() => !document.hidden && void this.#ask(), 20_000);
  }

  get minor(): bigint | null {
    return this.#minor;
  }

  refresh(): void {
    clearTimeout(this.#timer);
    void this.#ask();
    // a win is on its way a moment after its ticket says so
    this.#timer = setTimeout(() => void this.#ask(), refreshAgainMs);
  }

  async #ask(): Promise<void> {
    try {
      const { balance, end_reason } = await this.#shell.api.session();
      if (end_reason) this.#shell.end(end_reason);
      else this.#show(balance);
    } catch (error) {
      // no answer changes no figure; the end of the session is said by whatever is asked next
      if (error instanceof Refusal) this.#shell.explain(error);
    }
  }

  #show(balance: string | null): void {
    this.#minor = balance === null ? null : this.#shell.money.parse(balance);
    this.#meters.showBalance(this.#minor);
    this.onChange();
  }
}
