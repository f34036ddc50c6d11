import { el, svg } from '../../../client/dom.ts';
import { houndsPlaced, type HoundsOutcome, traps } from '../../models/hounds.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';
import { jacket } from './hound-jacket.ts';
import { markRuns } from './mark-runs.ts';
import { type HoundKey, houndName } from './hound-name.ts';

const raceMs = 7_200;
/** The oval, in units of the drawing: two straights and two bends. */
const straight = 220;
const middle = { x: 200, y: 74 };
const railRadius = 38;
const laneWidth = 4.6;
const lap = 2 * straight + 2 * Math.PI * railRadius;
/** Where the finish lies on the home straight. */
const finishX = 70;
/** Where the winner is, and the hare, when the last one is over the line: shares of a lap. */
const winnerAt = 1.15;
const hareAt = 1.24;
/** Behind the winner each place is so much of a lap. */
const gap = 0.026;

interface Runner {
  readonly group: SVGGElement;
  readonly body: SVGGElement;
}

/** Six hounds and a hare run once around an oval. How they lie on the way is show; where they end is the outcome. */
export function houndsStage({ show, text, shell }: StageParts<HoundKey>): PicksStage<HoundsOutcome> {
  const runners = traps.map(drawHound);
  const hare = svg('path', { class: 'hare', d: 'M-6 2C-6-3 0-4 3-2L7-7L6-1C7 2 4 3 1 3Z' });
  const arrived = el('ol', { class: 'hound-order' });
  const track = drawTrack([hare, ...runners.map(({ group }) => group)]);
  const element = el('div', { class: 'stage-hounds' }, track, arrived);
  const runs = markRuns(element, 'is-race-on');
  const place = (at: readonly number[], ahead: number): void => {
    runners.forEach(({ group, body }, index) => {
      const { x, y, turn } = pointAt(at[index]!, index);
      group.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
      body.setAttribute('transform', `rotate(${turn.toFixed(0)})`);
    });
    const { x, y, turn } = pointAt(ahead, -1);
    hare.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`);
  };
  const clear = (): void => {
    place(
      traps.map(() => -0.03),
      0.02,
    );
    arrived.replaceChildren(...traps.map((trap) => el('li', {}, jacket(trap))));
    element.classList.remove('is-over');
  };
  const finish = ({ order }: HoundsOutcome): void => {
    place(
      traps.map((trap) => winnerAt - order.indexOf(trap) * gap),
      hareAt,
    );
    arrived.replaceChildren(
      ...order.map((trap, index) =>
        el(
          'li',
          { class: index < houndsPlaced ? 'is-placed' : '' },
          el('span', { class: 'hound-place figures' }, `${index + 1}.`),
          jacket(trap),
        ),
      ),
    );
    element.classList.add('is-over');
  };
  // in the traps until something is known
  clear();
  return {
    element,
    rest: (outcome) => (outcome ? finish(outcome) : clear()),
    // over the table of the smallest windows, until the next race is bet on
    showDraw: (number) => runs.turnTo(number),
    wait() {
      clear();
      runs.begin();
    },
    async play(outcome) {
      show.begin();
      clear();
      runs.begin();
      if (!show.isStill) await run(outcome, { show, place, onBeat: () => shell.sound.click() });
      finish(outcome);
    },
    skip: () => show.skip(),
    describe({ card, checked, order }) {
      const first = order.slice(0, 3).map((trap, index) => `${index + 1}. ${houndName(card, trap, text)}`);
      const what = `${shell.text('result', { what: first.join(', ') })}.`;
      return checked === null ? what : `${what} ${text('checked', { who: houndName(card, checked, text) })}.`;
    },
  };
}

type Run = Pick<StageParts<HoundKey>, 'show'> & {
  place(at: readonly number[], ahead: number): void;
  onBeat(): void;
};

async function run({ order, checked }: HoundsOutcome, { show, place, onBeat }: Run): Promise<void> {
  const sways = traps.map(() => ({ height: 0.012 + Math.random() * 0.02, phase: Math.random() * 6 }));
  const durationMs = raceMs * show.pace;
  const from = performance.now();
  let beat = 0;
  for (;;) {
    const now = await nextFrame();
    const share = Math.min(1, (now - from) / durationMs);
    if (show.isStill || share === 1) return;
    // slow out of the traps, then even
    const way = share < 0.1 ? (share * share) / 0.19 : (share - 0.05) / 0.95;
    const positions = traps.map((trap, index) => {
      const { height, phase } = sways[index]!;
      const sway = height * Math.sin(phase + share * 9) * Math.sin(Math.PI * share);
      const bump =
        trap === checked
          ? 0.05 * Math.max(0, Math.sin(Math.PI * Math.min(1, Math.max(0, (share - 0.16) / 0.5))))
          : 0;
      return way * (winnerAt - order.indexOf(trap) * gap) - 0.03 * (1 - way) + sway - bump;
    });
    place(positions, 0.02 + way * (hareAt - 0.02));
    if (Math.floor(share * 16) > beat) {
      beat += 1;
      onBeat();
    }
  }
}

function nextFrame(): Promise<number> {
  // a window that is not looked at draws no frames, and its race goes on all the same
  return new Promise((settle) => {
    const timer = setTimeout(() => settle(performance.now()), 200);
    requestAnimationFrame((now) => {
      clearTimeout(timer);
      settle(now);
    });
  });
}

/** Anticlockwise, as hounds run: from the finish along the home straight and around. `share` is of a lap. */
function pointAt(share: number, lane: number): { x: number; y: number; turn: number } {
  const radius = railRadius + (lane + 0.8) * laneWidth;
  const bend = Math.PI * railRadius;
  const [left, right] = [middle.x - straight / 2, middle.x + straight / 2];
  let way = (((share * lap + finishX) % lap) + lap) % lap;
  if (way < straight) return { x: left + way, y: middle.y + radius, turn: 0 };
  way -= straight;
  if (way < bend) return onBend(right, Math.PI / 2 - (way / bend) * Math.PI, radius);
  way -= bend;
  if (way < straight) return { x: right - way, y: middle.y - radius, turn: 180 };
  way -= straight;
  return onBend(left, -Math.PI / 2 - (way / bend) * Math.PI, radius);
}

function onBend(x: number, angle: number, radius: number): { x: number; y: number; turn: number } {
  return {
    x: x + Math.cos(angle) * radius,
    y: middle.y + Math.sin(angle) * radius,
    turn: (angle * 180) / Math.PI - 90,
  };
}

function oval(radius: number): string {
  const [left, right] = [middle.x - straight / 2, middle.x + straight / 2];
  const [top, bottom] = [middle.y - radius, middle.y + radius];
  return `M${left} ${top}H${right}A${radius} ${radius} 0 0 1 ${right} ${bottom}H${left}A${radius} ${radius} 0 0 1 ${left} ${top}Z`;
}

function drawTrack(running: readonly SVGElement[]): SVGSVGElement {
  const finish = `M${middle.x - straight / 2 + finishX} ${middle.y + railRadius - 3}v${7.4 * laneWidth}`;
  return svg(
    'svg',
    { viewBox: '0 0 400 148', class: 'hound-track' },
    svg('path', { d: oval(railRadius + 6.6 * laneWidth), class: 'track-edge' }),
    svg('path', {
      d: oval(railRadius + 3 * laneWidth),
      class: 'track-sand',
      'stroke-width': 7.2 * laneWidth,
    }),
    svg('path', { d: oval(railRadius - laneWidth), class: 'track-grass' }),
    svg('path', { d: finish, class: 'track-finish' }),
    ...running,
  );
}

/** Seen from above, with its number upright on the jacket. */
function drawHound(trap: number): Runner {
  const body = svg(
    'g',
    {},
    svg('path', { class: 'hound-tail', d: 'M-9 0Q-14-3-17 1' }),
    svg('path', { class: 'hound-legs', d: 'M-6-4L-11-7M-6 4L-11 7M5-4L10-6M5 4L10 6' }),
    svg('ellipse', { class: 'hound-body', rx: 10, ry: 4.4 }),
    svg('path', { class: 'hound-body', d: 'M8-2.6L17-1.4L17 1.4L8 2.6Z' }),
  );
  const number = svg('text', { y: 2.9, class: 'hound-number', 'font-size': 8.4 });
  number.textContent = String(trap);
  const group = svg(
    'g',
    { class: `hound jacket-${trap}` },
    body,
    svg('circle', { r: 5.6, class: 'hound-jacket' }),
    number,
  );
  return { group, body };
}
