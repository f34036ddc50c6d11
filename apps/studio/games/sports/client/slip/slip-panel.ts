import { button, el } from '../../../client/dom.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { refusalWords } from '../tickets/refusal-words.ts';
import { ReceiptList } from './receipt-list.ts';
import type { SlipCheck } from './slip-check.ts';
import { SlipControls } from './slip-controls.ts';
import { SlipLegLine } from './slip-leg-line.ts';
import { planSlip, type SlipPlan } from './slip-plan.ts';
import type { SlipLeg } from './slip-state.ts';
import { StakeField } from './stake-field.ts';
import { SlipSums } from './slip-sums.ts';
import { readStake } from './read-stake.ts';

/** Reasons that need no alarm: the slip is only not ready yet. */
const calmReasons: ReadonlySet<string> = new Set([
  'stake_missing',
  'demo',
  'builder_short',
  'builder_pricing',
]);

/** The bet slip: selections, what they are combined to, stake, what it may return, and the one button that places it. */
export class SlipPanel {
  readonly element: HTMLElement;
  readonly #book: Sportsbook;
  readonly #check: SlipCheck;
  readonly #balance: () => bigint | null;
  readonly #legs = el('ul', { class: 'slip-legs' });
  readonly #empty: HTMLElement;
  readonly #form: HTMLElement;
  readonly #controls: SlipControls;
  readonly #sums: SlipSums;
  readonly #stake: StakeField;
  readonly #reason = el('p', { class: 'slip-reason', role: 'status' });
  readonly #combine: HTMLButtonElement;
  readonly #agree: HTMLButtonElement;
  readonly #place: HTMLButtonElement;
  readonly #receipts: ReceiptList;
  readonly #lines = new Map<string, SlipLegLine>();
  #field: StakeField | null = null;

  constructor(book: Sportsbook, check: SlipCheck, balance: () => bigint | null) {
    this.#book = book;
    this.#check = check;
    this.#balance = balance;
    const { text, slip, desk } = book;
    this.#empty = el('p', { class: 'empty-line' }, text('slip_empty'));
    this.#receipts = new ReceiptList(book);
    this.#stake = new StakeField(book, {
      label: text('stake_each'),
      onInput: (typed) => slip.setStake(typed),
      onFocus: (field) => (this.#field = field),
    });
    this.#controls = new SlipControls(book, {
      onChip: (minor) => this.#add(minor),
      onMost: () => this.#most(),
    });
    this.#sums = new SlipSums(book);
    this.#combine = button(
      text('builder_combine'),
      () => slip.combinable !== null && slip.combine(slip.combinable),
      { class: 'plain-button' },
    );
    this.#agree = button(text('agree_changes'), () => slip.agree(), { class: 'main-button' });
    this.#place = button(text('place'), () => this.#press(), { class: 'main-button place-button' });
    this.#form = el(
      'div',
      { class: 'slip-form' },
      this.#controls.modes,
      this.#legs,
      this.#controls.system,
      this.#stake.element,
      this.#controls.chips,
      this.#sums.element,
      this.#controls.accept,
      this.#reason,
      this.#combine,
      this.#agree,
      this.#place,
      button(text('clear_slip'), () => slip.clear(), { class: 'quiet-button' }),
    );
    this.element = el('div', { class: 'slip-body' }, this.#receipts.element, this.#empty, this.#form);
    for (const source of [slip, book.offers, check, book.board]) source.on(() => this.update());
    desk.on(() => {
      this.#receipts.update();
      this.update();
    });
    book.clock.on(() => this.#receipts.tick());
    // another slip: what was said of the last one no longer stands
    slip.on(() => desk.forgetRefusal());
    this.update();
  }

  /** A price format was chosen. */
  refresh(): void {
    this.#receipts.update();
    this.update();
  }

  update(): void {
    const { slip, desk } = this.#book;
    const { legs, mode } = slip;
    this.#empty.hidden = legs.length > 0 || desk.receipts.length > 0;
    this.#form.hidden = legs.length === 0;
    const plan = this.#plan();
    this.#drawLegs(legs, mode === 'single', plan);
    this.#controls.update();
    this.#stake.element.hidden = mode === 'single';
    this.#stake.show(slip.stake);
    this.#sums.update(plan, this.#check.limitsOf(mode === 'single' ? (legs[0]?.key ?? null) : null));
    this.#drawReason(plan);
  }

  #plan(): SlipPlan {
    const { slip, board, shell } = this.#book;
    const { currency, mode } = shell.view;
    return planSlip({
      ...{ slip, currency, balanceMinor: this.#balance(), isDemo: mode === 'demo' },
      isUp: board.state.isUp,
      limitsOf: (key) => this.#check.limitsOf(key),
      eachWayOf: (key) => this.#check.eachWayOf(key),
    });
  }

  #drawLegs(legs: readonly SlipLeg[], isSingle: boolean, plan: SlipPlan): void {
    const keys = new Set(legs.map(({ key }) => key));
    for (const [key, line] of this.#lines)
      if (!keys.has(key)) {
        line.element.remove();
        this.#lines.delete(key);
      }
    for (const leg of legs) {
      let line = this.#lines.get(leg.key);
      if (!line) {
        line = new SlipLegLine(this.#book, leg, (field) => (this.#field = field));
        this.#lines.set(leg.key, line);
        this.#legs.append(line.element);
      }
      const said = this.#check.builderOf(leg.key);
      const eachWay = isSingle ? this.#check.eachWayOf(leg.key) : null;
      line.update(leg, { isSingle, eachWay, riskWords: this.#riskWords(leg, plan), said });
    }
  }

  /** Where the price is written as what is risked, what that is of this stake. */
  #riskWords({ key, price }: SlipLeg, { bets }: SlipPlan): string {
    const { prices, text, shell } = this.#book;
    if (!prices.isRisk(price)) return '';
    const bet = bets.find((one) => one.kind === 'single' && one.legs[0]?.key === key);
    if (!bet) return '';
    const { money } = shell;
    const win = money.show(bet.mostPayoutMinor - bet.unitStakeMinor);
    return text('risk_note', { risk: money.show(bet.unitStakeMinor), win });
  }

  #drawReason(plan: SlipPlan): void {
    const { text, desk, slip, shell } = this.#book;
    const amount = plan.limitMinor === null ? '' : shell.money.show(plan.limitMinor);
    const refused = desk.refusal && refusalWords(text, desk.refusal.word, { amount });
    const words = refused ?? (plan.reason ? refusalWords(text, plan.reason, { amount }) : '');
    this.#reason.hidden = words === '';
    this.#reason.classList.toggle(
      'is-calm',
      refused === null && plan.reason !== null && calmReasons.has(plan.reason),
    );
    if (this.#reason.textContent !== words) this.#reason.textContent = words;
    const canAgree = slip.legsToAgree.some(({ mark }) => mark !== 'closed');
    this.#combine.hidden = slip.combinable === null;
    this.#agree.hidden = plan.reason !== 'price_changed' || !canAgree;
    this.#place.hidden = !this.#agree.hidden;
    this.#place.disabled = desk.isPlacing || plan.reason !== null;
    const stake =
      plan.stakeMinor > 0n
        ? text('place_amount', { amount: shell.money.show(plan.stakeMinor) })
        : text('place');
    const label = desk.isPlacing ? text('placing') : stake;
    if (this.#place.textContent !== label) this.#place.textContent = label;
  }

  #press(): void {
    const plan = this.#plan();
    const { desk, slip } = this.#book;
    if (plan.reason === null && plan.bets.length > 0) void desk.place(plan.bets, slip.accept);
  }

  #add(minor: bigint): void {
    const field = this.#activeField();
    const { currency } = this.#book.shell.view;
    field?.write((readStake(field.typed, currency) ?? 0n) + minor);
  }

  #most(): void {
    const { slip } = this.#book;
    const leg = slip.legs.find(({ key }) => this.#lines.get(key)?.stake === this.#activeField());
    const limits = this.#check.limitsOf(slip.mode === 'single' ? (leg?.key ?? null) : null);
    const balance = this.#balance();
    if (!limits) return;
    const bets = BigInt(this.#sums.combinations);
    const affordable = balance === null ? limits.mostMinor : balance / (slip.mode === 'single' ? 1n : bets);
    this.#activeField()?.write(affordable < limits.mostMinor ? affordable : limits.mostMinor);
  }

  /** The field that was used last, as long as it is on show; else the last selection's. */
  #activeField(): StakeField | null {
    const { slip } = this.#book;
    if (slip.mode !== 'single') return this.#stake;
    const lines = slip.legs.flatMap(({ key }) => this.#lines.get(key) ?? []);
    return lines.find(({ stake }) => stake === this.#field)?.stake ?? lines.at(-1)?.stake ?? null;
  }
}
