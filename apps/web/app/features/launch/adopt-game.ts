import { gameSession } from '#app/game-session/game-session-store.ts';
import { isSameGame, noGame } from '#app/game-session/launch-rules.ts';
import { openGame } from '#app/game-session/open-game.ts';
import { closePopup, findPopup } from '#app/game-session/popup-windows.ts';
import { memberStore } from '#app/member/member-store.ts';
import { quitGame, type QuitOutcome } from './quit-game.ts';

/**
 * A game is open that this page did not open: another tab's, or one from before this page was loaded. In that case its
 * window is looked for, and the game left when it has been closed in the meantime.
 */
export async function adoptGame(memberId: number): Promise<QuitOutcome> {
  gameSession.change({ ...noGame, phase: 'playing', game: openGame.read(memberId), isElsewhere: true });
  const isOurs = await openGame.isOfThisTab();
  const { phase, isElsewhere } = gameSession.read();
  if (!isOurs || phase !== 'playing' || !isElsewhere) return { ok: true };
  // a frame is gone with the page that showed it
  if (openGame.place() !== 'window' || !findPopup('gameWindow')) return quitGame();
  gameSession.change({ isElsewhere: false });
  return { ok: true };
}

/** The server says that no game is open any more: it was left elsewhere, or ended. */
export function dropGame(): void {
  // asked of what is known now: what a component was shown may be older than the start of the game
  if (memberStore.isPlaying() !== false) return;
  closePopup('gameWindow');
  openGame.disown();
  gameSession.change(noGame);
}

/** Another tab has opened a game, which ends this one's, or has left the one that is open. */
export function followOtherTab(memberId: number): void {
  const { phase, game, isElsewhere } = gameSession.read();
  const now = openGame.read(memberId);
  if (phase === 'playing' && !(now && game && isSameGame(now, game))) {
    if (!isElsewhere) {
      closePopup('gameWindow');
      openGame.disown();
    }
    gameSession.change({ ...noGame, phase, game: now, isElsewhere: true });
  }
  void memberStore.load();
}
