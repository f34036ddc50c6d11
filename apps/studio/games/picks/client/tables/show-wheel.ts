import type { Translate } from '@halls/i18n/format';
import { el, svg } from '../../../client/dom.ts';
import { type ShowWheelOutcome, wheelNumbers } from '../../models/show-wheel.ts';
import type { TableWords } from '../../words/table-texts.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';
import { rowsTable } from '../plain-table.ts';
import { defineFace } from '../table-face.ts';
import { drawSector, tickOut, turnWheel } from './draw-wheel.ts';

export const showWheelFace = defineFace<ShowWheelOutcome, Key>({
  wordsOf: ({ showWheel }) => showWheel,
  createStage: wheelStage,
  createTable: (parts) =>
    rowsTable(parts, [
      ['on-1', 'on-2', 'on-5'],
      ['on-10', 'on-20', 'on-40'],
    ]),
  road: {
    rows: 1,
    markOf({ segment }, text) {
      const number = wheelNumbers[segment]!;
      return { label: String(number), name: nameOf(number, text), tone: toneOf(number) };
    },
  },
  nameOf: (option, text) => nameOf(Number(option.slice('on-'.length)), text),
});

type Key = keyof TableWords['showWheel'];

function nameOf(number: number, text: Translate<Key>): string {
  return text('pays', { n: number });
}

function toneOf(number: number): 'plain' | 'blue' | 'green' | 'red' {
  if (number >= 20) return 'red';
  return number === 10 ? 'green' : number === 5 ? 'blue' : 'plain';
}

const turnOf = 360 / wheelNumbers.length;
const spinMs = 4_800;

/** The wheel turns under its pointer; before it does, the multiplier of this turn is shown. */
function wheelStage({ show, text }: StageParts<Key>): PicksStage<ShowWheelOutcome> {
  const ring = svg('g', { class: 'show-ring' }, ...wheelNumbers.map(drawNumber));
  const result = el('p', { class: 'show-result figures' });
  const boost = el('p', { class: 'show-boost figures' });
  const element = el(
    'div',
    { class: 'stage-show-wheel' },
    el(
      'div',
      { class: 'show-wheel-frame' },
      svg(
        'svg',
        { viewBox: '-100 -104 200 204' },
        svg('circle', { r: 98, class: 'show-rim' }),
        ring,
        svg('circle', { r: 40, class: 'show-hub' }),
        svg('path', { d: 'M-8-103H8L0-82Z', class: 'show-pointer' }),
      ),
      result,
    ),
    boost,
  );
  const still = (): void => {
    for (const animation of ring.getAnimations()) animation.cancel();
    element.classList.remove('is-turning');
  };
  const showBoost = ({ boosted, times }: ShowWheelOutcome): void => {
    boost.textContent = boosted === null ? text('no_boost') : text('boost', { n: boosted, times });
    boost.classList.toggle('is-on', boosted !== null);
  };
  const clear = (): void => {
    still();
    result.textContent = '';
    boost.textContent = '';
    boost.classList.remove('is-on');
  };
  const finish = (outcome: ShowWheelOutcome): void => {
    still();
    ring.setAttribute('transform', `rotate(${-outcome.segment * turnOf})`);
    result.textContent = String(wheelNumbers[outcome.segment]);
    showBoost(outcome);
  };
  return {
    element,
    rest: (outcome) => (outcome ? finish(outcome) : clear()),
    wait() {
      clear();
      element.classList.add('is-turning');
    },
    async play(outcome) {
      show.begin();
      clear();
      showBoost(outcome);
      await show.pause(700);
      if (!show.isStill) {
        turnWheel(ring, [0, 1_440 - outcome.segment * turnOf], spinMs * show.pace);
        await tickOut(show, spinMs);
      }
      finish(outcome);
    },
    skip: () => show.skip(),
    describe({ segment, boosted, times }) {
      const number = wheelNumbers[segment]!;
      const words = boosted === number ? ` ${text('boost', { n: number, times })}.` : '';
      return `${number}: ${nameOf(number, text)}.${words}`;
    },
  };
}

function drawNumber(number: number, index: number): SVGElement {
  return drawSector({
    ...{ index, of: wheelNumbers.length, inner: 40, outer: 95 },
    ...{ kind: `show-number is-${number}`, label: String(number), size: 8 },
  });
}
