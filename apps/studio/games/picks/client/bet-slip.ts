/** The chips on the table: amounts by option, in minor units, with a way back step by step. */
export class BetSlip {
  readonly #limitMinor: bigint;
  readonly #onChange: () => void;
  #placed = new Map<string, bigint>();
  #steps: Map<string, bigint>[] = [];
  #last = new Map<string, bigint>();

  constructor(limitMinor: bigint, onChange: () => void) {
    this.#limitMinor = limitMinor;
    this.#onChange = onChange;
  }

  get entries(): [string, bigint][] {
    return [...this.#placed];
  }

  get totalMinor(): bigint {
    return this.entries.reduce((sum, [, amount]) => sum + amount, 0n);
  }

  get canUndo(): boolean {
    return this.#steps.length > 0;
  }

  get canRepeat(): boolean {
    return this.#placed.size === 0 && this.#last.size > 0;
  }

  amountOn(option: string): bigint {
    return this.#placed.get(option) ?? 0n;
  }

  /** False when the table's limit forbids it. */
  place(option: string, amountMinor: bigint): boolean {
    if (this.totalMinor + amountMinor > this.#limitMinor) return false;
    this.#change(new Map(this.#placed).set(option, this.amountOn(option) + amountMinor));
    return true;
  }

  undo(): void {
    this.#placed = this.#steps.pop() ?? this.#placed;
    this.#onChange();
  }

  clear(): void {
    if (this.#placed.size > 0) this.#change(new Map());
  }

  repeat(): void {
    if (this.canRepeat) this.#change(new Map(this.#last));
  }

  /** After a round: the chips leave the table, and can be placed again in one move. */
  finish(): void {
    this.#last = this.#placed;
    this.#placed = new Map();
    this.#steps = [];
    this.#onChange();
  }

  #change(next: Map<string, bigint>): void {
    this.#steps.push(this.#placed);
    this.#placed = next;
    this.#onChange();
  }
}
