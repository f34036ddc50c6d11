import { button, el } from '../../../client/dom.ts';
import type { TableParts } from '../table-face.ts';
import { type BetPanel, betRow } from './panel-table.ts';

type Parts = Pick<TableParts, 'spot' | 'hasChip'>;

/** Numbers that are too many for one row. */
export interface NumberGroup {
  readonly name: string;
  readonly options: readonly (readonly [option: string, label: string])[];
}

/** More than these are all on the table at once only where the window is wide, too. */
const fitOnTall = 50;

/** A group of numbers at a time, ten at most, where there is no room for all of them. */
export function groupPanel(
  { spot, hasChip }: Parts,
  words: { readonly name: string; readonly title: string; readonly groups: string },
  groups: readonly NumberGroup[],
): BetPanel {
  let shown = groups[0]!;
  const numbers = el('div', { class: 'bet-row' });
  const tabs = groups.map((group) => button(group.name, () => choose(group), { class: 'tens figures' }));
  const row = el('div', { class: 'tens-row', role: 'group', 'aria-label': words.groups }, ...tabs);
  row.style.setProperty('--columns', String(groups.length));

  const isTall = matchMedia('(height >= 780px)');
  const isWide = matchMedia('(width >= 1100px) and (height >= 800px)');
  const all = groups.flatMap(({ options }) => options);

  function choose(group: NumberGroup): void {
    shown = group;
    tabs.forEach((tab, at) => tab.setAttribute('aria-pressed', String(groups[at] === group)));
    show();
  }

  function show(): void {
    const isWhole = isWide.matches || (isTall.matches && all.length <= fitOnTall);
    row.hidden = isWhole;
    numbers.style.setProperty('--numbers-across', isWide.matches ? '25' : '10');
    const options = isWhole ? all : shown.options;
    numbers.replaceChildren(...betRow(spot, { columns: 10, title: words.title, options }));
  }

  for (const room of [isWide, isTall]) room.addEventListener('change', show);

  return {
    name: words.name,
    options: () => all.map(([option]) => option),
    build() {
      choose(shown);
      return [row, numbers];
    },
    onChips: () =>
      tabs.forEach((tab, at) =>
        tab.classList.toggle(
          'has-chips',
          groups[at]!.options.some(([option]) => hasChip(option)),
        ),
      ),
  };
}

/**
 * A panel whose numbers the player writes. What has a chip stays in sight when other numbers are written, and
 * after the draw until others are bet on.
 */
export function writtenPanel(
  { spot, hasChip }: Parts,
  parts: {
    readonly name: string;
    readonly help: string;
    /** What the places are for numbers of. */
    readonly numbers: string;
    /** How many digits each of them takes. */
    readonly fields: readonly number[];
    optionsOf(written: readonly string[]): readonly string[];
  },
): BetPanel {
  const { fields, optionsOf } = parts;
  const seen = new Set<string>();
  const row = el('div', { class: 'row written-spots' });
  row.style.setProperty('--columns', '2');
  const kept = el('div', { class: 'kept-bets' });
  const inputs = fields.map((length, at) => {
    const input = el('input', {
      ...{ type: 'text', inputmode: 'numeric', maxlength: length, autocomplete: 'off' },
      ...{ 'aria-label': `${parts.numbers} ${at + 1}`, class: `wheel figures of-${length}` },
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
        : [el('p', { class: 'note' }, parts.help)]),
    );
    keep();
  }

  let keptNow = '';
  let lasting: readonly string[] = [];
  function keep(): void {
    const now = current();
    lasting = lastingBets([...seen].filter(hasChip), lasting);
    const options = lasting.filter((option) => !now.includes(option));
    if (options.join() === keptNow) return;
    keptNow = options.join();
    kept.replaceChildren(...options.map((option) => spot(option)));
  }

  showSpots();
  return {
    name: parts.name,
    options: () => seen,
    onChips: keep,
    build: () => [
      el('div', { class: 'wheels', role: 'group', 'aria-label': parts.numbers }, ...inputs),
      row,
      kept,
    ],
  };
}

/** What has chips; when a draw has taken all of them what had some, so that it can be seen which of them won. */
export function lastingBets(withChips: readonly string[], before: readonly string[]): readonly string[] {
  return withChips.length > 0 ? withChips : before;
}

/** The sets that as many numbers make, by how many each takes; none where two are alike. */
export function setsOf(sizes: Readonly<Record<string, number>>, written: readonly string[]): string[] {
  if (new Set(written).size < written.length) return [];
  const choice = written.toSorted().join('-');
  return Object.entries(sizes)
    .filter(([, count]) => count === written.length)
    .map(([set]) => `${set}:${choice}`);
}
