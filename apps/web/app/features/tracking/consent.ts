import { createStore } from '@halls/web-kit';
import { readCookie, takeCookie, writeCookie } from '#app/page/cookies.ts';
import { consentOf, newAdIds, type Consent } from './tracking-rules.ts';

const cookie = 'tracking_consent';
const keptSeconds = 180 * 86_400;
const adIdSeconds = 90 * 86_400;
const adIdNames = ['_fbp', '_fbc'] as const;

/** Where the visitor came in: what the advertiser wrote into that address is gone with the next page. */
const cameBy = window.location.search;

/** Null until the visitor has said something. */
export const consent = createStore<Consent | null>(consentOf(readCookie(document.cookie, cookie)));

export function decide(answer: Consent): void {
  writeCookie(cookie, answer, keptSeconds);
  consent.set(answer);
  if (answer === 'yes') writeAdIds();
  else for (const name of adIdNames) takeCookie(name);
}

export function writeAdIds(): void {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const ids = newAdIds(cameBy, { fbp: readCookie(document.cookie, '_fbp'), nowMs: Date.now(), random });
  for (const [name, value] of Object.entries(ids)) writeCookie(name, value, adIdSeconds, { secure: true });
}

/** What is known of the visitor, as far as an advertising event says it. */
export function adIds(): Record<string, string> {
  const known = adIdNames.map((name) => [name.slice(1), readCookie(document.cookie, name)] as const);
  return Object.fromEntries(known.filter((pair): pair is [string, string] => pair[1] !== null));
}
