import type { HouseGame } from '@halls/house-games';
import type { BlackjackOutcome } from '../../apps/studio/games/hands/models/blackjack.ts';
import type { RoundView } from '../../apps/studio/play-protocol/play-protocol.ts';
import { outcomeOf, roundOf } from './open-game.ts';

/** A hand that waits for its player and needs as much room as one can: of blackjack a split one of many cards. */
export function fullestHand(game: HouseGame): RoundView {
  return waiting(game, game.model === 'blackjack' ? splitHand : outcomeOf(game, 7));
}

export function waiting(game: HouseGame, outcome: unknown): RoundView {
  return roundOf(game, { state: 'playing', payout: null, balance: '1995000', outcome });
}

const splitHand: BlackjackOutcome = {
  moves: ['split', 'hit', 'hit', 'hit', 'stand', 'hit', 'hit'],
  dealer: [18],
  hands: [
    { cards: [1, 14, 28, 41, 30], stakeHundredths: 100, result: null },
    { cards: [40, 2, 15, 0], stakeHundredths: 100, result: null },
  ],
  turn: 1,
  insurance: 'none',
  isOver: false,
  stakeHundredths: 200,
  payHundredths: 0,
};
