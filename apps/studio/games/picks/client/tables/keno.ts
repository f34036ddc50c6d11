import { button, el } from '../../../client/dom.ts';
import { kenoPays, type KenoOutcome } from '../../models/keno.ts';
import type { TableWords } from '../../words/table-texts.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';
import { defineFace, formatOdds, type Table, type TableParts } from '../table-face.ts';

export const kenoFace = defineFace<KenoOutcome, Key>({
  wordsOf: ({ keno }) => keno,
  createStage: kenoStage,
  createTable: kenoTable,
  road: {
    rows: 1,
    markOf({ numbers }, text) {
      const sum = numbers.reduce((total, number) => total + number, 0);
      return { label: `Σ ${sum}`, name: text('sum', { n: sum }) };
    },
  },
  nameOf: (option, text) => text('spots', { n: option.replace('spots:', '').replaceAll(',', ' ') }),
});

type Key = keyof TableWords['keno'];

function kenoStage({ show, shell }: StageParts<Key>): PicksStage<KenoOutcome> {
  const element = el('div', { class: 'stage-keno' });
  const marks = (numbers: readonly number[]): void => {
    for (const cell of document.querySelectorAll<HTMLElement>('.keno-number'))
      cell.classList.toggle('is-drawn', numbers.includes(Number(cell.dataset.number)));
  };
  const ball = (number: number): HTMLElement => el('div', { class: 'ball small figures' }, String(number));
  const empty = (): void => {
    element.replaceChildren(...Array.from({ length: 20 }, () => el('div', { class: 'ball small is-empty' })));
    marks([]);
  };
  const finish = (numbers: readonly number[]): void => {
    element.replaceChildren(...numbers.map(ball));
    marks(numbers);
  };
  return {
    element,
    rest: (outcome) => (outcome ? finish(outcome.numbers) : empty()),
    wait: empty,
    async play(given) {
      show.begin();
      const { numbers } = given;
      for (let count = 1; count <= numbers.length && !show.isStill; count += 1) {
        element.children[count - 1]?.replaceWith(ball(numbers[count - 1]!));
        marks(numbers.slice(0, count));
        show.tick();
        await show.pause(190);
      }
      finish(numbers);
    },
    skip: () => show.skip(),
    describe: (given) =>
      shell.text('result', { what: given.numbers.toSorted((a, b) => a - b).join(' ') }) + '.',
  };
}

const mostSpots = 6;

/** Eighty numbers to choose up to six of; the ticket takes the chips. */
function kenoTable({ spot, text }: TableParts<Key>): Table {
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
      el('p', { class: 'note figures ticket-pays' }, pays.join(' · ')),
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
