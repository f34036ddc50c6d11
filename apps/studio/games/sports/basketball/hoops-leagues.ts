import type { Competition, Entrant } from '../competition.ts';

/** Invented basketball leagues and clubs. Data only: who is how strong, and what they wear. */

export interface HoopsClub extends Entrant {
  /** 100 is the average: how well a side scores, and how well it keeps the other side from it. */
  readonly attack: number;
  readonly defence: number;
}

export interface HoopsLeague extends Competition {
  readonly sport: 'basketball';
  readonly clubs: readonly HoopsClub[];
}

export const hoopsLeagues: readonly HoopsLeague[] = [
  {
    id: 'beacon-league',
    sport: 'basketball',
    name: { en_US: 'Beacon League', vi_VN: 'Giải Hải Đăng', zh_CN: '灯塔篮球联赛' },
    tier: 1,
    clubs: [
      club('bay-herons', 'Bay Herons', 'BAY', ['#0e7490', '#fef9c3'], 111, 107),
      club('copper-kings', 'Copper Kings', 'COP', ['#9a3412', '#fde68a'], 113, 102),
      club('quay-thunder', 'Quay Thunder', 'QUA', ['#312e81', '#facc15'], 106, 105),
      club('garden-foxes', 'Garden Foxes', 'GAR', ['#166534', '#fb923c'], 102, 104),
      club('metro-comets', 'Metro Comets', 'MET', ['#be123c', '#f8fafc'], 104, 98),
      club('temple-giants', 'Temple Giants', 'TEM', ['#7c2d12', '#fef3c7'], 97, 101),
      club('banyan-city', 'Banyan City', 'BAN', ['#15803d', '#ecfccb'], 95, 97),
      club('dune-runners', 'Dune Runners', 'DUN', ['#a16207', '#1c1917'], 98, 90),
    ],
  },
  {
    id: 'cascade-league',
    sport: 'basketball',
    name: { en_US: 'Cascade League', vi_VN: 'Giải Thác Nước', zh_CN: '飞瀑篮球联赛' },
    tier: 2,
    clubs: [
      club('ridge-wolves', 'Ridge Wolves', 'RID', ['#475569', '#e2e8f0'], 109, 104),
      club('orchid-stars', 'Orchid Stars', 'ORS', ['#a21caf', '#fdf4ff'], 107, 103),
      club('canal-street', 'Canal Street', 'CAN', ['#1d4ed8', '#f97316'], 104, 102),
      club('tin-mountain', 'Tin Mountain', 'TIN', ['#334155', '#fca5a5'], 99, 104),
      club('river-otters', 'River Otters', 'OTT', ['#0369a1', '#a7f3d0'], 102, 98),
      club('old-mill', 'Old Mill', 'MIL', ['#854d0e', '#fffbeb'], 98, 99),
      club('jasmine-court', 'Jasmine Court', 'JAS', ['#047857', '#fef08a'], 96, 96),
      club('night-market', 'Night Market', 'NIG', ['#1e1b4b', '#f472b6'], 97, 92),
    ],
  },
];

const clubById = new Map(hoopsLeagues.flatMap(({ clubs }) => clubs.map((one) => [one.id, one] as const)));

export function getHoopsClub(id: string): HoopsClub {
  const found = clubById.get(id);
  if (!found) throw new Error(`there is no basketball club ${id}`);
  return found;
}

function club(
  id: string,
  name: string,
  short: string,
  colours: readonly [string, string],
  attack: number,
  defence: number,
): HoopsClub {
  return { id, name, short, colours, attack, defence };
}
