import { el } from '../../../client/dom.ts';
import { artOf, type PicksStage, type StageParts } from '../picks-stage.ts';

type Side = 'left' | 'right';

interface Duel {
  /** `both`: each strikes the other at once. */
  readonly blows: readonly (Side | 'both')[];
  readonly winner: Side | null;
  readonly words: string;
}

/** Two figures face each other; each exchange goes to one of them. */
export function duelStage<Outcome>(
  { show, shell, theme }: Pick<StageParts, 'show' | 'shell' | 'theme'>,
  look: { left: string; right: string; symbol: string; pips: number },
  read: (outcome: Outcome) => Duel,
): PicksStage<Outcome> {
  const sides = {
    left: createFighter('left', look.left, artOf(theme, look.symbol)),
    right: createFighter('right', look.right, artOf(theme, look.symbol)),
  };
  const flash = el('div', { class: 'duel-flash' });
  const element = el(
    'div',
    { class: `stage-duel ${look.symbol}` },
    sides.left.element,
    flash,
    sides.right.element,
  );

  const score = (blows: Duel['blows']): void => {
    for (const side of ['left', 'right'] as const) {
      const won = blows.filter((blow) => blow === side || blow === 'both').length;
      sides[side].pips.replaceChildren(
        ...Array.from({ length: look.pips }, (_, i) => el('span', { class: i < won ? 'pip-on' : 'pip-off' })),
      );
    }
  };
  const crown = (winner: Side | null): void => {
    for (const side of ['left', 'right'] as const) {
      sides[side].element.classList.toggle('is-winner', winner === side);
      sides[side].element.classList.toggle('is-loser', winner !== null && winner !== side);
    }
  };
  const clear = (): void => {
    score([]);
    crown(null);
  };
  return {
    element,
    rest(outcome) {
      if (!outcome) return clear();
      const duel = read(outcome);
      score(duel.blows);
      crown(duel.winner);
    },
    wait: clear,
    async play(given) {
      show.begin();
      const duel = read(given);
      for (let count = 1; count <= duel.blows.length && !show.isStill; count += 1) {
        strike(sides, flash, { by: duel.blows[count - 1]!, durationMs: 520 * show.pace });
        await show.pause(420);
        score(duel.blows.slice(0, count));
        show.tick();
        await show.pause(480);
      }
      score(duel.blows);
      crown(duel.winner);
    },
    skip: () => show.skip(),
    describe: (given) => shell.text('result', { what: read(given).words }) + '.',
  };
}

interface Fighter {
  readonly picture: HTMLImageElement;
  readonly pips: HTMLElement;
  readonly element: HTMLElement;
}

function createFighter(side: Side, name: string, art: string): Fighter {
  const picture = el('img', { src: art, alt: '', class: `fighter ${side}` });
  const pips = el('div', { class: 'pips' });
  return {
    picture,
    pips,
    element: el('div', { class: `corner-of ${side}` }, picture, el('strong', {}, name), pips),
  };
}

/** One figure leaps at the other, which yields; it flashes between them. */
function strike(
  sides: Readonly<Record<Side, Fighter>>,
  flash: HTMLElement,
  { by, durationMs }: { by: Duel['blows'][number]; durationMs: number },
): void {
  const timing = { duration: durationMs, easing: 'ease-in-out' };
  const mirror = (side: Side): string => (side === 'right' ? 'scaleX(-1)' : '');
  for (const side of ['left', 'right'] as const) {
    const direction = side === 'left' ? 1 : -1;
    const leap = `translate(${direction * 38}%, -14%) ${mirror(side)}`;
    const yielding = `translate(${direction * -12}%, 4%) ${mirror(side)} rotate(${direction * -9}deg)`;
    const isStriking = by === side || by === 'both';
    const turn = isStriking ? { transform: leap, offset: 0.45 } : { transform: yielding, offset: 0.55 };
    sides[side].picture.animate([{ transform: mirror(side) }, turn, { transform: mirror(side) }], timing);
  }
  flash.animate(
    [
      { opacity: 0, scale: 0.4 },
      { opacity: 1, scale: 1, offset: 0.5 },
      { opacity: 0, scale: 1.3 },
    ],
    timing,
  );
}
