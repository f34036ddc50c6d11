type Listener = () => void;
const listeners = new Set<Listener>();

/** Runs when the server no longer knows the member's token. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function loseSession(): void {
  for (const listener of listeners) listener();
}
