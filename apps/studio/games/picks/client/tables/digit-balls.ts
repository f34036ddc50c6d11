import { el } from '../../../client/dom.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';

/** A ball for each digit, which come to rest one after the other. */
export function digitBalls<Outcome>(
  { show }: Pick<StageParts, 'show'>,
  { count, digitsOf }: { readonly count: number; digitsOf(outcome: Outcome): readonly number[] },
): PicksStage<Outcome> {
  const balls = Array.from({ length: count }, () => el('div', { class: 'ball figures' }, '–'));
  const element = el('div', { class: `stage-balls count-${count}` }, ...balls);
  return {
    element,
    rest(outcome) {
      const digits = outcome === null ? null : digitsOf(outcome);
      balls.forEach((ball, place) => {
        ball.classList.remove('is-drawing');
        ball.textContent = digits ? String(digits[place]) : '–';
      });
    },
    wait: () =>
      balls.forEach((ball) => {
        ball.textContent = '';
        ball.classList.add('is-drawing');
      }),
    async play(given) {
      show.begin();
      for (const [place, digit] of digitsOf(given).entries()) {
        const ball = balls[place]!;
        for (let turn = 0; turn < 8 && !show.isStill; turn += 1) {
          ball.textContent = String((digit + 2 + turn * 3) % 10);
          await show.pause(70);
        }
        ball.textContent = String(digit);
        ball.classList.remove('is-drawing');
        show.tick();
        await show.pause(320);
      }
    },
    skip: () => show.skip(),
    describe: (given) => `${digitsOf(given).join(' ')}.`,
  };
}
