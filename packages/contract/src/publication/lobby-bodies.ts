import { z } from 'zod';
import { gameTags } from '../catalogue/index.ts';
import { arrangement, listed, oneOf, order, words } from './body-parts.ts';

const hall = () => oneOf([2, 3, 4, 5, 6, 7, 8, 9]);
/** Provider and game, such as `GPR8 1001`. */
const gameOfSite = /^GP[A-Z0-9]{2,3} [\w.-]{1,64}$/;

/** What a site calls a hall. */
export const hallBody = z.strictObject({ gt_id: hall(), name: words(60) });

/** In which order a site's halls stand. */
export const hallOrderBody = z.strictObject({ halls: order('hall', /^[2-9]$/, 8) });

/** In which order the providers of a hall stand, and which of them are shown. */
export const hallProvidersBody = z.strictObject({
  gt_id: hall(),
  providers: arrangement('provider', /^GP[A-Z0-9]{2,3}$/, 500),
});

/** In which order a provider's games of a hall stand, and which of them are shown. */
export const providerGamesBody = z.strictObject({
  /** Provider and hall, such as `GPR8 2`. */
  provider: listed('provider-hall', /^GP[A-Z0-9]{2,3} [2-9]$/),
  games: arrangement('game', /^[\w.-]{1,64}$/, 5_000),
});

/** The games of a hall on the home page, in their order. */
export const hallShelfBody = z.strictObject({
  gt_id: hall(),
  games: order('site-game', gameOfSite, 24, { isPicked: true }),
});

/** The games that carry a label, in their order. */
export const gameLabelBody = z.strictObject({
  tag: oneOf(gameTags),
  games: order('site-game', gameOfSite, 200, { isPicked: true }),
});
