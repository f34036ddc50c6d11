import type { ScoreView, Side } from '../../../play-protocol/sports-protocol.ts';

export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

export const nothing: ScoreView = { home: 0, away: 0 };

export function oneMore(count: ScoreView, side: Side): ScoreView {
  return { ...count, [side]: count[side] + 1 };
}

export function sumOf({ home, away }: ScoreView): number {
  return home + away;
}

/** Of several counts. */
export function totalOf(counts: readonly ScoreView[]): ScoreView {
  return {
    home: counts.reduce((sum, { home }) => sum + home, 0),
    away: counts.reduce((sum, { away }) => sum + away, 0),
  };
}

/** How many events of a kind each side has. */
export function countEvents(
  events: readonly { readonly kind: string; readonly side: Side | null }[],
  kind: string,
): ScoreView {
  const of = (side: Side): number =>
    events.filter((event) => event.kind === kind && event.side === side).length;
  return { home: of('home'), away: of('away') };
}
