import { layout } from '@halls/contract';

/** Names of the windows that a page opens; one per purpose, so that a second opening reuses it. */
export type PopupName =
  | 'gameWindow'
  | 'demoWindow'
  | 'userWindow'
  | 'proxyWindow'
  | 'authWindow'
  | 'depositWindow'
  | 'fpWindow'
  /** Pages of payment services. */
  | 'depositRedirect'
  | 'fpRedirect'
  | 'serviceWindow';

const open = new Map<PopupName, Window>();

/** In the browser's storage: the window of which other windows may tell that it has come to its end. */
const waitingKey = 'waitingWindow';
const waitedFor: ReadonlySet<string> = new Set<PopupName>(['gameWindow', 'depositWindow', 'fpWindow']);

/**
 * Opens a popup, at once, while the browser still counts the press; null when the browser refuses. A game's shows the
 * placeholder page first, its address is set later by `showInPopup`.
 */
export function openPopup(name: PopupName, path = '/loading'): Window | null {
  const { width, height } = name === 'serviceWindow' ? layout.serviceWindow : layout.popupWindow;
  const left = Math.max(0, Math.round((window.screen.availWidth - width) / 2));
  const top = Math.max(0, Math.round((window.screen.availHeight - height) / 2));
  const popup = window.open(path, name, `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (popup) open.set(name, popup);
  if (popup && waitedFor.has(name)) localStorage.setItem(waitingKey, name);
  return popup;
}

/** The window that is waited for, if it is this tab's. */
export function readWaitingPopup(): PopupName | null {
  const name = localStorage.getItem(waitingKey) as PopupName | null;
  return name !== null && waitedFor.has(name) && open.has(name) ? name : null;
}

/** The window keeps its opener: without it the lobby could neither close the game nor see it closed (ADR 10). */
export function showInPopup(popup: Window, url: string): void {
  popup.location.replace(url);
}

export function isPopupOpen(name: PopupName): boolean {
  const popup = open.get(name);
  return popup !== undefined && !popup.closed;
}

export function closePopup(name: PopupName): void {
  open.get(name)?.close();
  if (open.delete(name) && localStorage.getItem(waitingKey) === name) localStorage.removeItem(waitingKey);
}

export function focusPopup(name: PopupName): void {
  open.get(name)?.focus();
}

/**
 * Finds the window that this tab had opened before it was loaded anew. False when it is gone: then the browser opens
 * an empty one by that name, or refuses to.
 */
export function findPopup(name: PopupName): boolean {
  const popup = window.open('', name);
  if (!popup) return false;
  if (isEmpty(popup)) {
    popup.close();
    return false;
  }
  open.set(name, popup);
  return true;
}

function isEmpty(popup: Window): boolean {
  try {
    return popup.location.href === 'about:blank';
  } catch {
    // a game's, on its provider's origin
    return false;
  }
}
