interface Wagering {
  readonly requiredMinor: bigint;
  readonly wageredMinor: bigint;
  /** How much of a stake counts. */
  readonly weightPercent: number;
}

/** How many stakes of this size complete what is left; null where none of them counts. */
export function roundsLeft(
  { requiredMinor, wageredMinor, weightPercent }: Wagering,
  stakeMinor: bigint,
): number | null {
  const countedMinor = (stakeMinor * BigInt(Math.round(weightPercent * 100))) / 10_000n;
  const leftMinor = requiredMinor > wageredMinor ? requiredMinor - wageredMinor : 0n;
  return countedMinor > 0n ? Number((leftMinor + countedMinor - 1n) / countedMinor) : null;
}
