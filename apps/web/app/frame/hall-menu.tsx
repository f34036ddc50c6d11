import { Icon, type IconName } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { useGameCount } from '#app/catalogue/game-count.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import type { Hall } from '#app/page/site-data.ts';
import { Link, PlaceLink } from '#app/page/link.tsx';

/** The halls in the top bar; each opens a panel of its providers for pointer and keyboard, and works without script. */
export function HallMenu() {
  const t = useTranslate('shell');
  const site = useSiteData();
  return (
    <nav className="hall-menu" aria-label={t('halls')}>
      <ul
        // A panel stays open while it has the focus: having chosen, let go of it.
        onClick={(event) => (event.target as Element).closest('a')?.blur()}
        onKeyDown={(event) => event.key === 'Escape' && (event.target as HTMLElement).blur()}
      >
        {site?.halls.map((hall) => (
          <li key={hall.id} className="hall-menu-item">
            <PlaceLink className="hall-menu-link" to={`/gameHall/${hall.id}`}>
              {hall.name}
            </PlaceLink>
            <HallPanel hall={hall} />
          </li>
        ))}
        <li className="hall-menu-item">
          <PlaceLink className="hall-menu-link" to="/discount">
            {t('tab.discount')}
          </PlaceLink>
        </li>
      </ul>
    </nav>
  );
}

function HallPanel({ hall }: { hall: Hall }) {
  const t = useTranslate('shell');
  const sayCount = useGameCount();
  return (
    <div className="hall-panel">
      <div className="hall-panel-about">
        <Icon name={`hall-${hall.id}` as IconName} />
        <p className="hall-panel-name">{hall.name}</p>
        <p>{sayCount(hall.gameCount)}</p>
      </div>
      <ul className="hall-panel-list">
        {hall.providers.map((provider) => (
          <li key={provider.id}>
            <Link className="provider-link" to={`/gameHall/${hall.id}?gp_id=${provider.id}`}>
              {provider.iconUrl && (
                <img src={provider.iconUrl} alt="" width="40" height="40" loading="lazy" decoding="async" />
              )}
              <span>{provider.name}</span>
              <small>{provider.closed ? t(provider.closed) : sayCount(provider.gameCount)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
