import { Link } from 'react-router';
import { classNames } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import type { Hall } from '#app/page/site-data.ts';

/** Links, so that a choice has an address and needs no script. */
export function ProviderFilter({ hall, chosenId }: { hall: Hall; chosenId: string | null }) {
  const t = useTranslate('catalogue');
  if (hall.providers.length < 2) return null;
  const entries = [{ id: null, name: t('everything') }, ...hall.providers];
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
