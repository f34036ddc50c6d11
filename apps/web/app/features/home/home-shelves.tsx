import { Suspense } from 'react';
import type { IconName } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { Shelf, ShortShelves } from '#app/catalogue/shelf.tsx';
import { useSiteData } from '#app/page/use-site-data.ts';
import { groupShelves } from './group-shelves.ts';
import type { HomeData } from './load-home.ts';

/** What the member played and likes, what many play, then the halls in the site's order. A boundary around each lets it be hydrated by itself. */
export function HomeShelves({ home }: { home: HomeData }) {
  const { playedGames, favoriteGames, hotGames, shelves } = home;
  const t = useTranslate('home');
  const site = useSiteData();
  const countOf = (hallId: number) => site?.halls.find((hall) => hall.id === hallId)?.gameCount ?? 0;
  return (
    <>
      {playedGames.length > 0 && <Shelf name={t('shelf.played')} icon="refresh" games={playedGames} />}
      {favoriteGames.length > 0 && <Shelf name={t('shelf.favorites')} icon="heart" games={favoriteGames} />}
      {hotGames.length > 0 && (
        <Suspense>
          <Shelf name={t('shelf.hot')} icon="flame" games={hotGames} />
        </Suspense>
      )}
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
