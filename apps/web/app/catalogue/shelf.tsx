import { classNames, Icon, type IconName } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { Link } from '#app/page/link.tsx';
import { isWorthSaying } from './game-count.ts';
import { GameTile } from './game-tile.tsx';
import type { Game } from './game.ts';
import { StripArrows } from './strip-arrows.tsx';

export interface ShelfProps {
  name: string;
  icon: IconName;
  games: readonly Game[];
  /** The hall that the games are from, with the number of all its games. */
  hall?: { id: number; gameCount: number };
  /** Below the first screen: laid out when it comes near. */
  isBelow?: boolean;
}

/** Games in one row that scrolls by itself. */
export function Shelf({ name, icon, games, hall, isBelow = false }: ShelfProps) {
  const t = useTranslate('catalogue');
  const titleId = `shelf-${icon}`;
  return (
    <section className={classNames('shelf', isBelow && 'shelf-below')} aria-labelledby={titleId}>
      <header className="shelf-head">
        <Icon name={icon} />
        <h2 id={titleId}>{name}</h2>
        {hall && (
          <Link
            className="shelf-all"
            to={`/gameHall/${hall.id}`}
            aria-label={t('all_of_hall', { hall: name, count: hall.gameCount })}
          >
            {isWorthSaying(hall.gameCount) ? t('all', { count: hall.gameCount }) : t('everything')}
            <Icon name="right" />
          </Link>
        )}
      </header>
      <StripArrows label={name}>
        <ul className="strip">
          {games.map((game) => (
            <li key={game.id}>
              <GameTile game={game} />
            </li>
          ))}
        </ul>
      </StripArrows>
    </section>
  );
}

/** Halls with few games, side by side: each is as wide as its games. */
export function ShortShelves({
  shelves,
}: {
  shelves: readonly { hallId: number; hallName: string; games: readonly Game[] }[];
}) {
  return (
    <div className="short-shelves">
      {shelves.map(({ hallId, hallName, games }) => (
        <section
          key={hallId}
          className={`short-shelf short-shelf-${games.length}`}
          aria-labelledby={`shelf-hall-${hallId}`}
        >
          <h2 id={`shelf-hall-${hallId}`}>
            <Link className="short-shelf-name" to={`/gameHall/${hallId}`}>
              <Icon name={`hall-${hallId}` as IconName} />
              <span>{hallName}</span>
            </Link>
          </h2>
          <ul className="short-shelf-games">
            {games.map((game) => (
              <li key={game.id}>
                <GameTile game={game} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
