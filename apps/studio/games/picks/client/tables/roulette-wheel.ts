import { el, svg } from '../../../client/dom.ts';
import { colourOf, pockets, type RouletteOutcome, wheelOrder } from '../../models/roulette.ts';
import type { TableWords } from '../../words/table-texts.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';
import { drawSector, tickOut, turnWheel } from './draw-wheel.ts';

type Key = keyof TableWords['roulette'];

const turnOf = 360 / pockets;
const spinMs = 4_800;

/** The wheel, on which the ball runs against the turn and comes to lie in the pocket that was drawn. */
export function wheelStage({ show, text, shell }: StageParts<Key>): PicksStage<RouletteOutcome> {
  const ring = svg('g', { class: 'wheel-ring' }, ...wheelOrder.map(drawPocket));
  const ball = svg(
    'g',
    { class: 'wheel-ball', visibility: 'hidden' },
    svg('circle', { cx: 0, cy: -69, r: 4.6 }),
  );
  const result = el('p', { class: 'wheel-result figures' });
  const element = el(
    'div',
    { class: 'stage-wheel' },
    svg(
      'svg',
      { viewBox: '-100 -100 200 200' },
      svg('circle', { r: 99, class: 'wheel-rim' }),
      svg('circle', { r: 91, class: 'wheel-track' }),
      ring,
      svg('circle', { r: 46, class: 'wheel-cone' }),
      svg('path', { d: 'M0-30 6-6 30 0 6 6 0 30-6 6-30 0-6-6Z', class: 'wheel-hub' }),
      ball,
    ),
    result,
  );
  const running = (): Animation[] => [...ring.getAnimations(), ...ball.getAnimations()];
  const still = (): void => {
    for (const animation of running()) animation.cancel();
    element.classList.remove('is-turning');
  };
  const finish = ({ pocket }: RouletteOutcome): void => {
    still();
    ball.setAttribute('visibility', 'visible');
    ball.setAttribute('transform', `rotate(${angleOf(pocket)})`);
    result.textContent = String(pocket);
    result.dataset.colour = colourOf(pocket);
  };
  const clear = (): void => {
    still();
    ball.setAttribute('visibility', 'hidden');
    result.textContent = '';
    delete result.dataset.colour;
  };
  return {
    element,
    rest: (outcome) => (outcome ? finish(outcome) : clear()),
    wait() {
      clear();
      element.classList.add('is-turning');
    },
    async play(given) {
      show.begin();
      clear();
      if (!show.isStill) {
        ball.setAttribute('visibility', 'visible');
        turnWheel(ring, [0, 720], spinMs * show.pace);
        turnWheel(ball, [angleOf(given.pocket) + 2_160, angleOf(given.pocket)], spinMs * show.pace);
        await tickOut(show, spinMs);
      }
      finish(given);
    },
    skip: () => show.skip(),
    describe: ({ pocket }) => shell.text('result', { what: `${text(colourOf(pocket))} ${pocket}` }) + '.',
  };
}

function angleOf(pocket: number): number {
  return wheelOrder.indexOf(pocket) * turnOf;
}

function drawPocket(pocket: number, index: number): SVGElement {
  return drawSector({
    ...{ index, of: pockets, inner: 46, outer: 89 },
    ...{ kind: `pocket is-${colourOf(pocket)}`, label: String(pocket), size: 8 },
  });
}
