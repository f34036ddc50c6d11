import type { BrandPattern, HouseProvider, SymbolId, WalletKind } from './game-types.ts';

const demoProviderIds: readonly string[] = ['GPR8', 'GPJD', 'GPFC', 'GPJL'];

/** The house providers in the order of their halls. */
export const houseProviders: readonly HouseProvider[] = [
  provider('GPR8', 'River Eight', 2, 'transfer', 'waves', ['#08243a', '#0f5f7d', '#f2b84b'], 'koi',
    'River at night: layered waves in deep blue, lamps of warm gold.'),
  provider('GPJD', 'Jade Loom', 2, 'transfer', 'weave', ['#0c2b22', '#1c8a66', '#e9dfc0'], 'loom',
    'Silk and jade: a woven lattice in greens with raw-silk cream.'),
  provider('GPFC', 'Fable Cove', 2, 'seamless', 'rings', ['#20123f', '#6b3fc0', '#ff8f70'], 'shell',
    'Story-book sea: ripple rings in violet, coral as the bright note.'),
  provider('GPJL', 'Jolly Lantern', 2, 'seamless', 'rays', ['#3b0d12', '#c8321f', '#ffc857'], 'lantern',
    'Festival street: rays from a lantern in red, orange and yellow.'),
  provider('GPLC', 'Lotus Court', 3, 'transfer', 'petals', ['#0d2620', '#146b57', '#f3d9a4'], 'lotus',
    'A quiet card room: lotus petals on green baize, brass edges.'),
  provider('GPSB', 'Sideline', 4, 'seamless', 'pitch', ['#0b2414', '#2f8f3e', '#f6f7f2'], 'goal',
    'Pitch markings in white on mown green.'),
  provider('GPLT', 'Lucky Tally', 5, 'seamless', 'balls', ['#2a0f3d', '#a03cb0', '#ffd84d'], 'ticket',
    'Numbered balls in a drum: plum and yellow.'),
  provider('GPKC', 'Kite Cards', 6, 'transfer', 'cards', ['#101a38', '#2f56b5', '#ff6b57'], 'kite',
    'Diamond card backs like kites: indigo with vermilion.'),
  provider('GPVS', 'Homestretch', 7, 'seamless', 'lanes', ['#2b1b0d', '#a3622a', '#8fd3f4'], 'flag',
    'Track lanes in clay brown under a pale sky.'),
  provider('GPCF', 'Crest and Feather', 8, 'transfer', 'feathers', ['#2a0c0c', '#9c2b1d', '#f4c95d'], 'feather',
    'Overlapping feathers in russet and straw; every bird is drawn.'),
  provider('GPES', 'Edge Signal', 9, 'seamless', 'circuit', ['#0a0b1f', '#3c3cf0', '#37f0c2'], 'joystick',
    'Circuit traces in electric blue and mint.'),
  { ...provider('GPMT', 'Mended Teacup', 2, 'seamless', 'cracks', ['#1d1d22', '#5b5b66', '#d9b45b'], 'teacup',
    'Grey glaze mended with gold seams.'), isInMaintenance: true },
];

function provider(
  gpId: string, name: string, gtId: number, walletKind: WalletKind, pattern: BrandPattern,
  colours: readonly [string, string, string], mark: SymbolId, description: string,
): HouseProvider {
  const brand = { pattern, colours, mark, description };
  return { gpId, name, gtId, walletKind, isInMaintenance: false, hasDemo: demoProviderIds.includes(gpId), brand };
}
