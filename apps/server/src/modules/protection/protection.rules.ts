/** What a member may lose in a day, in minor units; null for as much as they like. */
export type LimitMinor = bigint | null;

/** The same is neither tighter nor looser. */
export function isTighter(next: LimitMinor, now: LimitMinor): boolean {
  return next !== null && (now === null || next < now);
}

export function isLooser(next: LimitMinor, now: LimitMinor): boolean {
  return isTighter(now, next);
}

/** The one of two that holds. */
export function tighterOf(one: LimitMinor, other: LimitMinor): LimitMinor {
  return isTighter(one, other) ? one : other;
}
