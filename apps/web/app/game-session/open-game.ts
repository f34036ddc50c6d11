import type { OpeningMode } from '@halls/contract/catalogue';
import type { GameRef } from './launch-rules.ts';

/** In the browser's storage, under which tabs tell each other; in the tab's own, that the window is its. */
const key = 'open_game';
const lockName = 'game-window';

/** A game, and the hall that it was opened in. */
interface OpenGame extends GameRef {
  hallId: number;
}

interface StoredGame extends OpenGame {
  memberId: number;
  /** Where the tab that opened it shows it. */
  place: OpeningMode;
}

/**
 * Which game is open, as the member's tabs know it. Whether one is open at all is the server's to say; this is its
 * name, and which tab has its window, also after that tab was loaded anew.
 */
export const openGame = {
  read(memberId: number): OpenGame | null {
    const stored = readStored();
    if (stored?.memberId !== memberId) return null;
    const { hallId, providerId, gameType, gameCode, gameName } = stored;
    return { hallId, providerId, gameType, gameCode, gameName };
  },
  /** Where it is shown, by whichever tab. */
  place(): OpeningMode {
    return readStored()?.place ?? 'window';
  },
  /** This tab has opened it. */
  keep(memberId: number, game: OpenGame, place: OpeningMode): void {
    const { hallId, providerId, gameType, gameCode, gameName } = game;
    const stored: StoredGame = { memberId, hallId, providerId, gameType, gameCode, gameName, place };
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
   * True when this tab opened it before it was loaded anew. A copy of the tab has its storage too, but not the lock.
   * What was shown in a frame is gone with its tab: then it is whose turn it is.
   */
  async isOfThisTab(): Promise<boolean> {
    const isFramed = ['modal', 'page'].includes(openGame.place());
    return (isFramed || sessionStorage.getItem(key) !== null) && holdWindow({ onlyIfFree: true });
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

function readStored(): StoredGame | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as StoredGame | null;
  } catch {
    // written by something else
    return null;
  }
}

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
