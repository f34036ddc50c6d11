import type { HandBet } from '../hand-model.ts';
import { blackjackRules, limit } from '../models/blackjack-rules.ts';
import { betOf, type Share } from './bet-of.ts';

/**
 * What blackjack is worth to whoever plays it best, added up over all cards. The shoe never changes, so that a total says all
 * about a hand and the two hands of a split know nothing of each other but the dealer's total.
 */
export function blackjackBets(): readonly HandBet[] {
  return [betOf('hand', handShares()), betOf('insurance', insuranceShares())];
}

/** By value, ace 1 to ten: four ranks of thirteen count ten. */
const chances = [0, ...Array.from({ length: 9 }, () => 1 / 13), 4 / 13];
const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const { dealerStandsFrom, returns, insuranceCost, insuranceReturn } = blackjackRules;
const bust = limit + 1;

interface State {
  /** With an ace as 11 where that is not too much. */
  readonly total: number;
  readonly isSoft: boolean;
}

const nothing: State = { total: 0, isSoft: false };

function withCard({ total, isSoft }: State, value: number): State {
  if (value === 1 && total + 11 <= limit) return { total: total + 11, isSoft: true };
  const sum = total + value;
  return sum > limit && isSoft ? { total: sum - 10, isSoft: false } : { total: sum, isSoft };
}

const handOf = (...cards: readonly number[]): State => cards.reduce(withCard, nothing);

/** The chance of each total that the dealer comes to, who has no blackjack; `bust` for all above the limit. */
function dealerTotals(up: number): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  const follow = (state: State, chance: number): void => {
    if (state.total >= dealerStandsFrom) {
      const total = Math.min(state.total, bust);
      totals.set(total, (totals.get(total) ?? 0) + chance);
    } else for (const value of values) follow(withCard(state, value), chance * chances[value]!);
  };
  const start = handOf(up);
  const left = 1 - blackjackChance(up);
  for (const value of values)
    if (handOf(up, value).total < limit) follow(withCard(start, value), chances[value]! / left);
  return totals;
}

function blackjackChance(up: number): number {
  return up === 1 ? chances[10]! : up === 10 ? chances[1]! : 0;
}

/** A way to play on: what it is worth, in first stakes, and the totals that it ends with by how much lies on them. */
interface Plan {
  readonly worth: number;
  readonly ends: readonly End[];
}

interface End {
  readonly probability: number;
  readonly total: number;
  readonly stakes: 1 | 2;
}

/** The best plans against one card of the dealer who has no blackjack; where he has one, no plan changes what is lost. */
class Planner {
  readonly #dealer: ReadonlyMap<number, number>;
  readonly #known = new Map<string, Plan>();

  constructor(dealer: ReadonlyMap<number, number>) {
    this.#dealer = dealer;
  }

  best(state: State, isFirst: boolean): Plan {
    if (state.total >= limit) return this.#stand(state, 1);
    const key = `${state.total} ${state.isSoft} ${isFirst}`;
    const known = this.#known.get(key);
    if (known) return known;
    const plans = [this.#stand(state, 1), this.#draw(state, (next) => this.best(next, false))];
    if (isFirst) plans.push(this.#draw(state, (next) => this.#stand(next, 2)));
    const best = plans.reduce((a, b) => (b.worth > a.worth ? b : a));
    this.#known.set(key, best);
    return best;
  }

  /** One of the two hands that a pair is split to: of aces each gets one card more. */
  half(card: number): Plan {
    return this.#draw(handOf(card), (next) => (card === 1 ? this.#stand(next, 1) : this.best(next, true)));
  }

  #draw(state: State, then: (next: State) => Plan): Plan {
    const plans = values.map((value) => [chances[value]!, then(withCard(state, value))] as const);
    return {
      worth: plans.reduce((sum, [chance, plan]) => sum + chance * plan.worth, 0),
      ends: merge(
        plans.flatMap(([chance, plan]) =>
          plan.ends.map((end) => ({ ...end, probability: end.probability * chance })),
        ),
      ),
    };
  }

  #stand({ total }: State, stakes: 1 | 2): Plan {
    let worth = 0;
    for (const [dealer, chance] of this.#dealer)
      worth += chance * stakes * (paidFor(total, dealer) / 100 - 1);
    return { worth, ends: [{ probability: 1, total: Math.min(total, bust), stakes }] };
  }
}

function merge(ends: readonly End[]): End[] {
  const merged = new Map<string, End>();
  for (const end of ends) {
    const key = `${end.total} ${end.stakes}`;
    merged.set(key, { ...end, probability: end.probability + (merged.get(key)?.probability ?? 0) });
  }
  return [...merged.values()];
}

/** Hundredths of a hand's stake. */
function paidFor(total: number, dealer: number): number {
  if (total >= bust) return returns.bust;
  if (dealer === bust || total > dealer) return returns.won;
  return total === dealer ? returns.tie : returns.lost;
}

function handShares(): Share[] {
  const shares: Share[] = [];
  for (const up of values) {
    const dealer = dealerTotals(up);
    const planner = new Planner(dealer);
    for (const first of values)
      for (const second of values) {
        const chance = chances[up]! * chances[first]! * chances[second]!;
        shares.push(...startShares({ up, first, second, chance }, dealer, planner));
      }
  }
  return shares;
}

function startShares(
  start: { readonly up: number; readonly first: number; readonly second: number; readonly chance: number },
  dealer: ReadonlyMap<number, number>,
  planner: Planner,
): Share[] {
  const { up, first, second, chance } = start;
  const met = blackjackChance(up);
  const state = handOf(first, second);
  if (state.total === limit)
    return [
      { probability: chance * met, staked: 100, paid: returns.tie },
      { probability: chance * (1 - met), staked: 100, paid: returns.blackjack },
    ];
  const whole = planner.best(state, true);
  const half = first === second ? planner.half(first) : null;
  const hands = half && half.worth * 2 > whole.worth ? [half.ends, half.ends] : [whole.ends];
  const shares: Share[] = [];
  for (const ends of together(hands)) {
    const staked = ends.reduce((sum, { stakes }) => sum + stakes * 100, 0);
    const probability = chance * ends.reduce((product, end) => product * end.probability, 1);
    // against a blackjack all comes back but the first stake; nothing was added by who is bust without more at stake
    if (met > 0) shares.push({ probability: probability * met, staked, paid: staked - 100 });
    for (const [total, share] of dealer) {
      const paid = ends.reduce((sum, end) => sum + end.stakes * paidFor(end.total, total), 0);
      shares.push({ probability: probability * (1 - met) * share, staked, paid });
    }
  }
  return shares;
}

/** Each end of one hand with each of the other. */
function together(hands: readonly (readonly End[])[]): End[][] {
  return hands.reduce<End[][]>(
    (found, ends) => found.flatMap((before) => ends.map((end) => [...before, end])),
    [[]],
  );
}

/** Whether the dealer’s second card makes a blackjack of his ace; of its own stake. */
function insuranceShares(): Share[] {
  const chance = blackjackChance(1);
  return [
    { probability: chance, staked: 100, paid: (insuranceReturn * 100) / insuranceCost },
    { probability: 1 - chance, staked: 100, paid: 0 },
  ];
}
