import type { BetView, RoundView, SessionView } from '../../../play-protocol/play-protocol.ts';
import { Refusal, type StudioApi } from '../../client/api.ts';
import type { MoneyMeters } from '../../client/money-meters.ts';
import { paidOf } from '../../client/paid-of.ts';
import type { Shell } from '../../client/shell.ts';
import type { HandOutcome } from '../hand-model.ts';

/** `asking`: the studio decides. `showing`: the player watches what came. `choosing`: the hand waits for the player. */
export type HandPhase = 'idle' | 'asking' | 'showing' | 'choosing';

/** What a kind of hand does at each step; HandGame says when. Amounts in minor units. */
export interface HandPresenter<Outcome extends HandOutcome> {
  /** What the player stakes on a new hand; null when that is not possible, and then the player has been told why. */
  stake(balanceMinor: bigint | null): { readonly bet: BetView; readonly stakeMinor: bigint } | null;
  /** Opens what can be done now, and closes the rest. `open` is the hand that waits for the player. */
  follow(phase: HandPhase, open: RoundView<Outcome> | null): void;
  /** Shows how the hand has gone on since `before`; from the empty table where that is null. */
  play(outcome: Outcome, before: Outcome | null): Promise<void>;
  /** Shortens the show. */
  skip(): void;
  /** Without a show: the hand as it stands, or the empty table. */
  rest(outcome: Outcome | null): void;
  /** The hand in words, for everybody who does not see it. */
  describe(outcome: Outcome): string;
  /** The figures of a hand that is over stand. */
  conclude(round: RoundView<Outcome>): void;
}

/** What the driver uses of a game's frame. */
export type HandFrame = Pick<Shell, 'money' | 'text' | 'say' | 'explain' | 'resultOf'> & {
  readonly keeper: Pick<Shell['keeper'], 'play' | 'move' | 'recover'>;
  readonly sound: Pick<Shell['sound'], 'start'>;
  readonly api: Pick<StudioApi, 'session'>;
};

/** One hand after the other, step by step; the balance on show is always the one that the studio has said. */
export class HandGame<Outcome extends HandOutcome> {
  readonly #frame: HandFrame;
  readonly #meters: Pick<MoneyMeters, 'showBalance' | 'showWin'>;
  readonly #presenter: HandPresenter<Outcome>;
  #phase: HandPhase = 'idle';
  #balanceMinor: bigint | null;
  /** The hand that waits for the player. */
  #open: RoundView<Outcome> | null = null;

  constructor(
    frame: HandFrame,
    meters: Pick<MoneyMeters, 'showBalance' | 'showWin'>,
    presenter: HandPresenter<Outcome>,
    balance: string | null,
  ) {
    this.#frame = frame;
    this.#meters = meters;
    this.#presenter = presenter;
    this.#balanceMinor = balance === null ? null : frame.money.parse(balance);
    meters.showBalance(this.#balanceMinor);
  }

  get phase(): HandPhase {
    return this.#phase;
  }

  /** The hand that waits for the player, or did until the move that is under way. */
  get open(): RoundView<Outcome> | null {
    return this.#open;
  }

  /** Takes a hand up where a reload, another window or another device has left it. */
  async recover(openRounds: readonly RoundView[]): Promise<void> {
    this.#enter('asking');
    const recovered = this.#frame.keeper.recover(openRounds).map(({ decided }) => decided);
    const round = (await Promise.all(recovered)).findLast((decided) => decided !== null);
    if (round) this.#takeUp(round as RoundView<Outcome>);
    else this.#enter('idle');
  }

  /** Deals, or shortens the show of what came. */
  press(): void {
    if (this.#phase === 'idle') void this.#deal();
    else if (this.#phase === 'showing') this.#presenter.skip();
  }

  /** Makes a move of the hand that waits. `addedMinor` is what it adds to the stake. */
  move(move: string, addedMinor = 0n): void {
    if (this.#phase !== 'choosing' || !this.#open) return;
    if (this.#balanceMinor !== null && this.#balanceMinor < addedMinor)
      return this.#frame.say(this.#frame.text('not_enough'));
    void this.#move(this.#open, move);
  }

  async #deal(): Promise<void> {
    const frame = this.#frame;
    const staked = this.#presenter.stake(this.#balanceMinor);
    if (!staked) return;
    this.#enter('asking');
    this.#meters.showWin(0n);
    this.#presenter.rest(null);
    if (this.#balanceMinor !== null) this.#meters.showBalance(this.#balanceMinor - staked.stakeMinor);
    frame.say(frame.text('good_luck'));
    frame.sound.start();
    try {
      await this.#show((await frame.keeper.play(staked.bet)) as RoundView<Outcome>, null);
    } catch (error) {
      this.#meters.showBalance(this.#balanceMinor);
      await this.#lookAgain(frame.explain(error), error);
    }
  }

  async #move(open: RoundView<Outcome>, move: string): Promise<void> {
    const { outcome } = open;
    if (!outcome) return;
    this.#enter('asking');
    try {
      const round = await this.#frame.keeper.move(open, outcome.moves.length, move);
      await this.#show(round as RoundView<Outcome>, outcome);
    } catch (error) {
      await this.#lookAgain(this.#frame.explain(error), error);
    }
  }

  /** Refused: the hand may have been dealt or gone on in another window, so it is shown as it stands. */
  async #lookAgain(reason: string, error: unknown): Promise<void> {
    const isRefused = error instanceof Refusal && error.status === 409;
    const view = isRefused ? await this.#frame.api.session().catch(() => null) : null;
    if (view?.balance) this.#balanceMinor = this.#frame.money.parse(view.balance);
    const standing = (view ? standingOf(view, this.#open) : this.#open) as RoundView<Outcome> | null;
    this.#open = null;
    if (standing) this.#takeUp(standing);
    else this.#enter('idle');
    this.#meters.showBalance(this.#balanceMinor);
    this.#frame.say(reason);
  }

  async #show(round: RoundView<Outcome>, before: Outcome | null): Promise<void> {
    const { money } = this.#frame;
    this.#enter('showing');
    // the payout is not on show before what it is for
    if (round.balance !== null) this.#meters.showBalance(money.parse(round.balance) - paidOf(round, money));
    if (round.outcome) await this.#presenter.play(round.outcome, before);
    if (round.balance !== null) this.#balanceMinor = money.parse(round.balance);
    this.#takeUp(round);
  }

  /** The hand as it stands, plainly: it waits for the player, or it is over and its figures stand. */
  #takeUp(round: RoundView<Outcome>): void {
    const frame = this.#frame;
    const { outcome } = round;
    this.#presenter.rest(outcome);
    const words = outcome ? this.#presenter.describe(outcome) : '';
    this.#meters.showBalance(this.#balanceMinor);
    if (round.state === 'playing') {
      this.#open = round;
      frame.say(words);
      return this.#enter('choosing');
    }
    this.#open = null;
    this.#meters.showWin(paidOf(round, frame.money), frame.money.parse(round.stake));
    const result = frame.resultOf(round);
    frame.say(words ? `${words} ${result}` : result);
    this.#presenter.conclude(round);
    this.#enter('idle');
  }

  #enter(phase: HandPhase): void {
    this.#phase = phase;
    this.#presenter.follow(phase, this.#open);
  }
}

/** What is open now; else what became of the hand that was. */
function standingOf(
  { open_rounds: [open], last_round: last }: SessionView,
  known: RoundView | null,
): RoundView | null {
  return open ?? (last && last.client_round_id === known?.client_round_id ? last : null);
}
