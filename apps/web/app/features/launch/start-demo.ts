import { timing } from '@halls/contract';
import { toasts } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { closePopup, openPopup, showInPopup } from '#app/game-session/popup-windows.ts';
import type { Page } from '#app/page/page-context.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import type { LaunchTarget } from '#app/game-session/launch.ts';
import { chooseDemoMode } from './choose-mode.ts';
import type { GameType } from './game-type.ts';
import { tellClosed } from './tell-closed.ts';

let waiting = false;

/** Opens a game with play money. Anyone may; nothing of the member's is touched. */
export async function startDemo(
  target: LaunchTarget,
  page: Page,
  mode = chooseDemoMode(page),
): Promise<void> {
  if (waiting) return;
  const popup = mode === 'window' ? openPopup('demoWindow') : null;
  if (mode === 'window' && !popup) return dialogs.open('popup-blocked', { target, mode: 'demo' });

  waiting = true;
  const result = await api.call('/demo/play', {
    currency: page.info.currency,
    device: page.info.device === 'desktop' ? 1 : 2,
    gp_id: target.providerId,
    game_type: target.gameType as GameType,
    game_code: target.gameCode,
  });
  setTimeout(() => (waiting = false), timing.demoWaitingMarkerMs);
  if (result.ok) {
    if (popup) return showInPopup(popup, result.data.game_url);
    // the way back from a redirect finds out that a demo was played
    window.sessionStorage.setItem('isPlay', 'true');
    return window.location.assign(result.data.game_url);
  }
  closePopup('demoWindow');
  if (result.code === 203) return tellClosed(target, result.data);
  const t = await page.texts.load('launch');
  toasts.show('error', result.failure ? t('no_connection') : result.message);
}
