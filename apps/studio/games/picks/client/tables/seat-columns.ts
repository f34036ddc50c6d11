import type { BoxView } from '../../../../play-protocol/play-protocol.ts';
import { el } from '../../../client/dom.ts';
import { Money } from '../../../client/money.ts';
import type { Shell } from '../../../client/shell.ts';
import { artOf } from '../picks-stage.ts';

export interface SeatColumns {
  readonly columns: readonly HTMLElement[];
  showBoxes(boxes: readonly BoxView[]): void;
}

/** A column for each seat: who holds it now, and the bets that lie at it. */
export function createSeatColumns(
  shell: Pick<Shell, 'text' | 'locale' | 'view'>,
  seats: readonly { readonly box: string; readonly name: string; readonly spots: readonly HTMLElement[] }[],
): SeatColumns {
  const plates = seats.map(({ name }) => createPlate(shell, name));
  return {
    columns: seats.map(({ box, name, spots }, index) =>
      el(
        'div',
        { class: `seat-column seat-tone-${box}`, role: 'group', 'aria-label': name },
        plates[index]!.element,
        ...spots,
      ),
    ),
    showBoxes(boxes) {
      for (const [index, { box }] of seats.entries())
        plates[index]!.show(boxes.find((each) => each.box === box));
    },
  };
}

function createPlate({ text, locale, view }: Pick<Shell, 'text' | 'locale' | 'view'>, name: string) {
  const holder = el('span', { class: 'seat-holder' });
  const element = el('div', { class: 'seat-plate' }, el('span', { class: 'seat-name' }, name), holder);
  const show = (box: BoxView | undefined): void => {
    element.classList.toggle('is-held', box !== undefined);
    element.classList.toggle('is-own', box?.holder === view.alias);
    if (!box) return holder.replaceChildren(text('seat_free'));
    const money = new Money(box.currency, locale);
    const short = money.short(money.parse(box.stake));
    const isOwn = box.holder === view.alias;
    holder.replaceChildren(
      el('img', { class: 'seat-face', src: artOf(view.game.theme, faceOf(box.holder, view)), alt: '' }),
      el(
        'span',
        { class: 'seat-who' },
        isOwn ? text('seat_you') : el('span', { class: 'sr-only' }, text('seat_guest', { name: '' })),
        isOwn ? '' : box.holder,
      ),
      el(
        'span',
        { class: 'seat-stake figures' },
        box.currency === view.currency ? short : `${short} ${box.currency}`,
      ),
      ...(box.players > 1
        ? [el('span', { class: 'seat-others figures' }, text('seat_more', { n: box.players - 1 }))]
        : []),
    );
  };
  show(undefined);
  return { element, show };
}

/** One of the table's pieces, the same for as long as the alias is. */
function faceOf(alias: string, { game }: Shell['view']): string {
  const { symbols } = game.theme;
  return symbols[Number.parseInt(alias, 16) % symbols.length] ?? symbols[0];
}
