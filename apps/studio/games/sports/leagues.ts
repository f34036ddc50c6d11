import type { Competition, Entrant } from './competition.ts';

/** Invented leagues and clubs. Data only: who is how strong, and what they look like. */

export interface Club extends Entrant {
  /** Hundredths of an average side's: goals that it makes, and goals that it lets the other side make. */
  readonly attack: number;
  readonly defence: number;
}

export interface League extends Competition {
  readonly sport: 'football';
  readonly clubs: readonly Club[];
}

export const leagues: readonly League[] = [
  {
    id: 'lantern-premier',
    sport: 'football',
    name: { en_US: 'Lantern Premier', vi_VN: 'Giải Đèn Lồng', zh_CN: '灯笼超级联赛' },
    tier: 1,
    clubs: [
      club('harbour-athletic', 'Harbour Athletic', 'HAR', ['#1d4ed8', '#f8fafc'], 128, 82),
      club('jade-rovers', 'Jade Rovers', 'JAD', ['#047857', '#fde68a'], 118, 90),
      club('red-river-city', 'Red River City', 'RRC', ['#b91c1c', '#fef2f2'], 112, 92),
      club('lotus-united', 'Lotus United', 'LOT', ['#be185d', '#fdf2f8'], 104, 97),
      club('north-gate', 'North Gate', 'NOR', ['#334155', '#facc15'], 98, 100),
      club('silk-town', 'Silk Town', 'SLK', ['#7c3aed', '#f5f3ff'], 92, 104),
      club('old-quarter', 'Old Quarter', 'OLD', ['#b45309', '#fffbeb'], 84, 112),
      club('salt-island', 'Salt Island', 'SAL', ['#0e7490', '#ecfeff'], 76, 122),
    ],
  },
  {
    id: 'delta-league',
    sport: 'football',
    name: { en_US: 'Delta League', vi_VN: 'Giải Châu Thổ', zh_CN: '三角洲联赛' },
    tier: 2,
    clubs: [
      club('mangrove-sporting', 'Mangrove Sporting', 'MAN', ['#166534', '#dcfce7'], 120, 88),
      club('nine-mouths', 'Nine Mouths', 'NIN', ['#0369a1', '#fef9c3'], 114, 94),
      club('ferry-wanderers', 'Ferry Wanderers', 'FER', ['#c2410c', '#fff7ed'], 106, 98),
      club('rice-terrace', 'Rice Terrace', 'RIC', ['#65a30d', '#1a2e05'], 100, 100),
      club('monsoon-town', 'Monsoon Town', 'MON', ['#4338ca', '#e0e7ff'], 96, 103),
      club('stilt-village', 'Stilt Village', 'STI', ['#92400e', '#fde68a'], 90, 106),
      club('pepper-coast', 'Pepper Coast', 'PEP', ['#991b1b', '#111827'], 86, 110),
      club('heron-lake', 'Heron Lake', 'HER', ['#64748b', '#f1f5f9'], 80, 116),
    ],
  },
  {
    id: 'highland-cup',
    sport: 'football',
    name: { en_US: 'Highland Division', vi_VN: 'Giải Cao Nguyên', zh_CN: '高原联赛' },
    tier: 3,
    clubs: [
      club('cloud-pass', 'Cloud Pass', 'CLO', ['#0f766e', '#ccfbf1'], 116, 92),
      club('tea-hill', 'Tea Hill', 'TEA', ['#15803d', '#fef3c7'], 110, 95),
      club('pine-forge', 'Pine Forge', 'PIN', ['#1e293b', '#f97316'], 106, 99),
      club('drum-valley', 'Drum Valley', 'DRU', ['#9f1239', '#ffe4e6'], 102, 100),
      club('stone-bridge', 'Stone Bridge', 'STO', ['#57534e', '#fafaf9'], 98, 101),
      club('wild-orchid', 'Wild Orchid', 'ORC', ['#a21caf', '#fae8ff'], 94, 104),
      club('bell-tower', 'Bell Tower', 'BEL', ['#ca8a04', '#422006'], 88, 108),
      club('frost-ridge', 'Frost Ridge', 'FRO', ['#2563eb', '#dbeafe'], 82, 113),
    ],
  },
];

const clubById = new Map(leagues.flatMap(({ clubs }) => clubs.map((one) => [one.id, one] as const)));

export function getClub(id: string): Club {
  const found = clubById.get(id);
  if (!found) throw new Error(`there is no club ${id}`);
  return found;
}

function club(
  id: string,
  name: string,
  short: string,
  colours: readonly [string, string],
  attack: number,
  defence: number,
): Club {
  return { id, name, short, colours, attack, defence };
}
