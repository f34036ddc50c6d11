/** From its issue to its answer. */
export const captchaLivesMs = 120_000;
/** Rows are kept longer than any rule looks back. */
export const captchaKeptMs = 12 * 60_000;
export const maxPerMinute = 10;

/** How long a try of an address makes its next proofs of work dearer. */
export const triesCountMs = 10 * 60_000;
/** Tries that cost nothing more: of a household, an office, somebody who has forgotten a password. */
const freeTries = 20;
const triesPerDoubling = 10;
/** With it a phone works for some ten seconds, which still is within the time that a captcha lives. */
export const greatestEffort = 8;

/** How many times the usual work a proof of work takes, for an address with so many tries. */
export function effortAfter(tries: number): number {
  const doublings = Math.ceil(Math.max(0, tries - freeTries) / triesPerDoubling);
  return Math.min(greatestEffort, 2 ** doublings);
}
