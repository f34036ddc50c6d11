import { useTranslate } from '@halls/web-kit';
import type { PageHandle } from '#app/page/page-handle.ts';

export const handle: PageHandle = {
  frame: 'none',
  noindex: true,
  title: (texts) => texts.of('shell')('loading.title'),
};

/** What a window shows from the moment that it opens until its game or page is there. */
export function Component() {
  const t = useTranslate('shell');
  return (
    <section className="loading-page" role="status">
      <span className="loading-mark" aria-hidden="true" />
      <h1>{t('loading.title')}</h1>
      <p>{t('loading.message')}</p>
    </section>
  );
}
