import { sql as raw } from 'kysely';
import type { Pool } from '#games/picks/pool.ts';
import type { BeaconRound } from '#modules/beacon';
import type { TableGame } from '#modules/chain';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { DrawState } from './draw.tables.ts';

export interface TableDraw {
  readonly gpId: string;
  readonly gameCode: string;
  readonly number: number;
  /** Null for a draw of before the published chains. */
  readonly chainId: number | null;
  readonly commitment: string;
  readonly mathematics: string;
  readonly state: DrawState;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  readonly endsAt: Date;
  readonly seatCount: number | null;
  readonly seatsHash: string | null;
  /** Null while it is open, and of a table without one. */
  readonly pool: Pool | null;
  readonly outcome: unknown;
  /** Both null while it is open, and for a draw without a beacon. */
  readonly beaconChain: string | null;
  readonly beaconRound: number | null;
  /** When that round is out. */
  readonly beaconAt: Date | null;
  /** It can't be drawn yet: the studio has not got the round. */
  readonly awaitsBeacon: boolean;
}

// the beacon's module says what a chain's times are and which rounds there are
const beaconAt = raw<Date | null>`(
  select to_timestamp(genesis_seconds + (draw.beacon_round - 1)::bigint * period_seconds)
  from studio.beacon_chain where chain_hash = draw.beacon_chain)`;
const awaitsBeacon = raw<boolean>`(draw.beacon_round is not null and not exists (
  select from studio.beacon_round as seen
  where seen.chain_hash = draw.beacon_chain and seen.round = draw.beacon_round))`;

const columns = [
  'gp_id as gpId',
  'game_code as gameCode',
  'draw_number as number',
  'chain_id as chainId',
  'commitment',
  'mathematics',
  'state',
  'opens_at as opensAt',
  'closes_at as closesAt',
  'draws_at as drawsAt',
  'ends_at as endsAt',
  'seat_count as seatCount',
  'seats_hash as seatsHash',
  'pool',
  'outcome',
  'beacon_chain as beaconChain',
  'beacon_round as beaconRound',
  beaconAt.as('beaconAt'),
  awaitsBeacon.as('awaitsBeacon'),
] as const;

/** The table's latest draw; the only one that can be open. */
export async function findLatestDraw(sql: SqlOrTransaction, game: TableGame): Promise<TableDraw | undefined> {
  return selectOf(sql, game).orderBy('draw_number', 'desc').limit(1).executeTakeFirst();
}

/** The latest draw of each of the tables; none of a table that has not opened yet. */
export async function listLatestDraws<Game extends TableGame>(
  sql: SqlOrTransaction,
  games: readonly Game[],
): Promise<ReadonlyMap<Game, TableDraw>> {
  const { rows } = await raw<TableDraw>`
    select latest.* from unnest(${games.map(({ gpId }) => gpId)}::text[], ${games.map(({ code }) => code)}::text[])
      as game (gp_id, game_code)
    cross join lateral (
      select gp_id as "gpId", game_code as "gameCode", draw_number as number, chain_id as "chainId", commitment, mathematics, state,
        opens_at as "opensAt", closes_at as "closesAt", draws_at as "drawsAt", ends_at as "endsAt",
        seat_count as "seatCount", seats_hash as "seatsHash", pool, outcome, beacon_chain as "beaconChain",
        beacon_round as "beaconRound", ${beaconAt} as "beaconAt", ${awaitsBeacon} as "awaitsBeacon"
      from studio.draw where draw.gp_id = game.gp_id and draw.game_code = game.game_code
      order by draw_number desc limit 1
    ) as latest`.execute(sql);
  const found = new Map(rows.map((row) => [`${row.gpId}/${row.gameCode}`, row]));
  return new Map(
    games.flatMap((game) => {
      const draw = found.get(nameOf(game));
      return draw ? [[game, draw] as const] : [];
    }),
  );
}

/** The table's latest draw, held until the transaction ends. */
export async function holdLatestDraw(tx: SqlTransaction, game: TableGame): Promise<TableDraw | undefined> {
  return selectOf(tx, game).orderBy('draw_number', 'desc').limit(1).forUpdate().executeTakeFirst();
}

/** Any draw, with what is public of it once it is drawn. */
export async function findDraw(
  sql: SqlOrTransaction,
  game: TableGame,
  drawNumber: number,
): Promise<
  | (TableDraw & {
      readonly closedAt: Date | null;
      readonly link: string | null;
      readonly clientSeed: string | null;
    })
  | undefined
> {
  return selectOf(sql, game)
    .select(['closed_at as closedAt', 'link', 'client_seed as clientSeed'])
    .where('draw_number', '=', drawNumber)
    .executeTakeFirst();
}

/** What was drawn last, the newest first. */
export async function listResults(
  sql: SqlOrTransaction,
  game: TableGame,
  limit: number,
): Promise<TableDraw[]> {
  return selectOf(sql, game)
    .where('state', '=', 'drawn')
    .orderBy('draw_number', 'desc')
    .limit(limit)
    .execute();
}

export async function insertDraw(
  tx: SqlTransaction,
  game: TableGame,
  draw: Pick<
    TableDraw,
    'number' | 'chainId' | 'commitment' | 'mathematics' | 'opensAt' | 'closesAt' | 'drawsAt' | 'endsAt'
  >,
): Promise<void> {
  await tx
    .insertInto('studio.draw')
    .values({
      gp_id: game.gpId,
      game_code: game.code,
      draw_number: draw.number,
      chain_id: draw.chainId,
      commitment: draw.commitment,
      mathematics: draw.mathematics,
      state: 'open',
      opens_at: draw.opensAt,
      closes_at: draw.closesAt,
      draws_at: draw.drawsAt,
      ends_at: draw.endsAt,
    })
    .execute();
}

export async function markClosed(
  tx: SqlTransaction,
  draw: TableDraw,
  closed: {
    readonly seatCount: number;
    readonly seatsHash: string;
    readonly pool: Pool | null;
    readonly at: Date;
    /** What it waits for from now on; null for none. */
    readonly beacon: BeaconRound | null;
  },
): Promise<void> {
  await updateOf(tx, draw)
    .set({
      state: 'closed',
      closed_at: closed.at,
      seat_count: closed.seatCount,
      seats_hash: closed.seatsHash,
      pool: closed.pool && JSON.stringify(closed.pool),
      beacon_chain: closed.beacon?.chainHash ?? null,
      beacon_round: closed.beacon?.round ?? null,
    })
    .execute();
}

/** The rounds that closed draws wait for. */
export async function listAwaitedRounds(sql: SqlOrTransaction): Promise<BeaconRound[]> {
  const { rows } = await raw<BeaconRound>`
    select distinct beacon_chain as "chainHash", beacon_round as round from studio.draw
    where state = 'closed' and ${awaitsBeacon} order by 2 limit 100`.execute(sql);
  return rows;
}

export async function markDrawn(
  tx: SqlTransaction,
  draw: Pick<TableDraw, 'gpId' | 'gameCode' | 'number'>,
  drawn: {
    readonly link: string;
    readonly clientSeed: string;
    readonly outcome: unknown;
    readonly now: Date;
  },
): Promise<void> {
  await updateOf(tx, draw)
    .set({
      state: 'drawn',
      link: drawn.link,
      client_seed: drawn.clientSeed,
      outcome: JSON.stringify(drawn.outcome),
      drawn_at: drawn.now,
    })
    .execute();
}

/**
 * Draws of published chains without a stake, the newest of each chain and so many of each table left; answers how many
 * went.
 */
export async function deleteIdleDraws(
  sql: SqlOrTransaction,
  { before, keep, limit }: { readonly before: Date; readonly keep: number; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await raw`
    delete from studio.draw where (gp_id, game_code, draw_number) in (
      select gp_id, game_code, draw_number from studio.draw
      where state = 'drawn' and chain_id is not null and seat_count = 0 and drawn_at < ${before}
        and draw_number <= (select max(newest.draw_number) - ${keep}::int from studio.draw as newest
          where newest.gp_id = draw.gp_id and newest.game_code = draw.game_code)
        and draw_number < (select max(later.draw_number) from studio.draw as later
          where later.chain_id = draw.chain_id and later.state = 'drawn')
      order by drawn_at limit ${limit})`.execute(sql);
  return Number(numAffectedRows ?? 0);
}

/**
 * Whoever stakes shares the table; the draw closes when it has the table alone. The lock is a queue, so that a stream
 * of stakes can't keep a draw open. Read the draw in a statement after this one: it sees what was committed before.
 */
export async function shareTable(tx: SqlTransaction, game: TableGame): Promise<void> {
  await raw`select pg_advisory_xact_lock_shared(${lockClass}, hashtext(${nameOf(game)}))`.execute(tx);
}

export async function holdTable(tx: SqlTransaction, game: TableGame): Promise<void> {
  await raw`select pg_advisory_xact_lock(${lockClass}, hashtext(${nameOf(game)}))`.execute(tx);
}

// apart from the locks of jobs and migrations
const lockClass = 880_030;

function nameOf(game: TableGame): string {
  return `${game.gpId}/${game.code}`;
}

function selectOf(sql: SqlOrTransaction, game: TableGame) {
  return sql
    .selectFrom('studio.draw')
    .select(columns)
    .where('gp_id', '=', game.gpId)
    .where('game_code', '=', game.code);
}

function updateOf(tx: SqlTransaction, draw: Pick<TableDraw, 'gpId' | 'gameCode' | 'number'>) {
  return tx
    .updateTable('studio.draw')
    .where('gp_id', '=', draw.gpId)
    .where('game_code', '=', draw.gameCode)
    .where('draw_number', '=', draw.number);
}
