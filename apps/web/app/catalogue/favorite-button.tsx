import { lazy, Suspense } from 'react';
import { useSession } from '#app/session/browser-session.ts';
import type { Game } from './game.ts';

const Heart = lazy(async () => ({ default: (await import('./heart.tsx')).Heart }));

/** The heart of a member, whose code guests need not load. */
export function FavoriteButton({ game }: { game: Game }) {
  const session = useSession();
  return (
    session && (
      <Suspense>
        <Heart key={`${session.memberId}:${game.isFavorite}`} game={game} />
      </Suspense>
    )
  );
}
