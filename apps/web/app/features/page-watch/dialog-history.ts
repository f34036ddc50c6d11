import type { Store } from '@halls/web-kit';

/** What of the browser is needed; a test brings its own. */
export interface HistoryPlace {
  history: Pick<History, 'state' | 'pushState' | 'go'>;
  addEventListener(name: 'popstate', listener: (event: PopStateEvent) => void, capture: boolean): void;
  removeEventListener(name: 'popstate', listener: (event: PopStateEvent) => void, capture: boolean): void;
}

interface OpenDialogs extends Store<readonly { name: string }[]> {
  close(name: never): void;
}

/** The router's own state, and how many entries for dialogs lie between the page's own and this one. */
interface EntryState {
  key?: string;
  dialogs?: number;
}

/**
 * Gives each open dialog an entry in the browser's history, so that Back closes it as it does in an
 * app. The entries have the page's address and the router's state, and moves between them are kept
 * from the router, which would load the page again. `pageKey` is the key of the page that is shown.
 *
 * A dialog that is closed otherwise leaves its entry behind: taking it away would be a move, and a
 * move that is on its way wins over a page that is opened meanwhile. The next dialog takes it over,
 * and who goes through it, back or forward, is led past it.
 */
export function keepDialogsInHistory(
  dialogs: OpenDialogs,
  pageKey: () => string,
  place: HistoryPlace = window,
): () => void {
  const { history } = place;
  const entry = () => (history.state ?? {}) as EntryState;
  let depth = entry().dialogs ?? 0;

  const follow = () => {
    depth = entry().dialogs ?? 0;
    while (depth < dialogs.read().length) {
      depth += 1;
      history.pushState({ ...entry(), dialogs: depth }, '');
    }
  };

  const heard = (event: PopStateEvent) => {
    const { key = 'default', dialogs: here = 0 } = (event.state ?? {}) as EntryState;
    const isBack = here < depth;
    depth = here;
    if (key !== pageKey()) return;
    event.stopImmediatePropagation();
    const top = dialogs.read().at(-1);
    if (!isBack) history.go(1);
    else if (top) dialogs.close(top.name as never);
    else history.go(-here - 1);
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
