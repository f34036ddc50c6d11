import { canCombine, leastParts, mostBuilders, mostParts } from '../../builder/can-combine.ts';
import { type Selection, selectionKey } from './selection.ts';

/** What keeps a selection from becoming a part. */
export type PartRefusal = 'builder_full' | 'builder_many' | 'slip_full';

/** A builder as the slip holds it: named by its match and its parts, so that another set of parts is another one. */
export function builderOf(parts: readonly Selection[]): Selection | null {
  const [first] = parts;
  if (!first) return null;
  const { matchId, sport, home, away } = first;
  return {
    ...{ matchId, home, away, ...(sport && { sport }) },
    marketId: `builder:${matchId}`,
    outcome: parts.map(selectionKey).toSorted().join('+'),
    market: { code: 'builder', line: 0, line_kind: 'none' },
    // nobody has seen one yet
    price: 0,
    parts,
  };
}

export function findBuilder(selections: readonly Selection[], matchId: string): Selection | undefined {
  return selections.find((one) => one.parts && one.matchId === matchId);
}

/** The slip with a part more, or with it taken out where it was in; or why that can't be. */
export function withPart(
  selections: readonly Selection[],
  part: Selection,
  most: number,
): readonly Selection[] | PartRefusal {
  const builder = findBuilder(selections, part.matchId);
  const parts = builder?.parts ?? [];
  const key = selectionKey(part);
  if (parts.some((one) => selectionKey(one) === key))
    return exchanged(
      selections,
      builder,
      parts.filter((one) => selectionKey(one) !== key),
    );
  if (parts.length >= mostParts) return 'builder_full';
  if (!builder && selections.length >= most) return 'slip_full';
  if (!builder && selections.filter((one) => one.parts).length >= mostBuilders) return 'builder_many';
  return exchanged(selections, builder, [...parts, part]);
}

/** Selections of one match as one builder, with what it has already; null where they make none. */
export function combined(selections: readonly Selection[], matchId: string): readonly Selection[] | null {
  const own = selections.filter((one) => one.matchId === matchId);
  const parts = own.flatMap((one) => one.parts ?? [one]);
  const keys = new Set(parts.map(selectionKey));
  const isFit = parts.every(({ sport, market }) => sport !== undefined && canCombine(sport, market));
  if (!isFit || keys.size < parts.length || parts.length < leastParts || parts.length > mostParts)
    return null;
  const others = selections.filter((one) => one.matchId !== matchId);
  if (others.filter((one) => one.parts).length >= mostBuilders) return null;
  const builder = builderOf(parts);
  return builder && [...others, builder];
}

/** In the place that it had. */
function exchanged(
  selections: readonly Selection[],
  builder: Selection | undefined,
  parts: readonly Selection[],
): readonly Selection[] {
  const made = builderOf(parts);
  if (!builder) return made ? [...selections, made] : selections;
  return selections.flatMap((one) => (one === builder ? (made ?? []) : one));
}
