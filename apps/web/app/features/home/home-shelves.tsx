import { Suspense } from 'react';
import type { IconName } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { Shelf, ShortShelves } from '#app/catalogue/shelf.tsx';
import { useSiteData } from '#app/page/use-site-data.ts';
import { groupShelves } from './group-shelves.ts';
import type { HomeData } from './load-home.ts';

/** Of a member and of everybody: what they played, what they like, what many play; without those that are empty. */
function useOwnShelves({ playedGames, favoriteGames, hotGames }: HomeData) {
  const t = useTranslate('home');
  const all = [
    { name: t('shelf.played'), icon: 'refresh', games: playedGames },
    { name: t('shelf.favorites'), icon: 'heart', games: favoriteGames },
    { name: t('shelf.hot'), icon: 'flame', games: hotGames },
  ] as const;
  return all.filter(({ games }) => games.length > 0);
}

/** The games that the first screen shows: the member's own, or what many play. */
export function LeadShelf({ home }: { home: HomeData }) {
  const [lead] = useOwnShelves(home);
  return (
    lead && (
      <Suspense>
        <Shelf {...lead} />
      </Suspense>
    )
  );
}

/** What is not the lead, then the halls in the site's order. A boundary around each lets it be hydrated by itself. */
export function HomeShelves({ home }: { home: HomeData }) {
  const { shelves } = home;
  const [, ...others] = useOwnShelves(home);
  const site = useSiteData();
  const countOf = (hallId: number) => site?.halls.find((hall) => hall.id === hallId)?.gameCount ?? 0;
  return (
    <>
      {others.map((shelf) => (
        <Suspense key={shelf.icon}>
          <Shelf {...shelf} />
        </Suspense>
      ))}
      {groupShelves(shelves).map((row) => (
        <Suspense key={row.kind === 'short' ? row.shelves[0]?.hallId : row.shelf.hallId}>
          {row.kind === 'short' ? (
            <ShortShelves shelves={row.shelves} />
          ) : (
            <Shelf
              name={row.shelf.hallName}
              icon={`hall-${row.shelf.hallId}` as IconName}
              games={row.shelf.games}
              hall={{ id: row.shelf.hallId, gameCount: countOf(row.shelf.hallId) }}
              isBelow
            />
          )}
        </Suspense>
      ))}
    </>
  );
}
