import { toasts } from '@halls/web-kit';
import type { ErrorKey } from '@halls/contract';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { judgeLaunch } from '#app/game-session/launch-rules.ts';
import { browserSession } from '#app/session/browser-session.ts';
import { isNarrow } from '#app/page/is-narrow.ts';
import type { Page } from '#app/page/page-context.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import type { LaunchGame } from '#app/game-session/launch.ts';
import { chooseMode } from './choose-mode.ts';
import { startDemo } from './start-demo.ts';
import { startPlay } from './start-play.ts';

/**
 * A press on Play or Demo. The verdict comes without waiting, so that a window can open while the
 * browser still counts the press.
 */
export const launchGame: LaunchGame = (target, mode, page, site) => {
  if (mode === 'demo') return page.info.isClosed ? refuse('r88close_msg', page) : startDemo(target, page);
  const verdict = judgeLaunch(gameSession.read(), target, {
    isMember: browserSession.read() !== null,
    isDesktop: !isNarrow(),
    isSiteClosed: page.info.isClosed,
    isDemoSite: site?.isDemoSite ?? false,
  });
  switch (verdict.kind) {
    case 'start':
      return startPlay(target, page, chooseMode(target, page, site));
    case 'ignore':
      return;
    case 'ask_login':
      return dialogs.open('login-required', { target });
    case 'ask_stop':
      return dialogs.open('stop-game', { target });
    case 'refuse':
      return refuse(verdict.messageKey, page);
  }
};

async function refuse(messageKey: ErrorKey, page: Page): Promise<void> {
  const say = await page.texts.load('errors');
  toasts.show('warning', say(messageKey));
}
