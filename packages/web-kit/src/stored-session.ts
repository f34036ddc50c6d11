import { createStore, type Store } from './create-store.ts';

/** A login that the browser's storage keeps; all tabs of an origin share it. */
export interface StoredSession<Session extends { token: string }> extends Store<Session | null> {
  start(session: Session): void;
  /** Replaces the token of the running session; nothing happens without one. */
  rotate(token: string): void;
  /** Forgets who was logged in; what belongs to the device stays. */
  end(): void;
}

/** How a session stands in the storage. The token is kept under `token`. */
export interface SessionFormat<Session extends { token: string }> {
  /** Everything that goes when the session does. */
  keys: readonly string[];
  /** Values by key, without the token. */
  write(session: Session): Readonly<Record<string, string>>;
  /** Null when what stands there is no session. */
  parse(token: string, get: (key: string) => string | null): Session | null;
}

export type SessionStorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

export function createStoredSession<Session extends { token: string }>(
  format: SessionFormat<Session>,
  area: SessionStorageArea,
  events: StorageEvents,
): StoredSession<Session> {
  const readArea = () => {
    const token = area.getItem('token');
    return token ? format.parse(token, (key) => area.getItem(key)) : null;
  };
  const store = createStore<Session | null>(readArea());
  const refresh = () => {
    const next = readArea();
    if (JSON.stringify(next) !== JSON.stringify(store.read())) store.set(next);
  };
  const onStorage = (event: Event) => {
    const { key } = event as StorageEvent;
    if (key === null || key === 'token' || format.keys.includes(key)) refresh();
  };
  let listening = 0;

  return {
    // a page from the server is always a guest's page
    first: null,
    read: store.read,
    subscribe(listener) {
      if (listening++ === 0) {
        events.addEventListener('storage', onStorage);
        refresh();
      }
      const stop = store.subscribe(listener);
      return () => {
        stop();
        if (--listening === 0) events.removeEventListener('storage', onStorage);
      };
    },
    start(session) {
      for (const [key, value] of Object.entries(format.write(session))) area.setItem(key, value);
      // Last: another tab that sees the token finds the rest in place.
      area.setItem('token', session.token);
      refresh();
    },
    rotate(token) {
      if (!store.read()) return;
      area.setItem('token', token);
      refresh();
    },
    end() {
      area.removeItem('token');
      for (const key of format.keys) area.removeItem(key);
      refresh();
    },
  };
}
