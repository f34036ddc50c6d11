import type { CashierDeps } from './cashier.deps.ts';
import type { DepositWord, PaymentAdapter, PayoutWord } from './payment-adapter.ts';
import { findService } from './payment-service.repo.ts';
import type { PaymentService } from './payment-service.ts';

/** Asks a service something. Whatever is thrown on the way is no answer: it may have happened. */
export async function speakTo<Word extends DepositWord | PayoutWord>(
  deps: CashierDeps,
  pspId: string,
  ask: (adapter: PaymentAdapter, service: PaymentService) => Promise<Word>,
): Promise<Word | { readonly state: 'unknown'; readonly why: string }> {
  try {
    const service = await findService(deps, pspId);
    const adapter = service && adapterOf(deps, service);
    if (!adapter) return { state: 'unknown', why: 'the service is not set up' };
    const word = await ask(adapter, service);
    await deps.noteHealth(pspId, word);
    return word;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const word = { state: 'unknown', why } as const;
    await deps.noteHealth(pspId, word);
    return word;
  }
}

export function adapterOf({ adapters }: CashierDeps, service: PaymentService): PaymentAdapter | null {
  return Object.hasOwn(adapters, service.adapter) ? (adapters[service.adapter] ?? null) : null;
}
