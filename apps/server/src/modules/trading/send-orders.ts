import type { Clock } from '@halls/service';
import type { ProviderConnections } from '#modules/provider-connection';
import type { Sql } from '#platform/database.ts';
import { leaseNextOrder, listWaitingDesks, noteEnd } from './desk-order.repo.ts';

interface Deps extends ProviderConnections {
  readonly sql: Sql;
  readonly clock: Clock;
}

const atOnce = 50;
/** Longer than a provider is waited for. */
const leaseMs = 10_000;

/**
 * Tells a provider what waits, in the order in which it was asked: what was held first and then released is released. An
 * order that is not clearly answered keeps those after it waiting.
 */
export async function sendOrders(
  { sql, clock, providers, gameProviders }: Deps,
  gpId: string,
): Promise<void> {
  const connection = await providers.find(gpId);
  const desk = connection && gameProviders.trading(connection);
  for (let sent = 0; sent < atOnce; sent += 1) {
    const now = clock();
    const order = await leaseNextOrder(sql, { gpId, now, until: new Date(now.getTime() + leaseMs) });
    if (!order) return;
    const told = desk
      ? await desk.order(order.orderId, order.asked)
      : ({ kind: 'refused', word: 'no_desk' } as const);
    if (told.kind === 'unknown') return noteEnd(sql, order.orderId, null);
    await noteEnd(sql, order.orderId, { refusal: told.kind === 'refused' ? told.word : null, at: clock() });
  }
}

/** What no provider has answered yet, after a crash as well. */
export async function sendWaitingOrders(deps: Deps): Promise<void> {
  for (const gpId of await listWaitingDesks(deps.sql)) await sendOrders(deps, gpId);
}
