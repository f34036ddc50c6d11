import { useEffect, type ReactNode } from 'react';
import { DialogHost, LatePart, ToastRegion, useTranslate } from '@halls/web-kit';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { FrameSlotsProvider } from '#app/frame/frame-slots.ts';
import { LauncherProvider } from '#app/game-session/launch.ts';
import type { PageFrame } from '#app/page/page-handle.ts';
import { useTemplate } from '#app/page/template.ts';
import { browserSession, useSession } from '#app/session/browser-session.ts';
import {
  frameSlots,
  loadDialogModules,
  loadLauncher,
  loadMemberParts,
  loadPageParts,
  loadSessionWatch,
} from './late-parts.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { whenIdle } from '#app/page/when-idle.ts';

/** Everything around a page: the template's frame, dialogs, toasts and what features mount. */
export function Shell({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  const { Frame } = useTemplate();
  const t = useTranslate('shell');
  const session = useSession();
  useEffect(markForMember, []);
  useEffect(() => whenIdle(() => void Promise.all([loadLauncher(), loadDialogModules()])), []);
  return (
    <FrameSlotsProvider value={frameSlots}>
      <LauncherProvider value={loadLauncher}>
        {frame === 'none' ? (
          <main id="content" className="bare-frame">
            {children}
          </main>
        ) : (
          <Frame hasHalls={frame === 'full'}>{children}</Frame>
        )}
        <NavigationBar />
        <ToastRegion label={t('toast.region')} closeLabel={t('close')} />
        <DialogHost dialogs={dialogs} modules={loadDialogModules} />
        {session && <LatePart key={session.memberId} load={loadMemberParts} />}
        <LatePart load={loadSessionWatch} />
        <LatePart load={loadPageParts} />
      </LauncherProvider>
    </FrameSlotsProvider>
  );
}

/**
 * Keeps the document's mark for a member. It is made of what is stored: the first render is a guest's, and by that a
 * page that was drawn for its member would turn into a guest's for a moment.
 */
function markForMember(): () => void {
  const mark = () =>
    void document.documentElement.toggleAttribute('data-member', browserSession.read() !== null);
  mark();
  return browserSession.subscribe(mark);
}
