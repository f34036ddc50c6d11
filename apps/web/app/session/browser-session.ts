import { useSyncExternalStore } from 'react';
import { createSessionStore, type Session, type SessionStore } from './session-store.ts';

/** Guests everywhere but in the browser: a page from the server is always a guest's page. */
const guests: SessionStore = {
  read: () => null,
  subscribe: () => () => {},
  start() {},
  rotate() {},
  end() {},
};

export const browserSession: SessionStore =
  typeof window === 'undefined' ? guests : createSessionStore(window.localStorage, window);

/** The member, or null for a guest; null in the first render too, which must equal the server's. */
export function useSession(): Session | null {
  return useSyncExternalStore(browserSession.subscribe, browserSession.read, () => null);
}
