import { z } from 'zod';
import { perLanguageSchema } from '../core/language.ts';
import { bitSchema } from '../core/wire.ts';

/** A name in one language, or a text per language that falls back to en_US. Read it with `textIn`. */
export const gameNameSchema = z.union([z.string(), perLanguageSchema]);

/** How far a game's rounds lie from its return. */
export const volatilities = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof volatilities)[number];

/** One game as a tile needs it. */
export const gameSchema = z.object({
  id: z.number().int(),
  gt_id: z.number().int(),
  game_type: z.number().int(),
  gp_id: z.string(),
  gp_name: z.string(),
  game_code: z.string(),
  game_name: gameNameSchema,
  house: z.string(),
  /** Path of the tile's picture on the site's own origin. */
  picture: z.string(),
  has_demo: bitSchema,
  /** Return to player in per cent, rounded down, such as "96.12"; null where it is not known. */
  rtp: z.string().nullable(),
  /** Where bets of the game differ: the return of its best bet, `rtp` is of the worst. Null where all are alike. */
  rtp_max: z.string().nullable(),
  /** 1: its bets feed the site's jackpot, and its rounds can win it. */
  has_jackpot: bitSchema,
  /** Null where it is not known, or differs by bet. */
  volatility: z.enum(volatilities).nullable(),
  is_new: bitSchema,
  is_hot: bitSchema,
  /** 1 when the calling member marked it; 0 for guests. */
  member_favorite: bitSchema,
  is_maintenance: bitSchema,
  /** 1: operators have switched it off, or all of its provider, or all play. */
  is_stopped: bitSchema,
});
export type Game = z.output<typeof gameSchema>;

/** Where a game is shown: in a window of its own, over the page, as a page of the site, or in the page's place. */
export const openingModes = ['window', 'modal', 'page', 'redirect'] as const;
export type OpeningMode = (typeof openingModes)[number];

/** A provider within a hall. `game_code` "0" opens its list of games. */
export const gameProviderSchema = z.object({
  gp_id: z.string(),
  gp_name: z.string(),
  /** The name of the provider together with the hall, such as "Riverlight Slot". */
  gp_gt_name: z.string(),
  gt_id: z.number().int(),
  game_type: z.number().int(),
  game_code: z.string(),
  game_name: gameNameSchema,
  house: z.string(),
  customized: bitSchema,
  icon_light: z.string(),
  has_demo: bitSchema,
  is_maintenance: bitSchema,
  /** 1: operators have switched it off, or all of its provider, or all play. */
  is_stopped: bitSchema,
  /** Where its games open on a desktop; null where the device and the hall say so. */
  opens_in: z.enum(openingModes).nullable(),
  /** 1: `sport-quickbet-url` may answer where one of its games can be shown in a frame. */
  has_quickbet: bitSchema,
  game_count: z.number().int(),
});
export type GameProvider = z.output<typeof gameProviderSchema>;

/** A hall with its providers. */
export const gameTypeSchema = z.object({
  gt_id: z.number().int(),
  gt_icon: z.string(),
  gt_icon_active: z.string(),
  gt_name: z.string(),
  en_name: z.string(),
  gp_list: z.array(gameProviderSchema),
});
export type GameType = z.output<typeof gameTypeSchema>;

export const gameTags = ['hot', 'new'] as const;
export type GameTag = (typeof gameTags)[number];

export function isGameTag(text: string): text is GameTag {
  return (gameTags as readonly string[]).includes(text);
}

export const gameLabelSchema = z.object({
  id: z.number().int(),
  tag: z.enum(gameTags),
  game_list: z.array(gameSchema),
});
export type GameLabel = z.output<typeof gameLabelSchema>;

/** One shelf of a page: a hall with the games that the site shows first. */
export const gameShelfSchema = z.object({
  gt_id: z.number().int(),
  gt_name: z.string(),
  game_list: z.array(gameSchema),
});
export type GameShelf = z.output<typeof gameShelfSchema>;

/** At most this many games are marked in one call. */
export const favoriteStoreMax = 100;
