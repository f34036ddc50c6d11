import { z } from 'zod';
import { defineOfficeQuery } from '../core/office-endpoint.ts';
import { idSchema, optional } from '../core/wire.ts';
import { listedThings } from '../publication/written.ts';

const listedThingSchema = z.object({
  /** As bodies of content name it. */
  id: z.string(),
  name: z.string(),
  /** Where it belongs: the hall of a provider, the provider of a game. */
  note: z.string(),
  is_shown: z.boolean(),
});
export type ListedLine = z.output<typeof listedThingSchema>;

export const listedInLobby = defineOfficeQuery({
  path: '/catalogue/listed',
  permission: 'content.read',
  scope: 'site',
  summary:
    'What of a site’s lobby can be put in order or chosen, in its present order: halls, providers of a hall, games of a provider; games of the site by their names or ids',
  request: z.strictObject({
    site_id: idSchema,
    of: z.enum(listedThings),
    /** The hall of providers; provider and hall of games, such as `GPR8 2`. Of a site's games, their hall. */
    within: optional(z.string().max(10)),
    /** Words of a game's name or of its provider's. */
    text: optional(z.string().trim().min(1).max(60)),
    /** Of games of the site, such as `GPR8 1001`. */
    ids: optional(z.array(z.string().max(70)).max(200)),
  }),
  data: z.object({ list: z.array(listedThingSchema) }),
});
