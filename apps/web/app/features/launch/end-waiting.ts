import { gameSession } from '#app/game-session/game-session-store.ts';
import { closePopup, readWaitingPopup } from '#app/game-session/popup-windows.ts';
import { leaveFrame, quitGame, type QuitOutcome } from './quit-game.ts';

/**
 * Another window tells that what was in `ended` has come to its end, or else what this tab waits for: a deposit's window
 * is closed, a game is left. A game and a deposit may be open at once, and the end of one is not that of the other.
 */
export async function endWaiting(ended: string | null): Promise<QuitOutcome> {
  const name = ended ?? readWaitingPopup();
  if (name === 'depositWindow' || name === 'fpWindow') {
    closePopup(name);
    return { ok: true };
  }
  const { phase, place, isElsewhere } = gameSession.read();
  if (place !== 'window') return leaveFrame();
  return name === 'gameWindow' && phase === 'playing' && !isElsewhere ? quitGame() : { ok: true };
}
