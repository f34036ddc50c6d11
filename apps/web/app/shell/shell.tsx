import { useEffect, type ReactNode } from 'react';
import { DialogHost, LatePart, ToastRegion, useTranslate } from '@halls/web-kit';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { FrameSlotsProvider } from '#app/frame/frame-slots.ts';
import { LauncherProvider } from '#app/game-session/launch.ts';
import { useTemplate } from '#app/page/template.ts';
import { useSession } from '#app/session/browser-session.ts';
import {
  frameSlots,
  loadDialogModules,
  loadGameBar,
  loadLauncher,
  loadMoneyWatch,
  loadPageWatch,
  loadSessionWatch,
} from './late-parts.ts';
import { NavigationBar } from './navigation-bar.tsx';

/** Everything around a page: the template's frame, dialogs, toasts and what features mount. */
export function Shell({ frame, children }: { frame: 'full' | 'none'; children: ReactNode }) {
  const { Frame } = useTemplate();
  const t = useTranslate('shell');
  const session = useSession();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-member', session !== null);
  }, [session]);
  useEffect(() => whenIdle(() => void Promise.all([loadLauncher(), loadDialogModules()])), []);
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
      <DialogHost dialogs={dialogs} modules={loadDialogModules} />
      {session && <LatePart key={`game-bar ${session.memberId}`} load={loadGameBar} />}
      {session && <LatePart key={`money ${session.memberId}`} load={loadMoneyWatch} />}
      <LatePart load={loadSessionWatch} />
      <LatePart load={loadPageWatch} />
    </FrameSlotsProvider>
  );
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
