import { toasts } from '@halls/ui';
import { usePageContext, useTranslate, type PageContextValue } from '#app/page/page-context.tsx';

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

/** `features/launch/launch-game.ts` exports `launchGame` of this type and optionally `namespaces`. */
export type LaunchGame = (
  target: LaunchTarget,
  mode: LaunchMode,
  page: PageContextValue,
) => Promise<void> | void;

interface LaunchModule {
  launchGame: LaunchGame;
  namespaces?: readonly string[];
}

const modules = import.meta.glob<LaunchModule>('../features/launch/launch-game.ts');
const load = Object.values(modules)[0];

/** False while no feature opens games; then nothing on the page offers to. */
export const canLaunch = load !== undefined;

/** Fetches the code ahead, so that a press opens its window while the browser still allows it. */
export function prepareLaunch(): void {
  void load?.();
}

export function useLaunch(): (target: LaunchTarget, mode: LaunchMode) => void {
  const page = usePageContext();
  const translate = useTranslate('shell');
  return (target, mode) => {
    if (!load) return;
    void (async () => {
      const module = await load();
      await module.launchGame(target, mode, page);
    })().catch(() => toasts.show('error', translate('failure.network fail')));
  };
}
