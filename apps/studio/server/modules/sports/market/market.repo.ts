import { sql as raw } from 'kysely';
import type { LegResult } from '#games/sports/markets/leg-result.ts';
import { sports } from '#games/sports/sport/sports.ts';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { DueCause, MarketStatus, PricedOutcomes } from './market.tables.ts';

export interface Market {
  readonly marketId: number;
  readonly matchId: number;
  readonly code: string;
  readonly line: number;
  readonly status: MarketStatus;
  readonly isMain: boolean;
  readonly outcomes: PricedOutcomes;
  readonly results: Readonly<Record<string, LegResult>> | null;
  readonly decidedBy: number | null;
  readonly version: number;
  /** By the house's desk: nothing is taken. */
  readonly isHeld: boolean;
  /** In the place of what its kind has. */
  readonly ownMarginBp: number | null;
  readonly shiftOutcome: string | null;
  readonly shiftBp: number | null;
  /** In the place of `results`. */
  readonly deskResults: Readonly<Record<string, LegResult>> | null;
}
export type MarketKey = Pick<Market, 'code' | 'line'>;

const columns = [
  'market_id as marketId',
  'match_id as matchId',
  'code',
  'line',
  'status',
  'is_main as isMain',
  'outcomes',
  'results',
  'decided_by as decidedBy',
  'version',
  'is_held as isHeld',
  'own_margin_bp as ownMarginBp',
  'shift_outcome as shiftOutcome',
  'shift_bp as shiftBp',
  'desk_results as deskResults',
] as const;

/** New prices and statuses; what is settled or cancelled takes none, and what is as it was stays untouched. */
export async function writeMarkets(
  tx: SqlTransaction,
  matchId: number,
  markets: readonly Pick<Market, 'code' | 'line' | 'status' | 'isMain' | 'outcomes'>[],
): Promise<void> {
  if (markets.length === 0) return;
  const rows = markets.map(({ code, line, status, isMain, outcomes }) => ({
    ...{ code, line, status, outcomes },
    is_main: isMain,
  }));
  await raw`
    insert into sports.market as market (match_id, code, line, status, is_main, outcomes)
    select ${matchId}::bigint, code, line, status, is_main, outcomes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told (code text, line integer, status text, is_main boolean, outcomes jsonb)
    on conflict (match_id, code, line) do update
      set status = excluded.status, is_main = excluded.is_main, outcomes = excluded.outcomes,
        version = market.version + 1
      where market.status not in ('settled', 'cancelled')
        and (market.status, market.is_main, market.outcomes)
          is distinct from (excluded.status, excluded.is_main, excluded.outcomes)`.execute(tx);
}

/** All that is on offer goes over to the other producer, who has not spoken yet. */
export async function handOverMarkets(tx: SqlTransaction, matchId: number): Promise<void> {
  await raw`update sports.market set status = 'handed_over', version = version + 1
    where match_id = ${matchId} and status in ('active', 'suspended')`.execute(tx);
}

export interface SettledMarket extends MarketKey {
  readonly results: Readonly<Record<string, LegResult>>;
  readonly decidedBy: number | null;
}

/** Answers the markets whose results are others than they were. */
export async function settleMarkets(
  tx: SqlTransaction,
  matchId: number,
  markets: readonly SettledMarket[],
): Promise<number[]> {
  const rows = markets.map(({ decidedBy, ...market }) => ({ ...market, decided_by: decidedBy }));
  const { rows: changed } = await raw<{ market_id: number }>`
    update sports.market as market set results = told.results, decided_by = told.decided_by, version = version + 1,
      status = case when status = 'cancelled' then status else 'settled' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told (code text, line integer, results jsonb, decided_by integer)
    where market.match_id = ${matchId} and market.code = told.code and market.line = told.line
      and market.results is distinct from told.results
    returning market.market_id`.execute(tx);
  return changed.map(({ market_id: marketId }) => marketId);
}

/** Takes results back; what was settled is suspended until the feed says more. */
export async function unsettleMarkets(
  tx: SqlTransaction,
  matchId: number,
  markets: readonly MarketKey[],
): Promise<number[]> {
  const { rows } = await raw<{ market_id: number }>`
    update sports.market as market set results = null, decided_by = null, version = version + 1,
      status = case when status = 'cancelled' then status else 'suspended' end
    from jsonb_to_recordset(${JSON.stringify(markets)}::jsonb) as told (code text, line integer)
    where market.match_id = ${matchId} and market.code = told.code and market.line = told.line
      and market.results is not null
    returning market.market_id`.execute(tx);
  return rows.map(({ market_id: marketId }) => marketId);
}

/** Voids the bets of a time; without bounds the market as a whole. The same word again changes nothing. */
export async function cancelMarkets(
  tx: SqlTransaction,
  matchId: number,
  {
    markets,
    from,
    until,
  }: { readonly markets: readonly MarketKey[]; readonly from: Date | null; readonly until: Date | null },
): Promise<number[]> {
  const { rows } = await raw<{ market_id: number }>`
    insert into sports.market_cancel (market_id, taken_from, taken_until)
    select market.market_id, ${from}::timestamptz, ${until}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(markets)}::jsonb) as told (code text, line integer)
    join sports.market as market on market.code = told.code and market.line = told.line
    where market.match_id = ${matchId} and not exists (
      select from sports.market_cancel as earlier where earlier.market_id = market.market_id and earlier.is_standing
        and earlier.taken_from is not distinct from ${from}::timestamptz
        and earlier.taken_until is not distinct from ${until}::timestamptz)
    returning market_id`.execute(tx);
  const ids = rows.map(({ market_id: marketId }) => marketId);
  if (from === null && until === null && ids.length > 0)
    await tx
      .updateTable('sports.market')
      .set({ status: 'cancelled', version: raw<number>`version + 1` })
      .where('market_id', 'in', ids)
      .execute();
  return ids;
}

export async function uncancelMarkets(
  tx: SqlTransaction,
  matchId: number,
  markets: readonly MarketKey[],
): Promise<number[]> {
  const { rows } = await raw<{ market_id: number }>`
    with freed as (
      update sports.market_cancel as cancel set is_standing = false
      from jsonb_to_recordset(${JSON.stringify(markets)}::jsonb) as told (code text, line integer)
      join sports.market as market on market.code = told.code and market.line = told.line
      where market.match_id = ${matchId} and cancel.market_id = market.market_id and cancel.is_standing
      returning cancel.market_id
    )
    update sports.market as market set version = version + 1,
      status = case when status <> 'cancelled' then status when results is null then 'suspended' else 'settled' end
    where market_id in (select market_id from freed)
    returning market_id`.execute(tx);
  return rows.map(({ market_id: marketId }) => marketId);
}

/** Their tickets are to be looked at. */
export async function insertDue(
  tx: SqlTransaction,
  marketIds: readonly number[],
  cause: DueCause,
): Promise<void> {
  if (marketIds.length === 0) return;
  await tx
    .insertInto('sports.settle_due')
    .values(marketIds.map((id) => ({ market_id: id, cause })))
    .execute();
}

/** The oldest first. */
export async function listDue(
  sql: SqlOrTransaction,
  limit: number,
): Promise<{ readonly dueId: number; readonly marketId: number; readonly cause: DueCause }[]> {
  return sql
    .selectFrom('sports.settle_due')
    .select(['due_id as dueId', 'market_id as marketId', 'cause'])
    .orderBy('due_id')
    .limit(limit)
    .execute();
}

export async function deleteDue(sql: SqlOrTransaction, dueIds: readonly number[]): Promise<void> {
  if (dueIds.length === 0) return;
  await sql
    .deleteFrom('sports.settle_due')
    .where('due_id', 'in', [...dueIds])
    .execute();
}

export async function listMarkets(sql: SqlOrTransaction, ids: readonly number[]): Promise<Market[]> {
  if (ids.length === 0) return [];
  return sql
    .selectFrom('sports.market')
    .select(columns)
    .where('market_id', 'in', [...ids])
    .orderBy('market_id')
    .limit(2_000)
    .execute();
}

export async function listMarketsOfMatch(sql: SqlOrTransaction, matchId: number): Promise<Market[]> {
  return sql
    .selectFrom('sports.market')
    .select(columns)
    .where('match_id', '=', matchId)
    .orderBy('market_id')
    .limit(500)
    .execute();
}

const boardCodes = sports.flatMap((sport) => sport.boardCodes);

/** What the board shows of each match, and how many markets it has besides. */
export async function listMainMarkets(
  sql: SqlOrTransaction,
  matchIds: readonly number[],
): Promise<{ readonly markets: readonly Market[]; readonly counts: ReadonlyMap<number, number> }> {
  if (matchIds.length === 0) return { markets: [], counts: new Map() };
  const ids = [...matchIds];
  const markets = await sql
    .selectFrom('sports.market')
    .select(columns)
    .where('match_id', 'in', ids)
    .where('code', 'in', boardCodes)
    .where('is_main', '=', true)
    .orderBy('market_id')
    .limit(2_000)
    .execute();
  const counts = await sql
    .selectFrom('sports.market')
    .select(['match_id', raw<number>`count(*)::integer`.as('count')])
    .where('match_id', 'in', ids)
    .where('status', 'in', ['active', 'suspended'])
    .groupBy('match_id')
    .execute();
  return { markets, counts: new Map(counts.map(({ match_id: id, count }) => [id, count])) };
}

export interface Cancel {
  readonly marketId: number;
  readonly from: Date | null;
  readonly until: Date | null;
}

export async function listCancels(sql: SqlOrTransaction, marketIds: readonly number[]): Promise<Cancel[]> {
  if (marketIds.length === 0) return [];
  return sql
    .selectFrom('sports.market_cancel')
    .select(['market_id as marketId', 'taken_from as from', 'taken_until as until'])
    .where('is_standing', '=', true)
    .where('market_id', 'in', [...marketIds])
    .orderBy('cancel_id')
    .limit(2_000)
    .execute();
}
