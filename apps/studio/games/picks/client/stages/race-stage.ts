import { el } from '../../../client/dom.ts';
import type { RaceOutcome } from '../../models/race.ts';
import { artOf, type PicksStage, type StageParts } from './picks-stage.ts';

const raceMs = 6_500;

export function raceStage({ show, text, theme, shell }: StageParts, count: 6 | 8): PicksStage {
  const symbol = count === 8 ? 'horse' : 'boat';
  const lanes = Array.from({ length: count }, (_, index) => {
    const runner = el(
      'div',
      { class: `racer tone-${index + 1}` },
      el('img', { src: artOf(theme, symbol), alt: '' }),
      el('span', { class: 'number' }, String(index + 1)),
    );
    const place = el('span', { class: 'lane-place figures' });
    return {
      runner,
      place,
      element: el('div', { class: 'lane' }, el('div', { class: 'lane-run' }, runner), place),
    };
  });
  const element = el('div', { class: `stage-race count-${count}` }, ...lanes.map((lane) => lane.element));
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
      lane.element.classList.toggle('is-placed', place > 0 && place < (count === 8 ? 3 : 2));
    });
  };
  return {
    element,
    rest: (outcome) => (outcome ? finish(outcome as RaceOutcome) : clear()),
    wait: clear,
    async play(given) {
      show.begin();
      const outcome = given as RaceOutcome;
      if (!show.isStill) {
        clear();
        outcome.order.forEach((number, place) => {
          const { runner } = lanes[number - 1]!;
          // how they lie on the way is show; where they end is the outcome
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
            { duration: raceMs * show.pace, easing: 'linear', fill: 'forwards' },
          );
        });
        for (let beat = 0; beat < 12; beat += 1) {
          if (!show.isStill) shell.sound.click();
          await show.pause(raceMs / 12);
        }
      }
      finish(outcome);
    },
    skip: () => show.skip(),
    describe: (given) =>
      text('result', {
        what: (given as RaceOutcome).order
          .slice(0, 3)
          .map((number, place) => `${place + 1}. ${text('runner', { n: number })}`)
          .join(', '),
      }) + '.',
  };
}
