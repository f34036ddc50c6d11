import type { GameRef } from './launch-rules.ts';

/** In the browser's storage, under which tabs tell each other; in the tab's own, that the window is its. */
const key = 'open_game';
const lockName = 'game-window';

interface StoredGame extends GameRef {
  memberId: number;
}

/**
 * Which game is open, as the member's tabs know it. Whether one is open at all is the server's to say; this is its
 * name, and which tab has its window, also after that tab was loaded anew.
 */
export const openGame = {
  read(memberId: number): GameRef | null {
    try {
      const { memberId: owner, ...game } = JSON.parse(localStorage.getItem(key) ?? '{}') as StoredGame;
      return owner === memberId ? game : null;
    } catch {
      // written by something else
      return null;
    }
  },
  /** This tab has opened it. */
  keep(memberId: number, { providerId, gameType, gameCode, gameName }: GameRef): void {
    const stored: StoredGame = { memberId, providerId, gameType, gameCode, gameName };
    localStorage.setItem(key, JSON.stringify(stored));
    sessionStorage.setItem(key, '1');
    void holdWindow({ onlyIfFree: false });
  },
  /** It was left. */
  forget(): void {
    localStorage.removeItem(key);
    openGame.disown();
  },
  /** Its window is gone, or another tab's now. */
  disown(): void {
    sessionStorage.removeItem(key);
    letGo?.();
    letGo = undefined;
  },
  /**
   * True when this tab opened the window before it was loaded anew. A copy of the tab has its storage too, but not
   * the lock.
   */
  async isOfThisTab(): Promise<boolean> {
    return sessionStorage.getItem(key) !== null && holdWindow({ onlyIfFree: true });
  },
  /** Calls `listener` when another tab opens or leaves a game. */
  onChange(listener: () => void): () => void {
    const hear = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
};

let letGo: (() => void) | undefined;

/** Whether this tab now holds the lock that says that the game's window is its, until `letGo` or its own end. */
function holdWindow({ onlyIfFree }: { onlyIfFree: boolean }): Promise<boolean> {
  if (letGo) return Promise.resolve(true);
  // there on secure pages only; elsewhere a page that was loaded anew does not look for its window
  if (!('locks' in navigator)) return Promise.resolve(false);
  return new Promise((resolve) => {
    void navigator.locks.request(lockName, { ifAvailable: onlyIfFree }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise<void>((free) => (letGo = free));
    });
  });
}
