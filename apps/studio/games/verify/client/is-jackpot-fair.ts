import { parseMinor } from '@halls/contract';
import { playRound, type RoundSeed } from '@halls/fairness';
import type { RoundView } from '../../../play-protocol/play-protocol.ts';
import { drawJackpot, isJackpotHit, jackpotDomain, unitsPerWin } from '../../jackpot.ts';

/**
 * Draws the round's jackpot again: from the revealed seed, with the stated odds and the round's own stake, and not with
 * the odds that came with the round.
 */
export async function isJackpotFair(
  { jackpot, stake, currency }: Pick<RoundView, 'jackpot' | 'stake' | 'currency'>,
  seed: RoundSeed,
): Promise<boolean> {
  if (!jackpot) return true;
  const drawn = await playRound({ ...seed, domain: jackpotDomain }, (draw) =>
    drawJackpot(draw, parseMinor(stake, currency), unitsPerWin[currency]),
  );
  return (
    jackpot.drawn === drawn.drawn &&
    jackpot.of === drawn.of &&
    jackpot.units === drawn.units &&
    jackpot.is_hit === isJackpotHit(drawn) &&
    jackpot.is_hit === (jackpot.amount !== null)
  );
}
