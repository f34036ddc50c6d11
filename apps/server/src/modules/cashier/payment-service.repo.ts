import type { Sealing } from '@halls/service';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { sealedColumn } from '#platform/sealed-column.repo.ts';
import type { PaymentService, ServiceState } from './payment-service.ts';

/** No installation has so many. */
const maxServices = 200;

export const serviceSecret = sealedColumn({
  table: 'cashier.psp',
  column: 'secret',
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
] as const;

export interface ServiceStore {
  readonly sql: Sql | SqlTransaction;
  /** Secrets rest sealed; what is read here is open. */
  readonly sealing: Sealing;
}

export async function findService(
  { sql, sealing }: ServiceStore,
  pspId: string,
): Promise<PaymentService | null> {
  const row = await sql
    .selectFrom('cashier.psp')
    .select(columns)
    .where('psp_id', '=', pspId)
    .executeTakeFirst();
  return row ? readService(row, sealing) : null;
}

export async function listServices({ sql, sealing }: ServiceStore): Promise<PaymentService[]> {
  const rows = await sql
    .selectFrom('cashier.psp')
    .select(columns)
    .orderBy('psp_id')
    .limit(maxServices)
    .execute();
  return rows.map((row) => readService(row, sealing));
}

/** Replaces the one that there is. */
export async function writeService({ sql, sealing }: ServiceStore, service: PaymentService): Promise<void> {
  const written = {
    adapter: service.adapter,
    base_url: service.baseUrl,
    message_url: service.messageUrl,
    operator_id: service.operatorId,
    key_id: service.keyId,
    secret: serviceSecret.seal(sealing, { pspId: service.pspId }, service.secret),
    state: service.state,
  };
  await sql
    .insertInto('cashier.psp')
    .values({ psp_id: service.pspId, ...written })
    .onConflict((conflict) => conflict.column('psp_id').doUpdateSet(written))
    .execute();
}

function readService(
  row: { psp_id: string; adapter: string; base_url: string; message_url: string; operator_id: string } & {
    key_id: string;
    secret: string;
    state: ServiceState;
  },
  sealing: Sealing,
): PaymentService {
  return {
    pspId: row.psp_id,
    adapter: row.adapter,
    baseUrl: row.base_url,
    messageUrl: row.message_url,
    operatorId: row.operator_id,
    keyId: row.key_id,
    secret: serviceSecret.open(sealing, { pspId: row.psp_id }, row.secret),
    state: row.state,
  };
}
