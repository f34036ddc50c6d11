import type { Draw } from '@halls/fairness';
import type { Side } from '../../../play-protocol/sports-protocol.ts';
import { addRound, type EsportScore, isOvertime, startScore } from './esport-score.ts';
import type { EsportTeam } from './esport-leagues.ts';
import { type EsportTitle, mostMaps } from './titles.ts';

/** `map_point` and `match_point` say before a round that it may decide that much. */
export type EsportEventKind =
  | 'map_start'
  | EsportTitle['roundKind']
  | 'map_point'
  | 'match_point'
  | 'map_won'
  | 'match_won';

export interface EsportEvent {
  /** Since the first map began. */
  readonly atMs: number;
  readonly minute: number;
  readonly kind: EsportEventKind;
  readonly side: Side | null;
}

export interface EsportSides {
  readonly title: EsportTitle;
  readonly home: Pick<EsportTeam, 'form'>;
  readonly away: Pick<EsportTeam, 'form'>;
}

const million = 1_000_000;
const mapBreakMs = 15_000;
/** So long before a round is over it is said what it may decide. */
const chanceMs = 1_600;

/** In millionths, of the home side, a round of a map, counted from 0. Whole numbers, as whoever checks it has them. */
export function roundRate({ title, home, away }: EsportSides, map: number): number {
  // maps are chosen in turn, the last one by nobody
  const chosen = map === mostMaps(title) - 1 ? 0 : map % 2 === 0 ? title.ownMap : -title.ownMap;
  return million / 2 + (home.form - away.form) * title.perForm + chosen;
}

/** Every map takes a stream, and its overtime another one. */
export function streamsOf(title: EsportTitle): number {
  return mostMaps(title) * 2;
}

/** Moments of play one by one: the map, and in it the rounds that are over. */
const slotsOfMap = 1_000;

export function labelOfSlot(slot: number): string {
  return `M${Math.floor(slot / slotsOfMap) + 1} R${slot % slotsOfMap}`;
}

/** A match as a function of the draws alone. */
export function playEsport(sides: EsportSides, drawOf: (stream: number) => Draw): EsportEvent[] {
  const events: EsportEvent[] = [];
  let score = startScore;
  let atMs = 0;
  for (let map = 0; !score.winner; map += 1) {
    const played = playMap(sides, drawOf, { score, map, fromMs: atMs });
    events.push(...played.events);
    score = played.score;
    atMs = (played.events.at(-1)?.atMs ?? 0) + mapBreakMs;
  }
  return events;
}

function playMap(
  sides: EsportSides,
  drawOf: (stream: number) => Draw,
  {
    score: before,
    map,
    fromMs,
  }: { readonly score: EsportScore; readonly map: number; readonly fromMs: number },
): { readonly events: readonly EsportEvent[]; readonly score: EsportScore } {
  const { title } = sides;
  const events: EsportEvent[] = [];
  const note = (atMs: number, round: number, kind: EsportEventKind, side: Side | null): void => {
    events.push({ atMs, minute: map * slotsOfMap + round, kind, side });
  };
  note(fromMs, 0, 'map_start', null);
  const rate = roundRate(sides, map);
  const usual = drawOf(map * 2);
  let longer: Draw | undefined;
  let score = before;
  for (let round = 1; ; round += 1) {
    const atMs = fromMs + round * title.roundMs;
    const chance = chanceOf(title, score);
    if (chance) note(atMs - chanceMs, round - 1, chance.kind, chance.side);
    if (isOvertime(title, score.rounds)) longer ??= drawOf(map * 2 + 1);
    const side = (longer ?? usual).nextInt(million) < rate ? 'home' : 'away';
    const after = addRound(title, score, side);
    note(atMs, round, title.roundKind, side);
    if (after.maps.length > score.maps.length) {
      note(atMs, round, 'map_won', side);
      if (after.winner) note(atMs, round, 'match_won', side);
      return { events, score: after };
    }
    score = after;
  }
}

/** What the next round may decide: the match or the map; of the side that may win it. */
export function chanceOf(
  title: EsportTitle,
  score: EsportScore,
): { readonly kind: 'map_point' | 'match_point'; readonly side: Side } | null {
  const order =
    score.rounds.home >= score.rounds.away ? (['home', 'away'] as const) : (['away', 'home'] as const);
  for (const side of order) {
    const after = addRound(title, score, side);
    if (after.winner) return { kind: 'match_point', side };
    if (after.maps.length > score.maps.length) return { kind: 'map_point', side };
  }
  return null;
}
