import { toasts } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { noGame } from '#app/game-session/launch-rules.ts';
import { openGame } from '#app/game-session/open-game.ts';
import { closePopup, openPopup, showInPopup } from '#app/game-session/popup-windows.ts';
import { memberStore } from '#app/member/member-store.ts';
import type { Page } from '#app/page/page-context.ts';
import { browserSession } from '#app/session/browser-session.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import type { LaunchTarget } from '#app/game-session/launch.ts';
import type { DataOf } from '@halls/contract';
import type { play } from '@halls/contract/launch';
import type { OpeningMode } from '@halls/contract/catalogue';
import type { GameType } from './game-type.ts';
import { tellClosed } from './tell-closed.ts';

/**
 * Starts a game for real: the window or the frame first, then the money, then the game's address. Whatever goes
 * wrong, the window closes and the member is told; the state is as before, or nothing is open when another game was:
 * that one is left, with its money brought home.
 */
export async function startPlay(target: LaunchTarget, page: Page, mode: OpeningMode): Promise<void> {
  const popup = mode === 'window' ? openPopup('gameWindow') : null;
  if (mode === 'window' && !popup) return dialogs.open('popup-blocked', { target, mode: 'play' });

  const isSwitch = gameSession.read().phase === 'playing';
  const place = mode === 'redirect' ? 'window' : mode;
  gameSession.change({ ...noGame, phase: 'starting', game: target, place });
  if (!popup) closePopup('gameWindow');
  if (mode === 'modal') dialogs.open('play-game');
  const result = await api.call('/member/game/play1', {
    gpId: target.providerId,
    game_type: target.gameType as GameType,
    game_code: target.gameCode,
    // a window or a frame is closed from there; the page itself goes home
    lobby_url: `${window.location.origin}/${mode === 'redirect' ? '' : 'close'}`,
    device: page.info.device === 'desktop' ? 1 : 2,
  });
  const isUnwanted = popup?.closed === true || gameSession.read().place !== place;
  if (result.ok && isUnwanted) return quitFromHere();
  if (result.ok) return showStarted(target, { mode, popup, data: result.data });

  closePopup('gameWindow');
  memberStore.setPlaying(false);
  gameSession.change({ ...noGame, ...(result.code === 957 ? { transferDisabled: true } : {}) });
  void memberStore.load();
  if (result.aborted || result.code === 401) return;
  if (isSwitch) void quitFromHere();
  if (result.code === 203) return tellClosed(target, result.data);
  const t = await page.texts.load('launch');
  toasts.show('error', result.failure ? t('no_connection') : result.message);
}

function showStarted(
  target: LaunchTarget,
  { mode, popup, data }: { mode: OpeningMode; popup: Window | null; data: DataOf<typeof play> },
): void {
  memberStore.setPlaying(true);
  const { game_url: url, frame_url: frameUrl = url } = data;
  const isFramed = mode === 'modal' || mode === 'page';
  gameSession.change({ phase: 'playing', url: isFramed ? frameUrl : null });
  const session = browserSession.read();
  if (session) openGame.keep(session.memberId, target, mode);
  void memberStore.load();
  if (popup) showInPopup(popup, url);
  else if (mode === 'redirect') window.location.assign(url);
}

/** The member closed the window while the game was being started, or it took the place of another game in vain. */
async function quitFromHere(): Promise<void> {
  const { quitGame } = await import('./quit-game.ts');
  await quitGame();
}
