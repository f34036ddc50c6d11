import { button, el } from '../../../client/dom.ts';
import { colourOf, wheelOrder } from '../../models/roulette.ts';
import type { TableWords } from '../../words/table-texts.ts';
import type { TableParts } from '../table-face.ts';

type Key = keyof TableWords['roulette'];

/** Bets on parts of the wheel, chip by chip as they lie on the cloth. */
export const trackSections = {
  voisins: [
    ...['street:0-2-3', 'street:0-2-3', 'split:4-7', 'split:12-15', 'split:18-21', 'split:19-22'],
    ...['corner:25-26-28-29', 'corner:25-26-28-29', 'split:32-35'],
  ],
  tiers: ['split:5-8', 'split:10-11', 'split:13-16', 'split:23-24', 'split:27-30', 'split:33-36'],
  orphelins: ['straight:1', 'split:6-9', 'split:14-17', 'split:17-20', 'split:31-34'],
} as const;

/** A number with the two that lie on either side of it on the wheel. */
export function neighboursOf(pocket: number): number[] {
  const place = wheelOrder.indexOf(pocket);
  return [-2, -1, 0, 1, 2].map((by) => wheelOrder[(place + by + wheelOrder.length) % wheelOrder.length] ?? 0);
}

/** The wheel, laid out: chips on what lies side by side on it. */
export function racetrack({ text, place }: TableParts<Key>): HTMLElement {
  const parts = (Object.keys(trackSections) as (keyof typeof trackSections)[]).map((name) => {
    const options = trackSections[name];
    return button(
      `${text(name)}, ${text('chips', { n: options.length })}`,
      () => place(options),
      { class: 'track-section' },
      el('span', {}, text(name)),
      el('span', { class: 'track-chips figures' }, text('chips', { n: options.length })),
    );
  });
  const numbers = wheelOrder.map((pocket) =>
    button(
      text('neighbours', { n: pocket }),
      () => place(neighboursOf(pocket).map((number) => `straight:${number}`)),
      { class: `track-number figures is-${colourOf(pocket)}` },
      String(pocket),
    ),
  );
  return el(
    'details',
    { class: 'racetrack' },
    el('summary', {}, text('track')),
    el('p', { class: 'note' }, text('track_help')),
    el('div', { class: 'track-sections' }, ...parts),
    el('div', { class: 'track-numbers' }, ...numbers),
  );
}
