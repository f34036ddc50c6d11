import type { SymbolId } from '@halls/house-games';
import { dragon } from './beasts/dragon.ts';
import { elephant } from './beasts/elephant.ts';
import { horse } from './beasts/horse.ts';
import { hound } from './beasts/hound.ts';
import { lion } from './beasts/lion.ts';
import { monkey } from './beasts/monkey.ts';
import { ox } from './beasts/ox.ts';
import { panda } from './beasts/panda.ts';
import { phoenix } from './beasts/phoenix.ts';
import { rabbit } from './beasts/rabbit.ts';
import { snake } from './beasts/snake.ts';
import { tiger } from './beasts/tiger.ts';
import { bee } from './winged/bee.ts';
import { butterfly } from './winged/butterfly.ts';
import { crane } from './winged/crane.ts';
import { feather } from './winged/feather.ts';
import { parrot } from './winged/parrot.ts';
import { rooster } from './winged/rooster.ts';
import { ball } from './contest/ball.ts';
import { card } from './contest/card.ts';
import { chip } from './contest/chip.ts';
import { dice } from './contest/dice.ts';
import { flag } from './contest/flag.ts';
import { wheel } from './contest/wheel.ts';
import { glove } from './contest/glove.ts';
import { goal } from './contest/goal.ts';
import { helmet } from './contest/helmet.ts';
import { joystick } from './contest/joystick.ts';
import { lotteryBall } from './contest/lottery-ball.ts';
import { oar } from './contest/oar.ts';
import { shield } from './contest/shield.ts';
import { sword } from './contest/sword.ts';
import { ticket } from './contest/ticket.ts';
import { trophy } from './contest/trophy.ts';
import { bar } from './craft/bar.ts';
import { basket } from './craft/basket.ts';
import { brush } from './craft/brush.ts';
import { flute } from './craft/flute.ts';
import { loom } from './craft/loom.ts';
import { lute } from './craft/lute.ts';
import { pagoda } from './craft/pagoda.ts';
import { robot } from './craft/robot.ts';
import { satellite } from './craft/satellite.ts';
import { scroll } from './craft/scroll.ts';
import { seal } from './craft/seal.ts';
import { seven } from './craft/seven.ts';
import { spool } from './craft/spool.ts';
import { teacup } from './craft/teacup.ts';
import { bell } from './festival/bell.ts';
import { coins } from './festival/coins.ts';
import { drum } from './festival/drum.ts';
import { envelope } from './festival/envelope.ts';
import { fan } from './festival/fan.ts';
import { firecrackers } from './festival/firecrackers.ts';
import { ingot } from './festival/ingot.ts';
import { kite } from './festival/kite.ts';
import { knot } from './festival/knot.ts';
import { lantern } from './festival/lantern.ts';
import { mask } from './festival/mask.ts';
import { teapot } from './festival/teapot.ts';
import { clover } from './fruit/clover.ts';
import { coconut } from './fruit/coconut.ts';
import { corn } from './fruit/corn.ts';
import { leaf } from './fruit/leaf.ts';
import { lemon } from './fruit/lemon.ts';
import { mango } from './fruit/mango.ts';
import { melon } from './fruit/melon.ts';
import { mushroom } from './fruit/mushroom.ts';
import { orange } from './fruit/orange.ts';
import { pineapple } from './fruit/pineapple.ts';
import { plum } from './fruit/plum.ts';
import { bamboo } from './plants/bamboo.ts';
import { cherry } from './plants/cherry.ts';
import { peach } from './plants/peach.ts';
import { peony } from './plants/peony.ts';
import { rice } from './plants/rice.ts';
import { tree } from './plants/tree.ts';
import { coral } from './sea-life/coral.ts';
import { crab } from './sea-life/crab.ts';
import { fish } from './sea-life/fish.ts';
import { frog } from './sea-life/frog.ts';
import { jellyfish } from './sea-life/jellyfish.ts';
import { seahorse } from './sea-life/seahorse.ts';
import { shell } from './sea-life/shell.ts';
import { turtle } from './sea-life/turtle.ts';
import { fireworks } from './sky/fireworks.ts';
import { mountain } from './sky/mountain.ts';
import { planet } from './sky/planet.ts';
import { rocket } from './sky/rocket.ts';
import { sun } from './sky/sun.ts';
import { anchor } from './treasure/anchor.ts';
import { book } from './treasure/book.ts';
import { chest } from './treasure/chest.ts';
import { coin } from './treasure/coin.ts';
import { comet } from './treasure/comet.ts';
import { compass } from './treasure/compass.ts';
import { crown } from './treasure/crown.ts';
import { gem } from './treasure/gem.ts';
import { horseshoe } from './treasure/horseshoe.ts';
import { lamp } from './treasure/lamp.ts';
import { moon } from './treasure/moon.ts';
import { ring } from './treasure/ring.ts';
import { star } from './treasure/star.ts';
import { totem } from './treasure/totem.ts';
import { dragonBoat } from './water/dragon-boat.ts';
import { junk } from './water/junk.ts';
import { koi } from './water/koi.ts';
import { lotus } from './water/lotus.ts';
import { octopus } from './water/octopus.ts';
import { orb } from './water/orb.ts';
import { pearl } from './water/pearl.ts';
import { sampan } from './water/sampan.ts';
import { whale } from './water/whale.ts';
import type { Subject } from './kit.ts';

/** Subjects that are no symbol of a game. */
export type Drawable =
  | SymbolId
  | 'envelope'
  | 'firecrackers'
  | 'ingot'
  | 'fireworks'
  | 'tree'
  | 'coins'
  | 'lotteryBall'
  | 'dragonBoat'
  | 'sampan'
  | 'orb';

export function drawSubject(id: Drawable): Subject {
  return subjects[id];
}

const subjects: Readonly<Record<Drawable, Subject>> = {
  dragon,
  phoenix,
  tiger,
  lion,
  elephant,
  horse,
  hound,
  ox,
  monkey,
  panda,
  rabbit,
  snake,
  rooster,
  crane,
  parrot,
  butterfly,
  bee,
  feather,
  koi,
  pearl,
  octopus,
  whale,
  boat: junk,
  dragonBoat,
  sampan,
  orb,
  lotus,
  fish,
  turtle,
  crab,
  seahorse,
  jellyfish,
  frog,
  coral,
  shell,
  flower: peony,
  bamboo,
  rice,
  peach,
  cherry,
  tree,
  leaf,
  corn,
  mushroom,
  orange,
  mango,
  melon,
  pineapple,
  coconut,
  lemon,
  plum,
  clover,
  mountain,
  planet,
  rocket,
  sun,
  fireworks,
  moon,
  star,
  comet,
  gem,
  ring,
  crown,
  chest,
  compass,
  anchor,
  lamp,
  book,
  totem,
  coin,
  horseshoe,
  lantern,
  drum,
  mask,
  fan,
  kite,
  teapot,
  bell,
  knot,
  coins,
  envelope,
  firecrackers,
  ingot,
  teacup,
  flute,
  lute,
  scroll,
  brush,
  seal,
  loom,
  spool,
  basket,
  pagoda,
  robot,
  satellite,
  bar,
  seven,
  card,
  dice,
  wheel,
  chip,
  ball,
  goal,
  glove,
  trophy,
  flag,
  ticket,
  helmet,
  joystick,
  sword,
  shield,
  oar,
  lotteryBall,
};
