/** So many failures within the window freeze an account. */
export const attemptLimits = { maxFailures: 5, windowMinutes: 30, freezeMinutes: 30 } as const;

/** Counts that were last touched before this time say nothing any more. */
export function attemptsForgottenBefore(now: Date): Date {
  const longestMinutes = Math.max(attemptLimits.windowMinutes, attemptLimits.freezeMinutes);
  return new Date(now.getTime() - 2 * longestMinutes * 60_000);
}

const accountPattern = /^[a-z0-9_-]{1,64}$/;

/** The account as it is stored; null when nobody can have it. */
export function accountOf(typed: string): string | null {
  const account = typed.trim().toLowerCase();
  return accountPattern.test(account) ? account : null;
}
