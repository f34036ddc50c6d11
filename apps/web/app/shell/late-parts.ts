import type { DialogModules, LoadPart } from '@halls/web-kit';
import type { DialogMap } from '#app/dialogs/dialog-map.ts';
import type { FrameSlots } from '#app/frame/frame-slots.ts';
import type { LoadLauncher } from '#app/game-session/launch.ts';

/** What features put into every template's frame. */
export const frameSlots: FrameSlots = {
  headerBalance: () => import('#app/features/wallet/header-balance.tsx'),
  headerAccount: () => import('#app/features/session/header-account.tsx'),
};

/** There on every page once it lives. */
export const loadSessionWatch: LoadPart = () => import('#app/features/session/session-watch.tsx');

export const loadPageParts: LoadPart = () => import('./page-parts.tsx');

/** There while a member is logged in. */
export const loadMemberParts: LoadPart = () => import('./member-parts.tsx');

/** What starts games; the page fetches it when it has nothing better to do. */
export const loadLauncher: LoadLauncher = () => import('#app/features/launch/launch-game.ts');

/** Where the code of the dialogs is: their names and files are as long as a feature, and none is open at first. */
export async function loadDialogModules(): Promise<DialogModules<DialogMap>> {
  const { dialogModules } = await import('./dialog-modules.ts');
  return dialogModules;
}
