import { useEffect, type ReactNode } from 'react';
import { ToastRegion } from '@halls/ui';
import { dialogs } from '#app/dialogs/dialog-store.ts';
import { FrameSlotsProvider } from '#app/frame/frame-slots.ts';
import { LauncherProvider } from '#app/game-session/launch.ts';
import { takeCookie } from '#app/page/cookies.ts';
import { LatePart } from '#app/page/late-part.tsx';
import { useTranslate } from '#app/page/page-context.tsx';
import { useTemplate } from '#app/page/template.ts';
import { useSession } from '#app/session/browser-session.ts';
import { DialogHost } from './dialog-host.tsx';
import { frameSlots, loadGameBar, loadLauncher, loadSessionWatch, loadWalletWatch } from './late-parts.ts';
import { NavigationBar } from './navigation-bar.tsx';

/** Everything around a page: the template's frame, dialogs, toasts and what features mount. */
export function Shell({ frame, children }: { frame: 'full' | 'none'; children: ReactNode }) {
  const { Frame } = useTemplate();
  const t = useTranslate('shell');
  const session = useSession();
  useEffect(openAskedDialog, []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-member', session !== null);
  }, [session]);
  useEffect(() => whenIdle(() => void loadLauncher()), []);
  return (
    <FrameSlotsProvider value={frameSlots}>
      <LauncherProvider value={loadLauncher}>
        {frame === 'full' ? (
          <Frame>{children}</Frame>
        ) : (
          <main id="content" className="bare-frame">
            {children}
          </main>
        )}
      </LauncherProvider>
      <NavigationBar />
      <ToastRegion label={t('toast.region')} closeLabel={t('close')} />
      <DialogHost />
      {session && <LatePart key={`game-bar ${session.memberId}`} load={loadGameBar} />}
      {session && <LatePart key={`wallet ${session.memberId}`} load={loadWalletWatch} />}
      <LatePart load={loadSessionWatch} />
    </FrameSlotsProvider>
  );
}

/** `/register` leaves a cookie that asks the next page to open the registration. */
function openAskedDialog(): void {
  if (takeCookie('isRouteRegister') === 'true') dialogs.open('register');
}

/** Runs once the browser has nothing better to do. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
