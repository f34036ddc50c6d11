import { applyWord } from './apply-word.ts';
import { nextAskAt } from '../asking.rules.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { claimDue, scheduleAsk, type StoredDeposit } from './deposit.repo.ts';
import type { DepositWord } from '../service/payment-adapter.ts';
import { speakTo } from '../service/speak-to-service.ts';
import { workThroughDue } from '../work-through-due.ts';

/**
 * Asks services about all deposits that are due: calls that were not clearly answered, those that a process left behind,
 * open ones whose message may be lost, and ended ones that may still be paid.
 */
export function askDeposits(deps: CashierDeps): Promise<void> {
  return workThroughDue({
    clock: deps.clock,
    claim: (options) => claimDue(deps.sql, options),
    work: (deposit) => askAbout(deps, deposit),
    onError: (err, { orderId }) => deps.log.error({ err, orderId }, 'could not ask about a deposit'),
  });
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
