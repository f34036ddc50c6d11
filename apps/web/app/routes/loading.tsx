import { useTranslate } from '@halls/web-kit';
import { WindowNote } from '#app/features/still/window-note.tsx';
import type { PageHandle } from '#app/page/page-handle.ts';

export const handle: PageHandle = {
  frame: 'none',
  noindex: true,
  title: (texts) => texts.of('shell')('loading.title'),
};

/** What a window shows from the moment that it opens until its game or page is there. */
export function Component() {
  const t = useTranslate('shell');
  return <WindowNote title={t('loading.title')} message={t('loading.message')} isWaiting />;
}
