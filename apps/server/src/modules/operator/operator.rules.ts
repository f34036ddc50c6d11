/** A session ends when nobody has used it for so long, and so long after it began in any case. */
export const sessionIdleMs = 20 * 60_000;
export const sessionLongestMs = 12 * 3_600_000;
/** How exactly it is known when a session was last used. */
export const lastUsedStepMs = 30_000;
export const invitationHoldsMs = 24 * 3_600_000;
/** So many tries that fail within so long freeze an account for so long. */
export const attemptLimits = { maxFailures: 5, windowMinutes: 15, freezeMinutes: 15 } as const;

const fewestKinds = 5;

/** Whether a password of the right length is one that anybody would try. */
export function isWeak(password: string, account: string): boolean {
  return new Set(password).size < fewestKinds || password.toLowerCase().includes(account.toLowerCase());
}
