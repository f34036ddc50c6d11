import type { LoaderFunctionArgs } from 'react-router';
import { useTranslate } from '@halls/web-kit';
import { StillPage } from '#app/features/still/still-page.tsx';
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
  const { siteName } = usePage();
  return (
    <main className="bare-frame">
      <StillPage
        spot="offline"
        title={t('offline.title')}
        message={t('offline.text', { site: siteName })}
        // it leads to the address that was asked for
        action={{ href: '', text: t('offline.again') }}
      />
    </main>
  );
}
