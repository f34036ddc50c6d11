import { type Currency, type PerLanguage } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';

/** The games of a provider in one hall of a site. */
interface HallOfProvider {
  readonly siteId: number;
  readonly gpId: string;
  readonly gtId: number;
}

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
  game: HallOfProvider & { readonly gameCode: string },
): Promise<ListedGame | null> {
  const row = await gamesOf(sql, game).where('game.game_code', '=', game.gameCode).executeTakeFirst();
  return row ? listedGame(row) : null;
}

/** The first game of a provider's hall that has a demo; null when none has. */
export async function findFirstDemo(
  sql: SqlOrTransaction,
  provider: HallOfProvider,
): Promise<ListedGame | null> {
  const row = await gamesOf(sql, provider)
    .where('game.has_demo', '=', true)
    .where('provider.has_demo', '=', true)
    .orderBy('game.sort')
    .orderBy('game.game_id')
    .limit(1)
    .executeTakeFirst();
  return row ? listedGame(row) : null;
}

function gamesOf(sql: SqlOrTransaction, { siteId, gpId, gtId }: HallOfProvider) {
  return sql
    .selectFrom('app.game as game')
    .innerJoin('app.provider as provider', (join) =>
      join
        .onRef('provider.site_id', '=', 'game.site_id')
        .onRef('provider.gp_id', '=', 'game.gp_id')
        .onRef('provider.gt_id', '=', 'game.gt_id'),
    )
    .select([
      'game.game_id as gameId',
      'game.gp_id as gpId',
      'game.gt_id as gtId',
      'game.game_code as gameCode',
      'game.name',
      'game.has_demo',
      'provider.has_demo as provider_has_demo',
      'provider.currencies',
    ])
    .where('game.site_id', '=', siteId)
    .where('game.gp_id', '=', gpId)
    .where('game.gt_id', '=', gtId)
    .where('game.is_active', '=', true)
    .where('provider.is_active', '=', true);
}

type GameRow = Awaited<ReturnType<ReturnType<typeof gamesOf>['executeTakeFirstOrThrow']>>;

function listedGame({ has_demo: own, provider_has_demo: ofProvider, ...game }: GameRow): ListedGame {
  return { ...game, hasDemo: own && ofProvider };
}

/** Whether a site lists the provider in this hall. */
export async function isProviderListed(sql: SqlOrTransaction, provider: HallOfProvider): Promise<boolean> {
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
