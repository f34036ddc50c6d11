import type { OpeningMode } from '@halls/contract/catalogue';
import { demoMode, openingMode, type Screen } from '#app/game-session/launch-rules.ts';
import type { LaunchTarget } from '#app/game-session/launch.ts';
import { isNarrow } from '#app/page/is-narrow.ts';
import type { Page } from '#app/page/page-context.ts';
import type { SiteData } from '#app/page/site-data.ts';

/** How this game opens on this screen, by what the site says of its provider in its hall. */
export function chooseMode(
  { hallId, providerId, gameType }: LaunchTarget,
  page: Page,
  site: Pick<SiteData, 'halls'> | null,
): OpeningMode {
  const hall = site?.halls.find(({ id }) => id === hallId);
  const opensIn = hall?.providers.find(({ id }) => id === providerId)?.opensIn ?? null;
  return openingMode(screenOf(page), { gameType, opensIn });
}

export function chooseDemoMode(page: Page): 'window' | 'redirect' {
  return demoMode(screenOf(page));
}

function screenOf({ info }: Page): Screen {
  return { device: info.device, isNarrow: isNarrow(), userAgent: navigator.userAgent };
}
