/** A deposit that was credited, with what was played from then until the next one. */
export interface DepositAndPlay {
  readonly receivedMinor: bigint;
  /** Of it, what is to be played. */
  readonly percent: number;
  /** Valid turnover. */
  readonly playedMinor: bigint;
}

export interface Requirement {
  readonly depositMinor: bigint;
  readonly askedMinor: bigint;
  readonly leftMinor: bigint;
}

/** What deposits ask to be played, and what is left of it: what is played goes to the oldest that wants it. Oldest first. */
export function fulfil(deposits: readonly DepositAndPlay[]): Requirement[] {
  const requirements: Requirement[] = [];
  for (const { receivedMinor, percent, playedMinor } of deposits) {
    const askedMinor = (receivedMinor * BigInt(percent) + 99n) / 100n;
    requirements.push({ depositMinor: receivedMinor, askedMinor, leftMinor: askedMinor });
    let over = playedMinor;
    for (const [index, requirement] of requirements.entries()) {
      if (over <= 0n) break;
      const { leftMinor } = requirement;
      const taken = leftMinor < over ? leftMinor : over;
      requirements[index] = { ...requirement, leftMinor: leftMinor - taken };
      over -= taken;
    }
  }
  return requirements;
}

export interface TurnoverLeft {
  /** The deposits that are not played yet. A member may have less by now. */
  readonly heldMinor: bigint;
  /** What is still to be played for them. */
  readonly leftMinor: bigint;
}

export function leftOf(requirements: readonly Requirement[]): TurnoverLeft {
  let [heldMinor, leftMinor] = [0n, 0n];
  for (const requirement of requirements) {
    if (requirement.leftMinor === 0n) continue;
    heldMinor += requirement.depositMinor;
    leftMinor += requirement.leftMinor;
  }
  return { heldMinor, leftMinor };
}
