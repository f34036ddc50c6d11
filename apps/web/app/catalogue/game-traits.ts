import type { Game } from './game.ts';

/** What games can be narrowed down by, in the order in which a reader is offered it. */
export const traits = ['hot', 'new', 'jackpot', 'demo', 'low', 'medium', 'high'] as const;
export type Trait = (typeof traits)[number];

type Traited = Pick<Game, 'mark' | 'isNew' | 'hasJackpot' | 'hasDemo' | 'volatility'>;

const has: Readonly<Record<Trait, (game: Traited) => boolean>> = {
  hot: (game) => game.mark === 'hot',
  new: (game) => game.isNew,
  jackpot: (game) => game.hasJackpot,
  demo: (game) => game.hasDemo,
  low: (game) => game.volatility === 'low',
  medium: (game) => game.volatility === 'medium',
  high: (game) => game.volatility === 'high',
};

/** Those that part the games: what all have, or none, narrows nothing down. */
export function partingTraits(games: readonly Traited[]): Trait[] {
  return traits.filter((trait) => games.some(has[trait]) && !games.every(has[trait]));
}

/** Games that have all that was chosen; of volatilities, one of them. */
export function gamesWith<Item extends Traited>(
  games: readonly Item[],
  chosen: ReadonlySet<Trait>,
): readonly Item[] {
  if (chosen.size === 0) return games;
  const wanted = [...chosen];
  const levels = wanted.filter((trait) => isLevel(trait));
  const others = wanted.filter((trait) => !isLevel(trait));
  return games.filter(
    (game) =>
      others.every((trait) => has[trait](game)) &&
      (levels.length === 0 || levels.some((trait) => has[trait](game))),
  );
}

function isLevel(trait: Trait): boolean {
  return trait === 'low' || trait === 'medium' || trait === 'high';
}
