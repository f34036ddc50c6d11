import type { Currency } from '@halls/contract';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { Direction, PaymentMethod } from './method.ts';
import type { ServiceState } from '../service/payment-service.ts';
import { insertRoute, listRoutesNow, type NewRoute } from './route.repo.ts';
import type { RoutePolicy } from './route.rules.ts';

/** Of a site in a currency; nobody offers so many. */
const maxMethods = 100;
/** Services times currencies. */
const mostBooks = 1_000;

/** What a site offers in a currency one way, in its order; none whose services are all off. */
export async function listMethods(
  sql: SqlOrTransaction,
  { siteId, currency }: { readonly siteId: number; readonly currency: Currency },
  direction: Direction,
): Promise<PaymentMethod[]> {
  const rows = await sql
    .selectFrom('cashier.method')
    .select(['method_id', 'site_id', 'currency', 'code', 'kind', 'amount_rule', 'policy', 'min_minor'])
    .select(['max_minor', 'name', 'icon', 'fields'])
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .where('direction', '=', direction)
    .where('is_active', '=', true)
    .orderBy('sort')
    .orderBy('method_id')
    .limit(maxMethods)
    .execute();
  const routes = await listRoutesNow(
    sql,
    rows.map(({ method_id: methodId }) => methodId),
  );
  return rows
    .map((row) => ({
      methodId: row.method_id,
      direction,
      siteId: row.site_id,
      currency: row.currency,
      code: row.code,
      kind: row.kind,
      amountRule: row.amount_rule,
      policy: row.policy,
      minMinor: BigInt(row.min_minor),
      maxMinor: BigInt(row.max_minor),
      name: row.name,
      icon: row.icon,
      fields: row.fields,
      routes: (routes.get(row.method_id) ?? []).filter(
        ({ isActive, serviceState }) => isActive && serviceState !== 'off',
      ),
    }))
    .filter(({ routes: { length } }) => length > 0);
}

/** A method with the service that takes its orders, which others may join. */
export type NewMethod = Omit<PaymentMethod, 'methodId' | 'policy' | 'routes'> &
  NewRoute & { readonly sort: number };

/** Unless it is there. */
export async function insertMethod(sql: SqlOrTransaction, method: NewMethod): Promise<void> {
  const inserted = await sql
    .insertInto('cashier.method')
    .values({
      site_id: method.siteId,
      direction: method.direction,
      currency: method.currency,
      code: method.code,
      kind: method.kind,
      amount_rule: method.amountRule,
      min_minor: method.minMinor.toString(),
      max_minor: method.maxMinor.toString(),
      name: JSON.stringify(method.name),
      icon: method.icon,
      fields: JSON.stringify(method.fields),
      sort: method.sort,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'currency', 'direction', 'code']).doNothing())
    .returning('method_id')
    .executeTakeFirst();
  if (inserted) await insertRoute(sql, inserted.method_id, method);
}

export type StoredTerms = ReturnType<typeof readTerms>;

/** What operators set of a method. */
export interface MethodTerms {
  readonly currency: Currency;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly isActive: boolean;
}

/** Of all sites and currencies. */
const maxOfHouse = 2_000;

const termColumns = [
  'method_id',
  'site_id',
  'currency',
  'code',
  'direction',
  'policy',
  'min_minor',
  'max_minor',
  'is_active',
] as const;

/** Those that a service takes orders of, or all. */
export async function listMethodTerms(sql: SqlOrTransaction, pspId: string | undefined) {
  const rows = await sql
    .selectFrom('cashier.method')
    .select(termColumns)
    .$if(pspId !== undefined, (query) =>
      query.where('method_id', 'in', (served) =>
        served
          .selectFrom('cashier.route')
          .select('method_id')
          .where('psp_id', '=', pspId ?? ''),
      ),
    )
    .orderBy('site_id')
    .orderBy('currency')
    .orderBy('direction')
    .orderBy('sort')
    .orderBy('method_id')
    .limit(maxOfHouse)
    .execute();
  return rows.map(readTerms);
}

export async function findMethodTerms(sql: SqlOrTransaction, methodId: number) {
  const row = await sql
    .selectFrom('cashier.method')
    .select(termColumns)
    .where('method_id', '=', methodId)
    .executeTakeFirst();
  return row ? readTerms(row) : null;
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

export async function setPolicy(
  transaction: SqlTransaction,
  methodId: number,
  policy: RoutePolicy,
): Promise<void> {
  await transaction.updateTable('cashier.method').set({ policy }).where('method_id', '=', methodId).execute();
}

function readTerms(row: {
  method_id: number;
  site_id: number;
  currency: Currency;
  code: string;
  direction: Direction;
  policy: RoutePolicy;
  min_minor: number | string;
  max_minor: number | string;
  is_active: boolean;
}) {
  return {
    methodId: row.method_id,
    siteId: row.site_id,
    currency: row.currency,
    code: row.code,
    direction: row.direction,
    policy: row.policy,
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
    .selectFrom('cashier.route as route')
    .innerJoin('cashier.method as method', 'method.method_id', 'route.method_id')
    .select('method.site_id')
    .where('route.psp_id', '=', pspId)
    .where('method.currency', '=', currency)
    .orderBy('method.site_id')
    .limit(1)
    .executeTakeFirst();
  return row?.site_id ?? null;
}

/** In which currencies services take money, whether or not they do at this moment. */
export async function listServiceCurrencies(sql: SqlOrTransaction): Promise<
  {
    readonly pspId: string;
    readonly currency: Currency;
    readonly adapter: string;
    readonly state: ServiceState;
  }[]
> {
  const rows = await sql
    .selectFrom('cashier.route as route')
    .innerJoin('cashier.method as method', 'method.method_id', 'route.method_id')
    .innerJoin('cashier.psp as psp', 'psp.psp_id', 'route.psp_id')
    .select(['route.psp_id', 'method.currency', 'psp.adapter', 'psp.state'])
    .distinct()
    .orderBy('route.psp_id')
    .orderBy('method.currency')
    .limit(mostBooks)
    .execute();
  return rows.map(({ psp_id: pspId, currency, adapter, state }) => ({ pspId, currency, adapter, state }));
}
