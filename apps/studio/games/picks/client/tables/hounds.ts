import { button, el } from '../../../client/dom.ts';
import { cardOfDraw, optionOnCard, readCardOption } from '../../cards.ts';
import { houndCards, type HoundsOutcome, traps } from '../../models/hounds.ts';
import { defineFace, type Result, type Table, type TableParts } from '../table-face.ts';
import { jacket } from './hound-jacket.ts';
import { type HoundKey, houndName } from './hound-name.ts';
import { houndsStage } from './hounds-stage.ts';
import { panelTable } from './panel-table.ts';

export const houndsFace = defineFace<HoundsOutcome, HoundKey>({
  wordsOf: ({ hounds }) => hounds,
  createStage: houndsStage,
  createTable: houndsTable,
  nameOf(option, text) {
    const { kind, choice, card } = readCardOption(option);
    const who = choice.split('-').map((trap) => houndName(card, Number(trap), text));
    const between = kind === 'forecast' ? ' + ' : ' → ';
    return text('option', { what: text(kind as HoundKey), who: who.join(between) });
  },
  road: {
    rows: 1,
    markOf({ order: [first = 0, second = 0] }, text) {
      const name = `${text('win')}: ${text('trap', { n: first })}, ${text('trap', { n: second })}`;
      return { label: `${first}·${second}`, name };
    },
  },
  tallies: (text) =>
    traps.map((trap) => ({
      name: `${text('win')}: ${text('trap', { n: trap })}`,
      optionIn: ({ card }) => optionOnCard(`win:${trap}`, card),
    })),
  isListed: (option) => /^(win|place):/.test(option),
});

/** How many of a hound's last runs are shown. */
const runsShown = 4;

function houndsTable({ spot, text, model, hasChip }: TableParts<HoundKey>): Table {
  let card = 1;
  let results: readonly Result[] = [];
  let forms = new Map<number, HTMLElement>();
  const winPanel = {
    name: text('panel_win'),
    build() {
      forms = new Map(traps.map((trap) => [trap, el('span', { class: 'hound-form note' })]));
      const rows = traps.map((trap) =>
        el(
          'div',
          { class: 'hound-row' },
          jacket(trap),
          spot(optionOnCard(`win:${trap}`, card), text(`hound_${houndCards[card - 1]![trap - 1]!}`)),
          spot(optionOnCard(`place:${trap}`, card), text('place')),
          forms.get(trap),
        ),
      );
      showForms();
      return [el('div', { class: 'hound-rows' }, ...rows)];
    },
    options: () => model.cards!.optionsOf(card).filter((option) => /^(win|place):/.test(option)),
  };
  const table = panelTable(
    { model, hasChip },
    { panels: [winPanel, orderPanel({ spot, text, model, cardNow: () => card })], label: text('panel_win') },
  );

  /** Where the hounds of the card came in when they last ran, the latest first. */
  function showForms(): void {
    for (const [trap, form] of forms) {
      const hound = houndCards[card - 1]![trap - 1]!;
      const places = results.flatMap(({ outcome }) => {
        const { card: raced, order } = outcome as HoundsOutcome;
        const at = houndCards[raced - 1]?.indexOf(hound) ?? -1;
        return at < 0 ? [] : [order.indexOf(at + 1) + 1];
      });
      form.textContent =
        places.length === 0
          ? text('no_form')
          : text('form', { places: places.slice(0, runsShown).join('·') });
    }
  }

  return {
    element: table.element,
    onChips: () => table.onChips?.(),
    showDraw(number) {
      card = cardOfDraw(houndCards.length, number);
      table.refresh();
    },
    showResults(shown) {
      results = shown;
      showForms();
    },
  };
}

/** The traps are pressed in the order in which their hounds are to come in. */
function orderPanel({
  spot,
  text,
  model,
  cardNow,
}: Pick<TableParts<HoundKey>, 'spot' | 'text' | 'model'> & { cardNow(): number }) {
  let named: readonly number[] = [1, 2, 3];
  const picks = traps.map((trap) =>
    button(
      text('trap', { n: trap }),
      () => {
        named = named.includes(trap) ? named.filter((other) => other !== trap) : [...named.slice(0, 2), trap];
        show();
      },
      { class: 'trap-pick' },
      jacket(trap),
      el('span', { class: 'trap-place figures' }),
    ),
  );
  const bets = el('div', { class: 'trap-bets' });
  const none = (): HTMLElement => el('span', { class: 'trap-none note' }, '—');

  function show(): void {
    const card = cardNow();
    picks.forEach((pick, index) => {
      const trap = index + 1;
      const place = named.indexOf(trap) + 1;
      pick.setAttribute('aria-pressed', String(place > 0));
      pick.setAttribute(
        'aria-label',
        place > 0 ? `${houndName(card, trap, text)}, ${place}` : houndName(card, trap, text),
      );
      pick.lastElementChild!.textContent = place > 0 ? `${place}.` : '–';
    });
    const [first = 0, second = 0, third = 0] = named;
    const pair = [Math.min(first, second), Math.max(first, second)];
    bets.replaceChildren(
      second ? spot(optionOnCard(`forecast:${pair.join('-')}`, card), pair.join(' + ')) : none(),
      second ? spot(optionOnCard(`exacta:${first}-${second}`, card), `${first} → ${second}`) : none(),
      third
        ? spot(optionOnCard(`tricast:${first}-${second}-${third}`, card), `${first} → ${second} → ${third}`)
        : none(),
    );
  }

  return {
    name: text('panel_order'),
    build() {
      show();
      return [
        el('p', { class: 'trap-help note' }, text('name_three')),
        el('div', { class: 'trap-picks', role: 'group', 'aria-label': text('name_three') }, ...picks),
        bets,
      ];
    },
    options: () =>
      model.cards!.optionsOf(cardNow()).filter((option) => /^(forecast|exacta|tricast):/.test(option)),
  };
}
