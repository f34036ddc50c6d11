import type { GameTheme, GroundWord } from '@halls/house-games';
import { darken } from './drawing/color.ts';
import { glowOf } from './stage/glow-of.ts';
import type { Stage } from './stage/stage.ts';
import { heroInk, symbolInk } from './subjects/ink.ts';
import type { Drawable } from './subjects/index.ts';
import { drawSubject } from './subjects/index.ts';
import type { Ink } from './subjects/kit.ts';
import { at, flip, Kit } from './subjects/kit.ts';

/** One thing on a tile (400 × 500): what, where its middle is, how big (1 is 200 wide), how turned. */
export type Placement = readonly [
  what: Drawable,
  x: number,
  y: number,
  scale: number,
  turn?: number,
  look?: PlacementLook,
];

export interface PlacementLook {
  readonly flip?: boolean;
  /** Colours that differ from the theme's, to tell rivals and siblings apart. */
  readonly ink?: Partial<Ink>;
  /** Farther away: drawn paler, into the air. */
  readonly far?: boolean;
  /** Mirrored in the water below this height. */
  readonly mirror?: number;
}

export function drawCast(theme: GameTheme, placements: readonly Placement[], stage: Stage): string {
  const { sketch, palette } = stage;
  const night = darken(palette[0], 0.5);
  return placements
    .map((placement) => {
      const [what, x, y, scale, turn = 0, look = {}] = placement;
      const id = what === 'ball' && theme.ground === 'drum' ? 'lotteryBall' : what;
      const isHero = what === theme.subject || heroes.has(what);
      const ink = { ...(isHero ? heroInk(theme) : symbolInk(theme, what as never)), ...look.ink };
      const drawn = drawSubject(id)(new Kit(sketch, ink, stage.random, scale > 1 ? 2 : 2.5));
      const group = at(look.flip ? flip(drawn) : drawn, x, y, scale, turn);
      const mirrored = look.mirror
        ? `<g transform="matrix(1 0 0 -.6 0 ${look.mirror * 1.6})" opacity=".22">${group}</g>`
        : '';
      const filter =
        scale > 0.9
          ? glowShadow(stage, glowOf(theme.light, palette), night)
          : sketch.dropShadow(6, 6, night, 0.6);
      return `${mirrored}<g filter="${filter}"${look.far ? ' opacity=".82"' : ''}>${group}</g>`;
    })
    .join('');
}

/** Grounds that the cast stands upon rather than behind. */
export const standsOn: ReadonlySet<GroundWord> = new Set([
  'table',
  'stadium',
  'track',
  'pit',
  'arena',
  'drum',
  'stage',
  'palace',
  'arcade',
  'teahouse',
  'market',
]);

const heroes: ReadonlySet<Drawable> = new Set(['dragonBoat', 'sampan', 'orb', 'lotteryBall']);

/** A halo of the scene's light around the subject, and its shadow below. */
function glowShadow({ sketch }: Stage, glow: string, night: string): string {
  return `url(#${sketch.define(
    (i) =>
      `<filter id="${i}" x="-30%" y="-30%" width="160%" height="170%"><feGaussianBlur in="SourceAlpha" stdDeviation="9" result="b"/><feOffset in="b" dy="10" result="o"/><feFlood flood-color="${night}" flood-opacity=".7"/><feComposite in2="o" operator="in" result="s"/><feMorphology in="SourceAlpha" operator="dilate" radius="2"/><feGaussianBlur stdDeviation="7" result="h"/><feFlood flood-color="${glow}" flood-opacity=".62"/><feComposite in2="h" operator="in" result="g"/><feMerge><feMergeNode in="s"/><feMergeNode in="g"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  )})`;
}
