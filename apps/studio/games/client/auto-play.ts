/** How far rounds go on by themselves. Amounts in minor units. */
export interface AutoTerms {
  readonly rounds: number;
  /** As much may be lost, and never more. */
  readonly lossMinor: bigint;
  /** A single win of this much ends it; null: none does. */
  readonly winMinor: bigint | null;
  /** So does a round in which a feature starts. */
  readonly endsAtFeature: boolean;
}

/** Why no further round begins. */
export type AutoEnd = 'rounds' | 'loss' | 'win' | 'feature';

export interface AutoRound {
  /** 0 for a free round. */
  readonly stakeMinor: bigint;
  readonly paidMinor: bigint;
  readonly hasFeature: boolean;
}

/** The rules of rounds that go on by themselves: when the next one may begin. */
export class AutoPlay {
  readonly #terms: AutoTerms;
  #left: number;
  #lostMinor = 0n;
  #end: AutoEnd | null = null;

  constructor(terms: AutoTerms) {
    this.#terms = terms;
    this.#left = terms.rounds;
  }

  get left(): number {
    return this.#left;
  }

  /** Why no round of such a stake begins; null where one may. What it could lose counts as lost before it begins. */
  refuse(stakeMinor: bigint): AutoEnd | null {
    if (this.#end) return this.#end;
    if (this.#left === 0) return 'rounds';
    return this.#lostMinor + stakeMinor > this.#terms.lossMinor ? 'loss' : null;
  }

  /** A round has ended. */
  note({ stakeMinor, paidMinor, hasFeature }: AutoRound): void {
    const { winMinor, endsAtFeature } = this.#terms;
    this.#left = Math.max(0, this.#left - 1);
    this.#lostMinor += stakeMinor - paidMinor;
    if (winMinor !== null && paidMinor >= winMinor) this.#end = 'win';
    else if (endsAtFeature && hasFeature) this.#end = 'feature';
  }
}
