import './game-grid.css';
import { useState } from 'react';
import { useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';
import { SearchField } from '#app/page/search-field.tsx';
import { GameTile } from './game-tile.tsx';
import type { Game } from './game.ts';
import { findGames } from './find-games.ts';
import { SearchEverywhere } from './search-everywhere.tsx';

export function GameGrid({ games, label }: { games: readonly Game[]; label: string }) {
  const t = useTranslate('catalogue');
  const { template } = usePage();
  const [wanted, setWanted] = useState('');
  const found = findGames(games, wanted);
  return (
    <section>
      <h2 className="sr-only">{label}</h2>
      <SearchField label={t('search')} value={wanted} onChange={setWanted} />
      <p className="sr-only" role="status">
        {wanted && t('games', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <ul className="grid-tiles">
          {found.map((game, index) => (
            <li key={game.id}>
              <GameTile game={game} isLazy={index > 5} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty">
          <img src={`/pictures/spots/${template}-empty.svg`} alt="" width="200" height="150" />
          <p>{wanted ? t('none_found', { wanted }) : t('none')}</p>
          {wanted.trim() && <SearchEverywhere key={wanted} wanted={wanted} />}
        </div>
      )}
    </section>
  );
}
