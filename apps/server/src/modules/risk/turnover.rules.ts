import type { TurnoverSource } from '@halls/contract/payment';

/** Money that came to a member, with what was played from then until more came. */
export interface ReceivedAndPlayed {
  readonly source: TurnoverSource;
  readonly at: Date;
  readonly receivedMinor: bigint;
  /** Of it, what is to be played. */
  readonly percent: number;
  /** Valid turnover. */
  readonly playedMinor: bigint;
}

export interface Requirement {
  readonly source: TurnoverSource;
  readonly at: Date;
  readonly receivedMinor: bigint;
  readonly askedMinor: bigint;
  readonly leftMinor: bigint;
}

/** What is asked to be played for money, and what is left of it: what is played goes to the oldest that wants it. Oldest first. */
export function fulfil(received: readonly ReceivedAndPlayed[]): Requirement[] {
  const requirements: Requirement[] = [];
  for (const { source, at, receivedMinor, percent, playedMinor } of received) {
    const askedMinor = (receivedMinor * BigInt(percent) + 99n) / 100n;
    requirements.push({ source, at, receivedMinor, askedMinor, leftMinor: askedMinor });
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
  /** The money that is not played yet. A member may have less by now. */
  readonly heldMinor: bigint;
  /** What is still to be played for it. */
  readonly leftMinor: bigint;
  /** Those of which something is left, the oldest first. */
  readonly open: readonly Requirement[];
}

export function leftOf(requirements: readonly Requirement[]): TurnoverLeft {
  const open = requirements.filter(({ leftMinor }) => leftMinor > 0n);
  let [heldMinor, leftMinor] = [0n, 0n];
  for (const requirement of open) {
    heldMinor += requirement.receivedMinor;
    leftMinor += requirement.leftMinor;
  }
  return { heldMinor, leftMinor, open };
}
