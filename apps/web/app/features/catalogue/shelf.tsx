import { Link } from 'react-router';
import { Icon, type IconName } from '@halls/ui';
import type { GameShelf } from '#app/features/home/load-home.ts';
import { useTranslate } from '#app/page/page-context.tsx';
import { GameTile } from './game-tile.tsx';
import { StripArrows } from './strip-arrows.tsx';

/** A hall's first games in one row that scrolls by itself. */
export function Shelf({ shelf, gameCount, isFirst }: { shelf: GameShelf; gameCount: number; isFirst: boolean }) {
  const t = useTranslate('catalogue');
  const titleId = `shelf-${shelf.hallId}`;
  return (
    <section className={isFirst ? 'shelf' : 'shelf shelf-below'} aria-labelledby={titleId}>
      <header className="shelf-head">
        <Icon name={`hall-${shelf.hallId}` as IconName} />
        <h2 id={titleId}>{shelf.hallName}</h2>
        <Link className="shelf-all" to={`/gameHall/${shelf.hallId}`} aria-label={t('all_of_hall', { hall: shelf.hallName, count: gameCount })}>
          {t('all', { count: gameCount })}
          <Icon name="right" />
        </Link>
      </header>
      <StripArrows label={shelf.hallName}>
        <ul className="strip">
          {shelf.games.map((game) => (
            <li key={game.id}>
              <GameTile game={game} />
            </li>
          ))}
        </ul>
      </StripArrows>
    </section>
  );
}
