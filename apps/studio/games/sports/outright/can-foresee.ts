import type { Competition } from '../competition.ts';
import { getSport } from '../sport/sports.ts';

/** Whether a league's seasons can be bet on: its sport must know how likely each score is. */
export function canForesee({ sport, clubs }: Competition): boolean {
  const [home, away] = clubs;
  if (!home || !away) return false;
  return getSport(sport).meet(home.id, away.id).lookAt([], null).finalScores !== undefined;
}
