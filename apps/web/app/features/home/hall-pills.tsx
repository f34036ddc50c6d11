import { Link } from 'react-router';
import { Icon, type IconName } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import type { Hall } from '#app/page/site-data.ts';

/** The eight halls, one press away. */
export function HallPills({ halls }: { halls: readonly Hall[] }) {
  const t = useTranslate('home');
  return (
    <nav className="halls" id="halls" aria-label={t('halls')}>
      <ul>
        {halls.map((hall) => (
          <li key={hall.id}>
            <Link className="hall" to={`/gameHall/${hall.id}`}>
              <span className="hall-icon">
                <Icon name={`hall-${hall.id}` as IconName} />
              </span>
              <span className="hall-name">{hall.name}</span>
              <span className="hall-count">{t('game_count', { count: hall.gameCount })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
