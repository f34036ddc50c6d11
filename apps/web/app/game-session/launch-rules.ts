import { halls, type ErrorKey } from '@halls/contract';
import type { OpeningMode } from '@halls/contract/catalogue';

/** What tells one game from another. */
export interface GameRef {
  providerId: string;
  gameType: number;
  gameCode: string;
  gameName: string;
}

/** A window of its own, or a frame: over the page, or the page `/play`. */
export type GamePlace = Exclude<OpeningMode, 'redirect'>;

export interface LaunchState {
  phase: 'idle' | 'starting' | 'playing' | 'quitting';
  /** The game that is starting, open or being quit; null when it was opened elsewhere. */
  game: GameRef | null;
  /** Where this page shows it; a redirect leaves the page, which then shows nothing. */
  place: GamePlace;
  /** Of a game that this page shows in a frame, once it is there. */
  url: string | null;
  /** Opened by another tab, or before this page was loaded: its window is out of reach. */
  isElsewhere: boolean;
  /** The server moves no money to providers for this member (code 957). */
  transferDisabled: boolean;
  /** A transfer-back is under way. */
  returningMoney: boolean;
}

export const noGame = { phase: 'idle', game: null, place: 'window', url: null, isElsewhere: false } as const;

export const idleLaunch: LaunchState = {
  ...noGame,
  transferDisabled: false,
  returningMoney: false,
};

export type LaunchVerdict =
  | { kind: 'start' }
  | { kind: 'refuse'; messageKey: ErrorKey }
  | { kind: 'ask_login' }
  /** A site that only shows itself: a press does nothing. */
  | { kind: 'ignore' }
  /** Another game is open: it must be stopped first, which the member is asked about. */
  | { kind: 'ask_stop' };

/** Whether a click on Play may start `game`. The order is that in which a member would want to know. */
export function judgeLaunch(
  state: LaunchState,
  game: GameRef,
  context: { isMember: boolean; isDesktop: boolean; isSiteClosed: boolean; isDemoSite: boolean },
): LaunchVerdict {
  if (context.isSiteClosed) return { kind: 'refuse', messageKey: 'r88close_msg' };
  if (context.isDemoSite) return { kind: 'ignore' };
  if (!context.isMember) return { kind: 'ask_login' };
  if (state.phase === 'starting') return { kind: 'refuse', messageKey: 'pg.alert_starting' };
  if (state.phase === 'quitting') return { kind: 'refuse', messageKey: 'pg.alert_quitting' };
  if (state.returningMoney) return { kind: 'refuse', messageKey: 'one_key_waiting' };
  if (state.phase === 'playing' && state.game && isSameGame(state.game, game)) {
    return { kind: 'refuse', messageKey: 'pg.alert_duplicate' };
  }
  if (state.phase === 'playing') {
    return context.isDesktop ? { kind: 'ask_stop' } : { kind: 'refuse', messageKey: 'pg.err_is_playing' };
  }
  return { kind: 'start' };
}

export function isSameGame(one: GameRef, other: GameRef): boolean {
  return (
    one.providerId === other.providerId && one.gameType === other.gameType && one.gameCode === other.gameCode
  );
}

/** Whether money may be called back now; the answer also says why the button rests. */
export function canReturnMoney(state: LaunchState, cooldownLeftMs: number): boolean {
  return state.phase === 'idle' && !state.returningMoney && cooldownLeftMs <= 0;
}

/** Where a page is shown, as far as it decides how games open. */
export interface Screen {
  device: 'app' | 'desktop' | 'mobile' | 'pwa';
  isNarrow: boolean;
  userAgent: string;
}

/**
 * How a game opens. On mobile and in the app always in a window, which the browser of LINE has none of; on a desktop
 * as the site has settled it for the provider and the hall, and where it has not, sports in the page itself.
 */
export function openingMode(
  { device, isNarrow, userAgent }: Screen,
  { gameType, opensIn }: { gameType: number; opensIn: OpeningMode | null },
): OpeningMode {
  const isMobile = device === 'mobile' || (isNarrow && device !== 'app');
  if (isMobile && /\bLine\//i.test(userAgent)) return 'redirect';
  if (isMobile || device === 'app') return 'window';
  return opensIn ?? (gameType === halls.sports ? 'page' : 'window');
}

/** A demo has a window, or the page's place where there are no windows: it is nobody's game and needs no bar. */
export function demoMode(screen: Screen): 'window' | 'redirect' {
  return openingMode(screen, { gameType: 0, opensIn: null }) === 'redirect' ? 'redirect' : 'window';
}
