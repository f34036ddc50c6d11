import { el, svg } from '../../../client/dom.ts';
import type { PenaltyOutcome } from '../../models/penalty.ts';
import type { TableWords } from '../../words/table-texts.ts';
import type { Show } from '../../../client/show.ts';
import { artOf, type PicksStage, type StageParts } from '../picks-stage.ts';
import { defineFace } from '../table-face.ts';

export const penaltyFace = defineFace<PenaltyOutcome, Key>({
  wordsOf: ({ penalty }) => penalty,
  createStage: penaltyStage,
  road: {
    rows: 1,
    markOf: ({ red, blue, winner }, text) => ({
      label: `${goals(red)}–${goals(blue)}`,
      name: `${text('red_side')} ${goals(red)} – ${text('blue_side')} ${goals(blue)}`,
      tone: winner,
    }),
  },
});

type Key = keyof TableWords['penalty'];

const corners = [
  [-34, -20],
  [30, -22],
  [-30, 6],
  [34, 4],
  [-12, -24],
  [14, 8],
] as const;

function penaltyStage({ show, text, theme }: StageParts<Key>): PicksStage<PenaltyOutcome> {
  const ball = el('img', { class: 'shot-ball', src: artOf(theme, 'ball'), alt: '' });
  const keeper = el('img', { class: 'shot-keeper', src: artOf(theme, 'glove'), alt: '' });
  const goal = el('div', { class: 'shot-goal' }, drawGoal(), keeper, ball);
  const rows = { red: createRow('red', text('red_side')), blue: createRow('blue', text('blue_side')) };
  const element = el(
    'div',
    { class: 'stage-penalty' },
    goal,
    el('div', { class: 'score-board' }, rows.red.element, rows.blue.element),
  );
  const finish = (outcome: PenaltyOutcome | null): void => {
    for (const side of ['red', 'blue'] as const)
      rows[side].show(outcome?.[side] ?? [], outcome?.winner === side);
  };
  return {
    element,
    rest: (outcome) => finish(outcome),
    wait: () => finish(null),
    async play(outcome) {
      show.begin();
      for (let kick = 0; kick < outcome.red.length + outcome.blue.length && !show.isStill; kick += 1) {
        const side = kick % 2 === 0 ? 'red' : 'blue';
        const count = Math.floor(kick / 2) + 1;
        const isGoal = outcome[side][count - 1]!;
        await shoot(show, { goal, ball, keeper }, { isGoal, kick });
        rows[side].show(outcome[side].slice(0, count), false);
        show.tick();
        await show.pause(260);
      }
      finish(outcome);
    },
    skip: () => show.skip(),
    describe(given) {
      const { red, blue } = given;
      return `${text('red_side')} ${goals(red)} – ${text('blue_side')} ${goals(blue)}.`;
    },
  };
}

/** The ball flies to a corner; the keeper dives there, or to the other side. */
async function shoot(
  show: Show,
  { goal, ball, keeper }: { goal: HTMLElement; ball: HTMLElement; keeper: HTMLElement },
  { isGoal, kick }: { isGoal: boolean; kick: number },
): Promise<void> {
  const [x, y] = corners[kick % corners.length]!;
  // the corners are those of a goal of this width
  const scale = goal.clientWidth / 480;
  const dive = isGoal ? -x * 0.8 : x;
  const timing = {
    duration: 620 * show.pace,
    easing: 'cubic-bezier(0.2, 0.7, 0.4, 1)',
    fill: 'forwards' as const,
  };
  const flight = `translate(calc(-50% + ${x * 4 * scale}px), ${(y * 1.6 - 92) * scale}px) scale(0.6)`;
  const leap = `translate(calc(-50% + ${dive * 3.2 * scale}px), ${(isGoal ? 4 : y * 0.8) * scale}px) rotate(${dive > 0 ? 24 : -24}deg)`;
  ball.animate([{ transform: 'translate(-50%, 0)' }, { transform: flight }], timing);
  keeper.animate([{ transform: 'translate(-50%, 0)' }, { transform: leap }], timing);
  await show.pause(760);
  ball.getAnimations().forEach((animation) => animation.cancel());
  keeper.getAnimations().forEach((animation) => animation.cancel());
}

function createRow(side: 'red' | 'blue', name: string) {
  const kicks = el('div', { class: 'kicks' });
  const score = el('strong', { class: 'figures' }, '0');
  const element = el(
    'div',
    { class: `score-row ${side}` },
    el('span', { class: 'side-name' }, name),
    kicks,
    score,
  );
  return {
    element,
    show(results: readonly boolean[], isWinner: boolean): void {
      const slots = Math.max(5, results.length);
      kicks.replaceChildren(
        ...Array.from({ length: slots }, (_, i) => {
          const result = results[i];
          return el(
            'span',
            { class: `kick ${result === undefined ? '' : result ? 'is-goal' : 'is-miss'}` },
            result === undefined ? '' : result ? '●' : '✕',
          );
        }),
      );
      score.textContent = String(goals(results));
      element.classList.toggle('is-winner', isWinner);
    },
  };
}

function goals(kicks: readonly boolean[]): number {
  return kicks.filter(Boolean).length;
}

function drawGoal(): SVGSVGElement {
  const net =
    Array.from({ length: 17 }, (_, i) => `M${20 + i * 15} 14V108`).join('') +
    Array.from({ length: 7 }, (_, i) => `M14 ${16 + i * 15}H266`).join('');
  return svg(
    'svg',
    { viewBox: '0 0 280 150', class: 'goal' },
    svg('path', { d: 'M0 112H280V150H0z', class: 'goal-grass' }),
    svg('path', { d: 'M0 112H280', class: 'goal-line' }),
    svg('path', { d: net, class: 'goal-net' }),
    svg('path', { d: 'M14 112V12H266V112', class: 'goal-frame' }),
  );
}
