import { Icon, type IconName } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { useGameCount } from '#app/catalogue/game-count.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import { Link } from '#app/page/link.tsx';

/** The halls as pills, in a strip or a grid: on the home page, which `#halls` leads to, and in the sheet of them. */
export function HallLinks({
  place,
  isGrid = place === 'sheet',
}: {
  place: 'home' | 'sheet';
  isGrid?: boolean | undefined;
}) {
  const home = useTranslate('home');
  const shell = useTranslate('shell');
  const sayCount = useGameCount();
  const site = useSiteData();
  const isSheet = place === 'sheet';
  return (
    <nav
      className={`halls halls-${isGrid ? 'sheet' : 'home'}`}
      id={isSheet ? undefined : 'halls'}
      aria-label={isSheet ? shell('halls') : home('halls')}
    >
      <ul>
        {site?.halls.map((hall) => (
          <li key={hall.id}>
            <Link className="hall" to={`/gameHall/${hall.id}`}>
              <span className="hall-icon">
                <Icon name={`hall-${hall.id}` as IconName} />
              </span>
              <span className="hall-name">{hall.name}</span>
              <span className="hall-count">{sayCount(hall.gameCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
