import type { ScoreView } from '../../../play-protocol/sports-protocol.ts';

/** A score as news of a match that is on; nought to nought is none. */
export function scoreNews({ home, away }: ScoreView): string | null {
  return home === 0 && away === 0 ? null : `${home}:${away}`;
}
