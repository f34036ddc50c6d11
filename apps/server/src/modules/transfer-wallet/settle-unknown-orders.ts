import type { WalletOwner } from '#modules/ledger';
import type { Verdict } from '#modules/provider-connection';
import { settleOrder } from './settle-order.ts';
import {
  claimUndecided,
  countOrdersSince,
  listProvidersWithDue,
  listUnknown,
  type StoredOrder,
} from './transfer-order.repo.ts';
import { senderLeaseMs } from './transfer-order.rules.ts';
import type { TransferWalletDeps } from './transfer-wallet.deps.ts';

/**
 * Called for a member whose money turns out to lie with a provider although the transfer that was to start
 * a game, or to end it, has failed for them.
 */
export type OnStranded = (owner: WalletOwner, gpId: string) => Promise<unknown>;

/** So often within ten minutes money is asked back again without the member's doing. */
const maxOrdersPerWindow = 10;
const windowMs = 10 * 60_000;

/** So many answers of one provider are waited for at once. */
const maxAsking = 64;
/** No order is taken any more after this long: what is left comes with the next run, and what has become due with it. */
const longestRunMs = 5_000;

/**
 * Asks providers what became of all orders that are due: calls that timed out or failed, and orders left behind by
 * a process that ended. Returns how many were decided. Each order is asked about once, so it ends; a provider that
 * is silent keeps nobody waiting but itself.
 */
export async function settleUnknownOrders(
  deps: TransferWalletDeps,
  onStranded: OnStranded = async () => {},
): Promise<number> {
  const dueAt = deps.clock();
  const gpIds = await listProvidersWithDue(deps.sql, dueAt);
  const decided = await Promise.all(gpIds.map((gpId) => settleDueOf(gpId, dueAt, onStranded, deps)));
  return decided.reduce((sum, count) => sum + count, 0);
}

async function settleDueOf(
  gpId: string,
  dueAt: Date,
  onStranded: OnStranded,
  deps: TransferWalletDeps,
): Promise<number> {
  const { sql, clock } = deps;
  const asking = new Set<Promise<unknown>>();
  let decided = 0;
  for (;;) {
    const now = clock().getTime();
    const isLate = now - dueAt.getTime() > longestRunMs;
    const orders = await claimUndecided(sql, {
      gpId,
      now: dueAt,
      claimedUntil: new Date(now + senderLeaseMs),
      limit: isLate ? 0 : maxAsking - asking.size,
    });
    for (const order of orders) {
      const asked = askAndSettle(order, onStranded, deps)
        .then((state) => (decided += state === 'unknown' ? 0 : 1))
        .finally(() => asking.delete(asked));
      asking.add(asked);
    }
    if (asking.size === 0) return decided;
    await Promise.race(asking);
  }
}

/** Asks at once about the orders of one member at one provider. False when some are still undecided. */
export async function settleUnknownOrdersOf(
  owner: WalletOwner,
  gpId: string,
  deps: TransferWalletDeps,
): Promise<boolean> {
  const orders = await listUnknown(deps.sql, owner, gpId);
  const outcomes = await Promise.all(
    orders.map(async (order) => settleOrder(order, await askAbout(order, deps), deps)),
  );
  return outcomes.every((outcome) => outcome.state !== 'unknown');
}

/** One order that cannot be settled must not keep the others waiting: it comes up again. */
async function askAndSettle(
  order: StoredOrder,
  onStranded: OnStranded,
  deps: TransferWalletDeps,
): Promise<string> {
  try {
    const outcome = await settleOrder(order, await askAbout(order, deps), deps);
    const isStranded = outcome.state === (order.direction === 'in' ? 'confirmed' : 'rejected');
    if (isStranded && (await mayAskAgain(order, deps))) await onStranded(order.owner, order.gpId);
    return outcome.state;
  } catch (error) {
    deps.log.error({ err: error, orderId: order.orderId }, 'could not settle a transfer order');
    return 'unknown';
  }
}

async function mayAskAgain(
  { owner, gpId }: StoredOrder,
  { sql, clock }: TransferWalletDeps,
): Promise<boolean> {
  const since = new Date(clock().getTime() - windowMs);
  return (await countOrdersSince(sql, { memberId: owner.memberId, gpId, since })) < maxOrdersPerWindow;
}

/** What the provider says of an order. */
export async function askAbout(
  order: StoredOrder,
  { gameProviders, providers }: TransferWalletDeps,
): Promise<Verdict> {
  const connection = await providers.find(order.gpId);
  if (!connection) return { state: 'unknown', word: 'the provider has no connection' };
  const { orderId, owner: player, direction } = order;
  return gameProviders.holder(connection).status({ orderId, player, direction });
}
