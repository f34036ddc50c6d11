import { createStore, useStore } from '@halls/web-kit';
import { idleLaunch, type LaunchState } from './launch-rules.ts';

/** What the page knows of the game that is open: shared by launch, wallet and logout. */
export const gameSession = createStore<LaunchState>(idleLaunch);

export function useGameSession(): LaunchState {
  return useStore(gameSession);
}
