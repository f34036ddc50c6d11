import { latestSendMs, leaseMs } from '../asking.rules.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import type { PaymentAdapter, RefundWord } from '../service/payment-adapter.ts';
import { speakTo } from '../service/speak-to-service.ts';
import { nextAt } from '../withdrawal/withdrawal.rules.ts';
import { workThroughDue } from '../work-through-due.ts';
import { applyRefundWord } from './apply-refund-word.ts';
import { claimDueRefunds, moveRefund, scheduleRefund, type StoredRefund } from './refund.repo.ts';

/** Sends what was agreed to, once, and asks about what a service has until it says what became of it. */
export function workOnRefunds(deps: CashierDeps): Promise<void> {
  return workThroughDue({
    clock: deps.clock,
    claim: (options) => claimDueRefunds(deps.sql, options),
    work: (refund) => (refund.state === 'asked' ? send(deps, refund) : ask(deps, refund)),
    onError: (err, { refundId }) => deps.log.error({ err, refundId }, 'could not carry a refund on'),
  });
}

/** Noted and committed before the service is called. Whoever is held up, or dies here, leaves it to those who ask. */
async function send(deps: CashierDeps, refund: StoredRefund): Promise<void> {
  const since = deps.clock();
  const step = { to: 'sending', messageId: null, now: since } as const;
  const leased = new Date(since.getTime() + leaseMs);
  const isMoved = await moveRefund(deps.pool, refund, { ...step, nextAt: leased });
  if (!isMoved || deps.clock().getTime() - since.getTime() > latestSendMs) return;
  await hear(deps, { ...refund, state: 'sending', tries: 0 }, (refunds, service) =>
    refunds.send(service, { ...refund, orderId: refund.toldOrderId }),
  );
}

function ask(deps: CashierDeps, refund: StoredRefund): Promise<void> {
  return hear(deps, refund, (refunds, service) =>
    refunds.ask(service, { refundId: refund.refundId, orderId: refund.toldOrderId }),
  );
}

type Refunds = NonNullable<PaymentAdapter['refunds']>;

async function hear(
  deps: CashierDeps,
  refund: StoredRefund,
  say: (refunds: Refunds, service: Parameters<Refunds['ask']>[0]) => Promise<RefundWord>,
): Promise<void> {
  const { refundId, pspId, state } = refund;
  const word = await speakTo(deps, pspId, ({ refunds }, service) => {
    if (!refunds) throw new Error('the service gives nothing back');
    return say(refunds, service);
  });
  if (word.state === 'unknown')
    deps.log.warn({ refundId, pspId, why: word.why }, 'a service gave no clear answer');
  if ((await applyRefundWord(deps, refund, word, { messageId: null })) === 'moved') return;
  const now = deps.clock();
  const at = nextAt({ state: state === 'unknown' ? 'unknown' : 'sending', since: now }, refund.tries, now);
  if (at) await scheduleRefund(deps.sql, refundId, { at, pspRef: null });
}
