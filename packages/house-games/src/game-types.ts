/** What a house game is made of. Data only: the studio plays it, the pictures draw it, the catalogue lists it. */

export type NameLanguage = 'vi_VN' | 'zh_CN' | 'zh_TW' | 'en_US';
export type NamePerLanguage = Readonly<Record<NameLanguage, string>>;

/** How the provider keeps the member's money; see `docs/provider-protocol.md`. */
export type WalletKind = 'transfer' | 'seamless';

export type HouseProvider = {
  gpId: string;
  /** In Latin letters, as its games sign; what it is called elsewhere stands in `localNames`. */
  name: string;
  localNames: Omit<NamePerLanguage, 'en_US'>;
  /** Hall (game type) that the provider is shown in: 2 slots … 9 esport. */
  gtId: number;
  walletKind: WalletKind;
  /** In maintenance for ever: every launch is answered with code 203. */
  isInMaintenance: boolean;
  /** Gives demos with play money. */
  hasDemo: boolean;
  brand: ProviderBrand;
};

/** What the pictures draw behind every game of the provider, and its mark. */
export type ProviderBrand = {
  pattern: BrandPattern;
  /** Deep, mid, bright. */
  colours: readonly [string, string, string];
  mark: SymbolId;
  description: string;
};

export const brandPatterns = [
  'waves',
  'weave',
  'rings',
  'rays',
  'petals',
  'pitch',
  'balls',
  'cards',
  'lanes',
  'feathers',
  'circuit',
  'cracks',
] as const;
export type BrandPattern = (typeof brandPatterns)[number];

export const engines = ['slots', 'picks', 'hands', 'sports'] as const;
export type Engine = (typeof engines)[number];

export const slotModels = [
  'lines-20',
  'ways-243',
  'classic-5',
  'tumble-30',
  'expand-10',
  'hold-15',
  'cluster-49',
  'sticky-20',
] as const;
export type SlotModelId = (typeof slotModels)[number];
export const picksModels = [
  'baccarat',
  'sicbo',
  'roulette',
  'show-wheel',
  'dragon-tiger',
  'dragon-tiger-live',
  'bull-bull',
  'three-cards',
  'digits-3',
  'digits-5',
  'ranks-10',
  'keno',
  'mark-six',
  'prizes-27',
  'prizes-18',
  'penalty',
  'race-8',
  'race-6',
  'hounds-6',
  'league-4',
  'bird-duel',
  'bird-pool',
  'esport-duel',
] as const;
export type PicksModelId = (typeof picksModels)[number];

/** Played in steps: the player decides after seeing. See the studio's `games/hands`. */
export const handsModels = ['blackjack', 'jacks-or-better', 'bonus-poker'] as const;
export type HandsModelId = (typeof handsModels)[number];

/** Bets on matches that are simulated for everybody: see the studio's `games/sports`. */
export type SportsModelId = 'sportsbook';

export type Volatility = 'low' | 'medium' | 'high';

export type GameTheme = {
  /** Equal to the game's code; pictures are asked for by it. */
  id: string;
  /** Deep ground, mid ground, subject, accent, highlight. */
  palette: readonly [string, string, string, string, string];
  ground: GroundWord;
  subject: SymbolId;
  light: LightWord;
  motif: MotifWord;
  /**
   * Eight paying symbols, the best paid first. `wild` and `scatter` are two more that every theme has.
   * `tumble-30` and `cluster-49` play with the first seven. For `picks` they are the pieces of the table.
   */
  symbols: readonly [SymbolId, SymbolId, SymbolId, SymbolId, SymbolId, SymbolId, SymbolId, SymbolId];
};

export type HouseGame = {
  code: string;
  gpId: string;
  gtId: number;
  name: NamePerLanguage;
  engine: Engine;
  model: SlotModelId | PicksModelId | HandsModelId | SportsModelId;
  theme: GameTheme;
  /** Of a table whose chips and limit are so many times the usual ones. */
  stakesTimes?: number;
  /** Of a sportsbook that shows some sports alone. */
  sports?: readonly 'esport'[];
  /** Of each stake, what feeds the jackpot and comes back through it; absent where the game does not take part. See `houseJackpot`. */
  jackpotShare?: number;
  /** Wins may be gambled where the provider keeps the money and its studio lets them be. */
  hasGamble?: true;
  isHot: boolean;
  isNew: boolean;
};

export const groundWords = [
  'sea',
  'river',
  'lake',
  'reef',
  'market',
  'teahouse',
  'mountains',
  'terraces',
  'garden',
  'forest',
  'jungle',
  'desert',
  'space',
  'sky',
  'snow',
  'stage',
  'palace',
  'harbour',
  'arcade',
  'table',
  'stadium',
  'track',
  'pit',
  'arena',
  'drum',
] as const;
export type GroundWord = (typeof groundWords)[number];

export const lightWords = [
  'sun',
  'dawn',
  'dusk',
  'moon',
  'stars',
  'lanterns',
  'aurora',
  'fireworks',
  'spotlight',
  'neon',
] as const;
export type LightWord = (typeof lightWords)[number];

export const motifWords = [
  'waves',
  'clouds',
  'scales',
  'petals',
  'weave',
  'fretwork',
  'rays',
  'rings',
  'leaves',
  'diamonds',
  'dots',
  'chevrons',
] as const;
export type MotifWord = (typeof motifWords)[number];

export const symbolIds = [
  // creatures
  'dragon',
  'phoenix',
  'tiger',
  'lion',
  'elephant',
  'horse',
  'hound',
  'ox',
  'monkey',
  'panda',
  'rabbit',
  'snake',
  'rooster',
  'crane',
  'parrot',
  'koi',
  'fish',
  'turtle',
  'crab',
  'whale',
  'octopus',
  'seahorse',
  'jellyfish',
  'frog',
  'butterfly',
  'bee',
  // plants and fruit
  'lotus',
  'flower',
  'leaf',
  'bamboo',
  'rice',
  'corn',
  'mushroom',
  'peach',
  'orange',
  'mango',
  'melon',
  'pineapple',
  'coconut',
  'cherry',
  'lemon',
  'plum',
  // sky and land
  'sun',
  'moon',
  'star',
  'comet',
  'planet',
  'mountain',
  'coral',
  'shell',
  'pearl',
  'feather',
  // made things
  'lantern',
  'drum',
  'fan',
  'kite',
  'boat',
  'teapot',
  'teacup',
  'coin',
  'gem',
  'ring',
  'crown',
  'mask',
  'flute',
  'lute',
  'scroll',
  'brush',
  'seal',
  'bell',
  'loom',
  'spool',
  'knot',
  'basket',
  'pagoda',
  'chest',
  'compass',
  'anchor',
  'lamp',
  'book',
  'totem',
  'rocket',
  'robot',
  'satellite',
  'seven',
  'bar',
  'clover',
  'horseshoe',
  // tables and contests
  'card',
  'dice',
  'wheel',
  'chip',
  'ball',
  'goal',
  'glove',
  'trophy',
  'flag',
  'ticket',
  'helmet',
  'joystick',
  'sword',
  'shield',
  'oar',
] as const;
export type SymbolId = (typeof symbolIds)[number];
