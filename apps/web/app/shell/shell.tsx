import { useEffect, type ReactNode } from 'react';
import { ToastRegion } from '@halls/ui';
import { useTranslate } from '#app/page/page-context.tsx';
import { useSession } from '#app/session/browser-session.ts';
import { useTemplate } from '#app/templates/template.ts';
import { DialogHost } from './dialogs/dialog-host.tsx';
import { hasDialog } from './dialogs/dialog-registry.ts';
import { dialogs } from './dialogs/dialog-store.ts';
import { prepareLaunch } from './launch.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { takeCookie } from './cookies.ts';
import { FeatureSlot } from './slots.tsx';

/** Everything around a page: the template's frame, dialogs, toasts and what features mount. */
export function Shell({ frame, children }: { frame: 'full' | 'none'; children: ReactNode }) {
  const { Frame } = useTemplate();
  const t = useTranslate('shell');
  const session = useSession();
  useEffect(openAskedDialog, []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-member', session !== null);
  }, [session]);
  useEffect(() => whenIdle(prepareLaunch), []);
  return (
    <>
      {frame === 'full' ? (
        <Frame>{children}</Frame>
      ) : (
        <main id="content" className="bare-frame">
          {children}
        </main>
      )}
      <NavigationBar />
      <ToastRegion label={t('toast.region')} closeLabel={t('close')} />
      <DialogHost />
      {session && <FeatureSlot name="member-root" key={session.memberId} />}
      <FeatureSlot name="page-root" />
    </>
  );
}

/** `/register` leaves a cookie that asks the next page to open the registration. */
function openAskedDialog(): void {
  if (takeCookie('isRouteRegister') === 'true' && hasDialog('register')) dialogs.open('register');
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
