/** How much is made of a round: 0 nothing, 1 a sound, from 2 on a plate that grows with the win. */
export type WinSize = 0 | 1 | 2 | 3 | 4;

/** Less than the stake, or just the stake, is no win. */
export function winSizeOf(payoutMinor: bigint, stakeMinor: bigint): WinSize {
  if (payoutMinor <= stakeMinor) return 0;
  if (payoutMinor < stakeMinor * 5n) return 1;
  if (payoutMinor < stakeMinor * 15n) return 2;
  return payoutMinor < stakeMinor * 50n ? 3 : 4;
}
