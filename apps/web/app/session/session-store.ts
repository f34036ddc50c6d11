/**
 * Who is logged in, in the browser's storage, under the keys that the product names. All tabs of a
 * site share it: a change in one is told to the others by the `storage` event.
 */
export interface Session {
  token: string;
  memberId: number;
  memberAccount: string;
  currency: string;
}

export interface SessionStore {
  /** The same object until something changes; null for a guest, and on the server. */
  read(): Session | null;
  subscribe(listener: () => void): () => void;
  start(session: Session): void;
  /** Replaces the token of the running session; nothing happens without one. */
  rotate(token: string): void;
  /** Forgets the member; what belongs to the device (language, pwa) stays. */
  end(): void;
}

export type SessionStorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Keys of local storage that belong to a member and go when the member does. */
export const memberKeys = ['token', 'member_id', 'member_account', 'currency', 'member_type'] as const;
export function createSessionStore(area: SessionStorageArea, events: StorageEvents): SessionStore {
  const listeners = new Set<() => void>();
  let current = readFrom(area);

  const refresh = () => {
    const next = readFrom(area);
    if (JSON.stringify(next) === JSON.stringify(current)) return;
    current = next;
    for (const listener of listeners) listener();
  };
  const onStorage = (event: Event) => {
    const { key } = event as StorageEvent;
    if (key === null || (memberKeys as readonly string[]).includes(key)) refresh();
  };

  return {
    read: () => current,
    subscribe(listener) {
      if (listeners.size === 0) {
        events.addEventListener('storage', onStorage);
        refresh();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events.removeEventListener('storage', onStorage);
      };
    },
    start(session) {
      area.setItem('member_id', String(session.memberId));
      area.setItem('member_account', session.memberAccount);
      area.setItem('currency', session.currency);
      // Last: another tab that sees the token finds the rest in place.
      area.setItem('token', session.token);
      refresh();
    },
    rotate(token) {
      if (!current) return;
      area.setItem('token', token);
      refresh();
    },
    end() {
      for (const key of memberKeys) area.removeItem(key);
      refresh();
    },
  };
}

function readFrom(area: SessionStorageArea): Session | null {
  const token = area.getItem('token');
  const memberId = Number(area.getItem('member_id'));
  const memberAccount = area.getItem('member_account');
  const currency = area.getItem('currency');
  if (!token || !Number.isSafeInteger(memberId) || memberId <= 0 || !memberAccount || !currency) return null;
  return { token, memberId, memberAccount, currency };
}
