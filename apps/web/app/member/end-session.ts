import { api } from '#app/api/browser-client.ts';
import { openGame } from '#app/game-session/open-game.ts';
import { closePopup } from '#app/game-session/popup-windows.ts';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { idleLaunch } from '#app/game-session/launch-rules.ts';
import { memberStore } from './member-store.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { takeCookie } from '#app/page/cookies.ts';
import { closeOwnWindow } from './member-place.ts';
import { regainFocus } from './regain-focus.ts';
import { browserSession } from '#app/session/browser-session.ts';
import { isInIosApp } from '#app/session/native-app.ts';

let isForgottenHere = false;

/** Whether it was this tab that last forgot its member, which then says why itself. Asked once for each time. */
export function takeForgottenHere(): boolean {
  const answer = isForgottenHere;
  isForgottenHere = false;
  return answer;
}

/**
 * Forgets the member in this browser: stored items, game state, dialogs, the windows that were
 * opened for them. Other tabs see the storage change.
 */
export function forgetMember(): void {
  closePopup('gameWindow');
  closePopup('userWindow');
  closePopup('proxyWindow');
  closePopup('depositWindow');
  openGame.forget();
  // the next page is in the currency of the visitor's language again
  takeCookie('ccy');
  gameSession.set(idleLaunch);
  memberStore.forget();
  dialogs.closeAll();
  isForgottenHere = true;
  browserSession.end();
  regainFocus();
}

/**
 * Logs out at the server first, so that the token is dead whatever happens to this page; then goes home, unless an app
 * around the site sees to that.
 */
export async function logOut(): Promise<void> {
  await api.call('/logout', {});
  forgetMember();
  closeOwnWindow();
  if (!isInIosApp()) window.location.assign('/');
}
