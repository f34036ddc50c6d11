import '#app/page/page-head.css';
import { useEffect } from 'react';
import { data, useLoaderData, useLocation, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import '#app/features/sports-board/hall-place.css';
import { Button, buttonClass, Icon, type IconName } from '@halls/ui';
import { halls } from '@halls/contract';
import { LatePart, useTranslate, type LoadPart } from '@halls/web-kit';
import { readPage } from '#app/page/read-page.ts';
import { GameGrid } from '#app/catalogue/game-grid.tsx';
import { loadHallGames, type HallGames } from '#app/catalogue/load-hall-games.ts';
import { favoritesChoice, ProviderFilter } from '#app/catalogue/provider-filter.tsx';
import { Shelf } from '#app/catalogue/shelf.tsx';
import { quickbetProvider } from '#app/features/sports-board/quickbet-provider.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { usePage } from '#app/page/page-context.ts';
import { useIsNarrow } from '#app/page/use-is-narrow.ts';
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
  const { hall, games, isPart, elsewhere } = useLoaderData<HallGames>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isPart) void revalidate();
  }, [isPart, revalidate]);
  const query = new URLSearchParams(useLocation().search);
  const t = useTranslate('catalogue');
  const { isClosed } = usePage();
  const home = useTranslate('home');
  const site = useSiteData();
  const hasBoard = quickbetProvider(site) !== null && hall.id === halls.sports;
  const hasRoom = !useIsNarrow() && site?.hasGameRoom === true && hall.id === halls.slot;
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
            {t('games', { count: isPart ? hall.gameCount : games.length })} ·{' '}
            {t('by_providers', { count: hall.providers.length })}
          </p>
        </div>
        {chosen && hasRoom && (
          <Link className={buttonClass()} to={`/gameRoom?gt_id=${hall.id}&gp_id=${chosen.id}`}>
            {t('room', { provider: chosen.name })}
          </Link>
        )}
        {!isClosed && hall.providers.some(({ hasDemo }) => hasDemo) && (
          <Button icon="play" onClick={() => dialogs.open('demo-halls', { hallId: hall.id })}>
            {t('demo')}
          </Button>
        )}
      </header>
      {games.length > 0 && games.every(({ closed }) => closed === 'stopped') && (
        <p className="page-note">{t('stopped_all')}</p>
      )}
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
