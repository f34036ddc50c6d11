import type { AcceptPolicy } from '../../../../play-protocol/sports-protocol.ts';

/** The price that a leg is taken at: today's, where the player's word on changes allows it; null where not. */
export function takenPrice(
  { asked, now }: { readonly asked: number; readonly now: number },
  accept: AcceptPolicy,
): number | null {
  if (now <= 1_000) return null;
  if (now === asked || accept === 'any') return now;
  return accept === 'better' && now > asked ? now : null;
}
