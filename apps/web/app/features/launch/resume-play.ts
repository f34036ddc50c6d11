import { openGame } from '#app/game-session/open-game.ts';
import type { Page } from '#app/page/page-context.ts';
import type { SiteData } from '#app/page/site-data.ts';
import { browserSession } from '#app/session/browser-session.ts';
import { startPlay } from './start-play.ts';

/**
 * The page of a game was loaded anew: its address was good for once, so the game is started again. False when there is
 * none that this tab has open as a page.
 */
export async function resumePlay(page: Page, site: Pick<SiteData, 'halls'> | null): Promise<boolean> {
  const session = browserSession.read();
  const game = session && openGame.place() === 'page' ? openGame.read(session.memberId) : null;
  if (!game || !(await openGame.isOfThisTab())) return false;
  const { hallId, providerId, gameName } = game;
  const hall = site?.halls.find(({ id }) => id === hallId);
  const providerName = hall?.providers.find(({ id }) => id === providerId)?.name ?? gameName;
  void startPlay({ ...game, providerName, house: '', hasDemo: false }, page, 'page');
  return true;
}
