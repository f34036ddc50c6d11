import { useEffect } from 'react';
import { useTranslate } from '@halls/web-kit';
import { WindowNote } from '#app/features/still/window-note.tsx';
import type { PageHandle } from '#app/page/page-handle.ts';
import { messageOfFragment, tellWindows } from '#app/page/window-messages.ts';

export const handle: PageHandle = {
  frame: 'none',
  noindex: true,
  title: (texts) => texts.of('shell')('loading.title'),
};

/** Where the popup of a third-party login ends: tells the window that opened it, and is gone. */
export function Component() {
  const t = useTranslate('shell');
  useEffect(() => {
    const message = messageOfFragment(window.location.hash);
    // what it was sent back with is nobody's after this
    window.history.replaceState(window.history.state, '', window.location.pathname);
    tellWindows(message);
    window.close();
  }, []);
  return <WindowNote title={t('loading.title')} message={t('close_page.message')} />;
}
