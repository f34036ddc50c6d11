import { hoopsLeagues } from './basketball/hoops-leagues.ts';
import type { Competition, Entrant } from './competition.ts';
import { esportLeagues } from './esport/esport-leagues.ts';
import { leagues } from './leagues.ts';
import { tours } from './tennis/tours.ts';

export const competitions: readonly Competition[] = [...leagues, ...tours, ...hoopsLeagues, ...esportLeagues];

const competitionById = new Map(competitions.map((one) => [one.id, one]));
const entrantById = new Map(competitions.flatMap(({ clubs }) => clubs.map((one) => [one.id, one] as const)));

export function getCompetition(id: string): Competition {
  const found = competitionById.get(id);
  if (!found) throw new Error(`there is no competition ${id}`);
  return found;
}

export function findEntrant(id: string): Entrant | undefined {
  return entrantById.get(id);
}

export function getEntrant(id: string): Entrant {
  const found = entrantById.get(id);
  if (!found) throw new Error(`there is no entrant ${id}`);
  return found;
}
