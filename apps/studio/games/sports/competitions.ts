import type { SportId } from '../../play-protocol/sports-protocol.ts';
import { leagues } from './leagues.ts';
import { tours } from './tennis/tours.ts';

/** Who takes part: a club or a player. */
export interface Entrant {
  /** Unique among all of all sports. */
  readonly id: string;
  readonly name: string;
  /** Three letters, as a scoreboard shows them. */
  readonly short: string;
  /** Shirt and trim. */
  readonly colours: readonly [string, string];
}

/** A league or a tour. */
export interface Competition {
  readonly id: string;
  readonly sport: SportId;
  readonly name: { readonly en_US: string; readonly vi_VN: string; readonly zh_CN: string };
  /** 1 takes the largest stakes. */
  readonly tier: 1 | 2 | 3;
  readonly clubs: readonly Entrant[];
}

export const competitions: readonly Competition[] = [...leagues, ...tours];

const competitionById = new Map(competitions.map((one) => [one.id, one]));
const entrantById = new Map(competitions.flatMap(({ clubs }) => clubs.map((one) => [one.id, one] as const)));

export function getCompetition(id: string): Competition {
  const found = competitionById.get(id);
  if (!found) throw new Error(`there is no competition ${id}`);
  return found;
}

export function getEntrant(id: string): Entrant {
  const found = entrantById.get(id);
  if (!found) throw new Error(`there is no entrant ${id}`);
  return found;
}
