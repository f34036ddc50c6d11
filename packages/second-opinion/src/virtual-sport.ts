import type { Table } from './sheet.ts';
import type { Stream } from './stream.ts';

type Hounds = Extract<Table, { kind: 'hounds' }>;
type League = Extract<Table, { kind: 'league' }>;

interface HoundRound {
  card: number;
  checked: number | null;
  order: number[];
}
interface LeagueRound {
  card: number;
  scores: [number, number][];
  lots: number[];
  table: number[];
}

export function playHounds(sheet: Hounds, stream: Stream): HoundRound {
  const card = (stream.nonce % sheet.cards.length) + 1;
  const drawn = stream.nextInt(sheet.checked.of) + 1;
  const checked = drawn > sheet.checked.traps ? null : drawn;
  let running = (sheet.cards[card - 1] ?? []).map((hound, index) => {
    const full = sheet.strengths[hound - 1] ?? 0;
    return { trap: index + 1, strength: index + 1 === checked ? full / sheet.checked.dividedBy : full };
  });
  const order: number[] = [];
  while (running.length > 0) {
    const next = running[stream.weighted(running.map(({ strength }) => strength))]?.trap ?? 0;
    order.push(next);
    running = running.filter(({ trap }) => trap !== next);
  }
  return { card, checked, order };
}

function houndsWon(sheet: Hounds, option: string, { card, order }: HoundRound): boolean {
  const [bet = '', ofCard] = option.split('@');
  if (Number(ofCard) !== card) return false;
  const [name = '', choice = ''] = bet.split(':');
  const named = choice.split('-').map(Number);
  const places = named.map((trap) => order.indexOf(trap));
  if (name === 'place') return (places[0] ?? 0) < sheet.placed;
  // a forecast takes its two in either order, the others theirs as they are named
  return name === 'forecast' ? Math.max(...places) === 1 : places.every((place, index) => place === index);
}

/** Of a club: what the table is made by, the most important first. */
type Record = readonly [points: number, difference: number, scored: number];

export function playLeague(sheet: League, stream: Stream): LeagueRound {
  const card = (stream.nonce % sheet.seasons.length) + 1;
  const names = sheet.seasons[card - 1] ?? [];
  const goals = (club: number, other: number): number => {
    const above = (sheet.clubs[club - 1]?.attack ?? 0) - (sheet.clubs[other - 1]?.defence ?? 0);
    return stream.weighted(sheet.goalWeights[above + 2] ?? []);
  };
  const matches = sheet.fixtures.map(([one, other]) => {
    const [home = 0, away = 0] = [names[one], names[other]];
    const own = goals(home, away);
    return { home, away, own, against: goals(away, home) };
  });
  const lots = stream.shuffle(names);
  const recordOf = (club: number, among: readonly number[]): Record => {
    const met = matches
      .filter(({ home, away }) => among.includes(home) && among.includes(away))
      .filter(({ home, away }) => home === club || away === club)
      .map(({ home, own, against }) => (home === club ? [own, against] : [against, own]))
      .map(([own = 0, against = 0]) => ({ own, against }));
    const sum = (of: (match: { own: number; against: number }) => number): number =>
      met.reduce((total, match) => total + of(match), 0);
    const { won, drawn } = sheet.pointsOf;
    return [
      sum(({ own, against }) => (own > against ? won : own === against ? drawn : 0)),
      sum(({ own, against }) => own - against),
      sum(({ own }) => own),
    ];
  };
  const isBetter = (one: Record, other: Record): number =>
    one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
  // begun in the order of the lots, which a stable sort leaves to those that are equal in all
  const table = lots.toSorted((one, other) => {
    const [own, others] = [recordOf(one, names), recordOf(other, names)];
    const apart = isBetter(others, own);
    if (apart !== 0) return apart;
    const equal = names.filter((club) => isBetter(recordOf(club, names), own) === 0);
    return isBetter(recordOf(other, equal), recordOf(one, equal));
  });
  return { card, scores: matches.map(({ own, against }) => [own, against]), lots, table };
}

function leagueWon(option: string, { card, scores, table }: LeagueRound): boolean {
  const [bet = '', ofCard] = option.split('@');
  if (Number(ofCard) !== card) return false;
  const [name = '', choice = ''] = bet.split(':');
  const place = table.indexOf(Number(choice));
  const total = scores.flat().reduce((sum, goals) => sum + goals, 0);
  const [home = 0, away = 0] = scores[Number(choice) - 1] ?? [];
  const won: Readonly<{ [name: string]: boolean }> = {
    win: place === 0,
    place: place === 0 || place === 1,
    last: place === table.length - 1,
    exacta: choice === table.slice(0, 2).join('-'),
    over: total > Number(choice),
    under: total <= Number(choice),
    home: home > away,
    draw: home === away,
    away: home < away,
  };
  return won[name] ?? false;
}

type Race = Extract<Table, { kind: 'race' }>;

function winsAtRace(name: string, choice: string, order: readonly number[], placed: number): boolean {
  if (name === 'exacta') return order.slice(0, 2).join('-') === choice;
  const place = order.indexOf(Number(choice));
  return name === 'win' ? place === 0 : place >= 0 && place < placed;
}

export function isVirtualWon(sheet: Race | Hounds | League, option: string, outcome: object): boolean {
  if (sheet.kind === 'race') {
    const [name = '', choice = ''] = option.split(':');
    return winsAtRace(name, choice, (outcome as { order: number[] }).order, sheet.placed);
  }
  if (sheet.kind === 'hounds') return houndsWon(sheet, option, outcome as HoundRound);
  return leagueWon(option, outcome as LeagueRound);
}
