import { classNames } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import type { Hall } from '#app/page/site-data.ts';
import { Link } from '#app/page/link.tsx';

/** In the address in the place of a provider. */
export const favoritesChoice = 'favorites';

interface ProviderFilterProps {
  hall: Hall;
  /** A provider, `favorites`, or null for all games. */
  chosenId: string | null;
  hasFavorites: boolean;
}

/** Links, so that a choice has an address and needs no script. */
export function ProviderFilter({ hall, chosenId, hasFavorites }: ProviderFilterProps) {
  const t = useTranslate('catalogue');
  const providers = hall.providers.length > 1 ? hall.providers : [];
  const favorites = hasFavorites || chosenId === favoritesChoice;
  if (providers.length === 0 && !favorites) return null;
  const entries = [
    { id: null, name: t('everything') },
    ...(favorites ? [{ id: favoritesChoice, name: t('favorites') }] : []),
    ...providers,
  ];
  return (
    <nav className="filter" aria-label={t('providers')}>
      <ul className="strip">
        {entries.map(({ id, name }) => (
          <li key={id ?? 'all'}>
            <Link
              className={classNames('pill', id === chosenId && 'pill-chosen')}
              aria-current={id === chosenId ? 'true' : undefined}
              to={id === null ? `/gameHall/${hall.id}` : `/gameHall/${hall.id}?gp_id=${id}`}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
