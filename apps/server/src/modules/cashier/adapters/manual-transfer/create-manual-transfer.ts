import type { DepositWord, PaymentAdapter, PayoutWord } from '../../service/payment-adapter.ts';
import type { PaymentService } from '../../service/payment-service.ts';

/** So long a member is shown where to transfer to. What comes later is credited all the same. */
const openForMs = 24 * 60 * 60_000;

const noPayouts: PayoutWord = { state: 'refused', code: 'NO_PAYOUTS', cameBack: false };

/**
 * A bank account of the house's that members transfer to by themselves. Nobody is called: the order's number stands on the
 * transfer, and the bank's statement says what came.
 */
export function createManualTransfer({ nowMs }: { readonly nowMs: () => number }): PaymentAdapter {
  function instruct({ payee, pspId }: PaymentService, orderId: string): DepositWord {
    if (!payee) throw new Error(`the service ${pspId} has no account to transfer to`);
    return {
      state: 'pending',
      pspRef: orderId,
      isPaying: false,
      instruction: { kind: 'bank', ...payee, reference: orderId, exact_amount: false },
      expiresAt: new Date(nowMs() + openForMs),
    };
  }
  return {
    saysByStatement: true,
    openDeposit: async (service, { orderId }) => instruct(service, orderId),
    askDeposit: async (service, orderId) => instruct(service, orderId),
    // nobody is there to be asked for it: certain, and for ever
    sendPayout: async () => noPayouts,
    askPayout: async () => noPayouts,
    // no bank sends any
    readMessage: async () => ({ kind: 'untrusted', distrust: 'SYNTAX', orderId: null }),
    close: async () => {},
  };
}
