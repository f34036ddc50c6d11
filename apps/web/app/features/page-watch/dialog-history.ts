import type { Store } from '@halls/web-kit';

/** What of the browser is needed; a test brings its own. */
export interface HistoryPlace {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  addEventListener(name: 'popstate', listener: (event: PopStateEvent) => void, capture: boolean): void;
  removeEventListener(name: 'popstate', listener: (event: PopStateEvent) => void, capture: boolean): void;
}

interface OpenDialogs extends Store<readonly { name: string }[]> {
  close(name: never): void;
}

/** The router's own state, and how many dialogs were open at the entry. */
interface EntryState {
  key?: string;
  dialogs?: number;
  /** A page was opened from the dialog: who goes forward passes by. */
  leadsOn?: boolean;
}

/**
 * Gives each open dialog an entry in the browser's history, so that Back closes it as it does in an
 * app. The entries have the page's address and the router's state, and moves between them are kept
 * from the router, which would load the page again. `pageKey` is the key of the page that is shown.
 */
export function keepDialogsInHistory(
  dialogs: OpenDialogs,
  pageKey: () => string,
  place: HistoryPlace = window,
): () => void {
  const { history } = place;
  /** A step of ours is on its way; nothing else may be written before it has arrived. */
  let isStepping = false;
  const entry = () => (history.state ?? {}) as EntryState;
  const step = (by: number) => {
    isStepping = true;
    history.go(by);
  };

  const follow = () => {
    if (isStepping) return;
    const open = dialogs.read().length;
    const { dialogs: here = 0 } = entry();
    for (let depth = here + 1; depth <= open; depth += 1)
      history.pushState({ ...entry(), leadsOn: false, dialogs: depth }, '');
    if (open < here) step(open - here);
  };

  const heard = (event: PopStateEvent) => {
    const { key = 'default', dialogs: here = 0, leadsOn } = (event.state ?? {}) as EntryState;
    const open = dialogs.read();
    if (isStepping) {
      isStepping = false;
      // a step away from an entry that is left over may have been one to another page
      if (key === pageKey()) event.stopImmediatePropagation();
      return follow();
    }
    if (key !== pageKey()) {
      if (here === 0) return;
      // back from a page that a dialog led to, whose entry is left over
      event.stopImmediatePropagation();
      history.replaceState({ ...entry(), leadsOn: true }, '');
      return step(-here);
    }
    event.stopImmediatePropagation();
    if (here < open.length) for (const { name } of open.slice(here)) dialogs.close(name as never);
    else if (here > open.length) step(leadsOn ? 1 : open.length - here);
  };

  // one dialog that takes the place of another is no move
  const unsubscribe = dialogs.subscribe(() => queueMicrotask(follow));
  place.addEventListener('popstate', heard, true);
  follow();
  return () => {
    unsubscribe();
    place.removeEventListener('popstate', heard, true);
  };
}
