import { lighten, mix } from '../drawing/color.ts';
import { glowOf } from './glow-of.ts';
import { bars } from './lights/bars.ts';
import { beams } from './lights/beams.ts';
import { bursts } from './lights/bursts.ts';
import { curtains } from './lights/curtains.ts';
import { disc } from './lights/disc.ts';
import { lanternStrings } from './lights/lantern-strings.ts';
import { milkyWay } from './lights/milky-way.ts';
import { moonDisc } from './lights/moon-disc.ts';
import { neonRings } from './lights/neon-rings.ts';
import { rays } from './lights/rays.ts';
import { starsOver } from './lights/stars-over.ts';
import type { Stage } from './stage.ts';
import type { LightWord } from '@halls/house-games';

/** The body that gives the light, still behind the subject. */
export function drawLight(light: LightWord, stage: Stage): string {
  return lights[light](stage);
}

const lights: Readonly<Record<LightWord, (stage: Stage) => string>> = {
  sun: (s) =>
    rays(s, 20, 0.16) + disc(s, 0.92, ['#fffdf0', '#fff0b4', lighten(glowOf('sun', s.palette), 0.1)], 0.9),
  dawn: (s) =>
    rays(s, 28, 0.12) + disc(s, 1, ['#fff6df', '#ffdfa6', mix('#ffb877', s.palette[3], 0.1)], 0.95),
  dusk: (s) => disc(s, 1.04, ['#fff0c8', '#ffb765', mix('#ff6a3a', s.palette[3], 0.1)], 0.95) + bars(s),
  moon: (s) => moonDisc(s) + starsOver(s, 46),
  stars: (s) => milkyWay(s) + starsOver(s, 110),
  lanterns: (s) => starsOver(s, 22) + lanternStrings(s),
  aurora: (s) => starsOver(s, 60) + curtains(s),
  fireworks: (s) => bursts(s),
  spotlight: (s) => beams(s),
  neon: (s) => neonRings(s),
};
