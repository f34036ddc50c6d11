import { createHash } from 'node:crypto';

export type Scalar = string | number | boolean | null;
export type Flat = Readonly<Record<string, Scalar>>;

/** An event as the pixel's owner reads it. */
export interface TrackedEvent {
  readonly event_name: string;
  /** In seconds. */
  readonly event_time: number;
  readonly event_id: string;
  readonly action_source: 'website';
  readonly event_source_url?: string;
  readonly user_data: Readonly<Record<string, string>>;
  readonly custom_data: Flat;
}

const sha256 = /^[0-9a-f]{64}$/;
const trim = (text: string) => text.trim().toLowerCase();
const digits = (text: string) => text.replaceAll(/\D/g, '').replace(/^0+/, '');

/** What may be known of a visitor, and how it is written before it is hashed. */
const hashed: Readonly<Record<string, (text: string) => string>> = {
  em: trim,
  ph: digits,
  fn: trim,
  ln: trim,
  db: digits,
  ct: trim,
  st: trim,
  zp: trim,
  country: trim,
  external_id: trim,
};

/** Ids that the advertiser itself has given to a browser. */
const adIds = ['fbp', 'fbc'] as const;
const adId = /^fb\.\d\.\d{1,16}\.[\w.-]{1,256}$/;

/** What of a visitor goes out: hashes, and the advertiser's own ids. Everything else is dropped. */
export function userDataOf(given: Flat, userAgent: string): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, normal] of Object.entries(hashed)) {
    const value = given[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (sha256.test(text)) out[name] = text;
    else if (normal(text)) out[name] = createHash('sha256').update(normal(text)).digest('hex');
  }
  for (const name of adIds) {
    const value = given[name];
    if (typeof value === 'string' && adId.test(value)) out[name] = value;
  }
  return userAgent ? { ...out, client_user_agent: userAgent.slice(0, 512) } : out;
}

/** The page that an event comes from, without what its address may say of a visitor. */
export function sourceOf(address: string | undefined, siteOrigin: string): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === siteOrigin ? origin + pathname : undefined;
}

const firstPauseMs = 10_000;
const longestPauseMs = 3_600_000;
const givenUpAfterMs = 24 * 3_600_000;

/** When an event is tried again, if it is not taken now. */
export function nextTry(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(firstPauseMs * 4 ** tries, longestPauseMs));
}

export function isGivenUp(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= givenUpAfterMs;
}
