import { el } from '../../../client/dom.ts';
import { countOf } from '../../ticket/combinations.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { sizesOf, type SlipPlan, type StakeLimits } from './slip-plan.ts';

/** What a slip costs and may return: combinations, total stake, the price of a multiple, and the limits of a stake. */
export class SlipSums {
  readonly element = el('dl', { class: 'slip-sums figures' });
  readonly #book: Sportsbook;
  readonly #rows: Readonly<Record<'price' | 'bets' | 'limits' | 'stake' | 'returns', SumRow>>;

  constructor(book: Sportsbook) {
    this.#book = book;
    const { text } = book;
    this.#rows = {
      price: new SumRow(text('total_price')),
      bets: new SumRow(text('stake_each')),
      limits: new SumRow(text('stake')),
      stake: new SumRow(text('total_stake')),
      returns: new SumRow(text('returns'), 'is-returns'),
    };
    this.element.append(...Object.values(this.#rows).map(({ element }) => element));
  }

  /** How many bets the slip is combined to. */
  get combinations(): number {
    const { slip } = this.#book;
    const legs = slip.selections.length;
    return countOf({ legs, sizes: sizesOf(slip.kind, legs) ?? [legs] });
  }

  update(plan: SlipPlan, limits: StakeLimits | null): void {
    const { slip, text, shell, prices } = this.#book;
    const { money } = shell;
    const show = (minor: bigint): string => money.show(minor);
    const [bet] = plan.bets;
    const isOne = slip.mode === 'multiple';
    this.#rows.price.show(isOne ? prices.show(priceOfAll(slip.legs.map(({ price }) => price))) : '');
    const isSystem = slip.mode === 'system';
    this.#rows.bets.show(
      isSystem
        ? text('combinations', { n: this.combinations, unit: bet ? show(bet.unitStakeMinor) : '…' })
        : '',
    );
    const isClear = limits !== null && (slip.mode !== 'single' || slip.legs.length === 1);
    this.#rows.limits.show(
      isClear ? text('stake_limits', { least: show(limits.leastMinor), most: show(limits.mostMinor) }) : '',
    );
    this.#rows.stake.show(plan.stakeMinor > 0n ? show(plan.stakeMinor) : '');
    const canReturn = plan.mostPayoutMinor > 0n && plan.reason !== 'market_closed';
    this.#rows.returns.show(canReturn ? show(plan.mostPayoutMinor) : '');
  }
}

/** Thousandths, rounded down once; the payout is counted by itself. */
function priceOfAll(all: readonly number[]): number {
  if (all.some((price) => price <= 1_000)) return 0;
  const product = all.reduce((sum, price) => sum * BigInt(price), 1n);
  return Number(product / 1_000n ** BigInt(Math.max(0, all.length - 1)));
}

class SumRow {
  readonly element: HTMLElement;
  readonly #value = el('dd', {});

  constructor(label: string, kind = '') {
    this.element = el('div', { class: `slip-sum ${kind}` }, el('dt', {}, label), this.#value);
  }

  show(words: string): void {
    this.element.hidden = words === '';
    if (this.#value.textContent !== words) this.#value.textContent = words;
  }
}
