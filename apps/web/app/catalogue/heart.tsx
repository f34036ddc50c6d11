import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Icon } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import type { Game } from './game.ts';

/** Whether the member likes a game; pressed, the server is told and the shelves are read again. */
export function Heart({ game }: { game: Game }) {
  const t = useTranslate('catalogue');
  const [isFavorite, setFavorite] = useState(game.isFavorite);
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function toggle() {
    if (isBusy) return;
    setBusy(true);
    setFavorite(!isFavorite);
    const result = await api.call('/arks/web/member-games/favorite/store', {
      data: [{ game_id: game.id, status: isFavorite ? 0 : 1 }],
    });
    setBusy(false);
    // the shelf of favourites goes by what the page reads
    if (result.ok) return void revalidate();
    setFavorite(isFavorite);
    if (!result.aborted) toasts.show('error', result.message);
  }

  return (
    <button
      type="button"
      className="tile-heart"
      aria-pressed={isFavorite}
      aria-label={t('favorite', { name: game.name })}
      onClick={() => void toggle()}
    >
      <Icon name="heart" filled={isFavorite} />
    </button>
  );
}
