import type { Draw } from '@halls/fairness';
import { cardsInPack } from '../hands/hand-model.ts';
import {
  type CardGamble,
  type GambledOutcome,
  isFalling,
  type ReelModel,
  type SlotModel,
  type SlotOutcome,
} from './slot-model.ts';

/** Suits in the order of the pack. */
const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export const guesses = ['red', 'black', ...suits] as const;
export type Guess = (typeof guesses)[number];
export const collectMove = 'collect';

type GambleModel = ReelModel & { readonly gamble: CardGamble; readonly maximumUnits: number };

/** Null where wins can't be gambled. */
export function gambleModelOf(model: SlotModel): GambleModel | null {
  if (isFalling(model) || !model.gamble || model.maximumUnits === undefined) return null;
  return { ...model, gamble: model.gamble, maximumUnits: model.maximumUnits };
}

/** So many times a win is worth after a guess that came true. */
export function timesOf({ colourTimes, suitTimes }: CardGamble, guess: Guess): number {
  return guess === 'red' || guess === 'black' ? colourTimes : suitTimes;
}

/** What may be done with a win that `cards` cards have been drawn for. Nothing is laid that would come to more than the maximum. */
export function movesWithWin(model: SlotModel, units: number, cards: number): string[] {
  const gambled = gambleModelOf(model);
  if (!gambled || units === 0 || cards >= gambled.gamble.steps) return [];
  const open = guesses.filter((guess) => units * timesOf(gambled.gamble, guess) <= gambled.maximumUnits);
  return open.length > 0 ? [...open, collectMove] : [];
}

/**
 * Goes on from a spin by the moves after the first, which asked for it. A card is drawn when it is shown, from a whole pack
 * each time. Over once the win is collected or lost, or where no card may be drawn any more. Throws a RangeError for a move
 * that is not open.
 */
export function gambleOn(
  model: SlotModel,
  spin: SlotOutcome,
  draw: Draw,
  moves: readonly string[],
): GambledOutcome {
  const gambled = gambleModelOf(model);
  if (!gambled) throw new RangeError(`wins of ${model.id} are not gambled`);
  const cards: number[] = [];
  let { units } = spin;
  let isOver = movesWithWin(model, units, 0).length === 0;
  for (const move of moves.slice(1)) {
    if (isOver || !movesWithWin(model, units, cards.length).includes(move))
      throw new RangeError(`${move} is not open`);
    if (move === collectMove) {
      isOver = true;
      continue;
    }
    const guess = move as Guess;
    const card = draw.nextInt(cardsInPack);
    cards.push(card);
    units = fits(card, guess) ? units * timesOf(gambled.gamble, guess) : 0;
    isOver = movesWithWin(model, units, cards.length).length === 0;
  }
  return {
    ...spin,
    moves,
    gamble: { cards, units },
    isOver,
    stakeHundredths: 100,
    payHundredths: isOver ? (units * 100) / model.stakeUnits : 0,
  };
}

export function fits(card: number, guess: Guess): boolean {
  const suit = suits[Math.floor(card / 13)]!;
  if (guess === 'red' || guess === 'black')
    return (suit === 'hearts' || suit === 'diamonds') === (guess === 'red');
  return suit === guess;
}
