import type { GameTheme, GroundWord, LightWord, MotifWord, SymbolId } from '@halls/house-games';
import type { Sketch } from '../drawing/sketch.ts';
import type { Stage } from '../stage/stage.ts';
import type { Drawable } from '../subjects/index.ts';
import type { Ink } from '../subjects/kit.ts';

/** All that the pictures know of one brand. */
export interface Brand {
  /** Inside of 64 × 64; as an icon it fills the square with the brand's ground. */
  logo(sketch: Sketch, icon: boolean): string;
  /** A tile that repeats, in the text's own colour. */
  readonly pattern: readonly [width: number, height: number, body: string];
  /** What makes a banner the brand's, over its scene. */
  flourish(stage: Stage): string;
  /** The banners by the id that the content names. */
  readonly heroes: Readonly<Record<string, HeroPlan>>;
  /** The small pictures of states without content. */
  readonly spot: {
    readonly palette: GameTheme['palette'];
    readonly subjects: Readonly<Record<Spot, SymbolId>>;
    floor(clip: string, tone: string): string;
  };
}

/** A state without content. */
export type Spot = 'empty' | 'offline' | 'maintenance' | 'notFound' | 'success';

export interface HeroPlan {
  readonly palette: Stage['palette'];
  readonly ground: GroundWord;
  readonly light: LightWord;
  readonly motif: MotifWord;
  readonly ink?: Partial<Ink>;
  /** Who stands where: offsets from the focus in its radii, scale 1 fills the focus. */
  readonly cast: readonly (readonly [id: Drawable, dx: number, dy: number, scale: number, turn?: number])[];
  /** The tone that text lies on: dark on night scenes, paper on light ones. */
  readonly text: string;
}
