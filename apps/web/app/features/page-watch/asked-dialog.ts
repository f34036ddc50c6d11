import { dialogs } from '#app/dialogs/dialogs.ts';
import { openMemberPlace } from '#app/member/member-place.ts';
import { takeCookie } from '#app/page/cookies.ts';
import { browserSession } from '#app/session/browser-session.ts';

const forAll = ['agreement', 'demo-halls', 'halls', 'language', 'news'] as const;

/**
 * Opens the dialog that the address names (`?modal=login`), or what a visit of `/register` or `/fastDeposit` has left a
 * cookie for: the registration, a deposit. The address is cleaned, so that a reload opens nothing again.
 */
export function openAskedDialog(depositPath: string): void {
  const url = new URL(window.location.href);
  const modal = url.searchParams.get('modal');
  if (modal !== null) {
    url.searchParams.delete('modal');
    window.history.replaceState(window.history.state, '', url);
  }
  const isMember = browserSession.read() !== null;
  const asksToRegister = takeCookie('isRouteRegister') === 'true';
  const asksToDeposit = takeCookie('isFastDeposit') === 'true';
  const name = dialogNamed(modal, isMember) ?? (asksToRegister && !isMember ? 'register' : null);
  if (name) dialogs.open(name);
  else if (asksToDeposit) openMemberPlace(depositPath);
}

/** Null for what is no dialog, and for what the visitor has done already. */
export function dialogNamed(modal: string | null, isMember: boolean) {
  if (modal === 'wallet') return isMember ? 'wallet' : 'login';
  if (modal === 'login' || modal === 'register' || modal === 'forgotten-password')
    return isMember ? null : modal;
  return forAll.find((name) => name === modal) ?? null;
}
