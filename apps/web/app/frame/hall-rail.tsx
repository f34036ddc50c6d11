import { Icon, type IconName } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { isWorthSaying } from '#app/catalogue/game-count.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import { PlaceLink } from '#app/page/link.tsx';

/** The halls as one list of links, for frames that show them all the time. */
export function HallRail({ layout }: { layout: 'column' | 'strip' }) {
  const t = useTranslate('shell');
  const site = useSiteData();
  return (
    <nav className={`hall-rail hall-rail-${layout}`} aria-label={t('halls')}>
      <ul>
        {site?.halls.map((hall) => (
          <li key={hall.id}>
            <PlaceLink className="hall-rail-link" to={`/gameHall/${hall.id}`}>
              <Icon name={`hall-${hall.id}` as IconName} />
              <span className="hall-rail-name">{hall.name}</span>
              {isWorthSaying(hall.gameCount) && <span className="hall-rail-count">{hall.gameCount}</span>}
            </PlaceLink>
          </li>
        ))}
        <li>
          <PlaceLink className="hall-rail-link" to="/discount">
            <Icon name="flame" />
            <span className="hall-rail-name">{t('tab.discount')}</span>
          </PlaceLink>
        </li>
      </ul>
    </nav>
  );
}
