import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LatePart, useTranslate, type LoadPart } from '@halls/web-kit';
import { readPage } from '#app/page/read-page.ts';
import { Adverts } from '#app/features/home/adverts.tsx';
import { HomeShelves, LeadShelf } from '#app/features/home/home-shelves.tsx';
import { Hero } from '#app/features/home/hero.tsx';
import { leadPicturesOf } from '#app/catalogue/scene-picture.ts';
import { Jackpot } from '#app/features/home/jackpot.tsx';
import type { HomeData } from '#app/features/home/load-home.ts';
import { Marquee } from '#app/features/home/marquee.tsx';
import { PhoneHome } from '#app/features/home/phone-home.tsx';
import { HallLinks } from '#app/frame/hall-links.tsx';
import { useIsNarrow } from '#app/page/use-is-narrow.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { useTemplate } from '#app/page/template.ts';

const loadWins: LoadPart = async () => (await import('#app/shell/home-parts.ts')).loadWins();
const loadSports: LoadPart = async () => (await import('#app/shell/home-parts.ts')).loadSports();

export const handle: PageHandle = {
  leadPictures: (data) => leadPicturesOf((data as HomeData).banners[0]?.scene),
};

export function loader(place: LoaderFunctionArgs): Promise<HomeData> {
  // what comes as a document has been read by the server
  return readPage('home', place, async (api) =>
    (await import('#app/features/home/load-home.ts')).loadHome(api),
  );
}

export function Component() {
  const home = useLoaderData<HomeData>();
  const site = useSiteData();
  const t = useTranslate('home');
  const { HomeLayout } = useTemplate();
  const isNarrow = useIsNarrow();
  const blocks = isNarrow ? home.blocks : null;
  const parts = {
    hero: home.banners.length > 0 && <Hero banners={home.banners} />,
    marquee: home.announcements.length > 0 && <Marquee announcements={home.announcements} />,
    jackpot: home.jackpot !== null && <Jackpot first={home.jackpot} />,
    halls: (
      <HallLinks
        place="home"
        isGrid={blocks?.some(({ kind, look }) => kind === 'halls' && look === 'grid')}
      />
    ),
    adverts: home.adverts.length > 0 && <Adverts adverts={home.adverts} />,
    sports: <LatePart load={loadSports} />,
    lead: (
      <>
        <LeadShelf home={home} />
        {site?.showsWins && (
          <div className="shelf wins-place">
            <LatePart load={loadWins} />
          </div>
        )}
      </>
    ),
    shelves: <HomeShelves home={home} />,
  };
  return (
    <>
      <h1 className="sr-only">{t('heading', { site: site?.name ?? '' })}</h1>
      {blocks ? <PhoneHome blocks={blocks} parts={parts} /> : <HomeLayout parts={parts} />}
    </>
  );
}
