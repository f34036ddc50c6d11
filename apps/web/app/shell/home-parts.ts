import type { LoadPart } from '@halls/web-kit';

// the home page loads this first: else it would name all of their files before it needs any
export const loadWins: LoadPart = () => import('#app/features/latest-wins/latest-wins.tsx');
export const loadSports: LoadPart = () => import('#app/features/sports-board/home-board.tsx');
