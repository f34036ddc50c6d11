import { useTranslate } from '@halls/web-kit';

/** Fewer are no reason to go anywhere: a menu that counts them only tells how little there is. */
const worthSaying = 10;

export function isWorthSaying(gameCount: number): boolean {
  return gameCount >= worthSaying;
}

/** How many games a hall or a provider has, for menus; null where that is not worth saying. */
export function useGameCount(): (count: number) => string | null {
  const t = useTranslate('catalogue');
  return (count) => (isWorthSaying(count) ? t('games', { count }) : null);
}
