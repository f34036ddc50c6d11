import type { Draw } from '@halls/fairness';
import type { FootballEvent, Side } from './play-football.ts';
import { cardShares, goalShares } from './squads.ts';

/** An event with the shirt of who did it; null where that is nobody's. */
export type NamedEvent = FootballEvent & { readonly shirt: number | null };

/**
 * Says who scored and who saw a card, one draw for each of these in their order. Whoever was sent off does nothing more, and a
 * second yellow card would be a red one: the draw then means the next in the list. What happens in a match does not hang on it.
 */
export function namePlayers(events: readonly FootballEvent[], draw: Draw): NamedEvent[] {
  const off: Readonly<Record<Side, Set<number>>> = { home: new Set(), away: new Set() };
  const booked: Readonly<Record<Side, Set<number>>> = { home: new Set(), away: new Set() };
  return events.map((event) => {
    const { kind, side } = event;
    if (!side || (kind !== 'goal' && kind !== 'yellow_card' && kind !== 'red_card'))
      return { ...event, shirt: null };
    const isOut = (shirt: number): boolean =>
      off[side].has(shirt) || (kind === 'yellow_card' && booked[side].has(shirt));
    const shirt = pick(kind === 'goal' ? goalShares : cardShares, draw.nextInt(128), isOut);
    if (kind === 'red_card' && shirt !== null) off[side].add(shirt);
    if (kind === 'yellow_card' && shirt !== null) booked[side].add(shirt);
    return { ...event, shirt };
  });
}

/** The shirt of which a draw means the share, or the next one that may; null where nobody is left. */
function pick(shares: readonly number[], drawn: number, isOut: (shirt: number) => boolean): number | null {
  let sum = 0;
  const meant = shares.findIndex((share) => drawn < (sum += share));
  for (let step = 0; step < shares.length; step += 1) {
    const place = (meant + step) % shares.length;
    if (shares[place]! > 0 && !isOut(place + 1)) return place + 1;
  }
  return null;
}
