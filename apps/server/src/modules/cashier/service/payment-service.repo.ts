import { sql as raw, type Selectable } from 'kysely';
import type { Sealing } from '@halls/service';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { sealedColumn } from '#platform/sealed-column.repo.ts';
import type { PspTable } from '../cashier.tables.ts';
import type { NextServiceKey, PaymentService, ServiceState } from './payment-service.ts';

/** No installation has so many. */
const maxServices = 200;

export const serviceSecret = sealedColumn({
  table: 'cashier.psp',
  column: 'secret',
  key: { pspId: 'psp_id' },
});

/** The same of the key that comes next: what it holds becomes the other column's as it stands. */
export const nextServiceSecret = sealedColumn({
  table: 'cashier.psp',
  column: 'next_secret',
  key: { pspId: 'psp_id' },
});

const columns = [
  'psp_id',
  'adapter',
  'base_url',
  'message_url',
  'operator_id',
  'key_id',
  'secret',
  'state',
  'state_at',
  'state_reason',
  'next_key_id',
  'next_secret',
  'next_from',
  'next_shown_at',
  'payee',
] as const;

const nextDue = 'coalesce(psp.next_from <= clock_timestamp(), false)';

/** Of a row `psp`: another text whenever it was written, or its next key has come due. */
export const serviceVersion = `psp.xmin || ' ' || ${nextDue}`;

const readColumns = [
  ...columns,
  raw<boolean>`${raw.raw(nextDue)}`.as('is_next_due'),
  raw<string>`${raw.raw(serviceVersion)}`.as('version'),
] as const;

export interface ServiceStore {
  readonly sql: SqlOrTransaction;
  /** Secrets rest sealed; what is read here is open. */
  readonly sealing: Sealing;
}

export async function findService(
  { sql, sealing }: ServiceStore,
  pspId: string,
): Promise<PaymentService | null> {
  const row = await sql
    .selectFrom('cashier.psp as psp')
    .select(readColumns)
    .where('psp_id', '=', pspId)
    .executeTakeFirst();
  return row ? readService(row, sealing) : null;
}

export async function listServices({ sql, sealing }: ServiceStore): Promise<PaymentService[]> {
  const rows = await sql
    .selectFrom('cashier.psp as psp')
    .select(readColumns)
    .orderBy('psp_id')
    .limit(maxServices)
    .execute();
  return rows.map((row) => readService(row, sealing));
}

/** Locked until the transaction ends. */
export async function lockService(
  { sql, sealing }: { readonly sql: SqlTransaction; readonly sealing: Sealing },
  pspId: string,
): Promise<PaymentService | null> {
  const row = await sql
    .selectFrom('cashier.psp as psp')
    .select(readColumns)
    .where('psp_id', '=', pspId)
    .forUpdate()
    .executeTakeFirst();
  return row ? readService(row, sealing) : null;
}

/** Replaces the one that there is; a key that was made at the office stays. */
export async function writeService(
  { sql, sealing }: ServiceStore,
  service: Pick<
    PaymentService,
    'pspId' | 'adapter' | 'baseUrl' | 'messageUrl' | 'operatorId' | 'keyId' | 'secret' | 'state' | 'payee'
  >,
): Promise<void> {
  const written = {
    adapter: service.adapter,
    base_url: service.baseUrl,
    message_url: service.messageUrl,
    operator_id: service.operatorId,
    key_id: service.keyId,
    secret: serviceSecret.seal(sealing, { pspId: service.pspId }, service.secret),
    state: service.state,
    payee: service.payee ? JSON.stringify(service.payee) : null,
  };
  await sql
    .insertInto('cashier.psp')
    .values({ psp_id: service.pspId, ...written })
    .onConflict((conflict) =>
      conflict.column('psp_id').doUpdateSet({
        ...written,
        key_id: raw<string>`case when psp.has_office_key then psp.key_id else excluded.key_id end`,
        secret: raw<string>`case when psp.has_office_key then psp.secret else excluded.secret end`,
      }),
    )
    .execute();
}

export async function setServiceState(
  transaction: SqlTransaction,
  pspId: string,
  set: { readonly state: ServiceState; readonly at: Date; readonly reason: string },
): Promise<void> {
  await transaction
    .updateTable('cashier.psp')
    .set({ state: set.state, state_at: set.at, state_reason: set.reason })
    .where('psp_id', '=', pspId)
    .execute();
}

export async function writeNextKey(
  { sql, sealing }: { readonly sql: SqlTransaction; readonly sealing: Sealing },
  pspId: string,
  next: Omit<NextServiceKey, 'isShown'>,
): Promise<void> {
  await sql
    .updateTable('cashier.psp')
    .set({
      next_key_id: next.keyId,
      next_secret: nextServiceSecret.seal(sealing, { pspId }, next.secret),
      next_from: next.from,
      next_shown_at: null,
      has_office_key: true,
    })
    .where('psp_id', '=', pspId)
    .execute();
}

export async function markNextKeyShown(transaction: SqlTransaction, pspId: string, at: Date): Promise<void> {
  await transaction
    .updateTable('cashier.psp')
    .set({ next_shown_at: at })
    .where('psp_id', '=', pspId)
    .execute();
}

/** Puts keys whose time has come in the place of those before them, which nobody holds from then on. */
export async function replaceEndedServiceKeys(sql: Sql): Promise<void> {
  await sql
    .updateTable('cashier.psp')
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

/** With its keys as they hold now: one whose time has come is the service's own. */
function readService(
  row: Pick<Selectable<PspTable>, (typeof columns)[number]> & {
    readonly is_next_due: boolean;
    readonly version: string;
  },
  sealing: Sealing,
): PaymentService {
  const pspId = row.psp_id;
  const nextKey = readNextKey(row, sealing);
  const isReplaced = nextKey !== null && row.is_next_due;
  return {
    pspId,
    version: row.version,
    adapter: row.adapter,
    baseUrl: row.base_url,
    messageUrl: row.message_url,
    operatorId: row.operator_id,
    keyId: isReplaced ? nextKey.keyId : row.key_id,
    secret: isReplaced ? nextKey.secret : serviceSecret.open(sealing, { pspId }, row.secret),
    nextKey: isReplaced ? null : nextKey,
    state: row.state,
    stateAt: row.state_at,
    stateReason: row.state_reason,
    ...(row.payee && { payee: row.payee }),
  };
}

function readNextKey(
  row: Pick<Selectable<PspTable>, 'psp_id' | 'next_key_id' | 'next_secret' | 'next_from' | 'next_shown_at'>,
  sealing: Sealing,
): NextServiceKey | null {
  if (row.next_key_id === null || row.next_secret === null || row.next_from === null) return null;
  return {
    keyId: row.next_key_id,
    secret: nextServiceSecret.open(sealing, { pspId: row.psp_id }, row.next_secret),
    from: row.next_from,
    isShown: row.next_shown_at !== null,
  };
}
