import { SportsBoard } from './sports-board.tsx';

export const namespaces = ['sports'] as const;

/** Among other things: a provider's page is not loaded for those who go elsewhere. */
export function Part() {
  return <SportsBoard opensAtOnce={false} />;
}
