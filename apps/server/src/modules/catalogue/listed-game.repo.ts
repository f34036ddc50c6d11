import { type Currency, type PerLanguage } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';

/** A game as a launch needs it. */
export interface ListedGame {
  readonly gameId: number;
  readonly gpId: string;
  readonly gtId: number;
  readonly gameCode: string;
  readonly name: PerLanguage;
  readonly hasDemo: boolean;
  /** Null: every currency. */
  readonly currencies: readonly Currency[] | null;
}

/** The game that a site lists under this provider, hall and code; null when it lists none. */
export async function findGame(
  sql: SqlOrTransaction,
  game: { siteId: number; gpId: string; gtId: number; gameCode: string },
): Promise<ListedGame | null> {
  const row = await sql
    .selectFrom('app.game as game')
    .innerJoin('app.provider as provider', (join) =>
      join
        .onRef('provider.site_id', '=', 'game.site_id')
        .onRef('provider.gp_id', '=', 'game.gp_id')
        .onRef('provider.gt_id', '=', 'game.gt_id'),
    )
    .select([
      'game.game_id',
      'game.name',
      'game.has_demo',
      'provider.has_demo as provider_has_demo',
      'provider.currencies',
    ])
    .where('game.site_id', '=', game.siteId)
    .where('game.gp_id', '=', game.gpId)
    .where('game.gt_id', '=', game.gtId)
    .where('game.game_code', '=', game.gameCode)
    .where('game.is_active', '=', true)
    .where('provider.is_active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  const { gpId, gtId, gameCode } = game;
  return {
    gameId: row.game_id,
    gpId,
    gtId,
    gameCode,
    name: row.name,
    hasDemo: row.has_demo && row.provider_has_demo,
    currencies: row.currencies,
  };
}

/** Whether a site lists the provider in this hall. */
export async function isProviderListed(
  sql: SqlOrTransaction,
  provider: { siteId: number; gpId: string; gtId: number },
): Promise<boolean> {
  const row = await sql
    .selectFrom('app.provider')
    .select('gp_id')
    .where('site_id', '=', provider.siteId)
    .where('gp_id', '=', provider.gpId)
    .where('gt_id', '=', provider.gtId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
