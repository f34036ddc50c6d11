import { useSyncExternalStore } from 'react';
import { createSignal } from './create-signal.ts';

/** State outside of React that components can read. */
export interface Store<State> {
  /** The same object until something changes. */
  read(): State;
  subscribe(listener: () => void): () => void;
  /** What the first render shows, which must equal the server's. */
  readonly first: State;
}

export interface WritableStore<State> extends Store<State> {
  set(next: State): void;
  /** Replaces what `part` names and keeps the rest. */
  change(part: Partial<State>): void;
}

export function createStore<State>(first: State): WritableStore<State> {
  const changed = createSignal();
  let state = first;
  const set = (next: State) => {
    if (Object.is(next, state)) return;
    state = next;
    changed.emit();
  };
  return {
    first,
    read: () => state,
    subscribe: changed.on,
    set,
    change: (part) => set({ ...state, ...part }),
  };
}

/** The store's state; the component renders again when it changes. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.read, () => store.first);
}
