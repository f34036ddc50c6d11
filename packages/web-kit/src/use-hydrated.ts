import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first render, which must equal the server's; true from then on. Deferred, so that
 * what comes with it is rendered in slices and not in the task that has hydrated the page.
 */
export function useHydrated(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
}
