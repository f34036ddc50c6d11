import { svg } from '../../../client/dom.ts';
import type { Show } from '../../../client/show.ts';

export interface Sector {
  /** Its place clockwise from the top, of so many. */
  readonly index: number;
  readonly of: number;
  readonly inner: number;
  readonly outer: number;
  /** Its classes. */
  readonly kind: string;
  readonly label: string;
  readonly size: number;
}

/** A part of a wheel around the middle of its drawing, with its label at the outer edge. */
export function drawSector({ index, of, inner, outer, kind, label, size }: Sector): SVGElement {
  const turn = 360 / of;
  const [from, to] = [(index - 0.5) * turn, (index + 0.5) * turn];
  const words = svg('text', {
    y: 3 + size - outer,
    'font-size': size,
    'text-anchor': 'middle',
    transform: `rotate(${index * turn})`,
  });
  words.textContent = label;
  return svg(
    'g',
    { class: kind },
    svg('path', {
      d: `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`,
    }),
    words,
  );
}

function point(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

/** Slower and slower, as a wheel does; where it stops it stays. */
export function turnWheel(
  part: SVGElement,
  [from, to]: readonly [number, number],
  durationMs: number,
): Animation {
  return part.animate(
    { transform: [`rotate(${from}deg)`, `rotate(${to}deg)`] },
    { duration: durationMs, easing: 'cubic-bezier(0.15, 0.6, 0.3, 1)', fill: 'forwards' },
  );
}

const beats = 16;

/** The ticks of a wheel that turns so long: slower and slower. */
export async function tickOut(show: Show, turnMs: number): Promise<void> {
  for (let beat = 1; beat <= beats && !show.isStill; beat += 1) {
    show.tick();
    await show.pause((turnMs * 2 * beat) / (beats * (beats + 1)));
  }
}
