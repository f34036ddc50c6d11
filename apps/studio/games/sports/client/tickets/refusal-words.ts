import type { TicketRefusal, TicketView } from '../../../../play-protocol/sports-protocol.ts';
import { type SportsText, textKeyOf } from '../../words/sports-texts.ts';

/** Why a ticket was not taken, in one sentence. */
export function refusalWords(
  text: SportsText,
  word: string,
  params: Readonly<Record<string, string>> = {},
): string {
  return text(textKeyOf(`reason_${word}`) ?? 'reason_failed', params);
}

export function ticketRefusalWords(
  text: SportsText,
  ticket: Pick<TicketView, 'refusal' | 'wallet_reason'>,
): string {
  const refusal: TicketRefusal | null = ticket.refusal;
  if (refusal === null) return text('reason_failed');
  if (refusal !== 'wallet') return refusalWords(text, refusal);
  if (ticket.wallet_reason === 'not_enough_money') return text('reason_wallet_not_enough');
  return text(ticket.wallet_reason === 'limit_reached' ? 'reason_wallet_limit' : 'reason_wallet');
}
