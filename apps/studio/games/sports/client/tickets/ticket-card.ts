import type { LegView, TicketView } from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import { secondsUntil } from '../clock/match-clock.ts';
import { matchStateText } from '../match/match-state.ts';
import { addressOfMatch } from '../routes.ts';
import type { Sportsbook } from '../sportsbook.ts';
import {
  eventName,
  kindName,
  marketName,
  namesOf,
  outcomeName,
  resultName,
  type SideNames,
} from '../../words/market-words.ts';
import type { SportsText } from '../../words/sports-texts.ts';
import { ticketRefusalWords } from './refusal-words.ts';

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
    el('ul', { class: 'ticket-legs' }, ...ticket.legs.map((leg) => drawLeg(book, leg))),
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

function drawLeg({ text, prices, shell, clock, board }: Sportsbook, leg: LegView): HTMLElement {
  const { match } = leg;
  const names = namesOf(match);
  const at = { text, locale: shell.locale, nowMs: clock.nowMs(), isUp: board.state.isUp };
  const hasBegun = match.status === 'live' || match.status === 'ended' || match.status === 'abandoned';
  const score = hasBegun ? ` ${match.score.home}:${match.score.away}` : '';
  const changed = leg.asked_price !== leg.price;
  const isBuilt = leg.parts.length > 0;
  const pick = isBuilt
    ? text('builder_of', { n: leg.parts.length })
    : outcomeName(text, leg, leg.outcome, names);
  return el(
    'li',
    { class: 'ticket-leg', 'data-result': leg.result ?? 'open' },
    el(
      'p',
      { class: 'leg-pick' },
      el('strong', {}, pick),
      el('span', { class: 'figures' }, prices.show(leg.price)),
    ),
    isBuilt ? drawParts(text, leg, names) : el('p', { class: 'leg-market' }, marketName(text, leg, names)),
    el(
      'p',
      { class: 'leg-match' },
      el('a', { href: addressOfMatch(match.match_id) }, `${names.home} – ${names.away}`),
      el('span', { class: 'figures' }, `${score} · ${matchStateText(match, at)}`),
    ),
    changed
      ? el('p', { class: 'leg-note' }, text('leg_price_changed', { asked: prices.show(leg.asked_price) }))
      : null,
    leg.price_left === null
      ? null
      : el('p', { class: 'leg-note' }, text('builder_left', { price: prices.show(leg.price_left) })),
    drawResult(text, leg, names),
  );
}

/** Each part of a builder, with how it stands by itself. */
function drawParts(text: SportsText, { parts }: LegView, names: SideNames): HTMLElement {
  return el(
    'ul',
    { class: 'builder-parts' },
    ...parts.map((part) =>
      el(
        'li',
        { class: 'builder-part', 'data-result': part.result ?? 'open' },
        el('span', { class: 'part-pick' }, outcomeName(text, part, part.outcome, names)),
        el('small', { class: 'part-market' }, marketName(text, part, names)),
        drawResult(text, part, names),
      ),
    ),
  );
}

function drawResult(
  text: SportsText,
  { result, decided_by: event, is_by_house }: Pick<LegView, 'result' | 'decided_by' | 'is_by_house'>,
  names: SideNames,
): HTMLElement {
  return el(
    'p',
    { class: 'leg-result', 'data-result': result ?? 'open' },
    result ? resultName(text, result) : text('leg_open'),
    event
      ? el('small', {}, text('decided_by', { event: eventName(text, event, names), minute: event.label }))
      : null,
    is_by_house ? el('small', {}, text('decided_by_house')) : null,
  );
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
