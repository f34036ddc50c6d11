import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon, type IconName } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { useSiteData } from '#app/page/use-site-data.ts';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';

/** The halls from below, wherever a phone is on the site. */
export function DialogContent({ onClose }: DialogContentProps<'halls'>) {
  const t = useTranslate('shell');
  const site = useSiteData();
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) onClose();
  }, [key, onClose]);
  return (
    <Dialog title={t('halls')} description={t('halls.hint')} closeLabel={t('close')} onClose={onClose}>
      <nav className="halls halls-sheet" aria-label={t('halls')}>
        <ul>
          {site?.halls.map((hall) => (
            <li key={hall.id}>
              <Link className="hall" to={`/gameHall/${hall.id}`}>
                <span className="hall-icon">
                  <Icon name={`hall-${hall.id}` as IconName} />
                </span>
                <span className="hall-name">{hall.name}</span>
                <span className="hall-count">{t('hall_games', { count: hall.gameCount })}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}
