import { timing } from '@halls/contract';

const key = 'reloaded-at';

/**
 * Code that can't be fetched any more is that of a build which has been replaced: the page is loaded again, with the
 * code of today. Not again and again, and not without a connection, where the page that is there is better than none.
 */
export function reloadForMissingCode(): void {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine) reloadOnce();
  });
}

/** Loads the page again unless that was done a moment ago. */
export function reloadOnce(): void {
  if (!isReloadDue(sessionStorage.getItem(key), Date.now())) return;
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
}

/** `last` is when it was done, as it is stored. */
export function isReloadDue(last: string | null, nowMs: number): boolean {
  return last === null || nowMs - Number(last) >= timing.chunkReloadGuardMs;
}
