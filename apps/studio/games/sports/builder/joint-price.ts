import { highestPrice, priceOf } from '../markets/price.ts';
import type { JointChances } from './joint-chances.ts';

/** Why parts make no builder. */
export type JointRefusal = 'builder_impossible' | 'builder_idle' | 'builder_rare';

export interface JointPrice {
  /** Thousandths; 0 where there is none. */
  readonly price: number;
  /** The one at which the house keeps nothing. */
  readonly fairPrice: number;
  /** What the house keeps, once: the margin of the part whose market has the highest. */
  readonly marginBp: number;
  /** Of every set of the parts, so that a part may be void; 1,000 pays the stake back. */
  readonly prices: readonly number[];
  /** Places of parts without which the price is no worse. */
  readonly idle: readonly number[];
  readonly refusal: JointRefusal | null;
}

/** Prices of every set of parts, by what they are worth together and the margin of each part's own market. */
export function jointPriceOf(chances: JointChances, marginsBp: readonly number[]): JointPrice {
  const full = chances.length - 1;
  const marginOf = (set: number): number =>
    marginsBp.reduce((most, margin, place) => (set & (1 << place) ? Math.max(most, margin) : most), 0);
  const chance = { wonPpm: ppmOf(chances[full]!), returnedPpm: 0 };
  const marginBp = marginOf(full);
  const none = { price: 0, fairPrice: 0, marginBp, prices: [], idle: [] };
  if (chance.wonPpm === 0) return { ...none, refusal: 'builder_impossible' };
  // at the highest price there is the house would keep more than it says
  if (1_000_000 * 10_000_000 > highestPrice * chance.wonPpm * (10_000 + marginBp))
    return { ...none, refusal: 'builder_rare' };
  const own = [...chances.keys()].map((set) => priceOfSet(chances[set]!, set === 0 ? null : marginOf(set)));
  const price = own[full]!;
  const idle = [...marginsBp.keys()].filter((place) => own[full ^ (1 << place)]! >= price);
  if (idle.length > 0) return { ...none, idle, refusal: 'builder_idle' };
  // what is left of it never pays more than all of it
  const prices = own.map((one) => Math.min(one, price));
  return { price, fairPrice: priceOf(chance, 0), marginBp, prices, idle, refusal: null };
}

function priceOfSet(chance: number, marginBp: number | null): number {
  const price = marginBp === null ? 0 : priceOf({ wonPpm: ppmOf(chance), returnedPpm: 0 }, marginBp);
  return price === 0 ? 1_000 : price;
}

/** What is rarer than a half of a millionth can't be. */
function ppmOf(chance: number): number {
  return Math.round(chance * 1_000_000);
}

/** A price has moved once it is another by so much, as those of single markets are told. */
const movedFromPerMille = 15;

/**
 * The price now, for somebody who has seen one. While a match is on each minute moves it by a little: what was seen stands as
 * long as it is near and not above the fair price, so that a bet is not refused for a hundredth.
 */
export function steadyPrice(
  { price, fairPrice }: Pick<JointPrice, 'price' | 'fairPrice'>,
  { asked, isLive }: { readonly asked: number; readonly isLive: boolean },
): number {
  const isNear = Math.abs(price - asked) * 1_000 <= asked * movedFromPerMille;
  return isLive && asked > 1_000 && isNear && asked <= fairPrice ? asked : price;
}

/** Whether a chance that was told and the model's own are of the same match: told ones are a little older. */
export function agrees(toldPpm: number, chance: number): boolean {
  const [told, own] = [toldPpm, ppmOf(chance)].map((wonPpm) => priceOf({ wonPpm, returnedPpm: 0 }, 0));
  return told !== undefined && own !== undefined && told > 0 && Math.abs(told - own) * 1_000 <= told * 60;
}
