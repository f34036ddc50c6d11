import type { ErrorKey } from '@halls/contract';

/** What tells one game from another. */
export interface GameRef {
  providerId: string;
  gameType: number;
  gameCode: string;
  gameName: string;
}

export interface LaunchState {
  phase: 'idle' | 'starting' | 'playing' | 'quitting';
  /** The game that is starting, open or being quit; null when it was opened elsewhere. */
  game: GameRef | null;
  /** Opened by another tab, or before this page was loaded: its window is out of reach. */
  isElsewhere: boolean;
  /** The server moves no money to providers for this member (code 957). */
  transferDisabled: boolean;
  /** A transfer-back is under way. */
  returningMoney: boolean;
}

export const idleLaunch: LaunchState = {
  phase: 'idle',
  game: null,
  isElsewhere: false,
  transferDisabled: false,
  returningMoney: false,
};

export type LaunchVerdict =
  | { kind: 'start' }
  | { kind: 'refuse'; messageKey: ErrorKey }
  | { kind: 'ask_login' }
  /** Another game is open: it must be stopped first, which the member is asked about. */
  | { kind: 'ask_stop' };

/** Whether a click on Play may start `game`. The order is that in which a member would want to know. */
export function judgeLaunch(
  state: LaunchState,
  game: GameRef,
  context: { isMember: boolean; isDesktop: boolean; isSiteClosed: boolean },
): LaunchVerdict {
  if (context.isSiteClosed) return { kind: 'refuse', messageKey: 'r88close_msg' };
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

/** How a game opens: mobile and app always a window; LINE's browser has none. */
export function openingMode(
  device: 'app' | 'desktop' | 'mobile' | 'pwa',
  userAgent: string,
): 'window' | 'redirect' {
  const inLine = /\bLine\//i.test(userAgent);
  return device === 'mobile' && inLine ? 'redirect' : 'window';
}
