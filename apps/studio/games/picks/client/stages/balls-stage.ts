import { el } from '../../../client/dom.ts';
import type { DigitsOutcome } from '../../models/digits-3.ts';
import type { PicksStage, StageParts } from './picks-stage.ts';

export function ballsStage({ show }: StageParts): PicksStage {
  const balls = [0, 1, 2].map(() => el('div', { class: 'ball figures' }, '–'));
  const element = el('div', { class: 'stage-balls' }, ...balls);
  const digitsOf = (outcome: DigitsOutcome): string[] => [...outcome.number.toString().padStart(3, '0')];
  return {
    element,
    rest: (outcome) =>
      balls.forEach((ball, place) => {
        ball.classList.remove('is-drawing');
        ball.textContent = outcome ? digitsOf(outcome as DigitsOutcome)[place]! : '–';
      }),
    wait: () =>
      balls.forEach((ball) => {
        ball.textContent = '';
        ball.classList.add('is-drawing');
      }),
    async play(given) {
      show.begin();
      for (const [place, digit] of digitsOf(given as DigitsOutcome).entries()) {
        const ball = balls[place]!;
        for (let turn = 0; turn < 8 && !show.isStill; turn += 1) {
          ball.textContent = String((Number(digit) + 2 + turn * 3) % 10);
          await show.pause(70);
        }
        ball.textContent = digit;
        ball.classList.remove('is-drawing');
        show.tick();
        await show.pause(320);
      }
    },
    skip: () => show.skip(),
    describe: (given) => `${digitsOf(given as DigitsOutcome).join(' ')}.`,
  };
}
