import { el } from '../../../client/dom.ts';
import type { KenoOutcome } from '../../models/keno.ts';
import type { PicksStage, StageParts } from './picks-stage.ts';

export function kenoStage({ show, text }: StageParts): PicksStage {
  const element = el('div', { class: 'stage-keno' });
  const marks = (numbers: readonly number[]): void => {
    for (const cell of document.querySelectorAll<HTMLElement>('.keno-number'))
      cell.classList.toggle('is-drawn', numbers.includes(Number(cell.dataset.number)));
  };
  const ball = (number: number): HTMLElement => el('div', { class: 'ball small figures' }, String(number));
  const empty = (): void => {
    element.replaceChildren(...Array.from({ length: 20 }, () => el('div', { class: 'ball small is-empty' })));
    marks([]);
  };
  const finish = (numbers: readonly number[]): void => {
    element.replaceChildren(...numbers.map(ball));
    marks(numbers);
  };
  return {
    element,
    rest: (outcome) => (outcome ? finish((outcome as KenoOutcome).numbers) : empty()),
    wait: empty,
    async play(given) {
      show.begin();
      const { numbers } = given as KenoOutcome;
      for (let count = 1; count <= numbers.length && !show.isStill; count += 1) {
        element.children[count - 1]?.replaceWith(ball(numbers[count - 1]!));
        marks(numbers.slice(0, count));
        show.tick();
        await show.pause(190);
      }
      finish(numbers);
    },
    skip: () => show.skip(),
    describe: (given) =>
      text('result', { what: (given as KenoOutcome).numbers.toSorted((a, b) => a - b).join(' ') }) + '.',
  };
}
