import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadSponsors, type SponsorList } from '#app/features/sponsor/load-sponsors.ts';
import { SponsorPage } from '#app/features/sponsor/sponsor-page.tsx';
import { breadcrumbs } from '#app/page/breadcrumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { readPage } from '#app/page/read-page.ts';

export const handle: PageHandle = {
  title: (texts) => texts.of('places')('sponsor.title'),
  description: (texts, page) => texts.of('places')('sponsor.intro', { site: (page as SponsorList).siteName }),
  structuredData: (texts, _page, origin) =>
    breadcrumbs(origin, [{ name: texts.of('places')('sponsor.title'), path: '/sponsor' }]),
};

export function loader(place: LoaderFunctionArgs): Promise<SponsorList> {
  return readPage('sponsor', place, async (api) => {
    await api.bringTexts(['places']);
    return loadSponsors(api);
  });
}

export function Component() {
  return <SponsorPage {...useLoaderData<SponsorList>()} />;
}
