const key = 'window-msg';

/** What windows of the site tell each other through the browser's storage. */
export type WindowMessage =
  /** The popup of a third-party login is done; the window that opened it can use the ticket. */
  | { type: 'authLogin'; ticket: string }
  /** It came to nothing; with a code where something went wrong. */
  | { type: 'authLoginClose'; code: number | null }
  /** What was opened in a window of its own has come to its end; by the window's name, or null where it is not said. */
  | { type: 'quickGame'; window: string | null };

/** Tells every other window of the site. */
export function tellWindows(message: WindowMessage): void {
  window.localStorage.setItem(key, JSON.stringify(message));
  window.localStorage.removeItem(key);
}

/** Hears what other windows tell; answers what ends the hearing. */
export function hearWindows(hear: (message: WindowMessage) => void): () => void {
  const listen = ({ key: changed, newValue }: StorageEvent) => {
    const message = changed === key && newValue ? readWindowMessage(newValue) : null;
    if (message) hear(message);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Null for what is none: storage is open to whatever else runs at this address. */
export function readWindowMessage(text: string): WindowMessage | null {
  try {
    const { type, ticket, code, window: name } = JSON.parse(text) as Record<string, unknown>;
    if (type === 'authLogin' && typeof ticket === 'string') return { type, ticket };
    if (type === 'quickGame') return { type, window: typeof name === 'string' ? name : null };
    if (type === 'authLoginClose') return { type, code: typeof code === 'number' ? code : null };
    return null;
  } catch {
    return null;
  }
}

/** What the popup was sent back with, in the fragment of its address. */
export function messageOfFragment(fragment: string): WindowMessage {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const ticket = parts.get('ticket');
  if (ticket) return { type: 'authLogin', ticket };
  const code = Number(parts.get('code') ?? 0);
  return { type: 'authLoginClose', code: Number.isSafeInteger(code) && code > 0 ? code : null };
}
