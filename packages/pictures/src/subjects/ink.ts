import type { GameTheme, SymbolId } from '@halls/house-games';
import { mix } from '../drawing/color.ts';
import type { Ink } from './kit.ts';

const gold = '#f0b840';

/** The colours of the game's own subject, on its tile and scene: the theme decides. */
export function heroInk(theme: GameTheme): Ink {
  const [deep, mid, , accent, bright] = theme.palette;
  const own = natural[theme.subject];
  return {
    main: subjectTone(theme),
    second: own ? mix(own[1], mid, 0.2) : mid,
    accent,
    gold,
    pale: mix('#fff6e6', bright, 0.5),
    leaf: mix('#2f9d62', mid, 0.25),
    dark: deep,
  };
}

/** The colours of a symbol: its natural ones, tuned towards the theme so that a set belongs together. */
export function symbolInk(theme: Pick<GameTheme, 'palette' | 'subject'>, id: SymbolId): Ink {
  const [deep, mid, subject, accent, bright] = theme.palette;
  const [main, second, third] = natural[id] ?? [subject, mid, accent];
  return {
    main: id === theme.subject ? subjectTone(theme) : mix(main, subject, 0.1),
    second: mix(second, mid, 0.16),
    accent: mix(third ?? accent, accent, 0.25),
    gold,
    pale: mix('#fff6e6', bright, 0.4),
    leaf: mix('#37a862', mid, 0.14),
    dark: deep,
  };
}

/** The theme's tone for its subject; what has a colour by nature (a panda, a chest) keeps most of it. */
function subjectTone({ palette, subject }: Pick<GameTheme, 'palette' | 'subject'>): string {
  const own = natural[subject];
  const hold = own?.[3] ?? 0;
  return own && hold >= 0.5 ? mix(palette[2], own[0], hold) : palette[2];
}

/** Main, second and third colour as things have them; the last number says how far they hold against a theme. */
const natural: Partial<Record<SymbolId, readonly [string, string, string?, number?]>> = {
  dragon: ['#1fa37a', '#e04a2f', '#ffd166'],
  phoenix: ['#f0562f', '#f7a52b', '#ffd84d'],
  tiger: ['#f28c28', '#5a2a10', '#e0452f', 0.6],
  lion: ['#e0362c', '#ffd34d', '#2aa58d'],
  elephant: ['#8fa0b8', '#d1495b', '#ffd166', 0.7],
  horse: ['#9a5a2e', '#4a2613', '#e0452f', 0.75],
  hound: ['#8f7a68', '#4a3a30', '#d8342c', 0.75],
  ox: ['#6b5348', '#3a2a22', '#e0452f', 0.8],
  monkey: ['#a5672f', '#f2c79a', '#ffd166', 0.8],
  panda: ['#fbfaf4', '#23211f', '#4fae58', 0.9],
  rabbit: ['#fbf3ec', '#f5b3bd', '#ff8f70', 0.8],
  snake: ['#3aa655', '#ffd34d', '#e0452f', 0.6],
  rooster: ['#d9452a', '#1f6f5c', '#ffc73a', 0.35],
  crane: ['#ffffff', '#22252b', '#e0332f', 0.6],
  parrot: ['#e23b3b', '#2f7de0', '#ffcf3d'],
  koi: ['#f4652c', '#2a1f24', '#fff3e0', 0.35],
  fish: ['#ff9a3d', '#2f7de0', '#ffe066'],
  turtle: ['#4d9a5f', '#b88a3c', '#f2d27a', 0.55],
  crab: ['#e8482f', '#ffb28a', '#ffd166'],
  whale: ['#2f86c9', '#8fe0ff', '#eaf8ff', 0.3],
  octopus: ['#c04fa8', '#ff9fb8', '#ffd166', 0.2],
  seahorse: ['#ffb03b', '#e0662f', '#ffe9a8'],
  jellyfish: ['#b58cff', '#ff9fd8', '#eaffff'],
  frog: ['#5cbf4a', '#f3f5c0', '#e0452f'],
  butterfly: ['#4aa8ff', '#7a3ff0', '#ffd166'],
  bee: ['#ffc62e', '#3a2412', '#eaf6ff', 0.6],
  lotus: ['#ff7fa8', '#37a862', '#ffd166'],
  flower: ['#e8476f', '#ffb0c4', '#ffd166'],
  leaf: ['#3fae5a', '#1f7a44', '#ffd166'],
  bamboo: ['#4fae58', '#2f7d44'],
  rice: ['#f0c24b', '#4fae58', '#e0452f'],
  corn: ['#ffce3d', '#4fae58'],
  mushroom: ['#e2483d', '#fff1dc', '#ffe6c8', 0.35],
  peach: ['#ff7f7a', '#ffd0a0'],
  orange: ['#ff9526', '#4fae58'],
  mango: ['#ffb52e', '#e8562f'],
  melon: ['#e8414f', '#2f9450', '#1a1412'],
  pineapple: ['#f5b82e', '#3f9f4f', '#b8741a', 0.6],
  coconut: ['#7a4a2a', '#fffaf0'],
  cherry: ['#e01f3d', '#4fae58', '#f0465a', 0.6],
  lemon: ['#ffe03d', '#4fae58'],
  plum: ['#7a3fae', '#4fae58'],
  sun: ['#ffb52e', '#ff8a2e', '#e8502f'],
  moon: ['#ffe9a8', '#6a78c8', '#ffffff'],
  star: ['#ffd23d', '#ff9a2e'],
  comet: ['#6fd8ff', '#ff8f3d', '#fff0b8'],
  planet: ['#8f6fe8', '#ff9fb0', '#7ae0ff'],
  mountain: ['#3f9a86', '#6fb8a8'],
  coral: ['#ff6f70', '#ffb09a'],
  shell: ['#ff9f8a', '#fff0e0'],
  pearl: ['#7fb0d8', '#e8f0ff', '#fff', 0.4],
  feather: ['#2f9fd8', '#ffcf5a', '#7a4fe0'],
  lantern: ['#e23a2a', '#ffcf5a', '#ff8a3d', 0.6],
  drum: ['#c92a24', '#1f8f8a', '#ffcf5a', 0.6],
  fan: ['#e8536a', '#fff0d8', '#ffc0cf'],
  kite: ['#3f9fe8', '#e8452f', '#ffcf3d', 0.2],
  boat: ['#e04f35', '#8a4a24', '#ffcf5a', 0.4],
  teapot: ['#4f9fae', '#f2e8d8', '#e8536a', 0.35],
  teacup: ['#f2f0e8', '#3f7fae', '#8a5a2a', 0.5],
  coin: ['#e8b03a', '#c93a2a'],
  gem: ['#26c99a', '#7af0d0', '#e8fff8', 0.25],
  ring: ['#4fc99a', '#f0c85a', '#e8476f'],
  crown: ['#d93a4f', '#3f7fe0', '#7ae0c0'],
  mask: ['#d92f2f', '#20252b', '#2f7de0', 0.5],
  flute: ['#b8843e', '#e0452f', '#4fae58'],
  lute: ['#c07a36', '#5a2f14', '#e0452f'],
  scroll: ['#f5e4bd', '#b33a2a', '#8a5a2a'],
  brush: ['#7a4a2a', '#2a2420', '#e0452f'],
  seal: ['#3faa84', '#d9382c', '#ffcf5a', 0.4],
  bell: ['#e8b03a', '#c93a2a', '#e23a2a'],
  loom: ['#a5672f', '#e8536a', '#4f9fae', 0.7],
  spool: ['#d1495b', '#b8843e', '#ffd166'],
  knot: ['#d92f2f', '#ffcf5a', '#e23a2a', 0.6],
  basket: ['#c08a45', '#e8452f', '#4fae58', 0.6],
  pagoda: ['#c93a2a', '#2f7d64', '#ffcf5a'],
  chest: ['#8a4f24', '#e8b03a', '#e0452f', 0.75],
  compass: ['#c93a2a', '#f2ead2', '#2f5fae'],
  anchor: ['#7f93ad', '#c9a24a', '#e0452f'],
  lamp: ['#e8b03a', '#3f9fe8', '#ff9a3d', 0.5],
  book: ['#2f5fae', '#fff0d0', '#e8476f', 0.4],
  totem: ['#b5642f', '#2f9f8a', '#e8452f', 0.4],
  rocket: ['#e8452f', '#4fc0ff', '#ff9a2e', 0.5],
  robot: ['#8fa8c9', '#2ff3e0', '#ff4f81', 0.45],
  satellite: ['#c9d4e4', '#2f6fd8', '#ffcf5a'],
  seven: ['#e8262f', '#ffcf5a', '#ffffff', 0.3],
  bar: ['#2f3f8f', '#ffcf5a', '#e8262f'],
  clover: ['#35b04f', '#1f7a34', '#ffcf5a'],
  horseshoe: ['#d9a23a', '#2f5fae', '#e0452f'],
  card: ['#fffaf0', '#d1263a', '#20242b', 0.7],
  dice: ['#fffaf0', '#d1263a', '#20242b', 0.6],
  wheel: ['#8a4b23', '#c9303e', '#20242b'],
  chip: ['#d1263a', '#fff6e6', '#2f5fae'],
  ball: ['#fffdf6', '#23272e', '#e8452f', 0.4],
  goal: ['#ffffff', '#23272e', '#3fae5a', 0.5],
  glove: ['#ff7a2e', '#23272e', '#ffffff'],
  trophy: ['#f0b840', '#2f5fae', '#e0452f'],
  flag: ['#1f2328', '#ffffff', '#e8452f', 0.8],
  ticket: ['#ff9fc4', '#ffd84d', '#7a3fae', 0.2],
  helmet: ['#2f6fd8', '#ffcf5a', '#e8452f'],
  joystick: ['#3a3f5a', '#e8324f', '#37f0c2'],
  sword: ['#cfdcec', '#c9962f', '#37f0c2'],
  shield: ['#3c5cf0', '#f0c85a', '#37f0c2'],
  oar: ['#c98a45', '#e0452f', '#ffd166'],
};
