import type { BoxView } from '../../../../play-protocol/play-protocol.ts';
import { el } from '../../../client/dom.ts';
import { Money } from '../../../client/money.ts';
import type { Shell } from '../../../client/shell.ts';
import { artOf } from '../picks-stage.ts';
import type { TableParts } from '../table-face.ts';

export interface SeatColumns {
  readonly columns: readonly HTMLElement[];
  showBoxes(boxes: readonly BoxView[]): void;
}

/** A column for each seat: who holds it now, and the bets that lie at it. */
export function createSeatColumns(
  { shell, spot, hasChip }: Pick<TableParts, 'shell' | 'spot' | 'hasChip'>,
  seats: readonly Seat[],
): SeatColumns {
  const plates = seats.map(({ name, mark }) => createPlate(shell, name, mark));
  return {
    columns: seats.map(({ box, name, bets }, index) =>
      el(
        'div',
        { class: `seat-column seat-tone-${box}`, role: 'group', 'aria-label': name },
        plates[index]!.element,
        ...bets.map(([option, label]) => spot(option, label)),
      ),
    ),
    showBoxes(boxes) {
      for (const [index, { box, bets }] of seats.entries()) {
        const held = boxes.find((each) => each.box === box);
        // an alias is short, and another may have the same
        const isOwn = held?.holder === shell.view.alias && bets.some(([option]) => hasChip(option));
        plates[index]!.show(held, isOwn);
      }
    },
  };
}

interface Seat {
  readonly box: string;
  readonly name: string;
  /** The name where there is room for a letter. */
  readonly mark: string;
  readonly bets: readonly (readonly [option: string, label: string])[];
}

function createPlate({ text, locale, view }: Shell, name: string, mark: string) {
  const holder = el('span', { class: 'seat-holder' });
  const element = el(
    'div',
    { class: 'seat-plate' },
    el('span', { class: 'seat-name' }, name),
    el('span', { class: 'seat-mark', 'aria-hidden': 'true' }, mark),
    holder,
  );
  const show = (box: BoxView | undefined, isOwn: boolean): void => {
    element.classList.toggle('is-held', box !== undefined);
    element.classList.toggle('is-own', isOwn);
    if (!box) return holder.replaceChildren(text('seat_free'));
    const money = new Money(box.currency, locale);
    const stake = money.short(money.parse(box.stake));
    holder.replaceChildren(
      el('img', { class: 'seat-face', src: artOf(view.game.theme, faceOf(box.holder, view)), alt: '' }),
      el('span', { class: 'seat-who' }, isOwn ? text('seat_you') : box.holder),
      el(
        'span',
        { class: 'seat-stake figures' },
        box.currency === view.currency ? stake : `${stake} ${box.currency}`,
      ),
      ...(box.players > 1 ? [el('span', { class: 'seat-others figures' }, `+${box.players - 1}`)] : []),
    );
  };
  show(undefined, false);
  return { element, show };
}

/** One of the table's pieces, the same for as long as the alias is. */
function faceOf(alias: string, { game }: Shell['view']): string {
  const { symbols } = game.theme;
  return symbols[Number.parseInt(alias, 16) % symbols.length] ?? symbols[0];
}
