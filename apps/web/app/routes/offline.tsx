import type { LoaderFunctionArgs } from 'react-router';
import { buttonClass } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { readLoaderApi } from '#app/page/loader-api.ts';
import { usePage } from '#app/page/page-context.ts';
import type { PageHandle } from '#app/page/page-handle.ts';

export const handle: PageHandle = {
  isStill: true,
  noindex: true,
  title: (texts) => texts.of('still')('offline.title'),
};

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await readLoaderApi(context).bringTexts(['still']);
  return null;
}

/** What the service worker shows in the place of any page, at that page's own address. */
export function Component() {
  const t = useTranslate('still');
  const { template, siteName } = usePage();
  return (
    <main className="error-page bare-frame">
      <img
        className="error-picture"
        src={`/pictures/spots/${template}-offline.svg`}
        alt=""
        width="240"
        height="180"
      />
      <h1>{t('offline.title')}</h1>
      <p className="error-message">{t('offline.text', { site: siteName })}</p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- it leads to the address that was asked for */}
      <a className={buttonClass({ kind: 'action', size: 'large' })} href="">
        {t('offline.again')}
      </a>
    </main>
  );
}
