import '#app/catalogue/game-room.css';
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { halls } from '@halls/contract';
import { Button, classNames } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { GameGrid } from '#app/catalogue/game-grid.tsx';
import { loadProviderGames, type ProviderGames } from '#app/catalogue/load-provider-games.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { Link } from '#app/page/link.tsx';
import { usePage } from '#app/page/page-context.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { readPage } from '#app/page/read-page.ts';
import { loadSiteData, type HallProvider } from '#app/page/site-data.ts';

interface Room extends ProviderGames {
  provider: HallProvider;
  /** All of the hall, this one among them. */
  providers: HallProvider[];
}

export const handle: PageHandle = {
  title: (_texts, page) => (page as Room | undefined)?.providerName,
};

/** Of slots alone, on a desktop, where the site has rooms; elsewhere the hall has the same games. */
export async function loader(place: LoaderFunctionArgs): Promise<Room> {
  const query = new URL(place.request.url).searchParams;
  const providerId = query.get('gp_id');
  const house = query.get('house') ?? '';
  if (query.get('gt_id') !== String(halls.slot) || !providerId) throw redirect('/');
  return readPage('game-room', place, async (api) => {
    const site = await loadSiteData(api);
    if (!site.hasGameRoom || api.info.device !== 'desktop')
      throw redirect(`/gameHall/${halls.slot}?gp_id=${providerId}`);
    const providers = site.halls.find(({ id }) => id === halls.slot)?.providers ?? [];
    const provider = providers.find(({ id }) => id === providerId);
    const games = provider && (await loadProviderGames({ hallId: halls.slot, providerId, house }, api));
    if (!games) throw data('missing', { status: 404 });
    return { ...games, provider, providers };
  });
}

/** A provider's slots in a room of their own: its mark, what it has, and the way to the next one. */
export function Component() {
  const { provider, providers, games } = useLoaderData<Room>();
  const t = useTranslate('catalogue');
  const { isClosed } = usePage();
  const { id: providerId, name: providerName, house, hasDemo, hallId } = provider;
  return (
    <div className="page">
      <header className="game-room-head">
        <img src={provider.iconUrl} alt="" width="72" height="72" />
        <div className="game-room-about">
          <h1>{providerName}</h1>
          <p>{provider.closed ? t(provider.closed) : t('games', { count: games.length })}</p>
        </div>
        {hasDemo && !isClosed && (
          <Button
            icon="play"
            onClick={() => dialogs.open('demo-games', { hallId, providerId, providerName, house })}
          >
            {t('demo')}
          </Button>
        )}
      </header>
      <nav className="filter" aria-label={t('providers')}>
        <ul className="strip">
          {providers.map(({ id, name }) => (
            <li key={id}>
              <Link
                className={classNames('pill', id === providerId && 'pill-chosen')}
                aria-current={id === providerId ? 'true' : undefined}
                to={`/gameRoom?gt_id=${hallId}&gp_id=${id}`}
                preventScrollReset
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <GameGrid key={providerId} games={games} label={providerName} />
    </div>
  );
}
