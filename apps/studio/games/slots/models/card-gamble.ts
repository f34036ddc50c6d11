import type { CardGamble } from '../slot-model.ts';

/** Fair to the last digit: half of the cards have a colour and pay twice, a quarter a suit and pay four times. */
export const cardGamble: CardGamble = { steps: 5, colourTimes: 2, suitTimes: 4 };
