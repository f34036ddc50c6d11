import { el, svg } from '../../../client/dom.ts';
import type { SicboOutcome } from '../../models/sicbo.ts';
import type { TableWords } from '../../words/table-texts.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';
import { defineFace } from '../table-face.ts';

export const sicboFace = defineFace<SicboOutcome, Key>({
  wordsOf: ({ sicbo }) => sicbo,
  createStage: diceStage,
  road: {
    rows: 1,
    sides: { red: 'big', blue: 'small' },
    markOf({ dice }, text) {
      const total = dice[0] + dice[1] + dice[2];
      const name = text('sum', { n: total });
      const isTriple = dice[0] === dice[1] && dice[1] === dice[2];
      return { label: String(total), name, tone: isTriple ? 'green' : total > 10 ? 'red' : 'blue' };
    },
  },
  nameOf(option, text) {
    const total = /^total-(\d+)$/.exec(option)?.[1];
    return total ? text('total', { n: total }) : text(option as Key);
  },
});

type Key = keyof TableWords['sicbo'];

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

function diceStage({ text, show }: StageParts<Key>): PicksStage<SicboOutcome> {
  const dice = [0, 1, 2].map(() => el('div', { class: 'die' }));
  const total = el('p', { class: 'draw-result figures' });
  const element = el('div', { class: 'stage-dice' }, el('div', { class: 'dome' }, ...dice), total);
  const face = (die: HTMLElement, value: number): void => die.replaceChildren(drawDie(value));
  const finish = ({ dice: values }: SicboOutcome): void => {
    values.forEach((value, index) => face(dice[index]!, value));
    total.textContent = text('sum', { n: values[0] + values[1] + values[2] });
    element.classList.remove('is-rolling');
  };
  return {
    element,
    rest(outcome) {
      finish(outcome ?? { dice: [1, 3, 5] });
      if (!outcome) total.textContent = '';
    },
    wait() {
      total.textContent = '';
      element.classList.add('is-rolling');
    },
    async play(given) {
      show.begin();
      for (let turn = 0; turn < 9 && !show.isStill; turn += 1) {
        // only the look of rolling: the values that count are in the outcome
        for (const die of dice) face(die, 1 + Math.floor(Math.random() * 6));
        show.tick();
        await show.pause(110 + turn * 12);
      }
      finish(given);
    },
    skip: () => show.skip(),
    describe: (given) =>
      `${given.dice.join(' · ')}. ${text('sum', { n: given.dice.reduce((sum, value) => sum + value, 0) })}.`,
  };
}

function drawDie(value: number): SVGSVGElement {
  const big = value === 1 ? 15 : 10;
  return svg(
    'svg',
    { viewBox: '0 0 100 100' },
    svg('rect', { x: 3, y: 3, width: 94, height: 94, rx: 20, class: 'die-face' }),
    ...pips[value]!.map(([cx, cy]) =>
      svg('circle', { cx, cy, r: big, class: value === 1 || value === 4 ? 'pip-red' : 'pip-black' }),
    ),
  );
}
