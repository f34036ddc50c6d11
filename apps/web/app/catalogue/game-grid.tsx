import './game-grid.css';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useHydrated, useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';
import { SearchField } from '#app/page/search-field.tsx';
import { findGames } from './find-games.ts';
import { GameTile } from './game-tile.tsx';
import { gamesWith, type Trait } from './game-traits.ts';
import type { Game } from './game.ts';
import { SearchEverywhere } from './search-everywhere.tsx';
import { TraitFilter } from './trait-filter.tsx';
import { useFoundByServer } from './use-found-by-server.ts';

/** More come with what shows those alone that are in sight. */
const plainAtMost = 60;
const LongGrid = lazy(async () => ({ default: (await import('./long-grid.tsx')).LongGrid }));

export function GameGrid({ games, label }: { games: readonly Game[]; label: string }) {
  const t = useTranslate('catalogue');
  const { template } = usePage();
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<Trait>>(new Set());
  const found = useFound(games, wanted, chosen);
  return (
    <section>
      <h2 className="sr-only">{label}</h2>
      <SearchField label={t('search')} value={wanted} onChange={setWanted} />
      <TraitFilter games={games} chosen={chosen} onChange={setChosen} />
      <p className="sr-only" role="status">
        {(wanted || chosen.size > 0) && t('games', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <Tiles games={found} />
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

/** The typing is never waited for: what is found follows it. */
function useFound(games: readonly Game[], wanted: string, chosen: ReadonlySet<Trait>): readonly Game[] {
  const words = useDeferredValue(wanted);
  const byServer = useFoundByServer(words, games[0]?.hallId);
  return useMemo(() => {
    const here = findGames(games, words);
    const more = byServer.size === 0 ? [] : games.filter((game) => byServer.has(game.id));
    return gamesWith(more.length === 0 ? here : [...new Set([...here, ...more])], chosen);
  }, [games, words, byServer, chosen]);
}

function Tiles({ games }: { games: readonly Game[] }) {
  const isLive = useHydrated();
  const first = (
    <ul className="grid-tiles">
      {games.slice(0, plainAtMost).map((game, index) => (
        <li key={game.id}>
          <GameTile game={game} isLazy={index > 5} />
        </li>
      ))}
    </ul>
  );
  if (!isLive || games.length <= plainAtMost) return first;
  return (
    <Suspense fallback={first}>
      <LongGrid games={games} />
    </Suspense>
  );
}
