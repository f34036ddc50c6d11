import type { BetFigures, ModelFigures } from '@halls/house-games';
import type { HandModel } from '../hands/hand-model.ts';
import type { PicksModel } from '../picks/picks-model.ts';
import { hasWildReels } from '../slots/play-wild-reels.ts';
import { isFalling, type SlotModel } from '../slots/slot-model.ts';
import type { SlotFigures } from './moments.ts';
import { slotFigures } from './slot-figures.ts';
import { optionFigures } from './table-figures.ts';
import { boughtFigures } from './wild-reel-figures.ts';

/** Each of a model's bets with what it is worth: a slot has one, others one for each option with odds of its own. */
export interface FiguredBet {
  /** Null for a slot's spin, `bought` for the free spins of one. */
  readonly option: string | null;
  readonly figures: BetFigures | SlotFigures;
}

export function figureBets(model: SlotModel | PicksModel | HandModel): FiguredBet[] {
  if ('bets' in model)
    return model.bets().map(({ option, figures }) => ({ option, figures: precise(figures) }));
  if ('play' in model)
    return model.examples.map((option) => ({ option, figures: precise(optionFigures(model, option)) }));
  const spin = { option: null, figures: precise(slotFigures(model)) };
  return isFalling(model) || !hasWildReels(model) || !model.buy
    ? [spin]
    : [spin, { option: 'bought', figures: precise(boughtFigures(model, model.buy)) }];
}

/** From the least to the most that a bet of the model gives. */
export function spreadOf(bets: readonly FiguredBet[]): ModelFigures {
  const returns = bets
    .map(({ figures: { base, feature } }) => ({ base, feature }))
    .toSorted((a, b) => a.base + a.feature - (b.base + b.feature));
  const spread = (key: 'deviation' | 'hitShare' | 'maximum') => {
    const values = bets.map(({ figures }) => figures[key]);
    return { lowest: Math.min(...values), highest: Math.max(...values) };
  };
  return {
    returns: { lowest: returns.at(0) ?? noReturn, highest: returns.at(-1) ?? noReturn },
    deviation: spread('deviation'),
    hitShare: spread('hitShare'),
    maximum: spread('maximum'),
    maximumShare:
      bets
        .map(({ figures }) => ('maximumShare' in figures ? figures.maximumShare : null))
        .find((share) => share !== null) ?? null,
  };
}

const noReturn = { base: 0, feature: 0 };

/** Twelve digits: more than the order of a sum of doubles can change. */
function precise<Figures extends BetFigures>(figures: Figures): Figures {
  const entries = Object.entries(figures).map(([key, value]) => [
    key,
    typeof value === 'number' ? Number(value.toPrecision(12)) : value,
  ]);
  return Object.fromEntries(entries) as Figures;
}
