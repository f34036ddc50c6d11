/** Something that happens and that several may want to hear of. */
export interface Signal<Payload = void> {
  emit(payload: Payload): void;
  /** Returns what stops the listening. */
  on(listener: (payload: Payload) => void): () => void;
}

export function createSignal<Payload = void>(): Signal<Payload> {
  const listeners = new Set<(payload: Payload) => void>();
  return {
    emit(payload) {
      for (const listener of listeners) listener(payload);
    },
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
