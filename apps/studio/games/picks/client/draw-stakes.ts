import type { RoundView } from '../../../play-protocol/play-protocol.ts';
import type { Money } from '../../client/money.ts';

/** All stakes of one draw as one round: what they cost, what came of them, and the balance after. */
export interface StakesSum {
  readonly round: RoundView;
  readonly balance: string | null;
}

/** The player's stakes by the draw that they lie on, each a round that is decided some time. */
export class DrawStakes {
  readonly #rounds = new Map<number, Promise<RoundView | null>[]>();

  get isEmpty(): boolean {
    return this.#rounds.size === 0;
  }

  add(drawNumber: number, round: Promise<RoundView | null>): void {
    this.#rounds.set(drawNumber, [...(this.#rounds.get(drawNumber) ?? []), round]);
  }

  has(drawNumber: number): boolean {
    return this.#rounds.has(drawNumber);
  }

  /** The draws that have stakes, up to one. */
  upTo(drawNumber: number): number[] {
    return [...this.#rounds.keys()].filter((number) => number <= drawNumber);
  }

  /** Takes a draw's stakes away and waits for their money; null where there were none. */
  async settle(drawNumber: number, money: Pick<Money, 'parse' | 'toDecimal'>): Promise<StakesSum | null> {
    const asked = this.#rounds.get(drawNumber) ?? [];
    this.#rounds.delete(drawNumber);
    const rounds = (await Promise.all(asked)).filter((round) => round !== null);
    const settled = rounds.filter(({ state }) => state === 'settled');
    const [first] = settled.length > 0 ? settled : rounds;
    if (!first) return null;
    const sumOf = (amounts: (string | null)[]): bigint =>
      amounts.reduce((sum, amount) => sum + money.parse(amount ?? '0'), 0n);
    const counted = settled.length > 0 ? settled : rounds;
    return {
      round: {
        ...first,
        stake: money.toDecimal(sumOf(counted.map(({ stake }) => stake))),
        payout: first.payout === null ? null : money.toDecimal(sumOf(counted.map(({ payout }) => payout))),
      },
      balance: latestBalance(rounds, money),
    };
  }
}

/** Nothing but payouts came between them, so that the highest is the last. */
function latestBalance(rounds: readonly RoundView[], money: Pick<Money, 'parse'>): string | null {
  const balances = rounds.map(({ balance }) => balance).filter((balance) => balance !== null);
  return balances.toSorted((a, b) => (money.parse(a) < money.parse(b) ? 1 : -1))[0] ?? null;
}
