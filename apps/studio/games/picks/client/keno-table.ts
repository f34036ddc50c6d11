import { button, el } from '../../client/dom.ts';
import { kenoPays } from '../models/keno.ts';
import { formatOdds, type Table, type TableParts } from './table-parts.ts';

const mostSpots = 6;

/** Eighty numbers to choose up to six of; the ticket takes the chips. */
export function kenoTable({ spot, text }: TableParts): Table {
  const chosen = new Set<number>();
  const ticket = el('div', { class: 'ticket' });
  const numbers = Array.from({ length: 80 }, (_, i) => i + 1).map((number) => {
    const element = button(
      String(number),
      () => {
        if (chosen.has(number)) chosen.delete(number);
        else if (chosen.size < mostSpots) chosen.add(number);
        element.setAttribute('aria-pressed', String(chosen.has(number)));
        showTicket();
      },
      { class: 'keno-number figures', 'aria-pressed': 'false', 'data-number': number },
    );
    return element;
  });

  function showTicket(): void {
    if (chosen.size === 0) return ticket.replaceChildren(el('p', { class: 'note' }, text('spots_help')));
    const pays = kenoPays[chosen.size]!.flatMap((hundredths, hits) =>
      hundredths > 0 ? [`${text('hits', { n: hits })} ×${formatOdds(hundredths)}`] : [],
    );
    ticket.replaceChildren(
      spot(`spots:${[...chosen].toSorted((a, b) => a - b).join(',')}`),
      el('p', { class: 'note figures' }, pays.join(' · ')),
      button(
        text('remove'),
        () => {
          chosen.clear();
          for (const element of numbers) element.setAttribute('aria-pressed', 'false');
          showTicket();
        },
        { class: 'plain-button' },
      ),
    );
  }

  showTicket();
  return {
    element: el('div', { class: 'table keno' }, el('div', { class: 'keno-grid' }, ...numbers), ticket),
  };
}
