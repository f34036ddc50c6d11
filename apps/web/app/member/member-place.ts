import type { MouseEvent } from 'react';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { openPopup } from '#app/game-session/popup-windows.ts';
import { isNarrow } from '#app/page/is-narrow.ts';
import { browserSession } from '#app/session/browser-session.ts';

/** What has a window of its own on a desktop, beside the lobby that games are opened from; the narrower place first. */
const ownWindows = {
  '/user/Deposit': 'depositWindow',
  '/user': 'userWindow',
  '/fastPayment': 'fpWindow',
  '/proxy': 'proxyWindow',
} as const;

/**
 * Where somebody wanted to go who has to log in first. It is forgotten when they leave the dialogs without having done
 * so: a later login is about something else.
 */
let target: string | null = null;

/** Opens the login; the member is led to `path` by it, or stays where they are. */
export function openLogin(path: string | null = null): void {
  target = path;
  dialogs.open('login');
  const stop = dialogs.subscribe(() =>
    // one dialog may make way for another: the login for the registration
    queueMicrotask(() => {
      if (dialogs.read().length > 0) return;
      target = null;
      stop();
    }),
  );
}

/**
 * Goes to a place of the member's by a press: a window of its own on a desktop, where the browser lets it. Fast payments
 * are everybody's.
 */
export function openMemberPlace(path: string): void {
  if (browserSession.read() === null && windowOf(path) !== 'fpWindow') openLogin(path);
  else go(path);
}

/** Goes where the login was asked for, once `first` is done; false when that was nowhere else. */
export function goToTarget(first: Promise<void> | null = null): boolean {
  const path = target;
  target = null;
  if (path === null || path === window.location.pathname + window.location.search) return false;
  if (first) void first.then(() => go(path));
  else go(path);
  return true;
}

/** Whether a press on a link to `path` opens a window instead of following it. */
export function opensOwnWindow(path: string): boolean {
  const name = windowOf(path);
  return name !== null && window.name !== name && !isNarrow();
}

/** On a desktop what is linked opens beside the page; a press that asks for a tab gets one. */
export function openInOwnWindow(event: MouseEvent<HTMLAnchorElement>): void {
  const path = event.currentTarget.pathname;
  if (!opensOwnWindow(path) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  openMemberPlace(path);
}

/** Closes the window if it is one of the member's own; what it was opened from is behind it. */
export function closeOwnWindow(): void {
  if (Object.values<string>(ownWindows).includes(window.name)) window.close();
}

function go(path: string): void {
  const name = windowOf(path);
  // after a login the press is long ago, and the browser may refuse a window
  if (name !== null && opensOwnWindow(path) && openPopup(name, path)) return;
  window.location.assign(path);
}

function windowOf(path: string) {
  const owner = Object.entries(ownWindows).find(([start]) =>
    `${path}/`.replace('?', '/').startsWith(`${start}/`),
  );
  return owner?.[1] ?? null;
}
