/** A time in which the whole site is shut to visitors; without an end, until somebody says so. */
export interface SiteMaintenance {
  readonly startAt: Date;
  readonly endAt: Date | null;
}

/** What of it holds at `now`: it begins and is lifted by the clock alone. */
export function maintenanceAt(planned: SiteMaintenance | null, now: Date): SiteMaintenance | null {
  if (!planned || now < planned.startAt) return null;
  return planned.endAt && now >= planned.endAt ? null : planned;
}

const longestWaitSeconds = 3_600;
const unknownWaitSeconds = 300;

/** For `Retry-After`: when to come again. */
export function retryAfterSeconds({ endAt }: SiteMaintenance, now: Date): number {
  if (!endAt) return unknownWaitSeconds;
  const left = Math.ceil((endAt.getTime() - now.getTime()) / 1_000);
  return Math.min(Math.max(left, 1), longestWaitSeconds);
}
