import { gameSession } from '#app/game-session/game-session-store.ts';
import { closePopup, readWaitingPopup } from '#app/game-session/popup-windows.ts';
import { leaveFrame, quitGame, type QuitOutcome } from './quit-game.ts';

/** Another window tells that what this tab waits for has ended: closes its window, and leaves the game if it was one. */
export async function endWaiting(): Promise<QuitOutcome> {
  if (gameSession.read().place !== 'window') return leaveFrame();
  const name = readWaitingPopup();
  if (name === 'gameWindow') {
    const { phase, isElsewhere } = gameSession.read();
    return phase === 'playing' && !isElsewhere ? quitGame() : { ok: true };
  }
  if (name !== null) closePopup(name);
  return { ok: true };
}
