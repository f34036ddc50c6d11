import { openPayoutAccount } from '#modules/payout-account';
import { latestSendMs, leaseMs } from '../asking.rules.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { listMethods } from '../method/method.repo.ts';
import { notSentCode } from '../service/payment-adapter.ts';
import { rankRoutes } from '../method/route.rules.ts';
import { sendTo, speakTo } from '../service/speak-to-service.ts';
import { applyPayoutWord } from './apply-payout-word.ts';
import { screenWithdrawal, type ScreenedStep } from './screen-withdrawal.repo.ts';
import {
  findWithdrawal,
  listAttempts,
  moveWithdrawal,
  scheduleWithdrawal,
  type StoredWithdrawal,
  type WithdrawalStep,
} from './withdrawal.repo.ts';
import { nextAt, nextRoute, type PayoutRoute, type WithdrawalState } from './withdrawal.rules.ts';

/** More than an order takes from being asked for to its end. */
const mostSteps = 50;

/** What a step has come to: the order is in another state, or waits in the one that it has. */
type Gone = 'on' | 'waits';
type Work = (deps: CashierDeps, order: StoredWithdrawal) => Promise<Gone>;

/** What is done by itself with an order in a state. */
const workOf: Readonly<Partial<Record<WithdrawalState, Work>>> = {
  requested: (deps, order) => goOn(deps, order, { to: 'screening', cause: 'looked_at', booking: null }),
  screening: screen,
  approved: send,
  declined: send,
  rejected: giveBack,
  bounced: giveBack,
};

/** Whoever asks for money is told at once what was decided by itself; sending it is left to the job. */
const decided: ReadonlySet<WithdrawalState> = new Set(['requested', 'screening']);

/** Brings an order on as far as it goes by itself. May be called by several at once. */
export async function carryOn(deps: CashierDeps, orderId: string): Promise<void> {
  await workWhile(deps, orderId, (state) => state in workOf);
}

export async function screenNow(deps: CashierDeps, orderId: string): Promise<void> {
  const order = await findWithdrawal(deps.sql, orderId);
  // what was just asked for is looked at and decided in one commit, unless somebody else has taken it up
  if (order?.state === 'requested' && (await screenWithdrawal(deps.pool, order, await decide(deps, order))))
    return;
  await workWhile(deps, orderId, (state) => decided.has(state));
}

/** Asks what became of an order that a service has; what was said is then carried on. */
export async function askAboutPayout(deps: CashierDeps, order: StoredWithdrawal): Promise<void> {
  const { orderId, attempts: attempt } = order;
  const last = (await listAttempts(deps.sql, orderId)).at(-1);
  if (!last) throw new Error(`withdrawal ${orderId} is ${order.state} and nobody was asked`);
  const { pspId } = last;
  const word = await speakTo(deps, pspId, (adapter, service) =>
    adapter.askPayout(service, { orderId, attempt }),
  );
  if (word.state === 'unknown')
    deps.log.warn({ orderId, pspId, why: word.why }, 'a service gave no clear answer');
  await applyPayoutWord(deps, { pspId, orderId, attempt }, word, { messageId: null });
  const now = deps.clock();
  const next = nextAt({ state: order.state, since: order.changedAt }, order.tries, now);
  await scheduleWithdrawal(deps.sql, order, next);
  await carryOn(deps, orderId);
}

async function workWhile(
  deps: CashierDeps,
  orderId: string,
  isWorkedOn: (state: WithdrawalState) => boolean,
): Promise<void> {
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const order = await findWithdrawal(deps.sql, orderId);
    const work = order && isWorkedOn(order.state) && workOf[order.state];
    if (!work) return;
    if ((await work(deps, order)) === 'waits') return;
  }
  throw new Error(`withdrawal ${orderId} came to no end`);
}

async function screen(deps: CashierDeps, order: StoredWithdrawal): Promise<Gone> {
  await moveWithdrawal(deps.pool, { from: order, ...(await decide(deps, order)), booking: null });
  return 'on';
}

async function decide(deps: CashierDeps, order: StoredWithdrawal): Promise<ScreenedStep> {
  const { orderId, owner, amountMinor, payoutAccountId } = order;
  const subject = { ...owner, orderId, amountMinor, payoutAccountId };
  const { outcome, isNewDevice, isChargedBack, decisionId } = await deps.screening.decideWithdrawal(subject);
  const told = decisionId === null ? {} : { risk_decision_id: decisionId };
  // what speaks against it is for a person to weigh: nobody is refused by a program
  const special = isChargedBack ? chargedBack : isNewDevice ? fromNewDevice : approved;
  const step = outcome !== 'approve' ? inReview : special;
  return { ...timed(deps, step), told };
}

const approved = { to: 'approved', cause: 'approved_by_rules' } as const;
const inReview = { to: 'review', cause: 'in_review' } as const;
const chargedBack = { to: 'review', cause: 'charged_back' } as const;
const fromNewDevice = { to: 'review', cause: 'new_device' } as const;

/**
 * Sends it by the next way that there is: noted and committed before the service is called. What that does not tell for
 * certain is asked for later, and nothing is sent until it is.
 */
async function send(deps: CashierDeps, order: StoredWithdrawal): Promise<Gone> {
  const { orderId, amountMinor, owner } = order;
  const attempts = await listAttempts(deps.sql, orderId);
  const routes = await routesFor(deps, order);
  const route = nextRoute(routes, attempts);
  if (!route) {
    if (order.state === 'declined') return giveBack(deps, order);
    return wait(deps, order);
  }
  const account = await openPayoutAccount(deps, order.payoutAccountId);
  const { member_name: holder } = await deps.personal.read(deps.sql, owner.memberId);
  if (!account || holder === '') throw new Error(`withdrawal ${orderId} has nobody to be paid to`);

  const { pspId, methodId, pspMethod: method } = route;
  const since = deps.clock();
  const cause = attempts.length === 0 ? 'sent' : 'sent_again';
  const told = { psp_id: pspId, method_id: String(methodId) };
  const state = await move(deps, order, { to: 'sending', cause, told, booking: null });
  // whoever was held up leaves it to those who ask: they may before an answer could come
  if (state !== 'sending' || deps.clock().getTime() - since.getTime() > latestSendMs) return 'waits';
  const attempt = order.attempts + 1;
  const said = await sendTo(deps, pspId, (adapter, service) =>
    adapter.sendPayout(service, {
      ...{ orderId, attempt, method, currency: owner.currency, amountMinor },
      account: { bank: account.bankName, number: account.number, holder },
    }),
  );
  // what nobody was reached for goes elsewhere at once, or waits until its service is there again
  const isLast = nextRoute(routes, [...attempts, { pspId, refusalCode: notSentCode }]) === null;
  const word =
    said.state === 'refused' && said.code === notSentCode && isLast
      ? ({ state: 'unknown', why: 'nobody was reached' } as const)
      : said;
  if (word.state === 'unknown')
    deps.log.warn({ orderId, pspId, why: word.why }, 'a service gave no clear answer');
  const applied = await applyPayoutWord(deps, { pspId, orderId, attempt }, word, { messageId: null });
  return applied === 'moved' ? 'on' : 'waits';
}

/** The ways in which a site pays so much: its methods in their order, and of each the services that take something new. */
async function routesFor(
  deps: CashierDeps,
  { orderId, owner, amountMinor }: StoredWithdrawal,
): Promise<PayoutRoute[]> {
  const methods = await listMethods(deps.sql, owner, 'withdrawal');
  return methods.flatMap((method) =>
    rankRoutes(method, { amountMinor, seed: orderId }).map(({ pspId, pspMethod }) => ({
      ...{ methodId: method.methodId, pspId, pspMethod },
    })),
  );
}

async function giveBack(deps: CashierDeps, order: StoredWithdrawal): Promise<Gone> {
  const { orderId, owner, amountMinor } = order;
  const paidBy =
    order.state === 'bounced' ? (await listAttempts(deps.sql, orderId)).at(-1)?.pspId : undefined;
  const step =
    paidBy === undefined ? ({ step: 'release' } as const) : ({ step: 'bounce', pspId: paidBy } as const);
  const booking = deps.ledger.withdrawalPosting(step, { ...owner, orderKey: orderId, amountMinor });
  return goOn(deps, order, { to: 'returned', cause: 'given_back', booking });
}

async function wait(deps: CashierDeps, order: StoredWithdrawal): Promise<Gone> {
  const { state, changedAt, tries } = order;
  await scheduleWithdrawal(deps.sql, order, nextAt({ state, since: changedAt }, tries, deps.clock()));
  return 'waits';
}

async function move(
  deps: CashierDeps,
  from: StoredWithdrawal,
  step: Pick<WithdrawalStep, 'to' | 'cause' | 'booking'> & { readonly told?: WithdrawalStep['told'] },
): Promise<WithdrawalState | null> {
  return moveWithdrawal(deps.pool, { from, told: {}, ...step, ...timed(deps, step) });
}

/** Nobody else takes it up while its next step may be under way. */
function timed<Step extends Pick<WithdrawalStep, 'to' | 'cause'>>({ clock }: CashierDeps, step: Step) {
  const now = clock();
  // an approved one waits for nothing but the job
  const inMs = step.to === 'approved' ? 0 : leaseMs;
  const isLeft = step.to === 'review' || step.to === 'returned';
  const at = isLeft ? null : new Date(now.getTime() + inMs);
  return { ...step, actor: 'system' as const, messageId: null, now, nextAt: at };
}

/** Whoever was overtaken looks again, too. */
async function goOn(...asked: Parameters<typeof move>): Promise<Gone> {
  await move(...asked);
  return 'on';
}
