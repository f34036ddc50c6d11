import type { AcceptPolicy } from '../../../../play-protocol/sports-protocol.ts';
import type { Offer } from '../board/offers.ts';

/** What became of a selection since the player agreed to its price. */
export type ChangeMark = 'same' | 'better' | 'worse' | 'closed';

/** An outcome that nobody has looked at yet is taken as it was pressed. */
export function markOf(agreed: number, offer: Pick<Offer, 'status' | 'price'> | undefined): ChangeMark {
  if (!offer) return 'same';
  if (offer.status !== 'active' || offer.price <= 1_000) return 'closed';
  if (offer.price === agreed) return 'same';
  return offer.price > agreed ? 'better' : 'worse';
}

/** Whether the player has to agree before a ticket with it can be placed. */
export function needsConsent(mark: ChangeMark, accept: AcceptPolicy): boolean {
  if (mark === 'better') return accept === 'none';
  return mark === 'worse' && accept !== 'any';
}
