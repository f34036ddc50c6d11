import { button, el } from '../../../client/dom.ts';
import { numbersOfSet } from '../../models/prize-draw.ts';
import { shownReturnOf } from '../../picks-model.ts';
import { formatOdds, type Table, type TableParts } from '../table-face.ts';
import { type BetPanel, betRow, panelTable, rowPanel } from './panel-table.ts';
import type { PrizeKey } from './prize-texts.ts';

type Parts = TableParts<PrizeKey>;

const ten = Array.from({ length: 10 }, (_, digit) => String(digit));

/** Bets on the special prize, on numbers of two digits, on sets of them, and on numbers of three. */
export function prizeTable(parts: Parts): Table {
  const { text } = parts;
  const written = [
    writtenPanel(parts, { panel: 'panel_sets', help: 'sets_help', fields: [2, 2, 2, 2], optionsOf: setsOf }),
    writtenPanel(parts, { panel: 'panel_threes', help: 'threes_help', fields: [3], optionsOf: threesOf }),
  ];
  const table = panelTable(parts, {
    panels: [
      endingPanel(parts, 'last-two'),
      endingPanel(parts, 'any'),
      ...written,
      digitsPanel(parts),
      halvesPanel(parts),
    ],
    label: text('bets_on'),
  });
  return {
    element: table.element,
    onChips() {
      for (const panel of written) panel.keep();
      table.onChips?.();
    },
  };
}

function digitsPanel({ spot, text, model }: Parts): BetPanel {
  const rowOf = (bet: 'head' | 'tail') => ({
    columns: 10,
    title: `${text(bet)} ${oddsOf(model, `${bet}:0`)}`,
    options: ten.map((digit) => [`${bet}:${digit}`, digit] as const),
  });
  return rowPanel(spot, { name: text('panel_digits'), rows: [rowOf('head'), rowOf('tail')] });
}

function halvesPanel({ spot, text }: Parts): BetPanel {
  const options = (['high', 'low', 'odd', 'even'] as const).map((id) => [id, text(id)] as const);
  return rowPanel(spot, { name: text('panel_halves'), rows: [{ columns: 4, options }] });
}

/** A hundred numbers, ten at a time. */
function endingPanel({ spot, text, model, hasChip }: Parts, bet: 'last-two' | 'any'): BetPanel {
  let shownTens = '0';
  const optionsOf = (tens: string) => ten.map((digit) => `${bet}:${tens}${digit}`);
  const all = ten.flatMap(optionsOf);
  return {
    name: text(bet === 'any' ? 'panel_any' : 'panel_last_two'),
    options: () => all,
    build() {
      const numbers = el('div', { class: 'bet-row' });
      const tabs = ten.map((tens) => button(`${tens}–`, () => choose(tens), { class: 'tens figures' }));
      function choose(tens: string): void {
        shownTens = tens;
        tabs.forEach((tab, at) => {
          tab.setAttribute('aria-pressed', String(ten[at] === tens));
          tab.classList.toggle('has-chips', optionsOf(ten[at]!).some(hasChip));
        });
        numbers.replaceChildren(
          ...betRow(spot, {
            columns: 10,
            title: `${text(bet)} ${oddsOf(model, `${bet}:00`)}`,
            options: optionsOf(tens).map((option) => [option, option.slice(-2)] as const),
          }),
        );
      }
      choose(shownTens);
      return [el('div', { class: 'tens-row', role: 'group', 'aria-label': text('tens') }, ...tabs), numbers];
    },
  };
}

/** A panel whose numbers the player writes. What has a chip stays in sight when other numbers are written. */
function writtenPanel(
  { spot, text, hasChip }: Parts,
  parts: {
    readonly panel: PrizeKey;
    readonly help: PrizeKey;
    /** How many digits each of them takes. */
    readonly fields: readonly number[];
    optionsOf(written: readonly string[]): readonly string[];
  },
): BetPanel & { keep(): void } {
  const { fields, optionsOf } = parts;
  const seen = new Set<string>();
  const row = el('div', { class: 'row written-spots' });
  row.style.setProperty('--columns', '2');
  const kept = el('div', { class: 'kept-bets' });
  const inputs = fields.map((length, at) => {
    const input = el('input', {
      ...{ type: 'text', inputmode: 'numeric', maxlength: length, autocomplete: 'off' },
      ...{ 'aria-label': `${text('your_numbers')} ${at + 1}`, class: `wheel figures of-${length}` },
    });
    input.addEventListener('input', () => {
      input.value = input.value.replaceAll(/\D/g, '').slice(0, length);
      if (input.value.length === length) inputs[at + 1]?.focus();
      showSpots();
    });
    input.addEventListener('focus', () => input.select());
    return input;
  });
  const current = (): readonly string[] =>
    optionsOf(inputs.flatMap(({ value }, at) => (value.length === fields[at] ? [value] : [])));

  function showSpots(): void {
    const options = current();
    options.forEach((option) => seen.add(option));
    row.replaceChildren(
      ...(options.length > 0
        ? options.map((option) => spot(option))
        : [el('p', { class: 'note' }, text(parts.help))]),
    );
    keep();
  }

  let keptNow = '';
  function keep(): void {
    const now = current();
    const options = [...seen].filter((option) => hasChip(option) && !now.includes(option));
    if (options.join() === keptNow) return;
    keptNow = options.join();
    kept.replaceChildren(...options.map((option) => spot(option)));
  }

  showSpots();
  return {
    name: text(parts.panel),
    options: () => seen,
    keep,
    build: () => [
      el('div', { class: 'wheels', role: 'group', 'aria-label': text('your_numbers') }, ...inputs),
      row,
      kept,
    ],
  };
}

/** The sets that as many numbers make; none where two are alike. */
function setsOf(written: readonly string[]): string[] {
  if (new Set(written).size < written.length) return [];
  const choice = written.toSorted().join('-');
  return Object.entries(numbersOfSet)
    .filter(([, count]) => count === written.length)
    .map(([set]) => `${set}:${choice}`);
}

function threesOf([number]: readonly string[]): string[] {
  return number === undefined ? [] : [`last-three:${number}`, `any-three:${number}`];
}

function oddsOf(model: Parts['model'], option: string): string {
  return `×${formatOdds(shownReturnOf(model, option))}`;
}
