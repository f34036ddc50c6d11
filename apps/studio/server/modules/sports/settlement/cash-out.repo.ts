import { type Selectable, sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { CashOutTable } from '../ticket/ticket.tables.ts';

export interface CashOut {
  readonly quoteId: string;
  readonly ticketId: string;
  /** How much of the unit stake it is for; null where all of it. */
  readonly unitMinor: bigint | null;
  readonly amountMinor: bigint;
  readonly fairMinor: bigint;
  readonly expiresAt: Date;
  readonly state: 'quoted' | 'pending' | 'taken' | 'refused';
  readonly decidesAt: Date | null;
  /** Of the matches of live legs when it was taken; null without one. */
  readonly moves: Readonly<Record<string, number>> | null;
}

const columns = [
  'quote_id',
  'ticket_id',
  'unit_minor',
  'amount_minor',
  'fair_minor',
  'expires_at',
  'state',
  'decides_at',
  'moves',
] as const;

export async function insertQuote(
  tx: SqlTransaction,
  quote: Pick<CashOut, 'quoteId' | 'ticketId' | 'unitMinor' | 'amountMinor' | 'fairMinor' | 'expiresAt'> & {
    readonly versions: Readonly<Record<string, number>>;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('sports.cash_out')
    .values({
      quote_id: quote.quoteId,
      ticket_id: quote.ticketId,
      unit_minor: quote.unitMinor?.toString() ?? null,
      amount_minor: quote.amountMinor.toString(),
      fair_minor: quote.fairMinor.toString(),
      versions: JSON.stringify(quote.versions),
      quoted_at: quote.now,
      expires_at: quote.expiresAt,
      decides_at: null,
      moves: null,
    })
    .execute();
}

export async function findQuote(sql: SqlOrTransaction, quoteId: string): Promise<CashOut | undefined> {
  const row = await sql
    .selectFrom('sports.cash_out')
    .select(columns)
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  return row && readQuote(row);
}

/** Held with its ticket by whoever calls: nobody else writes it. */
export async function writeQuote(
  tx: SqlTransaction,
  quoteId: string,
  change: {
    readonly state: CashOut['state'];
    readonly decidesAt?: Date;
    readonly moves?: Readonly<Record<string, number>>;
  },
): Promise<void> {
  await tx
    .updateTable('sports.cash_out')
    .set({
      state: change.state,
      ...(change.decidesAt && { decides_at: change.decidesAt }),
      ...(change.moves && { moves: JSON.stringify(change.moves) }),
    })
    .where('quote_id', '=', quoteId)
    .execute();
}

/** Another quote for the same ticket is on its way. */
export async function hasPendingQuote(tx: SqlTransaction, ticketId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sports.cash_out')
    .select('quote_id')
    .where('ticket_id', '=', ticketId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listPendingQuotes(
  sql: SqlOrTransaction,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<{ readonly quoteId: string; readonly ticketId: string }[]> {
  return sql
    .selectFrom('sports.cash_out')
    .select(['quote_id as quoteId', 'ticket_id as ticketId'])
    .where('state', '=', 'pending')
    .where('decides_at', '<=', now)
    .orderBy('decides_at')
    .limit(limit)
    .execute();
}

/** Of each ticket the one that was taken last, whatever became of it. */
export async function listTakenQuotes(
  sql: SqlOrTransaction,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, CashOut>> {
  if (ticketIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('sports.cash_out')
    .distinctOn('ticket_id')
    .select(columns)
    .where('ticket_id', 'in', [...ticketIds])
    .where('state', '<>', 'quoted')
    .orderBy('ticket_id')
    .orderBy('quoted_at', 'desc')
    .limit(200)
    .execute();
  return new Map(rows.map((row) => [row.ticket_id, readQuote(row)]));
}

/** Quotes that nobody took; answers how many went. */
export async function deleteOldQuotes(
  sql: SqlOrTransaction,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await raw`
    delete from sports.cash_out where quote_id in (
      select quote_id from sports.cash_out where state = 'quoted' and expires_at < ${before}
      order by expires_at limit ${limit})`.execute(sql);
  return Number(numAffectedRows ?? 0);
}

function readQuote(row: Pick<Selectable<CashOutTable>, (typeof columns)[number]>): CashOut {
  return {
    quoteId: row.quote_id,
    ticketId: row.ticket_id,
    unitMinor: row.unit_minor === null ? null : BigInt(row.unit_minor),
    amountMinor: BigInt(row.amount_minor),
    fairMinor: BigInt(row.fair_minor),
    expiresAt: row.expires_at,
    state: row.state,
    decidesAt: row.decides_at,
    moves: row.moves,
  };
}
