import { useEffect, useRef, useState } from 'react';
import { Button } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { usePage } from '#app/page/page-context.ts';
import { useCurrency } from '#app/page/use-currency.ts';
import { GameTile } from './game-tile.tsx';
import { readGame, type Game } from './game.ts';

/** Under a search that found nothing here: the same words in all halls, and in all languages. */
export function SearchEverywhere({ wanted }: { wanted: string }) {
  const t = useTranslate('catalogue');
  const { language } = usePage();
  const currency = useCurrency();
  const [found, setFound] = useState<Game[] | 'asking' | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function search() {
    stop.current = new AbortController();
    setFound('asking');
    const result = await api.call(
      '/v2/get_tag_game_list',
      { tag: 'all', text: wanted, currency },
      { reads: true, signal: stop.current.signal },
    );
    if (result.ok) return setFound(result.data.info.map((game) => readGame(game, language)));
    if (result.aborted) return;
    setFound(null);
    toasts.show('error', result.message);
  }

  if (Array.isArray(found) && found.length > 0)
    return (
      <>
        <p role="status">{t('found_elsewhere', { count: found.length })}</p>
        <ul className="grid-tiles">
          {found.map((game) => (
            <li key={game.id}>
              <GameTile game={game} />
            </li>
          ))}
        </ul>
      </>
    );
  return Array.isArray(found) ? (
    <p role="status">{t('none_anywhere', { wanted })}</p>
  ) : (
    <Button kind="accent" icon="search" busy={found === 'asking'} onClick={() => void search()}>
      {t('search_everywhere')}
    </Button>
  );
}
