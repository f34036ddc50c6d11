import { useSyncExternalStore } from 'react';
import { layout } from '@halls/contract';
import { isNarrow } from './is-narrow.ts';

/** For what is asked for in one layout alone; true on the server, which asks for nothing. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(listen, isNarrow, () => true);
}

function listen(heard: () => void): () => void {
  const query = window.matchMedia(`(max-width: ${layout.breakpointPx}px)`);
  query.addEventListener('change', heard);
  return () => query.removeEventListener('change', heard);
}
