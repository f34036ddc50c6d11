import { builtLegOf } from '#games/sports/builder/built-leg.ts';
import type { PaidLeg } from '#games/sports/ticket/payout.ts';
import type { Leg } from '../ticket/ticket.repo.ts';
import type { AskedLegs } from './read-builders.ts';

/** A leg as the ticket's payout sees it: a selection by itself, or a builder with its parts. */
export interface FoldedLeg extends PaidLeg {
  readonly builder: number | null;
  readonly parts: readonly Leg[];
  readonly askedPrice: number;
  /** As it was accepted, whatever has become void since. */
  readonly takenPrice: number;
}

/** The legs of one ticket in their order, those of a builder together. */
export function foldLegs(legs: readonly Leg[]): FoldedLeg[] {
  const groups = Map.groupBy(legs, ({ leg, builder }) =>
    builder === null ? `leg ${leg}` : `builder ${builder}`,
  );
  return [...groups.values()].flatMap((parts): FoldedLeg[] => {
    const [first] = parts;
    if (!first) return [];
    const { builder, builderAsked, builderPrice, builderPrices, askedPrice, price, result } = first;
    if (builder === null) return [{ builder, parts, askedPrice, price, result, takenPrice: price }];
    if (builderAsked === null || builderPrice === null || builderPrices === null)
      throw new Error(`the builder ${builder} of ${first.ticketId} has no price`);
    const built = builtLegOf(
      builderPrices,
      parts.map((part) => part.result),
    );
    return [{ ...built, builder, parts, askedPrice: builderAsked, takenPrice: builderPrice }];
  });
}

/** A ticket's legs as they were asked for; the place half of an each-way bet follows from the other. */
export function askedLegsOf(legs: readonly Leg[]): AskedLegs {
  const folded = foldLegs(legs.filter(({ placeTerms }) => placeTerms === null));
  const alone = folded.filter(({ builder }) => builder === null);
  return {
    selections: alone.flatMap(({ parts, askedPrice }) =>
      parts.map(({ marketId, outcome }) => ({ marketId, outcome, price: askedPrice })),
    ),
    builders: folded
      .filter(({ builder }) => builder !== null)
      .map(({ parts, askedPrice }) => ({
        parts: parts.map(({ marketId, outcome }) => ({ marketId, outcome })),
        price: askedPrice,
      })),
  };
}
