import { createContext, useContext } from 'react';
import { toasts, useTranslate } from '@halls/web-kit';
import { useWholePage, type Page } from '#app/page/page-context.ts';
import type { SiteData } from '#app/page/site-data.ts';
import { useSiteData } from '#app/page/use-site-data.ts';

/** What is needed to open a game. */
export interface LaunchTarget {
  /** Catalogue id; absent for a provider's lobby. */
  gameId?: number;
  hallId: number;
  providerId: string;
  providerName: string;
  gameType: number;
  gameCode: string;
  gameName: string;
  house: string;
  hasDemo: boolean;
}

export type LaunchMode = 'play' | 'demo';

/** A press on Play or Demo, once the code that opens games is there. */
export type LaunchGame = (
  target: LaunchTarget,
  mode: LaunchMode,
  page: Page,
  /** Null while the site does not answer. */
  site: SiteData | null,
) => Promise<void> | void;

/** Fetches what opens games. Fetched ahead, a press opens its window while the browser still allows it. */
export type LoadLauncher = () => Promise<{ launchGame: LaunchGame }>;

const LauncherContext = createContext<LoadLauncher | null>(null);
export const LauncherProvider = LauncherContext.Provider;

export function useLaunch(): (target: LaunchTarget, mode: LaunchMode) => void {
  const load = useContext(LauncherContext);
  if (!load) throw new Error('A page part that opens games stands outside of LauncherProvider.');
  const page = useWholePage();
  const site = useSiteData();
  const translate = useTranslate('shell');
  return (target, mode) => {
    void (async () => {
      const { launchGame } = await load();
      await launchGame(target, mode, page, site);
    })().catch(() => toasts.show('error', translate('failure.network fail')));
  };
}
