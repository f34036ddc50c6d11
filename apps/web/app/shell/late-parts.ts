import type { FrameSlots } from '#app/frame/frame-slots.ts';
import type { LoadLauncher } from '#app/game-session/launch.ts';
import type { LoadPart } from '#app/page/late-part.tsx';

/** What features put into every template's frame. */
export const frameSlots: FrameSlots = {
  headerBalance: async () => {
    const { HeaderBalance, namespaces } = await import('#app/features/wallet/header-balance.tsx');
    return { Part: HeaderBalance, namespaces };
  },
  headerAccount: async () => {
    const { HeaderAccount, namespaces } = await import('#app/features/session/header-account.tsx');
    return { Part: HeaderAccount, namespaces };
  },
};

/** There on every page once it lives. */
export const loadSessionWatch: LoadPart = async () => {
  const { SessionWatch, namespaces } = await import('#app/features/session/session-watch.tsx');
  return { Part: SessionWatch, namespaces };
};

/** There while a member is logged in. */
export const loadGameBar: LoadPart = async () => {
  const { GameBar, namespaces } = await import('#app/features/launch/game-bar.tsx');
  return { Part: GameBar, namespaces };
};

export const loadWalletWatch: LoadPart = async () => {
  const { WalletWatch } = await import('#app/features/wallet/wallet-watch.tsx');
  return { Part: WalletWatch };
};

/** What starts games; the page fetches it when it has nothing better to do. */
export const loadLauncher: LoadLauncher = () => import('#app/features/launch/launch-game.ts');
