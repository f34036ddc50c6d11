import type { RoundView } from '../../play-protocol/play-protocol.ts';
import type { Money } from './money.ts';

/** All that a round paid, in minor units: its payout and the jackpot that it drew. */
export function paidOf(round: RoundView, money: Pick<Money, 'parse'>): bigint {
  return money.parse(round.payout ?? '0') + jackpotOf(round, money);
}

export function jackpotOf(round: RoundView, money: Pick<Money, 'parse'>): bigint {
  return money.parse(round.jackpot?.amount ?? '0');
}
