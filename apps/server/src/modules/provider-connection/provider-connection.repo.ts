import { sql as raw, type Selectable } from 'kysely';
import type { Sealing } from '@halls/service';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { sealedColumn } from '#platform/sealed-column.repo.ts';
import type { ProviderConnectionTable } from './provider-connection.tables.ts';
import type { NextKey, ProviderConnection } from './provider-connection.ts';

/** No installation has so many. */
const maxConnections = 1_000;

export const connectionSecret = sealedColumn({
  table: 'app.provider_connection',
  column: 'secret',
  key: { gpId: 'gp_id' },
});

/** The same of the key that comes next: what it holds becomes the other column's as it stands. */
export const nextSecret = sealedColumn({
  table: 'app.provider_connection',
  column: 'next_secret',
  key: { gpId: 'gp_id' },
});

const connectionColumns = [
  'gp_id',
  'wallet_kind',
  'adapter',
  'base_url',
  'launch_url',
  'operator_id',
  'key_id',
  'secret',
  'maintenance_start',
  'maintenance_end',
  'is_active',
  'has_catalogue',
] as const;

export interface ConnectionStore {
  readonly sql: Sql;
  /** Secrets rest sealed; what is read here is open. */
  readonly sealing: Sealing;
}

/** The same within a transaction. */
export interface ConnectionWriter {
  readonly transaction: SqlTransaction;
  readonly sealing: Sealing;
}

export interface KeyedConnection {
  readonly connection: ProviderConnection;
  /** Null where no key waits to take the place of the connection's. */
  readonly next: NextKey | null;
}

/** With the keys as they hold now: one whose time has come is the connection's own. */
export async function listKeyedConnections({ sql, sealing }: ConnectionStore): Promise<KeyedConnection[]> {
  const rows = await sql
    .selectFrom('app.provider_connection')
    .select([...connectionColumns, ...nextColumns])
    .select(raw<boolean>`next_from <= clock_timestamp()`.as('is_next_due'))
    .orderBy('gp_id')
    .limit(maxConnections)
    .execute();
  return rows.map((row) => {
    const connection = readConnection(row, sealing);
    const next = readNextKey(row, sealing);
    if (!next || !row.is_next_due) return { connection, next };
    return { connection: { ...connection, keyId: next.keyId, secret: next.secret }, next: null };
  });
}

/** Locked until the transaction ends; null when none waits. */
export async function lockNextKey(
  { transaction, sealing }: ConnectionWriter,
  gpId: string,
): Promise<NextKey | null> {
  const row = await transaction
    .selectFrom('app.provider_connection')
    .select(['gp_id', ...nextColumns])
    .where('gp_id', '=', gpId)
    .forUpdate()
    .executeTakeFirst();
  return row ? readNextKey(row, sealing) : null;
}

export async function writeNextKey(
  { transaction, sealing }: ConnectionWriter,
  gpId: string,
  next: Omit<NextKey, 'isShown'>,
): Promise<void> {
  await transaction
    .updateTable('app.provider_connection')
    .set({
      next_key_id: next.keyId,
      next_secret: nextSecret.seal(sealing, { gpId }, next.secret),
      next_from: next.from,
      next_shown_at: null,
      has_office_key: true,
    })
    .where('gp_id', '=', gpId)
    .execute();
}

export async function markNextKeyShown(transaction: SqlTransaction, gpId: string, at: Date): Promise<void> {
  await transaction
    .updateTable('app.provider_connection')
    .set({ next_shown_at: at })
    .where('gp_id', '=', gpId)
    .execute();
}

/** Puts keys whose time has come in the place of those before them, which nobody holds from then on. */
export async function replaceEndedKeys(sql: Sql): Promise<void> {
  await sql
    .updateTable('app.provider_connection')
    .set((row) => ({
      key_id: raw<string>`${row.ref('next_key_id')}`,
      secret: raw<string>`${row.ref('next_secret')}`,
      next_key_id: null,
      next_secret: null,
      next_from: null,
      next_shown_at: null,
    }))
    .where('next_from', '<=', raw<Date>`clock_timestamp()`)
    .execute();
}

/** Providers whose keys the office has made: settings leave them alone. */
export async function listOfficeKeyed(sql: Sql | SqlTransaction): Promise<ReadonlySet<string>> {
  const rows = await sql
    .selectFrom('app.provider_connection')
    .select('gp_id')
    .where('has_office_key', '=', true)
    .orderBy('gp_id')
    .limit(maxConnections)
    .execute();
  return new Set(rows.map((row) => row.gp_id));
}

/** Locked until the transaction ends; null when there is none. */
export async function lockConnection(
  { transaction, sealing }: ConnectionWriter,
  gpId: string,
): Promise<ProviderConnection | null> {
  const row = await transaction
    .selectFrom('app.provider_connection')
    .select(connectionColumns)
    .where('gp_id', '=', gpId)
    .forUpdate()
    .executeTakeFirst();
  return row ? readConnection(row, sealing) : null;
}

/** Replaces the one that there is. */
export async function writeConnection(
  { transaction, sealing }: ConnectionWriter,
  connection: ProviderConnection,
): Promise<void> {
  const { gp_id: gpId, ...columns } = columnsOf(connection, sealing);
  await transaction
    .insertInto('app.provider_connection')
    .values({ gp_id: gpId, ...columns })
    .onConflict((conflict) => conflict.column('gp_id').doUpdateSet(columns))
    .execute();
}

const nextColumns = ['next_key_id', 'next_secret', 'next_from', 'next_shown_at'] as const;

function readNextKey(
  row: Pick<Selectable<ProviderConnectionTable>, 'gp_id' | (typeof nextColumns)[number]>,
  sealing: Sealing,
): NextKey | null {
  if (row.next_key_id === null || row.next_secret === null || row.next_from === null) return null;
  return {
    keyId: row.next_key_id,
    secret: nextSecret.open(sealing, { gpId: row.gp_id }, row.next_secret),
    from: row.next_from,
    isShown: row.next_shown_at !== null,
  };
}

function columnsOf(connection: ProviderConnection, sealing: Sealing) {
  return {
    gp_id: connection.gpId,
    wallet_kind: connection.walletKind,
    adapter: connection.adapter,
    base_url: connection.baseUrl,
    launch_url: connection.launchUrl,
    operator_id: connection.operatorId,
    key_id: connection.keyId,
    secret: connectionSecret.seal(sealing, connection, connection.secret),
    maintenance_start: connection.maintenanceStart,
    maintenance_end: connection.maintenanceEnd,
    is_active: connection.isActive,
    has_catalogue: connection.hasCatalogue,
  };
}

function readConnection(
  row: Pick<Selectable<ProviderConnectionTable>, (typeof connectionColumns)[number]>,
  sealing: Sealing,
): ProviderConnection {
  return {
    gpId: row.gp_id,
    walletKind: row.wallet_kind,
    adapter: row.adapter,
    baseUrl: row.base_url,
    launchUrl: row.launch_url,
    operatorId: row.operator_id,
    keyId: row.key_id,
    secret: connectionSecret.open(sealing, { gpId: row.gp_id }, row.secret),
    maintenanceStart: row.maintenance_start,
    maintenanceEnd: row.maintenance_end,
    isActive: row.is_active,
    hasCatalogue: row.has_catalogue,
  };
}
