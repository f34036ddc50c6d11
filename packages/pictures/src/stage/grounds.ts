import type { GroundWord } from '@halls/house-games';
import { arcadeWall } from './land/arcade-wall.ts';
import { awnings } from './land/awnings.ts';
import { ballRow } from './land/ball-row.ts';
import { banks } from './land/banks.ts';
import { boards } from './land/boards.ts';
import { bushes } from './land/bushes.ts';
import { cage } from './land/cage.ts';
import { canopy } from './land/canopy.ts';
import { clouds } from './land/clouds.ts';
import { columns } from './land/columns.ts';
import { corals } from './land/corals.ts';
import { curtain } from './land/curtain.ts';
import { depths } from './land/depths.ts';
import { dunes } from './land/dunes.ts';
import { felt } from './land/felt.ts';
import { floodlights } from './land/floodlights.ts';
import { flowerBed } from './land/flower-bed.ts';
import { fronds } from './land/fronds.ts';
import { gridFloor } from './land/grid-floor.ts';
import { hexFloor } from './land/hex-floor.ts';
import { hills } from './land/hills.ts';
import { islets } from './land/islets.ts';
import { lanes } from './land/lanes.ts';
import { mist } from './land/mist.ts';
import { moonCurve } from './land/moon-curve.ts';
import { moonGate } from './land/moon-gate.ts';
import { nebula } from './land/nebula.ts';
import { pads } from './land/pads.ts';
import { palaceRoofs } from './land/palace-roofs.ts';
import { panelling } from './land/panelling.ts';
import { paperWaves } from './land/paper-waves.ts';
import { peaks } from './land/peaks.ts';
import { pier } from './land/pier.ts';
import { pines } from './land/pines.ts';
import { pitch } from './land/pitch.ts';
import { pyramids } from './land/pyramids.ts';
import { quay } from './land/quay.ts';
import { reeds } from './land/reeds.ts';
import { ridges } from './land/ridges.ts';
import { ridgesSoft } from './land/ridges-soft.ts';
import { roofs } from './land/roofs.ts';
import { snowHills } from './land/snow-hills.ts';
import { stairs } from './land/stairs.ts';
import { stands } from './land/stands.ts';
import { steps } from './land/steps.ts';
import { strawRing } from './land/straw-ring.ts';
import { tableTop } from './land/table-top.ts';
import { trunks } from './land/trunks.ts';
import { trusses } from './land/trusses.ts';
import { water } from './land/water.ts';
import type { Stage } from './stage.ts';

/** The land of a scene: what lies behind the subject, and the edge that lies before it. */
export interface Ground {
  readonly far: string;
  readonly near: string;
  /** What floats in the air here. */
  readonly air: 'petals' | 'sparks' | 'bubbles' | 'snow' | 'leaves' | 'none';
}

export function drawGround(word: GroundWord, stage: Stage): Ground {
  return grounds[word](stage);
}

const grounds: Readonly<Record<GroundWord, (s: Stage) => Ground>> = {
  sea: (s) => ({ far: water(s) + islets(s), near: paperWaves(s, 4), air: 'sparks' }),
  river: (s) => ({ far: ridges(s, 2) + water(s), near: banks(s) + paperWaves(s, 2), air: 'sparks' }),
  lake: (s) => ({ far: ridges(s, 2) + water(s) + pads(s), near: reeds(s), air: 'petals' }),
  harbour: (s) => ({ far: quay(s) + water(s), near: pier(s) + paperWaves(s, 2), air: 'sparks' }),
  reef: (s) => ({ far: depths(s), near: corals(s), air: 'bubbles' }),
  mountains: (s) => ({ far: peaks(s, 4) + mist(s), near: hills(s, 2, 0.2) + pines(s), air: 'petals' }),
  terraces: (s) => ({ far: ridgesSoft(s), near: steps(s), air: 'leaves' }),
  garden: (s) => ({ far: hills(s, 2, 0.34) + bushes(s), near: flowerBed(s), air: 'petals' }),
  forest: (s) => ({ far: trunks(s), near: fronds(s, 0.8), air: 'leaves' }),
  jungle: (s) => ({ far: trunks(s) + canopy(s), near: fronds(s, 1.25), air: 'sparks' }),
  desert: (s) => ({ far: pyramids(s) + dunes(s, 0.62), near: dunes(s, 0.82), air: 'sparks' }),
  space: (s) => ({ far: nebula(s), near: moonCurve(s), air: 'sparks' }),
  sky: (s) => ({ far: clouds(s, 0.5, 7, 0.8), near: clouds(s, 0.9, 7, 1), air: 'sparks' }),
  snow: (s) => ({ far: peaks(s, 3), near: snowHills(s), air: 'snow' }),
  market: (s) => ({ far: roofs(s, 0.62, 3), near: awnings(s), air: 'sparks' }),
  teahouse: (s) => ({ far: moonGate(s), near: tableTop(s, '#6b3d22'), air: 'petals' }),
  palace: (s) => ({ far: palaceRoofs(s), near: columns(s) + stairs(s), air: 'sparks' }),
  stage: (s) => ({ far: '', near: curtain(s) + boards(s), air: 'sparks' }),
  arcade: (s) => ({ far: arcadeWall(s), near: gridFloor(s), air: 'sparks' }),
  table: (s) => ({ far: panelling(s), near: felt(s), air: 'sparks' }),
  stadium: (s) => ({ far: stands(s) + floodlights(s), near: pitch(s), air: 'sparks' }),
  track: (s) => ({ far: stands(s), near: lanes(s), air: 'sparks' }),
  pit: (s) => ({ far: stands(s), near: strawRing(s), air: 'sparks' }),
  arena: (s) => ({ far: trusses(s), near: hexFloor(s), air: 'sparks' }),
  drum: (s) => ({ far: cage(s), near: ballRow(s), air: 'sparks' }),
};
