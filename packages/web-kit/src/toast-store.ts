import { createStore, type Store } from './create-store.ts';

export type ToastKind = 'error' | 'info' | 'success' | 'warning';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** How often it was said while it showed. */
  count: number;
}

export interface ToastStore extends Store<readonly Toast[]> {
  /** Says `text`; the same text of the same kind counts up and stays for another while. */
  show(kind: ToastKind, text: string): void;
  dismiss(id: number): void;
  /** Stops the clocks while a toast is pointed at or focused, and starts them anew. */
  hold(): void;
  release(): void;
}

export const toastDurationMs = 3000;
/** More at once than fit on a phone would hide the page: the oldest goes. */
export const toastsAtOnce = 5;

export interface Timers {
  set(run: () => void, ms: number): unknown;
  clear(handle: never): void;
}

const realTimers: Timers = { set: (run, ms) => setTimeout(run, ms), clear: (handle) => clearTimeout(handle) };

export function createToastStore(timers: Timers = realTimers): ToastStore {
  const store = createStore<readonly Toast[]>([]);
  const clocks = new Map<number, unknown>();
  let held = false;
  let lastId = 0;

  const stop = (id: number) => {
    if (clocks.has(id)) timers.clear(clocks.get(id) as never);
    clocks.delete(id);
  };
  const wind = (id: number) => {
    stop(id);
    if (!held)
      clocks.set(
        id,
        timers.set(() => dismiss(id), toastDurationMs),
      );
  };
  const dismiss = (id: number) => {
    stop(id);
    store.set(store.read().filter((toast) => toast.id !== id));
  };

  return {
    first: store.first,
    read: store.read,
    subscribe: store.subscribe,
    show(kind, text) {
      const shown = store.read();
      const same = shown.find((toast) => toast.kind === kind && toast.text === text);
      if (same) {
        store.set(shown.map((toast) => (toast === same ? { ...toast, count: toast.count + 1 } : toast)));
        return wind(same.id);
      }
      const toast: Toast = { id: ++lastId, kind, text, count: 1 };
      for (const old of shown.slice(0, Math.max(0, shown.length + 1 - toastsAtOnce))) stop(old.id);
      store.set([...shown, toast].slice(-toastsAtOnce));
      wind(toast.id);
    },
    dismiss,
    hold() {
      held = true;
      for (const { id } of store.read()) stop(id);
    },
    release() {
      held = false;
      for (const { id } of store.read()) wind(id);
    },
  };
}

/** The page's toasts. */
export const toasts = createToastStore();
