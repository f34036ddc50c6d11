import { SportsBoard } from './sports-board.tsx';

export const namespaces = ['sports'] as const;

/** In the hall of sports: what people come for. */
export function Part() {
  return <SportsBoard opensAtOnce />;
}
