import type { IconName } from '@halls/ui';
import { Shelf, ShortShelves } from '#app/features/catalogue/shelf.tsx';
import { useTranslate } from '#app/page/page-context.tsx';
import { useSiteData } from '#app/page/use-site-data.ts';
import { groupShelves } from './group-shelves.ts';
import type { HomeData } from './load-home.ts';

/** What many play, then the halls in the site's order. */
export function HomeShelves({ hotGames, shelves }: Pick<HomeData, 'hotGames' | 'shelves'>) {
  const t = useTranslate('home');
  const site = useSiteData();
  const countOf = (hallId: number) => site?.halls.find((hall) => hall.id === hallId)?.gameCount ?? 0;
  return (
    <>
      {hotGames.length > 0 && <Shelf name={t('shelf.hot')} icon="flame" games={hotGames} />}
      {groupShelves(shelves).map((row) =>
        row.kind === 'short' ? (
          <ShortShelves key={row.shelves[0]?.hallId} shelves={row.shelves} />
        ) : (
          <Shelf
            key={row.shelf.hallId}
            name={row.shelf.hallName}
            icon={`hall-${row.shelf.hallId}` as IconName}
            games={row.shelf.games}
            hall={{ id: row.shelf.hallId, gameCount: countOf(row.shelf.hallId) }}
            isBelow
          />
        ),
      )}
    </>
  );
}
