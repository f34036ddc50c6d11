import { el } from '../../../client/dom.ts';
import { race6, race8, type RaceModel, type RaceOutcome } from '../../models/race.ts';
import type { TableWords } from '../../words/table-texts.ts';
import { artOf, type PicksStage, type StageParts } from '../picks-stage.ts';
import { defineFace, type Table, type TableFace, type TableParts } from '../table-face.ts';

export const race8Face = raceFace(race8, 'horse', ({ race8 }) => race8.rule);
export const race6Face = raceFace(race6, 'boat', ({ race6 }) => race6.rule);

type Key = keyof TableWords['race'] | 'rule';

function raceFace(race: RaceModel, symbol: 'horse' | 'boat', ruleOf: (all: TableWords) => string): TableFace {
  return defineFace<RaceOutcome, Key>({
    wordsOf: (all) => ({ ...all.race, rule: ruleOf(all) }),
    createStage: (parts) => raceStage(parts, race, symbol),
    createTable: (parts) => raceTable(parts, race),
    nameOf(option, text) {
      const [id = '', choice = ''] = option.split(':');
      if (id === 'exacta') return `${text('exacta')} ${choice.replace('-', ' → ')}`;
      return `${text(id as Key)} ${text('runner', { n: choice })}`;
    },
    road: {
      rows: 1,
      markOf({ order: [first = 0, second = 0] }, text) {
        const name = `${text('first')} ${first}, ${text('second')} ${second}`;
        return { label: `${first}·${second}`, name };
      },
    },
    // every pair has odds of its own
    isListed: (option) => !option.startsWith('exacta:'),
  });
}

function raceTable({ spot, text }: TableParts<Key>, race: RaceModel): Table {
  const runners = race.weights.map((_, index) => index + 1);
  const select = (label: 'first' | 'second', chosen: number): HTMLSelectElement =>
    el(
      'select',
      { 'aria-label': text(label) },
      ...runners.map((runner) =>
        el('option', { value: runner, selected: runner === chosen }, text('runner', { n: runner })),
      ),
    );
  const first = select('first', 1);
  const second = select('second', 2);
  const exactaSpot = el('div', { class: 'exacta-spot' });
  const showExacta = (): void => {
    const isPair = first.value !== second.value;
    exactaSpot.replaceChildren(
      isPair ? spot(`exacta:${first.value}-${second.value}`) : el('span', { class: 'note' }, '—'),
    );
  };
  first.addEventListener('change', showExacta);
  second.addEventListener('change', showExacta);
  showExacta();
  return {
    element: el(
      'div',
      { class: `table race ${race.id}` },
      el(
        'div',
        { class: 'runners' },
        ...runners.map((runner) =>
          el(
            'div',
            { class: `runner tone-${runner}` },
            el('span', { class: 'number', 'aria-hidden': 'true' }, String(runner)),
            spot(`win:${runner}`, text('win')),
            spot(`place:${runner}`, text('place')),
          ),
        ),
      ),
      el('div', { class: 'exacta' }, el('span', {}, text('exacta')), first, second, exactaSpot),
    ),
  };
}

const raceMs = 6_500;

function raceStage(
  { show, text, theme, shell }: StageParts<Key>,
  { weights, placed }: RaceModel,
  symbol: 'horse' | 'boat',
): PicksStage<RaceOutcome> {
  const lanes = weights.map((_, index) => createLane(index + 1, artOf(theme, symbol)));
  const element = el(
    'div',
    { class: `stage-race count-${weights.length}` },
    ...lanes.map((lane) => lane.element),
  );
  const clear = (): void => {
    for (const lane of lanes) {
      lane.runner.getAnimations().forEach((animation) => animation.cancel());
      lane.runner.style.left = '0%';
      lane.place.textContent = '';
      lane.element.classList.remove('is-first', 'is-placed');
    }
  };
  const finish = ({ order }: RaceOutcome): void => {
    clear();
    order.forEach((number, place) => {
      const lane = lanes[number - 1]!;
      lane.runner.style.left = `${100 - place * 3.2}%`;
      lane.place.textContent = String(place + 1);
      lane.element.classList.toggle('is-first', place === 0);
      lane.element.classList.toggle('is-placed', place > 0 && place < placed);
    });
  };
  return {
    element,
    rest: (outcome) => (outcome ? finish(outcome) : clear()),
    wait: clear,
    async play(given) {
      show.begin();
      if (!show.isStill) {
        clear();
        given.order.forEach((number, place) => run(lanes[number - 1]!.runner, place, raceMs * show.pace));
        for (let beat = 0; beat < 12; beat += 1) {
          if (!show.isStill) shell.sound.click();
          await show.pause(raceMs / 12);
        }
      }
      finish(given);
    },
    skip: () => show.skip(),
    describe: (given) =>
      shell.text('result', {
        what: given.order
          .slice(0, 3)
          .map((number, place) => `${place + 1}. ${text('runner', { n: number })}`)
          .join(', '),
      }) + '.',
  };
}

function createLane(number: number, art: string) {
  const runner = el(
    'div',
    { class: `racer tone-${number}` },
    el('img', { src: art, alt: '' }),
    el('span', { class: 'number' }, String(number)),
  );
  const place = el('span', { class: 'lane-place figures' });
  return {
    runner,
    place,
    element: el('div', { class: 'lane' }, el('div', { class: 'lane-run' }, runner), place),
  };
}

/** How they lie on the way is show; where they end is the outcome. */
function run(runner: HTMLElement, place: number, durationMs: number): void {
  const at = (share: number, sway: number): { left: string; offset: number } => ({
    left: `${Math.max(2, 100 * share - place * 2 * share + sway)}%`,
    offset: share,
  });
  const sway = (): number => Math.random() * 12 - 6;
  runner.animate(
    [
      { left: '0%' },
      at(0.25, sway()),
      at(0.5, sway()),
      at(0.75, sway() * 0.7),
      { left: `${100 - place * 3.2}%` },
    ],
    { duration: durationMs, easing: 'linear', fill: 'forwards' },
  );
}
