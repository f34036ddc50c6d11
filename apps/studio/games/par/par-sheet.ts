import { createHash } from 'node:crypto';
import { canonicalJson } from '@halls/fairness';
import type { HandsModelId, PicksModelId, SlotModelId } from '@halls/house-games';
import type { HandModel } from '../hands/hand-model.ts';
import { handMathematics } from './hand-mathematics.ts';
import type { PicksModel, ReturnShare } from '../picks/picks-model.ts';
import { isFalling, scatterSymbol, type SlotModel, wildSymbol } from '../slots/slot-model.ts';
import { type FiguredBet, figureBets } from './model-figures.ts';
import { type Examples, playExamples } from './play-examples.ts';
import { wordsOf } from './sheet-words.ts';
import { tableMathematics } from './table-mathematics.ts';

/** All that decides a model's rounds, and what follows from it. `docs/par/README.md` says how it is read. */
export interface ParSheet {
  readonly model: SlotModelId | PicksModelId | HandsModelId;
  readonly version: number;
  /** SHA-256 of the canonical JSON of `{examples, mathematics}`: the same for a version for ever. */
  readonly digest: string;
  readonly mathematics: object;
  /** In words: the draws in their order, and what they make. */
  readonly draws: readonly string[];
  readonly rules: readonly string[];
  readonly examples: Examples;
  readonly figures: readonly SheetBet[];
}

export interface SheetBet extends FiguredBet {
  /** Of a table or a hand: all returns above zero. */
  readonly distribution?: readonly ReturnShare[];
}

export function buildParSheet(model: SlotModel | PicksModel | HandModel, version: number): ParSheet {
  const mathematics = mathematicsOf(model);
  const examples = playExamples(model);
  const digest = createHash('sha256').update(canonicalJson({ mathematics, examples })).digest('hex');
  return {
    model: model.id,
    version,
    digest,
    mathematics,
    ...wordsOf(model),
    examples,
    figures: sheetBets(model),
  };
}

function mathematicsOf(model: SlotModel | PicksModel | HandModel): object {
  if ('bets' in model) return handMathematics(model);
  if ('play' in model) return tableMathematics(model);
  const { id: _id, ...data } = model;
  return isFalling(model) ? data : { ...data, wildSymbol, scatterSymbol };
}

function sheetBets(model: SlotModel | PicksModel | HandModel): SheetBet[] {
  if ('bets' in model) {
    const bets = model.bets();
    return figureBets(model).map((bet, index) => ({
      ...bet,
      distribution: bets[index]!.distribution.map(precise),
    }));
  }
  return figureBets(model).map((bet) =>
    'play' in model && bet.option !== null
      ? { ...bet, distribution: model.distributionOf(bet.option).map(precise) }
      : bet,
  );
}

function precise({ probability, hundredths }: ReturnShare): ReturnShare {
  return { probability: Number(probability.toPrecision(12)), hundredths };
}
