export type Chips = ReadonlyMap<string, bigint>;

/**
 * The player's chips by option, in minor units: those in hand, which can be taken back step by step, and at a table
 * that many play at those that are placed on the draw that is on.
 */
export class BetSlip {
  readonly #limitMinor: bigint;
  readonly #onChange: () => void;
  #inHand: Chips = new Map();
  #steps: Chips[] = [];
  #placed: Chips = new Map();
  #last: Chips = new Map();
  #takes: (option: string) => boolean = () => true;

  constructor(limitMinor: bigint, onChange: () => void) {
    this.#limitMinor = limitMinor;
    this.#onChange = onChange;
  }

  /** The chips in hand. */
  get entries(): [string, bigint][] {
    return [...this.#inHand];
  }

  get inHandMinor(): bigint {
    return sumOf(this.#inHand);
  }

  get placedMinor(): bigint {
    return sumOf(this.#placed);
  }

  get totalMinor(): bigint {
    return this.inHandMinor + this.placedMinor;
  }

  /** What a press that repeats would stake: the chips in hand, or those of the round before. */
  get againMinor(): bigint {
    return sumOf(this.#inHand.size > 0 ? this.#inHand : this.#last);
  }

  get canUndo(): boolean {
    return this.#steps.length > 0;
  }

  get canRepeat(): boolean {
    const { size } = this.#last;
    const isFree = this.#inHand.size === 0 && this.#placed.size === 0;
    return isFree && size > 0 && [...this.#last.keys()].every(this.#takes);
  }

  /** All that lies on an option, and whether all of it is placed. */
  amountOn(option: string): { readonly minor: bigint; readonly isPlaced: boolean } {
    const inHand = this.#inHand.get(option) ?? 0n;
    return { minor: inHand + (this.#placed.get(option) ?? 0n), isPlaced: inHand === 0n };
  }

  /** A chip of the amount for each of the options, all or none: false when the table's limit forbids it. */
  place(options: readonly string[], amountMinor: bigint): boolean {
    if (this.totalMinor + amountMinor * BigInt(options.length) > this.#limitMinor) return false;
    this.#change(
      options.reduce<Chips>((chips, option) => merge(chips, new Map([[option, amountMinor]])), this.#inHand),
    );
    return true;
  }

  undo(): void {
    this.#inHand = this.#steps.pop() ?? this.#inHand;
    this.#onChange();
  }

  clear(): void {
    if (this.#inHand.size > 0) this.#change(new Map());
  }

  repeat(): void {
    if (this.canRepeat) this.#change(new Map(this.#last));
  }

  /** What a press on double would add: as much as is in hand, or else as is placed. */
  get doubleMinor(): bigint {
    return this.#inHand.size > 0 ? this.inHandMinor : this.placedMinor;
  }

  /** Twice what is in hand, or where nothing is what is placed once more: false when the table's limit forbids it. */
  double(): boolean {
    if (this.doubleMinor === 0n || this.totalMinor + this.doubleMinor > this.#limitMinor) return false;
    this.#change(this.#inHand.size > 0 ? merge(this.#inHand, this.#inHand) : new Map(this.#placed));
    return true;
  }

  /** After a round of one's own: the chips leave the table, and can be placed again in one move. */
  finish(): void {
    this.#last = this.#inHand;
    this.#inHand = new Map();
    this.#steps = [];
    this.#onChange();
  }

  /** The chips in hand are placed on the draw that is on; answers them. */
  placeAll(): Chips {
    const chips = this.#inHand;
    this.#inHand = new Map();
    this.#steps = [];
    this.lay(chips);
    return chips;
  }

  /** These chips lie on the draw that is on, from before this window knew. */
  lay(chips: Chips): void {
    this.#placed = merge(this.#placed, chips);
    this.#onChange();
  }

  /** They were not taken: they are in hand again, with what came to it meanwhile. */
  takeBack(chips: Chips): void {
    const negative = new Map([...chips].map(([option, amount]) => [option, -amount]));
    this.#placed = merge(this.#placed, negative);
    this.#inHand = merge(this.#inHand, chips);
    this.#letGo();
    this.#onChange();
  }

  /** The draw is over: what lay on it leaves the table; what is in hand is for the next one. */
  finishDraw(): void {
    if (this.#placed.size > 0) this.#last = this.#placed;
    this.#placed = new Map();
    this.#onChange();
  }

  /** From now on another draw is bet on: chips on what it does not take leave the hand, and are not placed again. */
  turnTo(takes: (option: string) => boolean): void {
    this.#takes = takes;
    this.#letGo();
    this.#onChange();
  }

  #letGo(): void {
    const kept = [...this.#inHand].filter(([option]) => this.#takes(option));
    if (kept.length < this.#inHand.size) this.#inHand = new Map(kept);
    this.#steps = this.#steps.filter((chips) => [...chips.keys()].every(this.#takes));
  }

  #change(next: Chips): void {
    this.#steps.push(this.#inHand);
    this.#inHand = next;
    this.#onChange();
  }
}

function sumOf(chips: Chips): bigint {
  return [...chips.values()].reduce((sum, amount) => sum + amount, 0n);
}

function merge(one: Chips, other: Chips): Chips {
  const all = new Map(one);
  for (const [option, amount] of other) all.set(option, (all.get(option) ?? 0n) + amount);
  return new Map([...all].filter(([, amount]) => amount !== 0n));
}
