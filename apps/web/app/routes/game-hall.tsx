import '#app/page/page-head.css';
import { data, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router';
import '#app/features/sports-board/hall-place.css';
import { Icon, type IconName } from '@halls/ui';
import { halls } from '@halls/contract';
import { LatePart, useTranslate, type LoadPart } from '@halls/web-kit';
import { readPage } from '#app/page/read-page.ts';
import { GameGrid } from '#app/catalogue/game-grid.tsx';
import { loadHallGames, type HallGames } from '#app/catalogue/load-hall-games.ts';
import { favoritesChoice, ProviderFilter } from '#app/catalogue/provider-filter.tsx';
import { Shelf } from '#app/catalogue/shelf.tsx';
import { quickbetProvider } from '#app/features/sports-board/quickbet-provider.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { Link } from '#app/page/link.tsx';

const loadBoard: LoadPart = () => import('#app/features/sports-board/hall-board.tsx');

export const handle: PageHandle = { title: (_texts, page) => (page as HallGames | undefined)?.hall.name };

export function loader(place: LoaderFunctionArgs): Promise<HallGames> {
  return readPage('game-hall', place, async (api) => {
    const hall = await loadHallGames(Number(place.params.hallId), api);
    if (!hall) throw data('missing', { status: 404 });
    return hall;
  });
}

export function Component() {
  const { hall, games, elsewhere } = useLoaderData<HallGames>();
  const query = new URLSearchParams(useLocation().search);
  const t = useTranslate('catalogue');
  const home = useTranslate('home');
  const hasBoard = quickbetProvider(useSiteData()) !== null && hall.id === halls.sports;
  const chosen = hall.providers.find((provider) => provider.id === query.get('gp_id')) ?? null;
  const wantsFavorites = query.get('gp_id') === favoritesChoice;
  const shown = games.filter((game) =>
    wantsFavorites ? game.isFavorite : !chosen || game.providerId === chosen.id,
  );
  return (
    <div className="page">
      <header className="page-head">
        <Link className="icon-button" to="/" aria-label={t('back_home')} title={t('back_home')}>
          <Icon name="back" />
        </Link>
        <span className="page-icon">
          <Icon name={`hall-${hall.id}` as IconName} />
        </span>
        <div>
          <h1>{hall.name}</h1>
          <p>
            {t('games', { count: games.length })} · {t('by_providers', { count: hall.providers.length })}
          </p>
        </div>
      </header>
      {hasBoard && (
        <div className="hall-board">
          <LatePart load={loadBoard} />
        </div>
      )}
      <ProviderFilter
        hall={hall}
        chosenId={wantsFavorites ? favoritesChoice : (chosen?.id ?? null)}
        hasFavorites={games.some((game) => game.isFavorite)}
      />
      <GameGrid games={shown} label={chosen?.name ?? hall.name} />
      {elsewhere.length > 0 && <Shelf name={home('shelf.hot')} icon="flame" games={elsewhere} />}
    </div>
  );
}
