import type { GameSessionState } from './launch.tables.ts';

/** What stands in a new launch's way, if anything. */
export interface CurrentSession {
  readonly gameSessionId: string;
  readonly gpId: string;
  readonly state: GameSessionState;
  readonly changedAt: Date;
}

/** A start or an end that takes longer was cut off and keeps nobody from playing. */
export const longestChangeMs = 30_000;
/** A leave under way is done by then, as a rule; finishing it twice does no harm. */
export const longestLeaveMs = 2_000;

/**
 * `starting`: another launch of the member is under way; `quitting`: their money is coming back. An open
 * session is no hindrance, and neither is an abandoned one: the next start sees to it.
 */
export function hindranceOf(current: CurrentSession | null, now: Date): 'starting' | 'quitting' | null {
  if (!current || now.getTime() - current.changedAt.getTime() > longestChangeMs) return null;
  if (current.state === 'starting') return 'starting';
  return current.state === 'ending' ? 'quitting' : null;
}

/** Device codes of the site (1 desktop, 2 mobile, 3 app … 7 pwa; 0 desktop of older clients) as games know them. */
export function gameDeviceOf(device: number | string | undefined): 'desktop' | 'mobile' | 'app' {
  if (device === undefined || device === 0 || device === 1 || device === 'desktop') return 'desktop';
  return device === 3 || device === 'app' ? 'app' : 'mobile';
}

/** What the provider protocol takes. */
const longestAddress = 500;

/** Where a game's exit leads: an address of the site's own host, or a path there. Null for any other. */
export function ownAddress(address: string, siteOrigin: string): string | null {
  if (!URL.canParse(address, siteOrigin)) return null;
  const { host, protocol, href } = new URL(address, siteOrigin);
  const isOwn = host === new URL(siteOrigin).host && /^https?:$/.test(protocol);
  return isOwn && href.length <= longestAddress ? href : null;
}
