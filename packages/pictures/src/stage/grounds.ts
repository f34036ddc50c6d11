import type { GroundWord } from '@halls/house-games';
import { drawSpaces } from './grounds-open.ts';
import { drawPlaces } from './grounds-built.ts';
import { drawWaters } from './grounds-water.ts';
import type { Stage } from './stage.ts';

/** The land of a scene: what lies behind the subject, and the edge that lies before it. */
export interface Ground {
  readonly far: string;
  readonly near: string;
  /** What floats in the air here. */
  readonly air: 'petals' | 'sparks' | 'bubbles' | 'snow' | 'leaves' | 'none';
}

export function drawGround(word: GroundWord, stage: Stage): Ground {
  const draw = { ...drawWaters, ...drawSpaces, ...drawPlaces }[word];
  return draw(stage);
}
