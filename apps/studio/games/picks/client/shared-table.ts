import type {
  RoundView,
  TableDrawView,
  TableStakesView,
  TableView,
} from '../../../play-protocol/play-protocol.ts';
import type { MoneyMeters } from '../../client/money-meters.ts';
import type { Shell } from '../../client/shell.ts';
import type { BetSlip, Chips } from './bet-slip.ts';
import type { ChipTable } from './chip-table.ts';
import { DrawStakes } from './draw-stakes.ts';
import type { PicksBar } from './picks-bar.ts';
import type { PicksStage } from './picks-stage.ts';
import type { Road } from './roads/road.ts';
import { type ClockFace, readClock } from './table-clock.ts';

export interface SharedTableParts {
  readonly frame: Pick<Shell, 'money' | 'text' | 'say' | 'explain' | 'resultOf' | 'celebrate'> & {
    readonly keeper: Pick<Shell['keeper'], 'play' | 'recover' | 'follow'>;
    readonly sound: Pick<Shell['sound'], 'start'>;
  };
  readonly meters: Pick<MoneyMeters, 'showBalance' | 'showWin'>;
  readonly slip: BetSlip;
  readonly bar: Pick<PicksBar, 'show'>;
  readonly table: Pick<ChipTable, 'mark' | 'clearMarks' | 'showBoxes' | 'showPool' | 'showDraw'>;
  readonly stage: PicksStage;
  readonly road: Pick<Road, 'show'>;
  /** The tables' clock. */
  nowMs(): number;
  /** What the player has now, for when no round says it. */
  readBalance(): Promise<string | null>;
}

/**
 * A table that many play at: every draw is shown to whoever looks, as the studio tells of it, and whoever plays puts
 * stakes on the draw that is open, as often as there is time. Each stake is a round of its own.
 */
export class SharedTable {
  readonly #parts: SharedTableParts;
  readonly #stakes = new DrawStakes();
  #draw: TableDrawView | null = null;
  #results: TableView['results'] = [];
  #lying: TableStakesView = { boxes: [], pool: [] };
  /** The latest draw that has been shown, or was over before this window looked. */
  #shown: number | null = null;
  #isShowing = false;
  /** The latest draw whose close was said. */
  #closed: number | null = null;
  /** Stakes that came without a press, and those of them that wait for a show to end. */
  readonly #adopted = new Set<string>();
  #waiting: RoundView[] = [];
  #isPlacing = false;
  #balanceMinor: bigint | null;

  constructor(parts: SharedTableParts, balance: string | null) {
    this.#parts = parts;
    this.#balanceMinor = balance === null ? null : parts.frame.money.parse(balance);
    parts.meters.showBalance(this.#balanceMinor);
  }

  /** Null when the wallet did not say. */
  get balanceMinor(): bigint | null {
    return this.#balanceMinor;
  }

  get isShowing(): boolean {
    return this.#isShowing;
  }

  clock(): ClockFace {
    return readClock(this.#draw, this.#isShowing, this.#parts.nowMs());
  }

  /** What the studio says of the table; it may say a thing twice, and leave things out. */
  see(view: TableView): void {
    const before = this.#draw;
    const { draw } = view;
    if (before && draw && isEarlier(draw, before)) return;
    this.#draw = draw;
    this.#results = view.results;
    this.#showDraw();
    this.#lying = view;
    if (this.#shown === null) this.#arrive(view);
    else if (draw?.state === 'drawn' && draw.number > this.#shown && !this.#isShowing) void this.#show(draw);
    else if (draw?.state === 'closed' && draw.number > this.#shown && !isSame(draw, before))
      this.#close(draw);
    if (draw?.waits_for_beacon && !before?.waits_for_beacon)
      this.#parts.frame.say(this.#parts.frame.text('beacon_late'));
    this.#concludeMissed();
    this.#showStakes();
    this.followClock();
  }

  /** The button is what can be done now. */
  followClock(): void {
    const { bar } = this.#parts;
    if (this.#isShowing) bar.show('show');
    else if (this.#isPlacing) bar.show('busy');
    else bar.show(this.clock().text === 'bets_close_in' ? 'open' : 'shut');
  }

  /** Places what is in hand on the open draw, or shortens the show. */
  press(): void {
    if (this.#isShowing) this.#parts.stage.skip();
    else if (!this.#isPlacing) void this.#place();
  }

  /** Stakes that an earlier load of this window has placed. */
  recover(openRounds: readonly RoundView[]): void {
    const { frame, slip } = this.#parts;
    for (const { open, decided } of frame.keeper.recover(openRounds)) {
      if (!open) continue;
      this.#adopted.add(open.client_round_id);
      slip.lay(chipsOf(open, (stake) => frame.money.parse(stake)));
      this.#follow(open, decided);
    }
  }

  /** A stake that a plan of the player's has placed: it lies there and counts as any other. */
  adopt(round: RoundView): void {
    if (this.#adopted.has(round.client_round_id)) return;
    this.#adopted.add(round.client_round_id);
    this.#waiting.push(round);
    this.#layWaiting();
  }

  /** What lies on the table while a draw is shown is cleared after it: a later stake waits for that. */
  #layWaiting(): void {
    if (this.#isShowing) return;
    const { frame, slip, meters } = this.#parts;
    const rounds = this.#waiting;
    this.#waiting = [];
    for (const round of rounds) {
      if (round.state === 'settling') slip.lay(chipsOf(round, (stake) => frame.money.parse(stake)));
      if (round.balance !== null) this.#balanceMinor = frame.money.parse(round.balance);
      meters.showBalance(this.#balanceMinor);
      this.#follow(round, frame.keeper.follow(round));
    }
  }

  async #place(): Promise<void> {
    const { frame, slip, meters, table } = this.#parts;
    const draw = this.#draw;
    if (!draw || slip.inHandMinor === 0n) return;
    if (this.clock().text !== 'bets_close_in') return frame.say(frame.text('draw_closed'));
    const stakeMinor = slip.inHandMinor;
    const chips = slip.placeAll();
    this.#isPlacing = true;
    this.followClock();
    table.clearMarks();
    meters.showWin(0n);
    if (this.#balanceMinor !== null) meters.showBalance(this.#balanceMinor - stakeMinor);
    frame.sound.start();
    let isPlaced = false;
    const picks = [...chips].map(([option, amount]) => ({ option, stake: frame.money.toDecimal(amount) }));
    try {
      const decided = await new Promise<RoundView>((settle, fail) => {
        const round = frame.keeper.play(
          { picks },
          {
            draw: draw.number,
            onPlaced: (placed) => {
              isPlaced = true;
              this.#placed(placed, round);
              settle(placed);
            },
          },
        );
        round.then(settle, fail);
      });
      // refused by the wallet, at once
      if (!isPlaced) this.#refused(chips, frame.resultOf(decided));
    } catch (error) {
      this.#refused(chips, frame.explain(error));
    }
    this.#isPlacing = false;
    this.followClock();
  }

  #placed(placed: RoundView, round: Promise<RoundView>): void {
    const { frame, meters, slip } = this.#parts;
    if (placed.balance !== null) this.#balanceMinor = frame.money.parse(placed.balance);
    meters.showBalance(this.#balanceMinor);
    frame.say(frame.text('placed_more', { amount: frame.money.show(slip.placedMinor) }));
    this.#follow(placed, round);
  }

  #refused(chips: Chips, why: string): void {
    this.#parts.slip.takeBack(chips);
    this.#parts.meters.showBalance(this.#balanceMinor);
    this.#parts.frame.say(why);
  }

  #follow(placed: RoundView, round: Promise<RoundView | null>): void {
    const told = round.catch((error: unknown) => {
      this.#parts.frame.say(this.#parts.frame.explain(error));
      return null;
    });
    if (placed.draw) this.#stakes.add(placed.draw.number, told);
  }

  /** The table as whoever comes in finds it. */
  #arrive({ draw, results }: TableView): void {
    const last = draw?.state === 'drawn' ? draw : results[0];
    this.#shown = last?.number ?? (draw ? draw.number - 1 : null);
    if (draw?.state === 'closed') this.#close(draw);
    else this.#parts.stage.rest(last?.outcome ?? null);
    this.#showRoad();
  }

  /** Said once for each draw: who does not see the clock hears that it takes no more. */
  #close({ number }: TableDrawView): void {
    const { frame } = this.#parts;
    this.#clear();
    if (this.#closed === number) return;
    this.#closed = number;
    frame.say(frame.text('bets_closed'));
  }

  #clear(): void {
    this.#parts.table.clearMarks();
    this.#parts.stage.wait();
  }

  async #show(draw: TableDrawView): Promise<void> {
    const { stage, table, slip, frame } = this.#parts;
    this.#isShowing = true;
    this.#close(draw);
    this.followClock();
    await stage.play(draw.outcome);
    this.#isShowing = false;
    this.#shown = draw.number;
    table.mark(draw.outcome);
    this.#showStakes();
    this.#showRoad();
    slip.finishDraw();
    this.#layWaiting();
    this.#showDraw();
    const words = stage.describe(draw.outcome);
    if (!this.#stakes.has(draw.number)) frame.say(words);
    void this.#conclude(draw.number, words);
    // the studio may have gone on while it was shown
    const now = this.#draw;
    if (now?.state === 'drawn' && now.number > draw.number) void this.#show(now);
    this.followClock();
  }

  /** Draws that came and went while nothing was heard have no show; their money counts all the same. */
  #concludeMissed(): void {
    const shown = this.#shown ?? 0;
    const upTo = this.#isShowing ? shown : Math.max(shown, (this.#draw?.number ?? 0) - 1);
    for (const number of this.#stakes.upTo(upTo)) {
      this.#parts.slip.finishDraw();
      void this.#conclude(number, '');
    }
    if (!this.#isShowing && this.#draw && this.#shown !== null && this.#draw.number - 1 > this.#shown) {
      this.#shown = this.#draw.number - 1;
      const last = this.#results.find(({ number }) => number === this.#shown);
      if (this.#draw.state === 'open' && last) this.#parts.stage.rest(last.outcome);
      this.#showRoad();
    }
  }

  /** The figures of a draw as they stand, once the money of every stake on it is decided. */
  async #conclude(drawNumber: number, words: string): Promise<void> {
    const { frame, meters } = this.#parts;
    const sum = await this.#stakes.settle(drawNumber, frame.money);
    if (!sum) return;
    // a later stake has changed the balance since: only the wallet knows it
    const balance = this.#stakes.isEmpty && !this.#isPlacing ? sum.balance : await this.#askBalance();
    if (balance !== null) this.#balanceMinor = frame.money.parse(balance);
    meters.showBalance(this.#balanceMinor);
    meters.showWin(frame.money.parse(sum.round.payout ?? '0'), frame.money.parse(sum.round.stake));
    const result = frame.resultOf(sum.round);
    frame.say(words ? `${words} ${result}` : result);
    frame.celebrate(sum.round);
  }

  #askBalance(): Promise<string | null> {
    return this.#parts.readBalance().catch(() => null);
  }

  /** What can be bet on is of the latest draw, but while one before it is still shown. */
  #showDraw(): void {
    if (this.#isShowing || !this.#draw) return;
    this.#parts.stage.showDraw?.(this.#draw.number);
    this.#parts.table.showDraw(this.#draw.number);
  }

  /** While a draw is shown, those who sat at it and the pool that it is paid from. */
  #showStakes(): void {
    if (this.#isShowing && this.#draw?.state !== 'drawn') return;
    this.#parts.table.showBoxes(this.#lying.boxes);
    this.#parts.table.showPool(this.#lying.pool);
  }

  /** A result stands on the road when it has been shown, not before. */
  #showRoad(): void {
    const shown = this.#shown ?? -1;
    this.#parts.road.show(this.#results.filter(({ number }) => number <= shown));
  }
}

const order = { open: 0, closed: 1, drawn: 2 } as const;

function isEarlier(draw: TableDrawView, than: TableDrawView): boolean {
  return draw.number < than.number || (draw.number === than.number && order[draw.state] < order[than.state]);
}

function isSame(draw: TableDrawView, other: TableDrawView | null): boolean {
  return draw.number === other?.number && draw.state === other.state;
}

function chipsOf({ bet }: RoundView, parse: (stake: string) => bigint): Chips {
  const chips = new Map<string, bigint>();
  if ('picks' in bet)
    for (const { option, stake } of bet.picks) chips.set(option, (chips.get(option) ?? 0n) + parse(stake));
  return chips;
}
