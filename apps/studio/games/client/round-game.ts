import type { BetView, RoundView } from '../../play-protocol/play-protocol.ts';
import type { FreePlate } from './free-plate.ts';
import type { MoneyMeters } from './money-meters.ts';
import { paidOf } from './paid-of.ts';
import type { Shell } from './shell.ts';

/**
 * `asking`: the studio decides. `showing`: it has decided, and the player watches how. `choosing`: the round waits for its
 * player.
 */
export type Phase = 'idle' | 'asking' | 'showing' | 'choosing';

/** What a kind of game does at each step of a round; RoundGame says when. Amounts in minor units. */
export interface RoundPresenter<Outcome> {
  /** What the player stakes now; null when that is nothing, and then the player has been told why. */
  stake(balanceMinor: bigint | null): { readonly bet: BetView; readonly stakeMinor: bigint } | null;
  /** Locks the controls, or gives them back. */
  follow(phase: Phase): void;
  /** The studio has been asked. */
  wait(): void;
  /** Nothing came of the asking. */
  stopWaiting(): void;
  /** The outcome stands; this is its show. Where the round waits for its player nothing is paid yet. */
  play(round: SettledRound<Outcome>): Promise<void>;
  /** Brings a round to its end that waits for its player; absent where none does. */
  goOn?(round: RoundView<Outcome>): Promise<RoundView<Outcome>>;
  /** Shortens the show, or ends what waits for the player as it lies. */
  skip(): void;
  /** Without a show: the end of an outcome, or the empty game. */
  rest(outcome: Outcome | null): void;
  /** The outcome in words, for everybody who does not see it; empty where the result says it all. */
  describe(outcome: Outcome): string;
  /** The figures stand. */
  conclude(round: RoundView<Outcome>): void;
}

export type SettledRound<Outcome> = RoundView<Outcome> & {
  readonly outcome: Outcome;
  readonly payout: string;
};

/** What the driver uses of a game's frame. */
export type RoundFrame = Pick<Shell, 'money' | 'text' | 'say' | 'explain' | 'resultOf'> & {
  readonly keeper: Pick<Shell['keeper'], 'play' | 'recover'>;
  readonly sound: Pick<Shell['sound'], 'start'>;
};

/** Free rounds, as they come before the player's own. */
export type FreeSource = Pick<FreePlate, 'next' | 'look'>;

/** One round after the other: asks the studio, shows what it decided, keeps the balance on show true. */
export class RoundGame<Outcome> {
  readonly #frame: RoundFrame;
  readonly #meters: Pick<MoneyMeters, 'showBalance' | 'showWin'>;
  readonly #presenter: RoundPresenter<Outcome>;
  readonly #free: FreeSource | null;
  #phase: Phase = 'idle';
  #balanceMinor: bigint | null;

  constructor(
    frame: RoundFrame,
    meters: Pick<MoneyMeters, 'showBalance' | 'showWin'>,
    presenter: RoundPresenter<Outcome>,
    balance: string | null,
    free: FreeSource | null = null,
  ) {
    this.#free = free;
    this.#frame = frame;
    this.#meters = meters;
    this.#presenter = presenter;
    this.#balanceMinor = balance === null ? null : frame.money.parse(balance);
    meters.showBalance(this.#balanceMinor);
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** Null when the wallet did not say. */
  get balanceMinor(): bigint | null {
    return this.#balanceMinor;
  }

  /** Ends up where a reload interrupted: the round's end, without its show, or where it waits for its player. */
  async recover(openRounds: readonly RoundView[]): Promise<void> {
    this.#enter('asking');
    const recovered = this.#frame.keeper.recover(openRounds).map(({ decided }) => decided);
    const round = (await Promise.all(recovered)).findLast((decided) => decided !== null) as
      | RoundView<Outcome>
      | undefined;
    if (round?.outcome) this.#presenter.rest(round.outcome);
    if (round) this.#conclude(await this.#goOn(round));
    this.#enter('idle');
  }

  /** Plays, or shortens the show of what was played; while the studio is asked it does nothing. */
  press(): void {
    if (this.#phase === 'idle') void this.#play();
    else if (this.#phase !== 'asking') this.#presenter.skip();
  }

  /** Shows a round once more that is over. Nothing is asked, and no balance changes. False where another one goes on. */
  replay(round: SettledRound<Outcome>): boolean {
    if (this.#phase !== 'idle') return false;
    void this.#replay(round);
    return true;
  }

  async #replay(round: SettledRound<Outcome>): Promise<void> {
    const frame = this.#frame;
    this.#enter('showing');
    this.#meters.showWin(0n);
    this.#presenter.wait();
    try {
      await this.#presenter.play(round);
      this.#meters.showWin(paidOf(round, frame.money), round.is_free ? 0n : frame.money.parse(round.stake));
      frame.say(frame.text('replayed', { result: frame.resultOf(round) }));
    } catch (error) {
      this.#presenter.stopWaiting();
      frame.say(frame.explain(error));
    }
    this.#enter('idle');
  }

  async #play(): Promise<void> {
    const frame = this.#frame;
    const free = this.#free?.next ?? null;
    const staked = free
      ? { bet: { stake: free.stake }, stakeMinor: 0n }
      : this.#presenter.stake(this.#balanceMinor);
    if (!staked) return;
    this.#enter('asking');
    this.#meters.showWin(0n);
    if (this.#balanceMinor !== null) this.#meters.showBalance(this.#balanceMinor - staked.stakeMinor);
    frame.say(frame.text('good_luck'));
    frame.sound.start();
    this.#presenter.wait();
    try {
      const round = await frame.keeper.play(staked.bet, free ? { freeGrant: free.grantId } : {});
      this.#enter('showing');
      await this.#show(round as RoundView<Outcome>);
    } catch (error) {
      this.#presenter.stopWaiting();
      this.#meters.showBalance(this.#balanceMinor);
      frame.say(frame.explain(error));
    }
    // a round may have been played in another window, too; without an answer the next round finds out
    if (free) await this.#free?.look().catch(() => undefined);
    this.#enter('idle');
  }

  async #show(round: RoundView<Outcome>): Promise<void> {
    const { money } = this.#frame;
    const shown = round.state === 'playing' ? { ...round, payout: '0' } : round;
    if (isSettled(shown)) {
      // the payout is not on show before its outcome
      const paidMinor = round.is_free ? 0n : paidOf(round, money);
      if (round.balance !== null) this.#meters.showBalance(money.parse(round.balance) - paidMinor);
      await this.#presenter.play(shown);
    } else {
      this.#presenter.rest(null);
    }
    this.#conclude(await this.#goOn(round));
  }

  async #goOn(round: RoundView<Outcome>): Promise<RoundView<Outcome>> {
    if (round.state !== 'playing' || !this.#presenter.goOn) return round;
    if (round.balance !== null) this.#meters.showBalance(this.#frame.money.parse(round.balance));
    this.#enter('choosing');
    return this.#presenter.goOn(round);
  }

  /** The round's figures as they stand, plainly: less than the stake is no win. */
  #conclude(round: RoundView<Outcome>): void {
    const { money } = this.#frame;
    const result = this.#frame.resultOf(round);
    if (round.balance !== null) this.#balanceMinor = money.parse(round.balance);
    this.#meters.showBalance(this.#balanceMinor);
    this.#meters.showWin(paidOf(round, money), round.is_free ? 0n : money.parse(round.stake));
    const words = round.outcome === null ? '' : this.#presenter.describe(round.outcome);
    this.#frame.say(words ? `${words} ${result}` : result);
    this.#presenter.conclude(round);
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#presenter.follow(phase);
  }
}

export function isSettled<Outcome>(round: RoundView<Outcome>): round is SettledRound<Outcome> {
  return round.outcome !== null && round.payout !== null;
}
