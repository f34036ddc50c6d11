import type { Bet } from '#games/round-math.ts';

/** A bet as it is kept: amounts are strings of minor units. */
export type StoredBet =
  | { readonly stakeMinor: string; readonly isBought?: true; readonly mayGamble?: true }
  | { readonly picks: readonly { readonly option: string; readonly stakeMinor: string }[] };

export function storeBet(bet: Bet): StoredBet {
  if ('stakeMinor' in bet) return { ...bet, stakeMinor: bet.stakeMinor.toString() };
  return {
    picks: bet.picks.map(({ option, stakeMinor }) => ({ option, stakeMinor: stakeMinor.toString() })),
  };
}

export function readBet(bet: StoredBet): Bet {
  if ('stakeMinor' in bet) return { ...bet, stakeMinor: BigInt(bet.stakeMinor) };
  return { picks: bet.picks.map(({ option, stakeMinor }) => ({ option, stakeMinor: BigInt(stakeMinor) })) };
}

/** The order of the picks does not count. */
export function isSameBet(stored: StoredBet, bet: Bet): boolean {
  return describe(stored) === describe(storeBet(bet));
}

function describe(bet: StoredBet): string {
  if ('stakeMinor' in bet) {
    if (bet.isBought) return `bought for ${bet.stakeMinor}`;
    return bet.mayGamble ? `${bet.stakeMinor}, gambled` : bet.stakeMinor;
  }
  return bet.picks
    .map((pick) => `${pick.option}=${pick.stakeMinor}`)
    .toSorted()
    .join(';');
}
