import { type Currency, parseMinor } from '@halls/contract';
import type { HouseGame } from '@halls/house-games';
import { isJackpotStake } from '#games/jackpot.ts';
import { findBuyPrice, mathOf } from '#games/math-book.ts';
import { type Bet, mayGamble, stakeStepMinor, totalStakeMinor } from '#games/round-math.ts';
import type { GameSession } from '#modules/game-session';
import { stakesOf, tableLimitMinor } from '#modules/round';
import type { BetView } from '../../../play-protocol/play-protocol.ts';

/** Null for amounts that the currency can't express. */
export function parseBet(bet: BetView, currency: Currency): Bet | null {
  try {
    if ('stake' in bet)
      return {
        stakeMinor: parseMinor(bet.stake, currency),
        ...(bet.bought && { isBought: true }),
        ...(bet.gamble && { mayGamble: true }),
      };
    return {
      picks: bet.picks.map(({ option, stake }) => ({ option, stakeMinor: parseMinor(stake, currency) })),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The amounts that a player can choose from; with a jackpot those alone of which its share is whole. */
export function offeredStakes(
  game: HouseGame,
  { currency, hasJackpot }: Pick<GameSession, 'currency' | 'hasJackpot'>,
): bigint[] {
  return stakesOf(game, currency).filter((stake) => !hasJackpot || isJackpotStake(stake));
}

/** What the game's feature costs at one of its stakes; null where that is more than a round may cost, or it can't be bought. */
function boughtStakeMinor(game: HouseGame, stakeMinor: bigint, currency: Currency): bigint | null {
  const price = findBuyPrice(game);
  if (price === null) return null;
  const wholeMinor = stakeMinor * BigInt(price);
  return wholeMinor <= tableLimitMinor(game, currency) ? wholeMinor : null;
}

/**
 * Whether a win of the game may stay open for its player to gamble: as a hand, only where the money is kept here. `isAllowed`:
 * the studio's own setting.
 */
export function canGamble(game: HouseGame, { kind }: Pick<GameSession, 'kind'>, isAllowed: boolean): boolean {
  return isAllowed && game.hasGamble === true && kind !== 'seamless';
}

/** The game's own form and options, each once, in amounts that it takes. */
export function isPlayable(
  bet: Bet,
  game: HouseGame,
  session: Pick<GameSession, 'kind' | 'currency' | 'hasJackpot'>,
  isGambleAllowed: boolean,
): boolean {
  const { currency } = session;
  const steps = offeredStakes(game, session);
  if (!mathOf(game).accepts(bet)) return false;
  if (mayGamble(bet) && !canGamble(game, session, isGambleAllowed)) return false;
  if ('stakeMinor' in bet)
    return bet.isBought
      ? steps.some((step) => boughtStakeMinor(game, step, currency) === bet.stakeMinor)
      : steps.includes(bet.stakeMinor);
  const stepMinor = stakeStepMinor(game.engine);
  const smallest = steps[0] ?? stepMinor;
  const options = new Set(bet.picks.map((pick) => pick.option));
  return (
    options.size === bet.picks.length &&
    bet.picks.every((pick) => pick.stakeMinor >= smallest && pick.stakeMinor % stepMinor === 0n) &&
    totalStakeMinor(bet) <= tableLimitMinor(game, currency)
  );
}
