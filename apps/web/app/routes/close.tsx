import { useEffect } from 'react';
import { buttonClass } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { WindowNote } from '#app/features/still/window-note.tsx';
import type { PageHandle } from '#app/page/page-handle.ts';
import { tellWindows } from '#app/page/window-messages.ts';

export const handle: PageHandle = {
  frame: 'none',
  noindex: true,
  title: (texts) => texts.of('shell')('close_page.title'),
};

/** Where a game sends its window when the member leaves it. */
export function Component() {
  const t = useTranslate('shell');
  useEffect(() => {
    const { name } = window;
    if (name === 'gameWindow' || name === 'gameFrame') tellWindows({ type: 'quickGame', window: name });
    window.close();
  }, []);
  return (
    <WindowNote title={t('close_page.title')} message={t('close_page.message')}>
      <a className={buttonClass({ kind: 'accent' })} href="/">
        {t('error.home')}
      </a>
    </WindowNote>
  );
}
