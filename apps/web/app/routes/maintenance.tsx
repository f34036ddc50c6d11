import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useTranslate } from '@halls/web-kit';
import { StillPage } from '#app/features/still/still-page.tsx';
import { formatTime } from '#app/page/format-time.ts';
import { readLoaderApi } from '#app/page/loader-api.ts';
import { usePage } from '#app/page/page-context.ts';
import type { PageHandle } from '#app/page/page-handle.ts';

export const handle: PageHandle = {
  isStill: true,
  noindex: true,
  title: (texts) => texts.of('still')('maintenance.title'),
};

interface Maintenance {
  startAt: string;
  endAt: string | null;
  /** The site's, in which the times are said. */
  zone: string;
  serviceUrl: string | null;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Maintenance> {
  await readLoaderApi(context).bringTexts(['still']);
  const { searchParams } = new URL(request.url);
  return {
    startAt: searchParams.get('start') ?? '',
    endAt: searchParams.get('end'),
    zone: searchParams.get('zone') ?? 'UTC',
    serviceUrl: searchParams.get('service'),
  };
}

/** What a site in maintenance shows in the place of every page: since when, until when, and whom to ask. */
export function Component() {
  const t = useTranslate('still');
  const { siteName, language } = usePage();
  const { startAt, endAt, zone, serviceUrl } = useLoaderData<Maintenance>();
  const say = (instant: string) =>
    `${formatTime(instant, language, zone)} (${zone.replace(/^.*\//, '').replace('_', ' ')})`;
  return (
    <main className="bare-frame">
      <StillPage
        spot="maintenance"
        title={t('maintenance.title')}
        message={t('maintenance.text', { site: siteName })}
        action={serviceUrl ? { href: serviceUrl, text: t('maintenance.service') } : null}
      >
        <dl className="still-times">
          <dt>{t('maintenance.start')}</dt>
          <dd>
            <time dateTime={startAt}>{say(startAt)}</time>
          </dd>
          <dt>{t('maintenance.end')}</dt>
          <dd>{endAt ? <time dateTime={endAt}>{say(endAt)}</time> : t('maintenance.open_end')}</dd>
        </dl>
      </StillPage>
    </main>
  );
}
