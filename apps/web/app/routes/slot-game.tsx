import '#app/page/page-head.css';
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { readPage } from '#app/page/read-page.ts';
import { GameGrid } from '#app/catalogue/game-grid.tsx';
import { loadProviderGames, type ProviderGames } from '#app/catalogue/load-provider-games.ts';
import type { PageHandle } from '#app/page/page-handle.ts';

export const handle: PageHandle = {
  frame: 'none',
  title: (_texts, page) => (page as ProviderGames | undefined)?.providerName,
};

export async function loader(place: LoaderFunctionArgs): Promise<ProviderGames> {
  const query = new URL(place.request.url).searchParams;
  const hallId = Number(query.get('gt_id'));
  const providerId = query.get('gp_id');
  if (!hallId || !providerId) throw redirect('/');
  const house = query.get('house') ?? '';
  return readPage('slot-game', place, async (api) => {
    const games = await loadProviderGames({ hallId, providerId, house }, api);
    if (!games) throw data('missing', { status: 404 });
    return games;
  });
}

/** A provider's games alone, for windows and apps that bring their own frame. */
export function Component() {
  const { providerName, games } = useLoaderData<ProviderGames>();
  const t = useTranslate('catalogue');
  return (
    <div className="page">
      <header className="page-head">
        <a className="icon-button" href="/" aria-label={t('back_home')} title={t('back_home')}>
          <Icon name="back" />
        </a>
        <div>
          <h1>{providerName}</h1>
          <p>{t('games', { count: games.length })}</p>
        </div>
      </header>
      <GameGrid games={games} label={providerName} />
    </div>
  );
}
