import type { TicketView } from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import { secondsUntil } from '../clock/match-clock.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { kindName } from '../../words/market-words.ts';
import { ticketRefusalWords } from './refusal-words.ts';
import { createTicketLeg } from './ticket-leg.ts';

/** Where a ticket stands, in words; a pending one counts down to its decision. */
export function ticketStateText(
  { text, clock }: Pick<Sportsbook, 'text' | 'clock'>,
  { state, decides_at: at }: TicketView,
): string {
  if (state !== 'pending') return text(`state_${state}`);
  const seconds = at === null ? 0 : secondsUntil(at, clock.nowMs());
  return seconds > 0 ? text('state_pending', { n: seconds }) : text('state_pending_end');
}

/** A ticket with its legs, each with how it stands and what decided it, and every change of what it paid. */
export function createTicketCard(book: Sportsbook, ticket: TicketView): HTMLElement {
  const { text, shell } = book;
  const { money, locale } = shell;
  const show = (amount: string): string => money.show(money.parse(amount));
  const placed = new Date(ticket.placed_at).toLocaleString(locale, {
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const back = ticket.payout === null ? text('could_pay') : text('paid');
  const isLost = ticket.payout !== null && money.parse(ticket.payout) === 0n;
  return el(
    'article',
    { class: 'ticket', 'data-state': ticket.state, 'data-ticket': ticket.ticket_id },
    el(
      'header',
      { class: 'ticket-head' },
      el('strong', {}, kindName(text, ticket.kind, ticket.legs.length)),
      el(
        'span',
        { class: 'ticket-state', 'data-state': ticket.state, role: 'status' },
        ticketStateText(book, ticket),
      ),
    ),
    ticket.state === 'rejected'
      ? el('p', { class: 'ticket-reason', role: 'alert' }, ticketRefusalWords(text, ticket))
      : null,
    el('ul', { class: 'ticket-legs' }, ...ticket.legs.map((leg) => createTicketLeg(book, leg))),
    el(
      'dl',
      { class: 'ticket-sums figures' },
      sum(text('total_stake'), show(ticket.stake)),
      ticket.cashed === null ? null : sum(text('cashed_part'), show(ticket.cashed)),
      ticket.cashed === null || ticket.payout !== null
        ? null
        : sum(text('stake_left'), show(ticket.stake_left)),
      ticket.combinations > 1
        ? sum(
            text('stake_each'),
            text('combinations', { n: ticket.combinations, unit: show(ticket.unit_stake) }),
          )
        : null,
      ticket.state === 'rejected'
        ? null
        : sum(back, show(ticket.payout ?? ticket.most_payout), isLost ? 'is-lost' : ''),
    ),
    ticket.owed === null
      ? null
      : el('p', { class: 'ticket-owed' }, text('owed', { amount: show(ticket.owed) })),
    ticket.settlements.length > 1 ? drawSettlements(book, ticket) : null,
    el(
      'p',
      { class: 'ticket-notes' },
      el('time', { datetime: ticket.placed_at }, text('placed_at', { time: placed })),
      el('span', { class: 'ticket-id' }, text('ticket_id', { id: ticket.ticket_id })),
    ),
  );
}

function sum(label: string, value: string, kind = ''): HTMLElement {
  return el('div', { class: `ticket-sum ${kind}` }, el('dt', {}, label), el('dd', {}, value));
}

/** Every change of the payout: settled, taken back, settled anew. */
function drawSettlements({ text, shell }: Sportsbook, { settlements }: TicketView): HTMLElement {
  const { money, locale } = shell;
  const show = (amount: string): string => money.show(money.parse(amount));
  return el(
    'details',
    { class: 'ticket-history' },
    el('summary', {}, text('settlements')),
    el(
      'ol',
      {},
      ...settlements.map(({ cause, payout_before, payout_after, at }) =>
        el(
          'li',
          {},
          el('time', { datetime: at }, new Date(at).toLocaleTimeString(locale)),
          el('span', {}, text(`cause_${cause}`)),
          el(
            'span',
            { class: 'figures' },
            text('from_to', { before: show(payout_before), after: show(payout_after) }),
          ),
        ),
      ),
    ),
  );
}
