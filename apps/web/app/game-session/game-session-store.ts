import { useSyncExternalStore } from 'react';
import { idleLaunch, type LaunchState } from './launch-rules.ts';

let state: LaunchState = idleLaunch;
const listeners = new Set<() => void>();

/** What the page knows of the game that is open: shared by launch, wallet and logout. */
export const gameSession = {
  read: (): LaunchState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  change(part: Partial<LaunchState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  },
  reset(): void {
    gameSession.change(idleLaunch);
  },
};

export function useGameSession(): LaunchState {
  return useSyncExternalStore(gameSession.subscribe, gameSession.read, () => idleLaunch);
}
