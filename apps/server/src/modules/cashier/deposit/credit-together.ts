import type pg from 'pg';
import type { Logger } from 'pino';
import { OverloadedError, createBatcher, type Clock } from '@halls/service';
import type { Ledger } from '#modules/ledger';
import { creditMany, findDeposits, type Credit } from './credit-together.repo.ts';
import type { StoredDeposit } from './deposit.repo.ts';
import { judgePayment } from './deposit.rules.ts';
import type { Payment, ReadMessage } from '../service/payment-adapter.ts';
import type { PaymentService } from '../service/payment-service.ts';
import type { NewMessage } from '../message/psp-message.repo.ts';

/**
 * False where nothing was done, and the message has to be kept and worked on by itself. Believed is what was read by the
 * keys of that service, as long as they are still its keys.
 */
export type CreditTogether = (
  service: PaymentService,
  message: NewMessage,
  read: Extract<ReadMessage, { kind: 'deposit' }>,
) => Promise<boolean>;

interface Told {
  readonly message: NewMessage;
  readonly orderId: string;
  readonly pspId: string;
  readonly version: string;
  readonly pspRef: string;
  readonly payment: Payment;
}

interface CreditDeps {
  readonly pool: pg.Pool;
  readonly ledger: Pick<Ledger, 'paidDepositBooking'>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * What nearly every message is, the money of a deposit that waits for it: those that come at the same moment are judged
 * by one reading, and kept and credited by one statement. All others are left.
 */
export function createCreditTogether(deps: CreditDeps): CreditTogether {
  const queue = createBatcher<Told, boolean>({
    run: (told) => creditAll(deps, told),
    // as bets are: a commit for many is worth more than a second connection for a few
    minShare: 16,
    minBeside: 8,
  });
  return async ({ pspId, version }, message, { orderId, word }) => {
    if (word.state !== 'succeeded') return false;
    const [payment, another] = word.payments;
    if (!payment || another) return false;
    try {
      return await queue.submit({ message, orderId, pspId, version, pspRef: word.pspRef, payment });
    } catch (error) {
      if (error instanceof OverloadedError) throw error;
      // by itself it is kept first, and then shows what is wrong with it
      deps.log.warn(
        { err: error, pspId, messageId: message.messageId },
        'a message was not credited with others',
      );
      return false;
    }
  };
}

async function creditAll(deps: CreditDeps, told: readonly Told[]): Promise<boolean[]> {
  const deposits = await findDeposits(deps.pool, told);
  const credits = new Map<string, Credit>();
  const places = told.map((one, place) => {
    const credit = creditOf(deps, one, deposits[place] ?? null);
    // a second one for the same order has to see what the first one made of it
    if (!credit || credits.has(one.orderId)) return null;
    credits.set(one.orderId, credit);
    return credit;
  });
  if (credits.size === 0) return places.map(() => false);
  const credited = await creditMany(deps.pool, [...credits.values()], deps.clock());
  return places.map((credit) => credit !== null && credited.has(credit.orderId));
}

function creditOf(
  { ledger }: CreditDeps,
  { message, orderId, pspId, pspRef, payment }: Told,
  deposit: StoredDeposit | null,
): Credit | null {
  const judgement = deposit && judgePayment(deposit, payment);
  if (!deposit || judgement?.kind !== 'move' || judgement.to !== 'credited') return null;
  const { owner, state: fromState } = deposit;
  const { amountMinor } = payment;
  const booking = ledger.paidDepositBooking(owner, { orderKey: orderId, pspId, amountMinor });
  return { orderId, owner, fromState, cause: judgement.cause, pspRef, payment, booking, message };
}
