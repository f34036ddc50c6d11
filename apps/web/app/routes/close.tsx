import { useEffect } from 'react';
import { buttonClass } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
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
    if (window.name === 'gameWindow' || window.name === 'gameFrame') tellWindows({ type: 'quickGame' });
    window.close();
  }, []);
  return (
    <section className="loading-page">
      <h1>{t('close_page.title')}</h1>
      <p>{t('close_page.message')}</p>
      <a className={buttonClass({ kind: 'accent' })} href="/">
        {t('error.home')}
      </a>
    </section>
  );
}
