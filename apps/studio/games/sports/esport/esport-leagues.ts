import type { Competition, Entrant } from '../competition.ts';
import { type EsportTitle, titles } from './titles.ts';

/** Invented titles, their leagues and teams. Data only: who is in which form, and what they wear. */

export interface EsportTeam extends Entrant {
  /** 100 is the average. */
  readonly form: number;
}

export interface EsportLeague extends Competition {
  readonly sport: 'esport';
  readonly title: EsportTitle;
  readonly clubs: readonly EsportTeam[];
}

export const esportLeagues: readonly EsportLeague[] = [
  {
    id: 'emberlane-series',
    sport: 'esport',
    title: titles.lanes,
    name: { en_US: 'Emberlane Series', vi_VN: 'Giải Emberlane', zh_CN: '余烬之路联赛' },
    tier: 1,
    clubs: [
      team('ash-wardens', 'Ash Wardens', 'ASH', ['#b91c1c', '#fde68a'], 109),
      team('lantern-oath', 'Lantern Oath', 'OAT', ['#ca8a04', '#1c1917'], 106),
      team('mist-callers', 'Mist Callers', 'MIS', ['#0e7490', '#e0f2fe'], 102),
      team('thornguard', 'Thornguard', 'THO', ['#166534', '#bbf7d0'], 99),
      team('nine-sigils', 'Nine Sigils', 'SIG', ['#6d28d9', '#f5d0fe'], 95),
      team('river-golems', 'River Golems', 'GOL', ['#475569', '#fdba74'], 90),
    ],
  },
  {
    id: 'cold-site-masters',
    sport: 'esport',
    title: titles.tactical,
    name: { en_US: 'Cold Site Masters', vi_VN: 'Giải Cold Site', zh_CN: '冷区大师赛' },
    tier: 1,
    clubs: [
      team('quiet-five', 'Quiet Five', 'QU5', ['#1e293b', '#38bdf8'], 111),
      team('north-vector', 'North Vector', 'NVC', ['#1d4ed8', '#e0e7ff'], 106),
      team('paper-tigers', 'Paper Tigers', 'PTG', ['#ea580c', '#fff7ed'], 102),
      team('static-bloom', 'Static Bloom', 'STB', ['#be185d', '#fce7f3'], 98),
      team('last-magazine', 'Last Magazine', 'LMG', ['#3f6212', '#fef9c3'], 94),
      team('rooftop-club', 'Rooftop Club', 'RTC', ['#7c2d12', '#a5f3fc'], 89),
    ],
  },
  {
    id: 'glyph-arena-cup',
    sport: 'esport',
    title: titles.duel,
    name: { en_US: 'Glyph Arena League', vi_VN: 'Giải Glyph Arena', zh_CN: '符文竞技联赛' },
    tier: 2,
    clubs: [
      team('kestrel-nine', 'Kestrel Nine', 'KES', ['#0369a1', '#fef08a'], 108),
      team('hollow-queen', 'Hollow Queen', 'HOL', ['#581c87', '#f9a8d4'], 105),
      team('tin-saint', 'Tin Saint', 'TSA', ['#52525b', '#fafafa'], 101),
      team('mango-static', 'Mango Static', 'MNG', ['#f59e0b', '#14532d'], 98),
      team('old-joystick', 'Old Joystick', 'OJO', ['#991b1b', '#e5e7eb'], 96),
      team('paper-crane', 'Paper Crane', 'CRN', ['#0f766e', '#ccfbf1'], 91),
    ],
  },
];

const teamById = new Map(
  esportLeagues.flatMap((league) =>
    league.clubs.map((one) => [one.id, { ...one, title: league.title }] as const),
  ),
);

/** A team with what it plays. */
export function getEsportTeam(id: string): EsportTeam & Pick<EsportLeague, 'title'> {
  const found = teamById.get(id);
  if (!found) throw new Error(`there is no esport team ${id}`);
  return found;
}

/** What a league plays. */
export function titleOfLeague(id: string): EsportTitle {
  const found = esportLeagues.find((league) => league.id === id);
  if (!found) throw new Error(`there is no esport league ${id}`);
  return found.title;
}

function team(
  id: string,
  name: string,
  short: string,
  colours: readonly [string, string],
  form: number,
): EsportTeam {
  return { id, name, short, colours, form };
}
