import type { SymbolId } from '@halls/house-games';
import type { Subject } from './kit.ts';
import * as festival from './festival.ts';
import * as plants from './plants.ts';
import * as sky from './sky.ts';
import * as water from './water.ts';

export const subjects: Partial<Record<SymbolId, Subject>> = {
  koi: water.koi, pearl: water.pearl, octopus: water.octopus, whale: water.whale, boat: water.junk, lotus: water.lotus,
  mountain: sky.mountain, planet: sky.planet, rocket: sky.rocket, sun: sky.sun,
  lantern: festival.lantern, drum: festival.drum, mask: festival.mask, fan: festival.fan, kite: festival.kite, teapot: festival.teapot, bell: festival.bell, knot: festival.knot, coin: festival.coins,
  flower: plants.peony, bamboo: plants.bamboo, rice: plants.rice, peach: plants.peach, cherry: plants.cherry,
};
export const drawSubject = (id: SymbolId): Subject => subjects[id] ?? festival.coins;

/** Subjects that are no symbol of a game. */
export type Drawable = SymbolId | 'envelope' | 'firecrackers' | 'ingot' | 'fireworks' | 'tree';
export const moreSubjects: Partial<Record<Drawable, Subject>> = {
  envelope: festival.envelope, firecrackers: festival.firecrackers, ingot: festival.ingot, fireworks: sky.fireworks, tree: plants.tree,
};
