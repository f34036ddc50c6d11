import { applyWord } from './apply-word.ts';
import { leaseMs, nextAskAt } from './asking.rules.ts';
import type { CashierDeps } from './cashier.deps.ts';
import { claimDue, scheduleAsk, type StoredDeposit } from './deposit.repo.ts';
import type { DepositWord } from './payment-adapter.ts';
import { speakTo } from './speak-to-service.ts';

/** So many answers are waited for at once. */
const maxAsking = 32;
/** No deposit is taken any more after this long: what is left comes with the next run. */
const longestRunMs = 5_000;

/**
 * Asks services about all deposits that are due: calls that were not clearly answered, those that a process left behind,
 * open ones whose message may be lost, and ended ones that may still be paid.
 */
export async function askDeposits(deps: CashierDeps): Promise<void> {
  const dueAt = deps.clock();
  const asking = new Set<Promise<unknown>>();
  for (;;) {
    const now = deps.clock();
    const isLate = now.getTime() - dueAt.getTime() > longestRunMs;
    const deposits = await claimDue(deps.sql, {
      now: dueAt,
      claimedUntil: new Date(now.getTime() + leaseMs),
      limit: isLate ? 0 : maxAsking - asking.size,
    });
    for (const deposit of deposits) {
      const asked: Promise<unknown> = askAbout(deps, deposit)
        .catch((err: unknown) =>
          deps.log.error({ err, orderId: deposit.orderId }, 'could not ask about a deposit'),
        )
        .finally(() => asking.delete(asked));
      asking.add(asked);
    }
    if (asking.size === 0) return;
    await Promise.race(asking);
  }
}

/** Asks the service of a claimed deposit about it, and brings the deposit to where its word leads. */
export async function askAbout(deps: CashierDeps, deposit: StoredDeposit): Promise<DepositWord> {
  const { orderId, pspId, state, expiresAt, askAttempts, changedAt } = deposit;
  const word = await speakTo(deps, pspId, (adapter, service) => adapter.askDeposit(service, orderId));
  if (word.state === 'unknown')
    deps.log.warn({ orderId, pspId, why: word.why }, 'a service gave no clear answer');
  const applied = await applyWord(deps, deposit, word, { actor: 'psp', messageId: null });
  if (applied === 'moved') return word;
  const next = nextAskAt({ state, expiresAt, since: changedAt }, askAttempts, deps.clock());
  await scheduleAsk(deps.sql, deposit, next);
  return word;
}
