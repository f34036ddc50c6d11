import type { CashierDeps } from './cashier.deps.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import { findService } from './payment-service.repo.ts';
import type { PaymentService } from './payment-service.ts';

/** Asks a service something. Whatever is thrown on the way is no answer: it may have happened. */
export async function speakTo<Word>(
  deps: CashierDeps,
  pspId: string,
  ask: (adapter: PaymentAdapter, service: PaymentService) => Promise<Word>,
): Promise<Word | { readonly state: 'unknown'; readonly why: string }> {
  try {
    const service = await findService(deps, pspId);
    const adapter = service && adapterOf(deps, service);
    return adapter ? await ask(adapter, service) : { state: 'unknown', why: 'the service is not set up' };
  } catch (error) {
    return { state: 'unknown', why: error instanceof Error ? error.message : String(error) };
  }
}

export function adapterOf({ adapters }: CashierDeps, service: PaymentService): PaymentAdapter | null {
  return Object.hasOwn(adapters, service.adapter) ? (adapters[service.adapter] ?? null) : null;
}
