import type { Chooser } from './play-hand.ts';
import type { Reels } from './sheet.ts';
import type { GambledRound, SlotRound } from './slot-round.ts';
import type { Stream } from './stream.ts';

const bySuit: Readonly<Record<string, readonly number[]>> = {
  red: [1, 2],
  black: [0, 3],
  spades: [0],
  hearts: [1],
  diamonds: [2],
  clubs: [3],
};

/** Null where a chosen move is not open. */
export function gambleWin(
  { gamble, maximumUnits = 0, stakeUnits }: Reels,
  spin: SlotRound,
  stream: Stream,
  choose: Chooser,
): GambledRound | null {
  if (!gamble) return null;
  const moves = ['gamble'];
  const cards: number[] = [];
  let { units } = spin;
  const times = (guess: string): number =>
    bySuit[guess]?.length === 2 ? gamble.colourTimes : gamble.suitTimes;
  const standing = (isOver: boolean): GambledRound => ({
    ...spin,
    moves,
    gamble: { cards, units },
    isOver,
    stakeHundredths: 100,
    payHundredths: isOver ? (100 * units) / stakeUnits : 0,
  });
  for (;;) {
    const worth = units;
    const open = Object.keys(bySuit).filter((guess) => worth * times(guess) <= maximumUnits);
    if (worth === 0 || cards.length === gamble.steps || open.length === 0) return standing(true);
    const move = choose([...open, 'collect'], moves.length);
    if (move === undefined) return standing(false);
    if (move !== 'collect' && !open.includes(move)) return null;
    moves.push(move);
    if (move === 'collect') return standing(true);
    const card = stream.nextInt(52);
    cards.push(card);
    units = bySuit[move]?.includes(Math.floor(card / 13)) ? worth * times(move) : 0;
  }
}
