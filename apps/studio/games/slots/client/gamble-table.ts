import type { RoundView } from '../../../play-protocol/play-protocol.ts';
import { Refusal } from '../../client/api.ts';
import { button, el } from '../../client/dom.ts';
import { createPlayingCard, nameOfCard } from '../../client/playing-card.ts';
import type { Shell } from '../../client/shell.ts';
import { Show } from '../../client/show.ts';
import { collectMove, type Guess, guesses, movesWithWin, timesOf } from '../gamble-win.ts';
import { type GambledOutcome, isFalling, type SlotModel, type SlotOutcome } from '../slot-model.ts';
import type { SlotBar } from './slot-bar.ts';

type Round = RoundView<GambledOutcome>;

/** So many of the cards that came last are listed. */
const lastCards = 8;
const shownMs = { right: 1_100, over: 1_500 } as const;
const signs: Readonly<Record<Guess, string>> = {
  red: '♥\uFE0E♦\uFE0E',
  black: '♠\uFE0E♣\uFE0E',
  spades: '♠\uFE0E',
  hearts: '♥\uFE0E',
  diamonds: '♦\uFE0E',
  clubs: '♣\uFE0E',
};

/** Lies over the reels while a win waits: a card face down, what each guess would make of the win, and a way to collect it. */
export class GambleTable {
  readonly #shell: Shell;
  readonly #model: SlotModel;
  readonly #bar: SlotBar;
  readonly #show: Show;
  readonly #element: HTMLElement;
  readonly #title = el('span', { class: 'gamble-title' });
  readonly #amount = el('strong', { class: 'figures', 'data-field': 'gamble-amount' });
  readonly #card = el('div', { class: 'gamble-card', 'aria-hidden': 'true' });
  readonly #past = el('p', { class: 'gamble-past figures' });
  readonly #buttons = new Map<string, HTMLButtonElement>();
  /** The cards that came last in this window, the newest first. */
  #cards: readonly number[] = [];
  #choose: ((move: string) => void) | null = null;

  constructor(shell: Shell, { model, bar }: { readonly model: SlotModel; readonly bar: SlotBar }) {
    const { text } = shell;
    this.#shell = shell;
    this.#model = model;
    this.#bar = bar;
    this.#show = new Show(shell);
    for (const guess of guesses)
      this.#addButton(guess, `gamble-guess is-${guess}`, [signs[guess], el('small')]);
    this.#addButton(collectMove, 'main-button gamble-collect', [text('gamble_collect')]);
    this.#element = el(
      'section',
      { class: 'gamble-table', 'aria-label': text('gamble') },
      el('p', { class: 'gamble-worth' }, this.#title, this.#amount),
      this.#card,
      this.#past,
      el('div', { class: 'gamble-guesses' }, ...this.#buttons.values()),
    );
  }

  get isOpen(): boolean {
    return this.#element.isConnected;
  }

  /** Lets the player guess until the round is over; answers how it ended. */
  async goOn(round: Round): Promise<Round> {
    this.#show.begin();
    this.#cards = round.outcome?.gamble.cards.toReversed() ?? this.#cards;
    this.#shell.stage.append(this.#element);
    this.#turn(null);
    let now = round;
    while (now.state === 'playing' && now.outcome) {
      this.#ask(now, now.outcome);
      const move = await new Promise<string>((settle) => (this.#choose = settle));
      now = await this.#make(now, now.outcome, move);
    }
    this.#element.remove();
    return now;
  }

  /** Collects the win that waits; while a card is shown, shortens that. */
  collect(): void {
    if (this.#choose) this.#decide(collectMove);
    else this.#show.skip();
  }

  #addButton(move: string, className: string, content: (Node | string)[]): void {
    this.#buttons.set(
      move,
      button(move, () => this.#decide(move), { class: className, 'data-move': move }, ...content),
    );
  }

  #decide(move: string): void {
    const choose = this.#choose;
    this.#choose = null;
    for (const each of this.#buttons.values()) each.disabled = true;
    choose?.(move);
  }

  #ask(round: Round, { gamble: { units, cards } }: GambledOutcome): void {
    const { text, money } = this.#shell;
    const open = movesWithWin(this.#model, units, cards.length);
    const rules = isFalling(this.#model) ? null : this.#model.gamble;
    const amount = money.show(this.#minorOf(round, units));
    this.#title.textContent = text('gamble_card', { n: cards.length + 1, of: rules?.steps ?? 0 });
    this.#amount.textContent = amount;
    this.#bar.meters.showWin(this.#minorOf(round, units), money.parse(round.stake));
    for (const guess of guesses) {
      const times = rules ? timesOf(rules, guess) : 1;
      const right = money.show(this.#minorOf(round, units * times));
      const each = this.#buttons.get(guess)!;
      each.disabled = !open.includes(guess);
      // a suit has no room for an amount: it says so many times
      const isColour = guess === 'red' || guess === 'black';
      each.querySelector('small')!.textContent = each.disabled ? '' : isColour ? right : `×${times}`;
      each.title = text('gamble_if_right', { guess: text(`gamble_${guess}`), amount: right });
      each.setAttribute('aria-label', each.title);
    }
    const collect = this.#buttons.get(collectMove)!;
    collect.disabled = false;
    collect.setAttribute('aria-label', `${text('gamble_collect')} ${amount}`);
    this.#shell.say(text('gamble_ask', { amount }));
  }

  /** The round after a move; refused, it may have gone on in another window, so it is taken as it stands. */
  async #make(round: Round, outcome: GambledOutcome, move: string): Promise<Round> {
    const { keeper, api } = this.#shell;
    try {
      const next = (await keeper.move(round, outcome.moves.length, move)) as Round;
      if (next.outcome && next.outcome.gamble.cards.length > outcome.gamble.cards.length)
        await this.#reveal(next, next.outcome);
      return next;
    } catch (error) {
      this.#shell.say(this.#shell.explain(error));
      const isRefused = error instanceof Refusal && error.status === 409;
      return isRefused ? ((await api.round(round.client_round_id).catch(() => round)) as Round) : round;
    }
  }

  async #reveal(round: Round, { gamble: { cards, units } }: GambledOutcome): Promise<void> {
    const { text, money, sound } = this.#shell;
    const card = cards.at(-1)!;
    const amount = money.show(this.#minorOf(round, units));
    this.#show.begin();
    this.#cards = [card, ...this.#cards].slice(0, lastCards);
    this.#turn(card);
    this.#amount.textContent = amount;
    this.#bar.meters.showWin(this.#minorOf(round, units), money.parse(round.stake));
    this.#shell.say(
      units > 0
        ? text('gamble_right', { card: nameOfCard(card), amount })
        : text('gamble_wrong', { card: nameOfCard(card) }),
    );
    if (units > 0) sound.win(1);
    else sound.stop();
    await this.#wait(round.state === 'playing' ? shownMs.right : shownMs.over);
    this.#turn(null);
  }

  /** A card is there to be seen, without motion too; a press ends it. */
  async #wait(ms: number): Promise<void> {
    if (!this.#shell.prefersStillness) return this.#show.pause(ms);
    await new Promise((settle) => setTimeout(settle, ms));
  }

  /** Shows a card, or a face-down one where that is null. */
  #turn(card: number | null): void {
    const { text } = this.#shell;
    this.#card.replaceChildren(
      card === null
        ? el('div', { class: 'gamble-back' })
        : createPlayingCard(card, !this.#shell.prefersStillness),
    );
    this.#past.replaceChildren(
      ...(this.#cards.length === 0 ? [] : [text('gamble_last'), ...this.#cards.map(cardName)]),
    );
  }

  #minorOf(round: Round, units: number): bigint {
    return (this.#shell.money.parse(round.stake) * BigInt(units)) / BigInt(this.#model.stakeUnits);
  }
}

/** The cards that a round was gambled on, for the list of rounds. */
export function listCards(outcome: SlotOutcome): HTMLElement[] {
  const { gamble } = outcome as Partial<GambledOutcome>;
  if (!gamble || gamble.cards.length === 0) return [];
  return [el('div', { class: 'gamble-past figures' }, ...gamble.cards.map(cardName))];
}

function cardName(card: number): HTMLElement {
  const suit = Math.floor(card / 13);
  return el('b', { class: suit === 1 || suit === 2 ? 'is-red' : null }, nameOfCard(card));
}
