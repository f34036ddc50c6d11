import type { Competition, Entrant } from '../competition.ts';

/** Invented tours and players. Data only: who is how strong, and what they wear. */

export interface Player extends Entrant {
  /** 100 is the average: how strong the own service games are, and the play against the other's serve. */
  readonly serve: number;
  readonly return: number;
}

export interface Tour extends Competition {
  readonly sport: 'tennis';
  readonly clubs: readonly Player[];
}

export const tours: readonly Tour[] = [
  {
    id: 'pearl-tour',
    sport: 'tennis',
    name: { en_US: 'Pearl Tour', vi_VN: 'Giải Ngọc Trai', zh_CN: '珍珠巡回赛' },
    tier: 1,
    clubs: [
      player('linh-castellan', 'Linh Castellan', 'CAS', ['#f8fafc', '#0f766e'], 112, 109),
      player('aurel-brandt', 'Aurel Brandt', 'BRA', ['#1e3a8a', '#facc15'], 116, 101),
      player('mika-sorensen', 'Mika Sorensen', 'SOR', ['#e2e8f0', '#b91c1c'], 107, 106),
      player('tao-wenhai', 'Tao Wenhai', 'TAO', ['#dc2626', '#fde68a'], 101, 108),
      player('idris-okoro', 'Idris Okoro', 'OKO', ['#15803d', '#fefce8'], 109, 97),
      player('rafa-montalvo', 'Rafa Montalvo', 'MON', ['#ea580c', '#1e293b'], 96, 107),
      player('yuto-harada', 'Yuto Harada', 'HAR', ['#7c3aed', '#ede9fe'], 99, 98),
      player('petr-valenta', 'Petr Valenta', 'VAL', ['#475569', '#fde68a'], 103, 91),
    ],
  },
  {
    id: 'bamboo-tour',
    sport: 'tennis',
    name: { en_US: 'Bamboo Tour', vi_VN: 'Giải Tre Xanh', zh_CN: '青竹巡回赛' },
    tier: 2,
    clubs: [
      player('noor-haddad', 'Noor Haddad', 'HAD', ['#be185d', '#fdf2f8'], 108, 106),
      player('elsa-lindqvist', 'Elsa Lindqvist', 'LIN', ['#0369a1', '#fef08a'], 110, 100),
      player('mai-quynh', 'Mai Quynh', 'QUY', ['#a21caf', '#fae8ff'], 102, 105),
      player('carla-ferrante', 'Carla Ferrante', 'FRR', ['#065f46', '#f8fafc'], 104, 101),
      player('zofia-mazur', 'Zofia Mazur', 'MAZ', ['#991b1b', '#fecaca'], 100, 102),
      player('ana-beltran', 'Ana Beltran', 'BEL', ['#c2410c', '#ffedd5'], 94, 106),
      player('june-whitlock', 'June Whitlock', 'WHI', ['#1d4ed8', '#dbeafe'], 103, 94),
      player('suda-chaiyo', 'Suda Chaiyo', 'CHA', ['#ca8a04', '#1c1917'], 93, 99),
    ],
  },
];

const playerById = new Map(tours.flatMap(({ clubs }) => clubs.map((one) => [one.id, one] as const)));

export function getPlayer(id: string): Player {
  const found = playerById.get(id);
  if (!found) throw new Error(`there is no player ${id}`);
  return found;
}

function player(
  id: string,
  name: string,
  short: string,
  colours: readonly [string, string],
  serve: number,
  back: number,
): Player {
  return { id, name, short, colours, serve, return: back };
}
