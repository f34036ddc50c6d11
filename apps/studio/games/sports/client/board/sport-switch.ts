import { button, el } from '../../../client/dom.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { sportIcon } from './sport-icon.ts';

/** Which sport the board shows: all of them or one. */
export function sportSwitch({ text, sports }: Pick<Sportsbook, 'text' | 'sports'>): HTMLElement {
  const buttons = sports.choices.map((choice) => {
    const one = button(text(`sport_${choice}`), () => choose(choice), { class: 'sport-button' });
    if (choice !== 'all') one.prepend(sportIcon(choice));
    return { choice, one };
  });
  const choose = (choice: (typeof buttons)[number]['choice']): void => {
    sports.choose(choice);
    mark();
  };
  const mark = (): void => {
    for (const { choice, one } of buttons) one.setAttribute('aria-pressed', String(choice === sports.choice));
  };
  mark();
  // on a small screen the chosen one may be out of sight
  requestAnimationFrame(() =>
    buttons
      .find(({ choice }) => choice === sports.choice)
      ?.one.scrollIntoView({ block: 'nearest', inline: 'center' }),
  );
  return el(
    'div',
    { class: 'sport-switch', role: 'group', 'aria-label': text('sports_label') },
    ...buttons.map(({ one }) => one),
  );
}
