import { el } from '../../../client/dom.ts';
import { colourOf, insideBets } from '../../models/roulette.ts';
import type { TableWords } from '../../words/table-texts.ts';
import type { Table, TableParts } from '../table-face.ts';
import { racetrack } from './racetrack.ts';

type Key = keyof TableWords['roulette'];

/**
 * The cloth: numbers in twelve streets of three lanes, and what lies around them. Chips on several numbers lie where these
 * meet, which are places of their own over the edges of a number.
 */
export function rouletteCloth(parts: TableParts<Key>): Table {
  const { spot, text } = parts;
  const cells = new Map<number, HTMLElement>();
  for (const [pocket = 0] of insideBets.straight ?? []) {
    const cell = spot(`straight:${pocket}`, String(pocket));
    cell.classList.add('cloth-cell', 'pocket-cell', `is-${colourOf(pocket)}`);
    if (pocket > 0) stand(cell, pocket);
    cells.set(pocket, cell);
  }
  const meetings = Object.entries(insideBets).flatMap(([kind, bets]) =>
    kind === 'straight' ? [] : bets.map((covered) => meeting(parts, kind, covered, cells)),
  );
  const placed = (option: string, label: string, className: string): HTMLElement => {
    const cell = spot(option, label);
    cell.classList.add('cloth-cell', ...className.split(' '));
    return cell;
  };
  const thirds = [1, 2, 3].flatMap((place) => {
    const dozen = `${place * 12 - 11}–${place * 12}`;
    return [
      placed(`dozen:${place}`, dozen, `dozen third-${place}`),
      placed(`column:${place}`, '2:1', `column third-${place}`),
    ];
  });
  const evens = (['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((option, index) =>
    placed(option, text(option), `even-chance chance-${index + 1}`),
  );
  return {
    element: el(
      'div',
      { class: 'table roulette' },
      el(
        'div',
        { class: 'cloth-frame' },
        el('div', { class: 'cloth' }, ...cells.values(), ...thirds, ...evens, ...meetings),
      ),
      racetrack(parts),
    ),
  };
}

/** At which edge of a number a place lies: before it, behind it or in its middle, along the streets and across them. */
interface Corner {
  readonly number: number;
  readonly along: -1 | 0 | 1;
  readonly across: -1 | 0 | 1;
}

function cornerOf(kind: string, covered: readonly number[]): Corner {
  const [first = 0, second = 0] = covered;
  if (first === 0) {
    const across = { split: 0, street: 1, corner: -1 }[kind] as Corner['across'];
    return { number: second, along: -1, across };
  }
  if (kind === 'street') return { number: first, along: 0, across: -1 };
  if (kind === 'line') return { number: first, along: 1, across: -1 };
  if (kind === 'corner') return { number: first, along: 1, across: 1 };
  return second === first + 1
    ? { number: first, along: 0, across: 1 }
    : { number: first, along: 1, across: 0 };
}

function stand(element: HTMLElement, number: number): void {
  element.style.setProperty('--street', String(Math.ceil(number / 3)));
  element.style.setProperty('--lane', String(((number - 1) % 3) + 1));
}

function meeting(
  { spot }: TableParts<Key>,
  kind: string,
  covered: readonly number[],
  cells: ReadonlyMap<number, HTMLElement>,
): HTMLElement {
  const element = spot(`${kind}:${covered.join('-')}`, ' ');
  const { number, along, across } = cornerOf(kind, covered);
  element.classList.add('meeting');
  element.dataset.along = String(along);
  element.dataset.across = String(across);
  stand(element, number);
  const light = (isOn: boolean) => (): void => {
    for (const pocket of covered) cells.get(pocket)?.classList.toggle('is-meant', isOn);
  };
  for (const event of ['pointerenter', 'focus']) element.addEventListener(event, light(true));
  for (const event of ['pointerleave', 'blur']) element.addEventListener(event, light(false));
  return element;
}
