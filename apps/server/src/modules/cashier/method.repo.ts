import type { Currency } from '@halls/contract';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { Direction, PaymentMethod } from './method.ts';

/** Of a site in a currency; nobody offers so many. */
const maxMethods = 100;
/** Services times currencies. */
const mostBooks = 1_000;

/** What a site offers in a currency one way, in its order; none of a service that is off. */
export async function listMethods(
  sql: SqlOrTransaction,
  { siteId, currency }: { readonly siteId: number; readonly currency: Currency },
  direction: Direction,
): Promise<PaymentMethod[]> {
  const rows = await sql
    .selectFrom('cashier.method as method')
    .innerJoin('cashier.psp as psp', 'psp.psp_id', 'method.psp_id')
    .select(['method.method_id', 'method.site_id', 'method.currency', 'method.psp_id', 'method.psp_method'])
    .select(['method.kind', 'method.amount_rule', 'method.min_minor', 'method.max_minor', 'method.name'])
    .select(['method.icon', 'method.fields', 'psp.state'])
    .where('method.site_id', '=', siteId)
    .where('method.currency', '=', currency)
    .where('method.direction', '=', direction)
    .where('method.is_active', '=', true)
    .where('psp.state', '<>', 'off')
    .orderBy('method.sort')
    .orderBy('method.method_id')
    .limit(maxMethods)
    .execute();
  return rows.map((row) => ({
    methodId: row.method_id,
    direction,
    siteId: row.site_id,
    currency: row.currency,
    pspId: row.psp_id,
    pspMethod: row.psp_method,
    kind: row.kind,
    amountRule: row.amount_rule,
    minMinor: BigInt(row.min_minor),
    maxMinor: BigInt(row.max_minor),
    name: row.name,
    icon: row.icon,
    fields: row.fields,
    serviceState: row.state,
  }));
}

/** Unless it is there. */
export async function insertMethod(
  sql: SqlOrTransaction,
  method: Omit<PaymentMethod, 'methodId' | 'serviceState'> & { readonly sort: number },
): Promise<void> {
  await sql
    .insertInto('cashier.method')
    .values({
      site_id: method.siteId,
      direction: method.direction,
      currency: method.currency,
      psp_id: method.pspId,
      psp_method: method.pspMethod,
      kind: method.kind,
      amount_rule: method.amountRule,
      min_minor: method.minMinor.toString(),
      max_minor: method.maxMinor.toString(),
      name: JSON.stringify(method.name),
      icon: method.icon,
      fields: JSON.stringify(method.fields),
      sort: method.sort,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'currency', 'psp_id', 'psp_method', 'direction']).doNothing(),
    )
    .execute();
}

/** What operators set of a method. */
export interface MethodTerms {
  readonly currency: Currency;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly isActive: boolean;
}

/** Of all sites; no service is offered in so many ways. */
const maxOfService = 2_000;

const termColumns = [
  'method_id',
  'site_id',
  'currency',
  'psp_id',
  'psp_method',
  'direction',
  'min_minor',
  'max_minor',
  'is_active',
] as const;

export async function listMethodsOf(sql: SqlOrTransaction, pspId: string) {
  const rows = await sql
    .selectFrom('cashier.method')
    .select(termColumns)
    .where('psp_id', '=', pspId)
    .orderBy('site_id')
    .orderBy('currency')
    .orderBy('direction')
    .orderBy('sort')
    .orderBy('method_id')
    .limit(maxOfService)
    .execute();
  return rows.map(readTerms);
}

/** Locked until the transaction ends. */
export async function lockMethod(transaction: SqlTransaction, methodId: number) {
  const row = await transaction
    .selectFrom('cashier.method')
    .select(termColumns)
    .where('method_id', '=', methodId)
    .forUpdate()
    .executeTakeFirst();
  return row ? readTerms(row) : null;
}

export async function setMethod(
  transaction: SqlTransaction,
  methodId: number,
  { minMinor, maxMinor, isActive }: MethodTerms,
): Promise<void> {
  await transaction
    .updateTable('cashier.method')
    .set({ min_minor: minMinor.toString(), max_minor: maxMinor.toString(), is_active: isActive })
    .where('method_id', '=', methodId)
    .execute();
}

function readTerms(row: {
  method_id: number;
  site_id: number;
  currency: Currency;
  psp_id: string;
  psp_method: string;
  direction: Direction;
  min_minor: number | string;
  max_minor: number | string;
  is_active: boolean;
}) {
  return {
    methodId: row.method_id,
    siteId: row.site_id,
    currency: row.currency,
    pspId: row.psp_id,
    pspMethod: row.psp_method,
    direction: row.direction,
    minMinor: BigInt(row.min_minor),
    maxMinor: BigInt(row.max_minor),
    isActive: row.is_active,
  };
}

/** The first site that a service works for in a currency; null where it works for none. */
export async function findFirstSite(
  sql: SqlOrTransaction,
  { pspId, currency }: { readonly pspId: string; readonly currency: Currency },
): Promise<number | null> {
  const row = await sql
    .selectFrom('cashier.method')
    .select('site_id')
    .where('psp_id', '=', pspId)
    .where('currency', '=', currency)
    .orderBy('site_id')
    .limit(1)
    .executeTakeFirst();
  return row?.site_id ?? null;
}

/** In which currencies services take money, whether or not they do at this moment. */
export async function listServiceCurrencies(
  sql: SqlOrTransaction,
): Promise<{ readonly pspId: string; readonly currency: Currency; readonly adapter: string }[]> {
  const rows = await sql
    .selectFrom('cashier.method as method')
    .innerJoin('cashier.psp as psp', 'psp.psp_id', 'method.psp_id')
    .select(['method.psp_id', 'method.currency', 'psp.adapter'])
    .distinct()
    .orderBy('method.psp_id')
    .orderBy('method.currency')
    .limit(mostBooks)
    .execute();
  return rows.map((row) => ({ pspId: row.psp_id, currency: row.currency, adapter: row.adapter }));
}
