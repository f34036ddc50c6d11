import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { Direction } from './method.ts';
import type { PaymentRoute, RouteNow } from './route.rules.ts';

/** Methods times services; no house has so many. */
const maxRoutes = 20_000;

/** The part of a method's orders that a service gets where nothing else was said. */
const usualWeight = 100;

/** The routes of methods, with how their services stand; by method, in the order of their services. */
export async function listRoutesNow(
  sql: SqlOrTransaction,
  methodIds: readonly number[],
): Promise<ReadonlyMap<number, readonly RouteNow[]>> {
  if (methodIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('cashier.route as route')
    .innerJoin('cashier.psp as psp', 'psp.psp_id', 'route.psp_id')
    .leftJoin('cashier.psp_health as health', 'health.psp_id', 'route.psp_id')
    .select(['route.method_id', 'route.psp_id', 'route.psp_method', 'route.weight', 'route.cost_bp'])
    .select(['route.cost_fixed_minor', 'route.min_minor', 'route.max_minor', 'route.is_active'])
    .select('route.can_refund')
    .select(['psp.state', 'health.drained_at'])
    .where('route.method_id', 'in', methodIds)
    .orderBy('route.method_id')
    .orderBy('route.psp_id')
    .limit(maxRoutes)
    .execute();
  return Map.groupBy(
    rows.map((row) => ({
      methodId: row.method_id,
      pspId: row.psp_id,
      pspMethod: row.psp_method,
      weight: row.weight,
      costBp: row.cost_bp,
      costFixedMinor: BigInt(row.cost_fixed_minor),
      minMinor: row.min_minor === null ? null : BigInt(row.min_minor),
      maxMinor: row.max_minor === null ? null : BigInt(row.max_minor),
      isActive: row.is_active,
      canRefund: row.can_refund,
      serviceState: row.state,
      isDrained: row.drained_at !== null,
    })),
    ({ methodId }) => methodId,
  );
}

export type NewRoute = Pick<PaymentRoute, 'pspId' | 'pspMethod'> & Partial<Pick<PaymentRoute, 'canRefund'>>;

export async function insertRoute(
  sql: SqlOrTransaction,
  methodId: number,
  { pspId, pspMethod, canRefund }: NewRoute,
): Promise<void> {
  await sql
    .insertInto('cashier.route')
    .values({
      method_id: methodId,
      psp_id: pspId,
      psp_method: pspMethod,
      weight: usualWeight,
      can_refund: canRefund === true,
    })
    .execute();
}

/** In the place of all that a method has. What is under way stays with the service that it is at. */
export async function replaceRoutes(
  transaction: SqlTransaction,
  methodId: number,
  routes: readonly PaymentRoute[],
): Promise<void> {
  await transaction.deleteFrom('cashier.route').where('method_id', '=', methodId).execute();
  await transaction
    .insertInto('cashier.route')
    .values(
      routes.map((route) => ({
        method_id: methodId,
        psp_id: route.pspId,
        psp_method: route.pspMethod,
        weight: route.weight,
        cost_bp: route.costBp,
        cost_fixed_minor: route.costFixedMinor.toString(),
        min_minor: route.minMinor?.toString() ?? null,
        max_minor: route.maxMinor?.toString() ?? null,
        is_active: route.isActive,
        can_refund: route.canRefund,
      })),
    )
    .execute();
}

/** How many orders of a method each service was asked for since then. */
export async function countOrders(
  sql: SqlOrTransaction,
  { methodId, direction }: { readonly methodId: number; readonly direction: Direction },
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const count = raw<number>`count(*)::int`.as('count');
  const rows =
    direction === 'deposit'
      ? await sql
          .selectFrom('cashier.route as route')
          .innerJoin('cashier.deposit as deposit', (join) =>
            join
              .onRef('deposit.psp_id', '=', 'route.psp_id')
              .onRef('deposit.method_id', '=', 'route.method_id')
              .on('deposit.follows_order_id', 'is', null)
              .on('deposit.created_at', '>=', since),
          )
          .select(['route.psp_id', count])
          .where('route.method_id', '=', methodId)
          .groupBy('route.psp_id')
          .orderBy('route.psp_id')
          .limit(maxRoutes)
          .execute()
      : await sql
          .selectFrom('cashier.route as route')
          .innerJoin('cashier.withdrawal_attempt as attempt', (join) =>
            join
              .onRef('attempt.psp_id', '=', 'route.psp_id')
              .onRef('attempt.method_id', '=', 'route.method_id')
              .on('attempt.sent_at', '>=', since),
          )
          .select(['route.psp_id', count])
          .where('route.method_id', '=', methodId)
          .groupBy('route.psp_id')
          .orderBy('route.psp_id')
          .limit(maxRoutes)
          .execute();
  return new Map(rows.map((row) => [row.psp_id, row.count]));
}
