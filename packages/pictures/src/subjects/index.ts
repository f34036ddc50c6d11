import type { SymbolId } from '@halls/house-games';
import * as beasts from './beasts.ts';
import * as birds from './birds.ts';
import * as contest from './contest.ts';
import * as craft from './craft.ts';
import * as festival from './festival.ts';
import * as fruit from './fruit.ts';
import type { Subject } from './kit.ts';
import * as plants from './plants.ts';
import * as sea from './sea-life.ts';
import * as sky from './sky.ts';
import * as treasure from './treasure.ts';
import * as water from './water.ts';

/** Subjects that are no symbol of a game. */
export type Drawable = SymbolId | 'envelope' | 'firecrackers' | 'ingot' | 'fireworks' | 'tree' | 'coins' | 'lotteryBall' | 'dragonBoat' | 'sampan' | 'orb';

export function drawSubject(id: Drawable): Subject {
  return subjects[id];
}

const subjects: Readonly<Record<Drawable, Subject>> = {
  dragon: beasts.dragon, phoenix: beasts.phoenix, tiger: beasts.tiger, lion: beasts.lion, elephant: beasts.elephant, horse: beasts.horse, ox: beasts.ox, monkey: beasts.monkey, panda: beasts.panda, rabbit: beasts.rabbit, snake: beasts.snake,
  rooster: birds.rooster, crane: birds.crane, parrot: birds.parrot, butterfly: birds.butterfly, bee: birds.bee, feather: birds.feather,
  koi: water.koi, pearl: water.pearl, octopus: water.octopus, whale: water.whale, boat: water.junk, dragonBoat: water.dragonBoat, sampan: water.sampan, orb: water.orb, lotus: water.lotus,
  fish: sea.fish, turtle: sea.turtle, crab: sea.crab, seahorse: sea.seahorse, jellyfish: sea.jellyfish, frog: sea.frog, coral: sea.coral, shell: sea.shell,
  flower: plants.peony, bamboo: plants.bamboo, rice: plants.rice, peach: plants.peach, cherry: plants.cherry, tree: plants.tree,
  leaf: fruit.leaf, corn: fruit.corn, mushroom: fruit.mushroom, orange: fruit.orange, mango: fruit.mango, melon: fruit.melon, pineapple: fruit.pineapple, coconut: fruit.coconut, lemon: fruit.lemon, plum: fruit.plum, clover: fruit.clover,
  mountain: sky.mountain, planet: sky.planet, rocket: sky.rocket, sun: sky.sun, fireworks: sky.fireworks,
  moon: treasure.moon, star: treasure.star, comet: treasure.comet, gem: treasure.gem, ring: treasure.ring, crown: treasure.crown, chest: treasure.chest, compass: treasure.compass, anchor: treasure.anchor, lamp: treasure.lamp, book: treasure.book, totem: treasure.totem, coin: treasure.coin, horseshoe: treasure.horseshoe,
  lantern: festival.lantern, drum: festival.drum, mask: festival.mask, fan: festival.fan, kite: festival.kite, teapot: festival.teapot, bell: festival.bell, knot: festival.knot, coins: festival.coins, envelope: festival.envelope, firecrackers: festival.firecrackers, ingot: festival.ingot,
  teacup: craft.teacup, flute: craft.flute, lute: craft.lute, scroll: craft.scroll, brush: craft.brush, seal: craft.seal, loom: craft.loom, spool: craft.spool, basket: craft.basket, pagoda: craft.pagoda, robot: craft.robot, satellite: craft.satellite, bar: craft.bar, seven: craft.seven,
  card: contest.card, dice: contest.dice, chip: contest.chip, ball: contest.ball, goal: contest.goal, glove: contest.glove, trophy: contest.trophy, flag: contest.flag, ticket: contest.ticket, helmet: contest.helmet, joystick: contest.joystick, sword: contest.sword, shield: contest.shield, oar: contest.oar, lotteryBall: contest.lotteryBall,
};
